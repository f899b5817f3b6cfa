"""Boards: what lies beside the map, on the board of a faction or bot, on a hireling's card, or on a landmark's.

Each kind of board declares its `fields` (fields.py); its view, its save and its lines of a position follow from them.
`copy` is written out in each class, because search copies every board for every choice.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from copse.kernel.chance import Dice
from copse.kernel.shapes import Fields
from copse.kernel.tasks import Json
from copse.kernel.texts import Line
from copse.root.board import CLEARINGS
from copse.root.fields import Entries, Field, Flag, Whole
from copse.root.zones import Zone

if TYPE_CHECKING:
    from copse.root.state import Woodland


@mypyc_attr(allow_interpreted_subclasses=True)
class FactionBoard:
    """What lies on a faction's board besides its pieces. Each faction has its own class."""

    fields: ClassVar[Entries] = ()
    owed: tuple[int, ...] = ()  # by clearing, what is still to come there while pieces are short (§1.5.4)

    def copy(self) -> FactionBoard:
        raise NotImplementedError

    def view(self, state: Woodland, seat: int, viewer: int | None) -> dict[str, Json]:
        """The board as a viewer (None: a spectator) may see it; `seat` is the owner."""
        seen: dict[str, Json] = {}
        for entry in self.fields:
            entry.show(self, state, seat, viewer, seen)
        return seen

    def dump(self) -> dict[str, Json]:
        table: dict[str, Json] = {}
        for entry in self.fields:
            entry.dump(self, table)
        return table

    def restore(self, state: Woodland, saved: Fields) -> None:
        """Take over what `dump` wrote. Raises BadSave for anything wrong."""
        for entry in self.fields:
            entry.restore(self, state, saved)

    def write(self, state: Woodland) -> list[str]:
        """The lines of a position, without the name of the faction at their start."""
        return [line for entry in self.fields for line in entry.write(self, state)]

    def spell(self, state: Woodland) -> list[str]:
        """The lines of `write`, and also those that a position leaves out."""
        return [line for entry in self.fields for line in entry.spell(self, state)]

    def read(self, state: Woodland, seat: int, line: Line) -> None:
        """Read such a line; the next word says what it is about."""
        entries = {word: entry for entry in self.fields for word in entry.words}
        word = line.peek()
        line.name(f"line of {state.rules.labels[seat]}", {name: place for place, name in enumerate(entries)})
        entries[word].read(self, state, seat, line, word)

    def shared(self) -> FactionBoard:
        """The board of the chapter whose rules this one uses: a bot keeps the board of the faction whose pieces it
        has."""
        return self

    # What lies here, for counting and re-dealing. A board without a kind of thing keeps the default.

    def cards(self) -> list[int]:
        """The face-up cards here."""
        return []

    def zones(self) -> list[Zone]:
        """The face-down cards here; the owner knows them."""
        return []

    def pieces(self, state: Woodland, seat: int) -> dict[int, int]:
        """The pieces here, neither on the map nor in a supply: how many, by piece number."""
        return {}

    def told_apart(self, state: Woodland, seat: int, after: Woodland) -> dict[int, tuple[int, ...]]:
        """By clearing of a face-down token, the kinds that the way to another state has told from all others."""
        return {}

    def turn_out(self, state: Woodland, seat: int, clearing: int, kinds: Collection[int]) -> bool:
        """Let a face-down token be one of these kinds; returns whether it can be."""
        return False

    def quests(self) -> list[int]:
        """The quests that lie here."""
        return []

    def stored_items(self) -> list[int]:
        """Items of the map's supply that lie here without a box (§14.2.4)."""
        return []

    def ready_items(self) -> tuple[int, ...]:
        """The items here that are ready to use, by kind."""
        return ()

    def stamina(self) -> int:
        """How many hits the things here take, for a pawn that fights."""
        return 0

    def redeal(self, state: Woodland, seat: int, viewer: int | None, dice: Dice) -> None:
        """Replace the face-down things here, except cards, by something equally likely for all that the viewer
        knows."""

    def complete(self, state: Woodland, seat: int) -> None:
        """Fill in what a position left out."""

    def adjust(self, state: Woodland, seat: int) -> None:
        """Adapt to pieces that were placed by hand."""
        self.complete(state, seat)

    def check(self, state: Woodland, seat: int) -> None:
        """Raise Impossible if this board, in a state from outside, cannot be.

        The error names the lines at fault as `write` does, or as lines of pieces and cards without the faction's name.
        """


def in_order(table: dict[str, Json], *first: str) -> dict[str, Json]:
    """The table with these keys first: saves and views keep an order that the fields do not have."""
    return {name: table[name] for name in first} | table


# A line of a landmark says in one where it stands and what lies on it, so its fields have no words.
CLEARING: Final = Field("clearing", Whole(CLEARINGS), "where it stands", word="", shown=False)
UNUSED: Final = Field("used", Flag(), "nothing", word="", shown=False)  # of landmarks that do nothing once a turn


class Site(FactionBoard):
    """A landmark on the map: its clearing, and whether it was used this turn. A landmark with more on its card has its
    own kind of site. It has no owner, so `seat` is NOBODY."""

    fields: ClassVar[Entries] = (CLEARING, Field("used", Flag(), "it did this turn what it does once a turn", word=""))

    def __init__(self, name: str) -> None:
        self.name = name
        self.clearing = 0  # 0 while it is not placed yet (§A.5.3)
        self.used = False

    def copy(self) -> Site:
        other = Site(self.name)
        other.clearing, other.used = self.clearing, self.used
        return other

    def renumber(self, numbers: list[int]) -> None:
        """Adapt to other rules, in which each kind of piece has the given number."""

    def write(self, state: Woodland) -> list[str]:
        return [f"{self.clearing}" + " used" * self.used] if self.clearing else []

    def read(self, state: Woodland, seat: int, line: Line) -> None:
        line.once(self.name)
        self.clearing = line.whole("the clearing", 1, CLEARINGS)
        if line.more:
            line.name("fact of a landmark", {"used": 0})
            self.used = True
