"""The Elder Treetop: a slot more in a corner, and a point more for who removes an enemy building from that slot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from copse.kernel.bits import union
from copse.kernel.errors import Impossible
from copse.kernel.tasks import State
from copse.kernel.texts import Line
from copse.root.board import CLEARINGS, Clearings
from copse.root.boards import CLEARING, UNUSED, Site
from copse.root.domains import NamedPieces, piece_names
from copse.root.fields import Entries, Field, One
from copse.root.landmarks.base import Landmark
from copse.root.pieces import BUILDING
from copse.root.removal import Removal
from copse.root.state import NONE, Woodland


class Buildings(NamedPieces):
    def numbers(self, state: State) -> Sequence[int]:
        assert isinstance(state, Woodland)
        return [piece.number for piece in state.rules.pieces if piece.category == BUILDING]


A_BUILDING: Final = Buildings("a building", piece_names)


class TreetopSite(Site):
    fields: ClassVar[Entries] = (
        CLEARING,
        UNUSED,
        Field("tenant", One(A_BUILDING), "the building in the slot of the tree", key="building", word=""),
    )

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.tenant = NONE

    def copy(self) -> TreetopSite:
        other = TreetopSite(self.name)
        other.clearing, other.used, other.tenant = self.clearing, self.used, self.tenant
        return other

    def renumber(self, numbers: list[int]) -> None:
        if self.tenant != NONE:
            self.tenant = numbers[self.tenant]

    def write(self, state: Woodland) -> list[str]:
        words = super().write(state)
        if self.tenant == NONE:
            return words
        piece = state.rules.pieces[self.tenant]
        return [f"{words[0]} holds {state.rules.party_names[piece.party]} {piece.name}"]

    def read(self, state: Woodland, seat: int, line: Line) -> None:
        line.once(self.name)
        self.clearing = line.whole("the clearing", 1, CLEARINGS)
        if line.more:
            line.name("fact of this landmark", {"holds": 0})
            parties = {name: party for party, name in enumerate(state.rules.party_names)}
            party = line.name("faction of this game", parties)
            buildings = {state.rules.pieces[piece].name: piece for piece in state.rules.buildings[party]}
            self.tenant = line.name("building of that faction", buildings)

    def complete(self, state: Woodland, seat: int) -> None:
        """If buildings fill all other slots, one of them is in the tree's: the last, if none is named."""
        standing = buildings_at(state, self.clearing)
        if self.tenant == NONE and len(standing) > common_slots(state, self.clearing):
            self.tenant = standing[-1]

    def check(self, state: Woodland, seat: int) -> None:
        standing = buildings_at(state, self.clearing)
        if self.tenant != NONE and self.tenant not in standing:
            raise Impossible("the building in its slot does not stand there", "")
        if self.tenant == NONE and len(standing) > common_slots(state, self.clearing):
            raise Impossible("one of the buildings there must stand in its slot", "")


class ElderTreetop(Landmark):
    name = "elder_treetop"

    def new_site(self, seats: int) -> Site:
        return TreetopSite(self.name)

    def grounds(self, state: Woodland) -> Clearings:
        return union(state.map.corners)

    def extra_slots(self, state: Woodland, clearing: int) -> int:
        return int(clearing == state.site(self.name).clearing)

    def on_built(self, state: Woodland, piece: int, clearing: int) -> None:
        """The tree's slot is filled last: nobody would choose the slot where enemies gain more (R158)."""
        site = tree(state)
        if clearing == site.clearing and site.tenant == NONE and not state.slots[clearing]:
            site.tenant = piece

    def bounty(self, state: Woodland, seat: int, removal: Removal) -> list[tuple[int, str]]:
        """Asked of each party about its own pieces. In battle, the owner of equal buildings gives up the others first;
        anyone else removes this one (R159)."""
        site = tree(state)
        if site.tenant == NONE or state.rules.party_of[site.tenant] != seat:
            return []
        for loss in removal.losses:
            if loss.piece == site.tenant and loss.clearing == site.clearing:
                if removal.in_battle and state.count(loss.piece, loss.clearing):
                    return []
                site.tenant = NONE
                return [(1, "root:F.1")] if removal.remover not in (NONE, seat) else []
        return []


def tree(state: Woodland) -> TreetopSite:
    site = state.site("elder_treetop")
    assert isinstance(site, TreetopSite)
    return site


def common_slots(state: Woodland, clearing: int) -> int:
    """The slots of the map that no ruin covers."""
    return state.map.slots[clearing] - (state.ruins >> clearing & 1)


def buildings_at(state: Woodland, clearing: int) -> list[int]:
    """By piece number, each as often as it is there."""
    found: list[int] = []
    for piece, category in enumerate(state.rules.categories):
        if category == BUILDING:
            found += [piece] * state.count(piece, clearing)
    return found
