"""What differs from game to game of a series: factions, maps, decks and other options drawn by lot, and factions that
change seats in turn. A draw depends on the run's seed and the number of the game alone."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

from copse.games import find
from copse.kernel.chance import Dice
from copse.kernel.errors import BadSetup, suggest
from copse.kernel.options import RANDOM, Option, current
from copse.kernel.tasks import Json
from copse.root.editions import EDITIONS
from copse.root.rules import MOST_PLAYERS, OPTIONS

T = TypeVar("T")

LEAST_PLAYERS: Final = 2
COUNTS: Final = re.compile(r"(\d+)(?:-(\d+))?")
SECOND_VAGABOND: Final = "vagabond2"  # it needs a first one: drawn only where it is named


class OptionDraw(Protocol):
    """Decides some options of a game."""

    @property
    def option(self) -> str:
        """Which."""

    def value(self, cycle: int, dice: Dice) -> Json:
        """What it is in a game; `cycle` counts how often the agents have gone round the table before it."""


@dataclass(frozen=True)
class OneOf:
    """One of several values, each as likely."""

    option: str
    values: Sequence[Json]

    def value(self, cycle: int, dice: Dice) -> Json:
        return self.values[dice.below(len(self.values))]


@dataclass(frozen=True)
class FactionLot:
    """So many factions out of these, in an order by lot; each number of them is as likely."""

    least: int
    most: int
    names: Sequence[str]
    option: str = "factions"

    def value(self, cycle: int, dice: Dice) -> Json:
        count = self.least + dice.below(self.most - self.least + 1)
        return list[Json](some(self.names, count, dice))


@dataclass(frozen=True)
class InTurn:
    """These factions, turned round the table, so that after as many cycles each has had every seat."""

    factions: Sequence[Json]
    option: str = "factions"

    def value(self, cycle: int, dice: Dice) -> Json:
        shift = cycle % len(self.factions)
        return [*self.factions[shift:], *self.factions[:shift]]


def some(things: Sequence[T], count: int, dice: Dice) -> list[T]:
    """So many of these, in an order by lot."""
    order = list(range(len(things)))
    dice.shuffle(order)
    return [things[place] for place in order[:count]]


def is_lot(value: Json) -> bool:
    """
    >>> is_lot("random:4"), is_lot("lot"), is_lot("lottery")
    (True, True, False)
    """
    return isinstance(value := current(value), str) and value.partition(":")[0] == RANDOM


def faction_lot(text: str, edition: str) -> FactionLot:
    """The lot that a text asks for: `random:4`, `random:2-6`, or with names to draw from.

    >>> faction_lot("random:2:marquise,eyrie,alliance", "marauder")
    FactionLot(least=2, most=2, names=('marquise', 'eyrie', 'alliance'), option='factions')
    """
    _, _, rest = text.partition(":")
    counts, _, listed = rest.partition(":")
    found = COUNTS.fullmatch(counts)
    if found is None:
        forms = "random:4, random:2-6 or random:3:marquise,eyrie,alliance,vagabond"
        raise BadSetup(f"random factions are written {forms}, not '{text}'")
    least = int(found[1])
    most = int(found[2] or least)
    if not LEAST_PLAYERS <= least <= most <= MOST_PLAYERS:
        raise BadSetup(f"{text}: a game has {LEAST_PLAYERS} to {MOST_PLAYERS} factions; write the smaller number first")
    names = tuple(listed.split(",")) if listed else factions_of(edition)
    for name in names:
        OPTIONS["factions"].read([name, None])  # raises where there is no such faction
        if names.count(name) > 1:
            raise BadSetup(f"{text}: {name} is named twice")
    if most > len(names):
        raise BadSetup(f"{text}: {most} factions cannot be drawn from {len(names)}")
    return FactionLot(least, most, names)


def factions_of(edition: str) -> tuple[str, ...]:
    if edition not in EDITIONS:
        raise BadSetup(f"option 'edition': there is no '{edition}'{suggest(edition, EDITIONS)}")
    return tuple(name for name in EDITIONS[edition].factions if name != SECOND_VAGABOND)


def value_lot(option: Option, text: str) -> OneOf:
    """The values that a text such as `random` or `random:autumn,lake` lets an option have.

    >>> value_lot(OPTIONS["map"], "random:autumn,lake").values
    ('autumn', 'lake')
    """
    if not option.choices or isinstance(option.default, list):
        raise BadSetup(f"option '{option.name}' cannot be random: it has no list of values")
    _, _, listed = text.partition(":")
    values = tuple(option.read(_plain(word)) for word in listed.split(",")) if listed else option.choices
    return OneOf(option.name, values)


def _plain(word: str) -> Json:
    """A value as `--set` takes it: JSON, or else plain text."""
    try:
        value: Json = json.loads(word)
    except ValueError:
        return word
    return value


def draws_in(game: str, options: Mapping[str, Json]) -> tuple[dict[str, Json], list[OptionDraw]]:
    """Return the options that all games share, and the draws for the others. An option that has a value `random` of its
    own, such as `hirelings`, is left to the game."""
    known = find(game).options
    fixed: dict[str, Json] = {}
    draws: list[OptionDraw] = []
    for name, given in options.items():
        value = current(given)
        if not is_lot(value) or name not in known or takes(known[name], value):
            fixed[name] = value
        elif name == "factions":
            draws.append(faction_lot(str(value), str(options.get("edition", OPTIONS["edition"].default))))
        else:
            draws.append(value_lot(known[name], str(value)))
    return fixed, draws


def takes(option: Option, value: Json) -> bool:
    try:
        option.read(value)
    except BadSetup:
        return False
    return True
