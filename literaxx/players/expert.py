# SPDX-License-Identifier: GPL-3.0-or-later
"""The computer player Expert: what Strong likes best, tried out against likely replies."""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable, Sequence

from literaxx.match import commands as cmd
from literaxx.match.state import MatchState
from literaxx.model.chance import Chance
from literaxx.model.tiles import BLANK
from literaxx.model.variant import EndCount, Variant
from literaxx.model.wordgraph import WordGraph
from literaxx.players.answers import answer_of
from literaxx.players.endgame import Endgame
from literaxx.players.equity import Deed, Spot
from literaxx.players.field import Field
from literaxx.players.kept import SCALE
from literaxx.players.leaves import LeaveTable
from literaxx.players.movegen import Moves
from literaxx.players.playout import Playouts
from literaxx.players.position import CODES
from literaxx.players.static import StaticTiles

CANDIDATES = 12
ROUNDS = 8
"""Draws of the unseen tiles between two looks at which of the candidates are left."""
UNLIKELY = 2.0
"""A candidate is left out when it trails by more than so many standard errors."""
SPREAD = 5.0
"""The lead decides a game by odds of e for each so many points, times the root of the number of
tiles to come."""


class SimulatingTiles:
    """Plays a crossword game by trying the best few deeds out.

    A playout deals the tiles that nobody has seen yet, lets the others reply and moves once more,
    all as Strong would; when the bag is nearly empty, it goes on to the end. Candidates are
    compared on the same deals by the chance to win, and those that fall behind are left out. With
    the bag empty and one opponent the rest is searched instead.
    """

    def __init__(
        self, variant: Variant, graph: WordGraph, table: LeaveTable, playouts: int
    ) -> None:
        """A player of a variant.

        Args:
            variant: The game.
            graph: The words he knows.
            table: What he values tiles by.
            playouts: How many of them he makes in a turn at most.
        """
        self._static = StaticTiles(variant, graph, table)
        self._judge = self._static.judge
        generator = self._judge.generator
        self._endgame = Endgame(generator)
        self._most = playouts
        self._can_search = variant.switches.end_count is EndCount.GAIN_AND_LOSE
        code = graph.alphabet.code
        self._all = array("i", bytes(4 * (CODES + 1)))
        for tile in variant.tiles.tiles:
            self._all[0 if tile == BLANK else code(tile)] += 1
        tiles = len(variant.tiles.tiles)
        field = Field(generator.search, self._judge.kept, generator.setting, tiles)
        self._playouts = Playouts(field, tiles)
        self._rack_size = variant.switches.rack_size

    def choose(
        self, view: MatchState, seat: int, entropy: int, is_stopped: Callable[[], bool]
    ) -> cmd.Command:
        """His command, see `Strategy`."""
        answer = answer_of(view, self._static.words)
        if answer is not None:
            return answer
        spot = self._static.spot(view, seat)
        moves, deeds = self._judge.ranked(spot, CANDIDATES)
        unseen = self._unseen(view, spot)
        if not spot.bag and len(view.table.racks) == 2 and self._can_search:
            deed = self._searched(spot, moves, unseen, is_stopped) or deeds[0]
        else:
            others = [len(view.table.racks[other]) for other in view.opponents(seat)]
            self._playouts.begin(
                spot.position.tiles,
                spot.position.worths,
                spot.position.rack,
                array("i", others),
                spot.bag <= self._rack_size,
            )
            trial = Trial(self._playouts, moves, deeds, self._odds(view, seat, unseen))
            deed = trial.best(unseen, Chance(entropy), self._most, is_stopped)
        return self._static.command(view, moves, deed)

    def _unseen(self, view: MatchState, spot: Spot) -> list[int]:
        """The tiles that the player does not see, in the order of their codes."""
        counts = [has - own for has, own in zip(self._all, spot.position.rack, strict=True)]
        code = self._static.words.alphabet.code
        for tile in view.table.board.cells:
            if tile is not None:
                counts[0 if tile.is_blank else code(tile.letter)] -= 1
        return [code for code, count in enumerate(counts) for _ in range(count)]

    def _odds(self, view: MatchState, seat: int, unseen: Sequence[int]) -> Callable[[int], float]:
        """What a playout of so many hundredths of a point is good for: roughly a chance to win."""
        scores = view.table.scores
        lead = scores[seat] - max(scores[other] for other in view.opponents(seat))
        spread = SPREAD * math.sqrt(max(1, len(unseen) - self._rack_size))

        def odds(worth: int) -> float:
            return 0.5 + 0.5 * math.tanh((lead + worth / SCALE) / spread / 2)

        return odds

    def _searched(
        self, spot: Spot, moves: Moves, unseen: list[int], is_stopped: Callable[[], bool]
    ) -> Deed | None:
        """What the search of the end says; None when it had no time."""
        theirs = array("i", bytes(4 * (CODES + 1)))
        for code in unseen:
            theirs[code] += 1
        line = self._endgame.best(spot.position, moves, theirs, self._most, is_stopped)
        return None if line is None else Deed(line.gain, line.index)


class Trial:
    """Compares a few deeds by playouts."""

    def __init__(
        self,
        playouts: Playouts,
        moves: Moves,
        deeds: Sequence[Deed],
        odds: Callable[[int], float],
    ) -> None:
        """A trial of some deeds, the most promising first.

        Args:
            playouts: Turned to the position.
            moves: What the deeds are among.
            deeds: The candidates.
            odds: What the result of a playout is good for.
        """
        self._playouts = playouts
        self._packed = moves.packed
        self._deeds = deeds
        self._gone = [array("i", deed.exchanged) for deed in deeds]
        self._odds = odds
        self._results: list[list[float]] = [[] for _ in deeds]

    def best(
        self, unseen: Sequence[int], chance: Chance, most: int, is_stopped: Callable[[], bool]
    ) -> Deed:
        """The deed that does best.

        Args:
            unseen: The tiles that the player does not see.
            chance: Deals them.
            most: How many playouts are made at most.
            is_stopped: Becomes true when there is no more time.
        """
        left = list(range(len(self._deeds)))
        made = rounds = 0
        while len(left) > 1 and made + len(left) <= most and not is_stopped():
            hidden = array("i", chance.shuffled(unseen))
            for place in left:
                self._results[place].append(self._odds(self._played(place, hidden)))
            made += len(left)
            rounds += 1
            if rounds % ROUNDS == 0:
                left = self._remaining(left)
        return self._deeds[max(left, key=lambda place: sum(self._results[place]))]

    def _played(self, place: int, hidden: array[int]) -> int:
        index = self._deeds[place].index
        if index >= 0:
            return self._playouts.play(hidden, self._packed, index)
        return self._playouts.exchange(hidden, self._gone[place])

    def _remaining(self, left: list[int]) -> list[int]:
        """Those that may still be the best; they have met the same deals."""
        leader = max(left, key=lambda place: sum(self._results[place]))
        return [place for place in left if place == leader or not self._trails(place, leader)]

    def _trails(self, place: int, leader: int) -> bool:
        one, two = self._results[leader], self._results[place]
        gaps = [ahead - behind for ahead, behind in zip(one, two, strict=True)]
        count = len(gaps)
        mean = sum(gaps) / count
        variance = sum((gap - mean) ** 2 for gap in gaps) / (count - 1)
        return mean > UNLIKELY * math.sqrt(variance / count)
