"""A game's special contributions to the results.

They are what each seat played, what else was on the table, and how options are drawn at random. A game whose kit names
nothing has none of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from copse.arena.lots import OptionDraw, is_lot, takes, value_lot
from copse.games import AnyGame, Parts, kit_called
from copse.kernel.events import Event
from copse.kernel.options import Option, current
from copse.kernel.tasks import Json
from copse.locale import Words, slug


class Told:
    """The contributions of one game."""

    groups: tuple[str, ...] = ()  # kinds of things that have a name in every language
    main: str = ""  # the kind of things that `played` tells by which players compare themselves, such as faction
    league: Mapping[str, float] = {}  # published shares of wins of people in a league, by a thing of the main kind

    def played(self, game: AnyGame, seat: int) -> dict[str, list[str]]:
        """Return what a seat played, by group."""
        return {}

    def opening(self, game: AnyGame, seat: int) -> dict[str, str]:
        """Return what a seat chose first, by kind, such as its leader."""
        return {}

    def controlled(self, game: AnyGame) -> dict[str, int | None]:
        """Return the things that seats can control, each with its current controller."""
        return {}

    def holder_after(self, events: Sequence[Event], event: Event) -> tuple[str, int | None] | None:
        """Return the name of a thing whose control changed in an event, and its previous controller.

        `events` are the earlier events. Return None if the event changes no control.
        """
        return None

    def standing(self, game: AnyGame) -> list[str]:
        """Return the things on the table that belong to nobody."""
        return []

    def draw(self, option: Option, text: str, options: Mapping[str, Json]) -> OptionDraw:
        """Return the draw for a text such as `random:autumn,lake`."""
        return value_lot(option, text)

    def named(self, kind: str, name: str, words: Words, attribute: str = "") -> str:
        """Return the name of something in a group. The attribute `short` gives a short form if there is one."""
        id = f"{kind}-{slug(name)}"
        return words.say(id) if kind in self.groups and id in words else name

    def side(self, kind: str, name: str, words: Words) -> str | None:
        """Return the side of a thing with two sides, for a separate column. Return None if there is no such column."""
        return None


TOLD: Final[Mapping[str, Told]] = Parts(
    lambda kit: kit.told, lambda found: found if isinstance(found, Told) else None, "Told"
)


def told_of(game: str) -> Told:
    return TOLD.get(game) or Told()


def draws_in(game: str, options: Mapping[str, Json]) -> tuple[dict[str, Json], list[OptionDraw]]:
    """Return the options that all games share, and the draws for the others.

    If `random` is a normal value of an option, as for `hirelings`, the game decides it.
    """
    known = kit_called(game).book.options
    fixed: dict[str, Json] = {}
    draws: list[OptionDraw] = []
    for name, given in options.items():
        value = current(given)
        if not is_lot(value) or name not in known or takes(known[name], value):
            fixed[name] = value
        else:
            draws.append(told_of(game).draw(known[name], str(value), options))
    return fixed, draws
