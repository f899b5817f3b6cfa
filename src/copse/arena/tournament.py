"""Tournaments: agents meet equally often at every table, in every seat and with every faction."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, product
from typing import Final, TypeVar

from copse.arena.matches import Match, by_seat, seed_of
from copse.games import find
from copse.kernel.errors import BadSetup, suggest
from copse.kernel.tasks import Json

T = TypeVar("T")
Seating = tuple[str, ...]


def round_robin(agents: Sequence[str], players: int) -> list[Seating]:
    """Return every group of different agents, rotated around the table.

    >>> round_robin(["a", "b", "c"], 2)
    [('a', 'b'), ('b', 'a'), ('a', 'c'), ('c', 'a'), ('b', 'c'), ('c', 'b')]
    """
    if len(agents) < players:
        raise BadSetup(
            f"{len(agents)} agents cannot fill {players} seats; add agents, or "
            "let one play several seats by --plan rotation"
        )
    return turned_groups(agents, players)


def rotation(agents: Sequence[str], players: int) -> list[Seating]:
    """Return every assignment of these agents to the seats, except those with a single agent.

    >>> rotation(["a", "b"], 3)
    [('a', 'a', 'b'), ('a', 'b', 'a'), ('a', 'b', 'b'), ('b', 'a', 'a'), ('b', 'a', 'b'), ('b', 'b', 'a')]
    """
    return [seating for seating in product(agents, repeat=players) if players == 1 or len(set(seating)) > 1]


PLANS: Final[Mapping[str, Callable[[Sequence[str], int], list[Seating]]]] = {
    "round-robin": round_robin,
    "rotation": rotation,
}


def usual_plan(agents: Sequence[str], players: int) -> str:
    """Return the plan that fills all seats: agents play several seats only if there are too few of them."""
    return "round-robin" if len(agents) >= players else "rotation"


def turned_groups(things: Sequence[T], size: int) -> list[tuple[T, ...]]:
    """Return every group of this size, rotated so that each member comes first once."""
    return [turn for group in combinations(things, size) for turn in turns_of(group)]


def turns_of(things: Sequence[T]) -> list[tuple[T, ...]]:
    """Return all rotations of a sequence."""
    return [(*things[shift:], *things[:shift]) for shift in range(len(things))]


def bots_in(game: str, factions: Sequence[str]) -> list[str]:
    """Return the bots among the factions, with the options in their names."""
    machines = [name for option in find(game).options.values() for name in option.machines]
    return [name for name in factions if name.partition(":")[0] in machines]


@dataclass(frozen=True)
class Tournament:
    """A tournament. In each round every seating plays at every table once.

    `tables` are the options of the games. `players` does not count bots.
    """

    game: str
    tables: Sequence[Mapping[str, Json]]
    agents: Sequence[str]
    players: int
    rounds: int
    seed: int
    plan: str = "round-robin"

    @cached_property
    def seatings(self) -> list[Seating]:
        if self.plan not in PLANS:
            raise BadSetup(f"there is no plan '{self.plan}'{suggest(self.plan, PLANS)}")
        if len(set(self.agents)) < max(2, len(self.agents)):
            raise BadSetup("a tournament needs at least two agents, each named once")
        return PLANS[self.plan](self.agents, self.players)

    @property
    def games(self) -> int:
        """The number of games: each round plays every seating at every table."""
        return self.rounds * len(self.tables) * len(self.seatings)

    def match(self, number: int) -> Match:
        """Return the match with this number, from 0."""
        rest, seating = divmod(number, len(self.seatings))
        table = self.tables[rest % len(self.tables)]
        agents = by_seat(self.game, table, self.seatings[seating])
        return Match(number, self.game, table, agents, seed_of(self.seed, number))


def tables_of(
    game: str, options: Mapping[str, Json], maps: Sequence[str], factions: Sequence[str], players: int
) -> list[dict[str, Json]]:
    """Return the tables of a tournament. Raises BadSetup.

    They combine every map with every group of factions, rotated so that each faction plays first. Bots play at every
    table.
    """
    bots = bots_in(game, factions)
    meeting = [name for name in factions if name not in bots]
    if factions and len(meeting) < players:
        raise BadSetup(f"{players} players need {players} or more factions, not {', '.join(meeting)}")
    boards: list[dict[str, Json]] = [{"map": name} for name in maps]
    orders: list[dict[str, Json]] = []
    for group in combinations(meeting, players) if factions else ():
        present = [name for name in factions if name in bots or name in group]
        orders += [{"factions": list[Json](order)} for order in turns_of(present)]
    return [{**options, **board, **order} for board in boards or [{}] for order in orders or [{}]]
