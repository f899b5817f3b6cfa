"""Chapter 9 of the fifth edition: the Vagabond's tracks may be full, and more of his actions reach everyone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.kernel.actions import Action
from copse.kernel.domains import declare
from copse.kernel.events import Word
from copse.kernel.rows import replaced
from copse.kernel.tasks import Task
from copse.root.actions import FIND, PASS
from copse.root.boards import FactionBoard
from copse.root.cards import ITEMS, TEA
from copse.root.domains import AN_ITEM
from copse.root.editions.fifth.satchel import FifthBoard, FifthSatchel
from copse.root.editions.vagabond import OlderVagabond
from copse.root.factions.characters import BY_NAME, Arbiter, Character, Glide, Harrier, clearing_of
from copse.root.factions.satchel import TRACKS, Satchel, VagabondBoard, empty_satchel, gain
from copse.root.factions.vagabond import (
    SECOND,
    SECOND_COLOUR,
    SECOND_LETTER,
    SECOND_REACH,
    SECOND_SIGN,
    TakeAlong,
    vagabonds,
)
from copse.root.move import walk
from copse.root.score import score
from copse.root.state import Battle, Woodland
from copse.root.steps import Question


class FifthArbiter(Arbiter):
    def for_hire(self, seat: int, battle: Battle) -> bool:
        """§E.5.2: he cannot hire himself, but whom he attacks can."""
        return seat != battle.defender


class FifthHarrier(Harrier):
    def act(self, state: Woodland, seat: int, action: Action) -> None:
        state.push(GlideTogether(seat))


class GlideTogether(Glide):
    """§E.9.2: a move like others, so allies may join if they could move there (§9.2.9.II.b)."""

    def choose(self, state: Woodland, action: Action) -> None:
        origin, target = clearing_of(state, self.seat), action.args[0]
        if origin:
            state.push(TakeAlong(self.seat, origin, target, 0))
        walk(state, self.seat, target, self.law)


FIFTH_ROSTER: Final[dict[str, Character]] = {**BY_NAME, "arbiter": FifthArbiter(), "harrier": FifthHarrier()}


class FifthVagabond(OlderVagabond):
    roster: dict[str, Character] = FIFTH_ROSTER
    slips_in: bool = True

    def new_board(self, seats: int) -> FactionBoard:
        return FifthBoard(seats, empty_satchel(self.track_spaces, FifthSatchel))

    def birdsong(self, state: Woodland, seat: int) -> list[Task]:
        mine = state.board(seat, FifthBoard)
        mine.lifted = 0
        return super().birdsong(state, seat)

    def fits(self, state: Woodland, seat: int, item: int) -> bool:
        """§9.2.5.I: whether its track has a space for one more, if it has a track at all. He makes room by moving one
        to the satchel (§9.2.5.III) where he chooses to take it all the same (E1)."""
        items = state.board(seat, VagabondBoard).items
        return item not in TRACKS or items.on_track(item) < items.spaces

    def gain_item(self, state: Woodland, seat: int, item: int) -> None:
        """§9.2.1, §9.2.5.I: he keeps what he crafts if it fits; otherwise it returns to the supply, and he may make
        room."""
        if self.fits(state, seat, item):
            super().gain_item(state, seat, item)
        else:
            state.items = replaced(state.items, item, state.items[item] + 1)
            state.push(MakeRoom(seat, item))

    def helping(self, state: Woodland, items: Satchel, item: int) -> int:
        """§9.4.1: every tea that lies face up counts, wherever it lies (E2)."""
        return items.ready[TEA] if item == TEA else super().helping(state, items, item)

    def leaves_find(self, state: Woodland, seat: int, item: int) -> bool:
        """§9.2.5.I, §9.5.3"""
        return not self.fits(state, seat, item)

    def found_nothing(self, state: Woodland, seat: int) -> None:
        """§9.5.3: the point is for the search; where two Vagabonds play, it is for an item (§9.7.1)."""
        if len(vagabonds(state)) == 1:
            score(state, seat, self.explore_points, "root:9.5.3")

    def joinable(self, state: Woodland, other: int) -> bool:
        """§9.2.8: any player who has not activated dominance, even the partner of the other Vagabond (E9)."""
        return True

    def may_leave(self, state: Woodland, seat: int, items: list[int]) -> bool:
        """§9.5.4: he takes one item, unless there is one for which he would have to make room."""
        return not all(self.fits(state, seat, item) for item in items)


class MakeRoom(Question):
    """§9.2.5.I, §9.2.5.III: an item of the supply finds its track full. He may move one to the satchel and take it, or
    leave it (E1)."""

    law = "fifth:9.2.5.I"
    domains = declare(item=AN_ITEM)

    def __init__(self, seat: int, item: int) -> None:
        self.seat, self.item = seat, item

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"item": ITEMS[self.item]}

    def trouble(self, state: Woodland) -> str:
        fits = faction(state, self.seat).fits(state, self.seat, self.item)
        return "" if state.items[self.item] and not fits else "no item of the supply finds its track full"

    def options(self, state: Woodland) -> list[Action]:
        return [PASS[()], FIND[self.item]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is FIND:
            state.items = replaced(state.items, self.item, state.items[self.item] - 1)
            gain(state, self.seat, self.item)


def faction(state: Woodland, seat: int) -> FifthVagabond:
    found = state.rules.factions[seat]
    assert isinstance(found, FifthVagabond)
    return found


class FifthSecondVagabond(FifthVagabond):
    """§9.7"""

    name = SECOND
    sign = SECOND_SIGN
    colour = SECOND_COLOUR
    letter = SECOND_LETTER
    reach = SECOND_REACH

    def set_up(self, state: Woodland, seat: int) -> list[Task]:
        return []
