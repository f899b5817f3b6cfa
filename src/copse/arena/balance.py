"""Balance: how the games on a map or with a deck of the players' own went, to be compared with the printed one.

`copse simulate --balance` plays both and writes them on one page (`report/balance.py`)."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from typing import Self

from copse.arena.accumulators import Accumulator
from copse.arena.matches import Result, Taken
from copse.arena.statistics import Tally, parts
from copse.games import AnyGame
from copse.kernel.bits import members
from copse.kernel.tasks import Json
from copse.root.board import Board
from copse.root.setup import home_corner
from copse.root.state import NONE, Woodland


class Balance(Accumulator):
    """Wins by faction and by corner, the length of games, points by source, and where players fought and ruled."""

    on_page = True

    def __init__(self) -> None:
        self.games = 0
        self.board: Board | None = None
        self.factions: defaultdict[str, Tally] = defaultdict(Tally)
        self.corners: defaultdict[int, Tally] = defaultdict(Tally)
        self.turns: list[int] = []
        self.sources: defaultdict[str, Counter[str]] = defaultdict(Counter)  # points by faction and paragraph
        self.battles: Counter[int] = Counter()  # by clearing
        self.ruled: Counter[int] = Counter()  # turns at whose end somebody ruled, by clearing
        self._turn = 0

    def see(self, game: AnyGame, taken: Taken) -> None:
        state = game.state
        if isinstance(state, Woodland) and taken.turn != self._turn:
            self._turn = taken.turn
            for clearing in members(state.map.everywhere):
                self.ruled[clearing] += state.ruler[clearing] != NONE

    def take(self, result: Result) -> None:
        state = result.game.state
        if not isinstance(state, Woodland):
            return
        row = result.row
        self.games += 1
        self.board = state.map
        self.turns.append(row.turns)
        for seat, won in enumerate(parts(row)):
            played, points = state.rules.names[seat], row.points[seat]
            tally = Tally(1, won, points or 0, points is None)
            self.factions[played].add(tally)
            corner = home_corner(state, seat)
            if corner != NONE:
                self.corners[corner].add(tally)
        for event in result.game.events:
            if event.what == "scored" and int(event.args["points"]) > 0:
                seat = int(event.args["seat"])
                self.sources[state.rules.names[seat]][event.law] += int(event.args["points"])
            elif event.what == "battled":
                self.battles[int(event.args["clearing"])] += 1

    def merge(self, other: Self) -> None:
        self.games += other.games
        self.board = self.board or other.board
        self.turns += other.turns
        for name, tally in other.factions.items():
            self.factions[name].add(tally)
        for corner, tally in other.corners.items():
            self.corners[corner].add(tally)
        for name, points in other.sources.items():
            self.sources[name].update(points)
        self.battles.update(other.battles)
        self.ruled.update(other.ruled)

    def tell(self) -> Json:
        return {
            "games": self.games,
            "factions": {name: tally.tell() for name, tally in sorted(self.factions.items())},
            "corners": {str(corner): tally.tell() for corner, tally in sorted(self.corners.items())},
            "turns": list[Json](self.turns),
            "points": {name: dict[str, Json](points) for name, points in sorted(self.sources.items())},
            "battles": _by_clearing(self.battles),
            "ruled": _by_clearing(self.ruled),
        }

    def points_per_game(self, faction: str, law: str) -> float:
        """The mean points that a faction scored by a paragraph in a game."""
        return self.sources[faction][law] / max(1, self.factions[faction].tries)

    @property
    def all_turns(self) -> int:
        return sum(self.turns)


def _by_clearing(counts: Mapping[int, int]) -> dict[str, Json]:
    return {str(clearing): number for clearing, number in sorted(counts.items())}


def heat(counts: Mapping[int, int]) -> dict[int, float]:
    """Counts by clearing as shades: the largest is 1, the smallest 0."""
    least, most = min(counts.values(), default=0), max(counts.values(), default=0)
    return {clearing: (number - least) / max(1, most - least) for clearing, number in counts.items()}


def sources_of(balances: Iterable[Balance], faction: str) -> list[str]:
    """The paragraphs by which a faction scored in any of these, those with most points first."""
    total: Counter[str] = Counter()
    for balance in balances:
        total.update({law: round(1000 * balance.points_per_game(faction, law)) for law in balance.sources[faction]})
    return [law for law, _ in total.most_common()]
