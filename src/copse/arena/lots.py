"""Random options that differ between the games of a series: factions, maps, decks and others.

Factions can also change seats in turn. A draw depends only on the run's seed and the number of the game.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from copse.kernel.chance import Dice
from copse.kernel.errors import BadSetup
from copse.kernel.options import RANDOM, Option, current
from copse.kernel.tasks import Json

T = TypeVar("T")


class OptionDraw(Protocol):
    """Chooses one option of a game."""

    @property
    def option(self) -> str:
        """The name of the option."""

    def value(self, cycle: int, dice: Dice) -> Json:
        """Return the value for a game. `cycle` counts the complete rotations of the agents before it."""


@dataclass(frozen=True)
class OneOf:
    """One of several values, all equally likely."""

    option: str
    values: Sequence[Json]

    def value(self, cycle: int, dice: Dice) -> Json:
        return self.values[dice.below(len(self.values))]


@dataclass(frozen=True)
class FactionLot:
    """From `least` to `most` of these factions in random order. All counts are equally likely."""

    least: int
    most: int
    names: Sequence[str]
    option: str = "factions"

    def value(self, cycle: int, dice: Dice) -> Json:
        count = self.least + dice.below(self.most - self.least + 1)
        return list[Json](some(self.names, count, dice))


@dataclass(frozen=True)
class InTurn:
    """These factions, rotated by one seat per cycle, so that each of them has every seat equally often."""

    factions: Sequence[Json]
    option: str = "factions"

    def value(self, cycle: int, dice: Dice) -> Json:
        shift = cycle % len(self.factions)
        return [*self.factions[shift:], *self.factions[:shift]]


def some(things: Sequence[T], count: int, dice: Dice) -> list[T]:
    """Return this many of the things in random order."""
    order = list(range(len(things)))
    dice.shuffle(order)
    return [things[place] for place in order[:count]]


def is_lot(value: Json) -> bool:
    """Return whether a value asks for a random choice.

    >>> is_lot("random:4"), is_lot("lot"), is_lot("lottery")
    (True, True, False)
    """
    return isinstance(value := current(value), str) and value.partition(":")[0] == RANDOM


def value_lot(option: Option, text: str) -> OneOf:
    """Return the values that a text such as `random` or `random:autumn,lake` allows for an option.

    >>> from copse.kernel.options import whole
    >>> value_lot(whole("players", 3, range(2, 6), ""), "random:3,4").values
    (3, 4)
    """
    if not option.choices or isinstance(option.default, list):
        raise BadSetup(f"option '{option.name}' cannot be random: it has no list of values")
    _, _, listed = text.partition(":")
    values = tuple(option.read(_plain(word)) for word in listed.split(",")) if listed else option.choices
    return OneOf(option.name, values)


def _plain(word: str) -> Json:
    """Parse a value in the form of `--set`: JSON, or else plain text."""
    try:
        value: Json = json.loads(word)
    except ValueError:
        return word
    return value


def takes(option: Option, value: Json) -> bool:
    try:
        option.read(value)
    except BadSetup:
        return False
    return True
