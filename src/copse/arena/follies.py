"""Follies: how often agents make moves in Root that people would call foolish.

`copse simulate root --collect follies` counts them. An agent's options are judged in the real game. A missed win counts
even if it needs a hidden card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from copse.agents.root.sense import ON_THE_WAY, STACKS, fights_leader, in_reach, scores, stop_among, wins
from copse.arena.accumulators import Accumulator
from copse.arena.matches import Result, Taken
from copse.games import AnyGame
from copse.kernel.actions import Action
from copse.kernel.tasks import Json
from copse.root.actions import GO
from copse.root.state import Woodland

GAMES, MOVES, BACK, HELD, MISSED, LEFT, TURNS, SPARED = (
    "games",
    "moves",
    "moves_back",
    "wins_at_hand",
    "wins_missed",
    "points_left",
    "turns_with_leader",
    "leader_spared",
)
FIGURES: Final[Mapping[str, str]] = {
    MOVES: "moves of warriors and pawns",
    BACK: "moves back along the path just taken, in the same turn, although the seat could have stopped",
    HELD: "decisions with a choice that certainly wins",
    MISSED: "of these, decisions with another choice",
    LEFT: "stops although points were available at no cost",
    TURNS: "turns in which a rival close to winning could be attacked at fair odds",
    SPARED: "of these, turns without an attack on such a rival",
}


class Follies(Accumulator):
    """Counts by agent, over all its games."""

    def __init__(self) -> None:
        self.counts: dict[str, Counter[str]] = {}
        self._seats: dict[int, Counter[str]] = {}
        self._before: Woodland | None = None
        self._turn = 0
        self._path: list[tuple[int, int]] = []  # the moves of the seat since its last other action
        self._chance, self._fought = (
            set[int](),
            set[int](),
        )  # seats that could attack the leader this turn, and seats that did

    def see(self, game: AnyGame, taken: Taken) -> None:
        state, before = game.state, self._before
        if not isinstance(state, Woodland):
            return
        if before is not None:
            self._look(before, taken)
        if game.over or state.turns != self._turn:
            self._end_turn(state.turns)
        self._before = None if game.over else state.copy()

    def _look(self, before: Woodland, taken: Taken) -> None:
        seat, action, options = taken.choice.seat, taken.action, taken.choice.actions
        counts = self._seats.setdefault(seat, Counter())
        if len(options) == 1:
            return
        idle = stop_among(options)
        self._walk(before, seat, action, counts, idle is not None)
        if in_reach(before, seat) and any(wins(before, seat, option) for option in options):
            counts[HELD] += 1
            counts[MISSED] += not wins(before, seat, action)
        if action is idle and any(scores(before, seat, option, idle) for option in options):
            counts[LEFT] += 1
        if any(fights_leader(before, seat, option) for option in options):
            self._chance.add(seat)
        if fights_leader(before, seat, action):
            self._fought.add(seat)

    def _walk(self, before: Woodland, seat: int, action: Action, counts: Counter[str], free: bool) -> None:
        if action.verb in STACKS:
            step = action.args[0], action.args[1]
        elif action.verb is GO:
            step = before.pawns[seat], action.args[0]
        else:
            if action.verb not in ON_THE_WAY:
                self._path.clear()
            return
        counts[MOVES] += 1
        counts[BACK] += free and step[::-1] in self._path
        self._path.append(step)

    def _end_turn(self, turn: int) -> None:
        for seat in self._chance:
            self._seats[seat][TURNS] += 1
            self._seats[seat][SPARED] += seat not in self._fought
        self._turn = turn
        self._path.clear()
        self._chance.clear()
        self._fought.clear()

    def take(self, result: Result) -> None:
        self._before = None
        for seat, agent in enumerate(result.row.agents):
            if agent:
                counts = self.counts.setdefault(agent, Counter())
                counts.update(self._seats.get(seat, Counter()))
                counts[GAMES] += 1

    def merge(self, other: Follies) -> None:
        for agent, counts in other.counts.items():
            self.counts.setdefault(agent, Counter()).update(counts)

    def tell(self) -> Json:
        return {
            agent: {GAMES: counts[GAMES], **{name: counts[name] for name in FIGURES}}
            for agent, counts in sorted(self.counts.items())
        }
