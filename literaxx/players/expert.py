# SPDX-License-Identifier: GPL-3.0-or-later
"""The computer player Expert: what Strong likes best, tried out against likely replies."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence

from literaxx.match import commands as cmd
from literaxx.match.state import MatchState
from literaxx.model.chance import Chance
from literaxx.model.tiles import BLANK
from literaxx.model.variant import EndCount, Variant
from literaxx.model.wordgraph import WordGraph
from literaxx.players.answers import answer_of
from literaxx.players.bare import with_move
from literaxx.players.endgame import Endgame
from literaxx.players.equity import Deed, Spot
from literaxx.players.leaves import LeaveTable, tiles_of
from literaxx.players.movegen import Moves
from literaxx.players.position import CODES, Position
from literaxx.players.static import StaticTiles

CANDIDATES = 10
ROUND = 4
"""Playouts of each candidate between two looks at which of them is left."""
POSITIONS = 10
"""Positions of an endgame that stand for one playout."""


class Unseen:
    """What a player does not see, as it may be: the racks of the others and the bag."""

    def __init__(self, racks: Sequence[array[int]], bag: list[int]) -> None:
        """Racks in the order of turns, and the bag, drawn from its end."""
        self.racks = racks
        self.bag = bag


class SimulatingTiles:
    """Plays a crossword game by trying the best few deeds out.

    A playout draws the tiles that nobody has seen yet, lets the others reply and moves once more,
    all as Strong would. Candidates are compared on the same draws, and the worse half of them is
    left out again and again. With the bag empty and one opponent the rest is searched instead.
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
        self._setting = self._judge.generator.setting
        self._endgame = Endgame(self._judge.generator)
        self._playouts = playouts
        self._can_search = variant.switches.end_count is EndCount.GAIN_AND_LOSE
        code = graph.alphabet.code
        self._all = array("i", bytes(4 * (CODES + 1)))
        for tile in variant.tiles.tiles:
            self._all[0 if tile == BLANK else code(tile)] += 1

    def choose(
        self, view: MatchState, seat: int, entropy: int, is_stopped: Callable[[], bool]
    ) -> cmd.Command:
        """His command, see `Strategy`."""
        answer = answer_of(view, self._static.words)
        if answer is not None:
            return answer
        spot = self._static.spot(view, seat)
        moves, deeds = self._judge.ranked(spot, CANDIDATES)
        racks = view.table.racks
        others = [len(racks[other]) for other in view.opponents(seat)]
        unseen = self._unseen(view, spot)
        if not spot.bag and len(racks) == 2 and self._can_search:
            deed = self._searched(spot, moves, unseen, is_stopped) or deeds[0]
        elif len(deeds) > 1:
            chance = Chance(entropy)
            deed = self._tried(spot, moves, deeds, unseen, others, chance, is_stopped)
        else:
            deed = deeds[0]
        return self._static.command(view, moves, deed)

    def _unseen(self, view: MatchState, spot: Spot) -> list[int]:
        """The tiles that the player does not see, in the order of their codes."""
        counts = [has - own for has, own in zip(self._all, spot.position.rack, strict=True)]
        code = self._static.words.alphabet.code
        for tile in view.table.board.cells:
            if tile is not None:
                counts[0 if tile.is_blank else code(tile.letter)] -= 1
        return [code for code, count in enumerate(counts) for _ in range(count)]

    def _searched(
        self, spot: Spot, moves: Moves, unseen: list[int], is_stopped: Callable[[], bool]
    ) -> Deed | None:
        """What the search of the end says; None when it had no time."""
        positions = self._playouts * POSITIONS
        line = self._endgame.best(spot.position, moves, counted(unseen), positions, is_stopped)
        return None if line is None else Deed(line.gain, line.index)

    def _tried(
        self,
        spot: Spot,
        moves: Moves,
        deeds: list[Deed],
        unseen: list[int],
        others: list[int],
        chance: Chance,
        is_stopped: Callable[[], bool],
    ) -> Deed:
        """The deed that does best in playouts."""
        sums = [0.0] * len(deeds)
        left = list(range(len(deeds)))
        rounds = made = 0
        # So many halvings leave one; each gets the same part of the playouts.
        stages = max(1, (len(deeds) - 1).bit_length())
        stage = 1
        while len(left) > 1 and made < self._playouts and not is_stopped():
            hidden = chance.shuffled(unseen)
            for place in left:
                sums[place] += self._playout(spot, moves, deeds[place], hidden, others)
            made += len(left)
            rounds += 1
            if rounds % ROUND == 0 and made >= self._playouts * stage // stages:
                stage += 1
                left = sorted(left, key=lambda place: -sums[place])[: (len(left) + 1) // 2]
        if not rounds:
            return deeds[0]
        return deeds[max(left, key=lambda place: sums[place])]

    def _playout(
        self, spot: Spot, moves: Moves, deed: Deed, hidden: Sequence[int], others: Sequence[int]
    ) -> float:
        """What a deed brings until after the player's next turn, less what the others get."""
        racks, at = [], 0
        for size in others:
            racks.append(counted(hidden[at : at + size]))
            at += size
        unseen = Unseen(racks, list(hidden[at:]))
        position, value = self._done(spot, moves, deed, unseen)
        own = position.rack
        if not any(own):
            return value + spot.others * (1 + 1 / len(racks))
        for place, rack in enumerate(racks):
            theirs = self._spot(position, rack, own, unseen, place)
            options, reply = self._judge.best(theirs)
            after, points = self._done(theirs, options, reply, unseen)
            racks[place] = after.rack
            position = Position(after.tiles, after.worths, own)
            if not any(after.rack):
                burden = self._worth(own)
                return value - (points + burden) / len(racks) - burden
            value -= (reply.equity if theirs.bag else points) / len(racks)
        last = self._spot(position, own, own, unseen, -1)
        return value + self._judge.best(last)[1].equity

    def _spot(
        self, position: Position, rack: array[int], own: array[int], unseen: Unseen, place: int
    ) -> Spot:
        """The turn of somebody in a playout: at a place among the others, or the player's own."""
        others = sum(self._setting.values[code] for code in unseen.bag)
        others += sum(self._worth(each) for at, each in enumerate(unseen.racks) if at != place)
        if place >= 0:
            others += self._worth(own)
        return Spot(
            Position(position.tiles, position.worths, rack),
            bag=len(unseen.bag),
            others=others,
            seats=len(unseen.racks) + 1,
            exchange=0,
        )

    def _done(self, spot: Spot, moves: Moves, deed: Deed, unseen: Unseen) -> tuple[Position, float]:
        """The position after a deed, the rack filled up, and the points of it."""
        points = 0
        position = spot.position
        if deed.index >= 0:
            position = with_move(self._setting, position, moves, deed.index)
            points = moves.points(deed.index)
        gone = [code for code, count in tiles_of(deed.exchanged) for _ in range(count)]
        rack = position.rack[:]
        for code in gone:
            rack[code] -= 1
        for _ in range(min(self._setting.rack_size - sum(rack), len(unseen.bag))):
            rack[unseen.bag.pop()] += 1
        unseen.bag[:0] = gone
        return Position(position.tiles, position.worths, rack), points

    def _worth(self, rack: array[int]) -> int:
        return sum(
            self._setting.values[code] * rack[code] for code in range(1, CODES) if rack[code]
        )


def counted(codes: Sequence[int]) -> array[int]:
    """How many tiles of each code."""
    counts = array("i", bytes(4 * (CODES + 1)))
    for code in codes:
        counts[code] += 1
    return counts
