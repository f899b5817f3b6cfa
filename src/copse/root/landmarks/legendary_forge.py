"""The Legendary Forge: items of its clearing's suit lie on it. A seat with a faction piece there may craft them and
gets a card and a point more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from copse.kernel.errors import Impossible
from copse.kernel.rows import replaced
from copse.kernel.texts import Line
from copse.root.board import CLEARINGS
from copse.root.boards import CLEARING, UNUSED, Site
from copse.root.cards import FOX, ITEM_SUPPLY, ITEMS, MOUSE, RABBIT
from copse.root.deck import draw
from copse.root.domains import AN_ITEM
from copse.root.fields import Counts, Entries, Field
from copse.root.landmarks.base import Landmark
from copse.root.score import score
from copse.root.state import Woodland

FORGED: Final[Mapping[int, tuple[str, ...]]] = {  # by the suit of its clearing
    FOX: ("sword", "sword", "crossbow", "hammer"),
    MOUSE: ("bag", "bag", "tea", "tea"),
    RABBIT: ("boots", "boots", "coins", "coins"),
}


class ForgeSite(Site):
    fields: ClassVar[Entries] = (
        CLEARING,
        UNUSED,
        Field("items", Counts(AN_ITEM, 9), "the items on it", word=""),
    )

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.items = [0] * len(ITEMS)

    def copy(self) -> ForgeSite:
        other = ForgeSite(self.name)
        other.clearing, other.used, other.items = self.clearing, self.used, self.items[:]
        return other

    def write(self, state: Woodland) -> list[str]:
        held = [ITEMS[item] for item, number in enumerate(self.items) for _ in range(number)]
        return [f"{self.clearing} {' '.join(held) or 'none'}"] if self.clearing else []

    def read(self, state: Woodland, seat: int, line: Line) -> None:
        line.once(self.name)
        self.clearing = line.whole("the clearing", 1, CLEARINGS)
        for item in line.names("item", {name: item for item, name in enumerate(ITEMS)}):
            self.items[item] += 1

    def stored_items(self) -> list[int]:
        return self.items

    def check(self, state: Woodland, seat: int) -> None:
        most = forged(state, self.clearing)
        for item, number in enumerate(self.items):
            if number > most[item]:
                raise Impossible(f"there cannot be {number} {ITEMS[item]} on it", ITEMS[item])


class LegendaryForge(Landmark):
    name = "legendary_forge"

    def new_site(self, seats: int) -> Site:
        return ForgeSite(self.name)

    def on_erected(self, state: Woodland) -> None:
        """The items of the suit of the clearing are taken off the supply."""
        site = forge(state)
        for item, number in enumerate(forged(state, site.clearing)):
            site.items[item] = min(number, state.items[item])
            state.items = replaced(state.items, item, state.items[item] - site.items[item])

    def wares(self, state: Woodland, seat: int, item: int) -> int:
        """For a seat with a faction piece there; pieces of hirelings do not count (§E.3.3)."""
        site = forge(state)
        return site.items[item] if state.has_pieces(seat, site.clearing) else 0

    def sell_ware(self, state: Woodland, seat: int, item: int) -> None:
        """A card and a point more, whatever the item itself scored for its crafter (§7.2.3)."""
        forge(state).items[item] -= 1
        draw(state, seat, 1, "root:F.1")
        score(state, seat, 1, "root:F.1")


def forge(state: Woodland) -> ForgeSite:
    site = state.site("legendary_forge")
    assert isinstance(site, ForgeSite)
    return site


def forged(state: Woodland, clearing: int) -> list[int]:
    """By item: how many lie on the card when it stands there."""
    wares = FORGED.get(state.suits[clearing], ())
    return [min(wares.count(name), ITEM_SUPPLY[item]) for item, name in enumerate(ITEMS)]
