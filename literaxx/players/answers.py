# SPDX-License-Identifier: GPL-3.0-or-later
"""How a computer player answers: to an undo request, and to a word that is judged."""

from __future__ import annotations

from literaxx.match import commands as cmd
from literaxx.match.state import Composing, Judging, MatchState
from literaxx.model.chance import Chance
from literaxx.model.wordgraph import WordGraph
from literaxx.players.vocabulary import Vocabulary

TURN_WORTH = 20
"""Points that a turn lost by a wrong check would have brought, roughly."""
DOUBT = 0.25
"""How likely an unknown word that looks right is held to be none, once it is doubted; for one that
looks wrong it is more, up to certainty."""


def answer_of(view: MatchState, words: WordGraph) -> cmd.Command | None:
    """The answer of a player who knows all words, None when he is to move.

    He agrees to every undo and checks exactly what is no word.
    """
    if view.poll is not None:
        return cmd.AnswerUndo(view.poll.request_id, agree=True)
    match view.phase:
        case Judging(proposal_id=proposal_id, score=score):
            if all(word.word in words for word in score.words):
                return cmd.Accept(proposal_id)
            return cmd.Check(proposal_id)
        case Composing():
            return None
        case phase:
            raise AssertionError(phase)


def unsure_answer_of(
    view: MatchState, known: Vocabulary, trust: int, entropy: int
) -> cmd.Command | None:
    """The answer of a player who does not know all words, None when he is to move.

    He accepts words that he knows. A word that he does not know he may take on trust if it looks
    right. Otherwise he weighs what a check may gain, the points of the play, against what a
    wrong one costs, a turn where that is the rule.

    Args:
        view: The match as he sees it.
        known: The words he knows.
        trust: How often he believes in a word that looks right, in percent.
        entropy: Chance.
    """
    if view.poll is not None or not isinstance(view.phase, Judging):
        return answer_of(view, known.all)
    proposal = view.phase
    unknown = [word.word for word in proposal.score.words if not known.contains(word.word)]
    strange = max((known.strangeness(word) for word in unknown), default=0.0)
    if not unknown or (not strange and Chance(entropy).below(100) < trust):
        return cmd.Accept(proposal.proposal_id)
    doubt = DOUBT + (1 - DOUBT) * strange
    price = TURN_WORTH if view.setup.options.wrong_check_penalty else 0
    if doubt * proposal.score.points > (1 - doubt) * price:
        return cmd.Check(proposal.proposal_id)
    return cmd.Accept(proposal.proposal_id)
