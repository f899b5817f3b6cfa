"""What results tell of a game beside who won with how many points: what each seat played, what else was on the table,
and how options of the game are drawn at random. A game whose kit names nothing has none of it."""

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
    """Of one game."""

    groups: tuple[str, ...] = ()  # kinds of things that have a name in every language

    def played(self, game: AnyGame, seat: int) -> dict[str, list[str]]:
        """What a seat played, by group."""
        return {}

    def controlled(self, game: AnyGame) -> dict[str, int | None]:
        """What can be controlled by a seat, each with the seat that controls it now."""
        return {}

    def holder_after(self, events: Sequence[Event], event: Event) -> tuple[str, int | None] | None:
        """Of an event by which something changed hands: its name, and who controlled it before, after these events."""
        return None

    def standing(self, game: AnyGame) -> list[str]:
        """What is on the table and belongs to nobody."""
        return []

    def draw(self, option: Option, text: str, options: Mapping[str, Json]) -> OptionDraw:
        """The draw that a text such as `random:autumn,lake` asks for."""
        return value_lot(option, text)

    def named(self, kind: str, name: str, words: Words, attribute: str = "") -> str:
        """The name of something of a group; `short` is an attribute where it has one."""
        id = f"{kind}-{slug(name)}"
        return words.say(id) if kind in self.groups and id in words else name

    def side(self, kind: str, name: str, words: Words) -> str | None:
        """Of which of two sides something lies, for a column of its own; None if there is no such column."""
        return None


TOLD: Final[Mapping[str, Told]] = Parts(
    lambda kit: kit.told, lambda found: found if isinstance(found, Told) else None, "Told"
)


def told_of(game: str) -> Told:
    return TOLD.get(game) or Told()


def draws_in(game: str, options: Mapping[str, Json]) -> tuple[dict[str, Json], list[OptionDraw]]:
    """Return the options that all games share, and the draws for the others. An option that has a value `random` of its
    own, such as `hirelings`, is left to the game."""
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
