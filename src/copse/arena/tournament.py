"""Tournaments: agents meet at every table, in every seat and with every faction, the same number of times."""

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
    """Every group of different agents, turned round the table.

    >>> round_robin(["a", "b", "c"], 2)
    [('a', 'b'), ('b', 'a'), ('a', 'c'), ('c', 'a'), ('b', 'c'), ('c', 'b')]
    """
    if len(agents) < players:
        raise BadSetup(
            f"{len(agents)} agents cannot fill {players} seats without sitting down twice, which --plan rotation allows"
        )
    return turned_groups(agents, players)


def rotation(agents: Sequence[str], players: int) -> list[Seating]:
    """Every way to fill the seats with these agents, but for those with one agent alone in several.

    >>> rotation(["a", "b"], 3)
    [('a', 'a', 'b'), ('a', 'b', 'a'), ('a', 'b', 'b'), ('b', 'a', 'a'), ('b', 'a', 'b'), ('b', 'b', 'a')]
    """
    return [seating for seating in product(agents, repeat=players) if players == 1 or len(set(seating)) > 1]


PLANS: Final[Mapping[str, Callable[[Sequence[str], int], list[Seating]]]] = {
    "round-robin": round_robin,
    "rotation": rotation,
}


def turned_groups(things: Sequence[T], size: int) -> list[tuple[T, ...]]:
    """Every group of so many different things, each turned so that everything comes first once."""
    return [turn for group in combinations(things, size) for turn in turns_of(group)]


def turns_of(things: Sequence[T]) -> list[tuple[T, ...]]:
    """The things in their order, turned so that each comes first once."""
    return [(*things[shift:], *things[:shift]) for shift in range(len(things))]


def bots_in(game: str, factions: Sequence[str]) -> list[str]:
    """Those that play by themselves, however they are named."""
    machines = [name for option in find(game).options.values() for name in option.machines]
    return [name for name in factions if name.partition(":")[0] in machines]


@dataclass(frozen=True)
class Tournament:
    """In a round every seating plays at every table once. `tables` are the options of the games, each with so many
    `players`, beside whom bots may sit."""

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
            raise BadSetup("a tournament needs two or more agents, each named once")
        return PLANS[self.plan](self.agents, self.players)

    @property
    def games(self) -> int:
        return self.rounds * len(self.tables) * len(self.seatings)

    def match(self, number: int) -> Match:
        rest, seating = divmod(number, len(self.seatings))
        table = self.tables[rest % len(self.tables)]
        agents = by_seat(self.game, table, self.seatings[seating])
        return Match(number, self.game, table, agents, seed_of(self.seed, number))


def tables_of(
    game: str, options: Mapping[str, Json], maps: Sequence[str], factions: Sequence[str], players: int
) -> list[dict[str, Json]]:
    """The tables of a tournament: every map with every group of so many factions, turned so that each plays first. The
    bots among the factions are at every table."""
    bots = bots_in(game, factions)
    meeting = [name for name in factions if name not in bots]
    if factions and len(meeting) < players:
        raise BadSetup(f"{players} players need as many factions, not {', '.join(meeting)}")
    boards: list[dict[str, Json]] = [{"map": name} for name in maps]
    orders: list[dict[str, Json]] = []
    for group in combinations(meeting, players) if factions else ():
        present = [name for name in factions if name in bots or name in group]
        orders += [{"factions": list[Json](order)} for order in turns_of(present)]
    return [{**options, **board, **order} for board in boards or [{}] for order in orders or [{}]]
