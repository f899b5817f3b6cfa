"""§9.2.5 of the fifth edition: tea, coins and bags that lie face up lie on their tracks or in the satchel, and the
Vagabond may move them between the two."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from copse.kernel.actions import Action, Verb
from copse.kernel.domains import Domain
from copse.kernel.errors import Impossible
from copse.kernel.rows import replaced
from copse.kernel.tasks import Json
from copse.root.actions import FIND, PART_WITH
from copse.root.cards import ITEMS
from copse.root.factions.satchel import (
    MOST,
    READY,
    TRACKS,
    Satchel,
    VagabondBoard,
    kinds,
)
from copse.root.fields import Counts, Entries, Field, Shown, Some
from copse.root.hooks import Owner
from copse.root.state import EMPTY_BOX, EVENING, Box, Woodland

FREE_MOVE: Final = "fifth:9.2.5.III"
A_TRACK: Final = Domain("an item of a track", sorted(TRACKS), ITEMS)
OF_A_TRACK: Final = Counts(A_TRACK, MOST)


class FifthSatchel(Satchel):
    """`aside` is the number of face-up items of a kind in the satchel, if that is more than find no space on their
    track; otherwise it is 0. An item turned face up goes to its track while there is space; items turned down, damaged
    or dropped come from the satchel first (E1)."""

    __slots__ = ("aside",)

    def __init__(self, spaces: int, ready: Box, spent: Box, damaged: Box, damaged_spent: Box) -> None:
        super().__init__(spaces, ready, spent, damaged, damaged_spent)
        self.aside = EMPTY_BOX

    def copy(self) -> FifthSatchel:
        other = FifthSatchel(self.spaces, self.ready, self.spent, self.damaged, self.damaged_spent)
        other.aside = self.aside
        return other

    def on_track(self, item: int) -> int:
        return min(self.ready[item] - self.aside[item], self.spaces) if item in TRACKS else 0

    def off_track(self, item: int) -> int:
        """How many lie face up in the satchel."""
        return self.ready[item] - self.on_track(item)

    @property
    def loose(self) -> int:
        return sum([min(self.aside[item], self.spaces - self.on_track(item)) for item in TRACKS])

    def add(self, side: int, item: int) -> None:
        super().add(side, item)
        if side == READY:
            self.put_aside(item, self.aside[item])

    def drop(self, side: int, item: int) -> None:
        super().drop(side, item)
        if side == READY:
            self.put_aside(item, self.aside[item] - 1)

    def put_aside(self, item: int, number: int) -> None:
        aside = number if number > max(0, self.ready[item] - self.spaces) else 0
        self.aside = replaced(self.aside, item, aside)


def on_tracks(state: Woodland, seat: int) -> Json:
    items = state.board(seat, FifthBoard).items
    return {ITEMS[item]: items.on_track(item) for item in TRACKS if items.on_track(item)}


class FifthBoard(VagabondBoard):
    fields: ClassVar[Entries] = (
        *VagabondBoard.fields,
        Field(
            "aside",
            OF_A_TRACK,
            "fifth edition: face-up items that are not on their tracks",
            of="items",
            word="satchel",
            shown=False,
            late=True,
        ),
        Field(
            "lifted",
            Some(A_TRACK),
            "fifth edition: items moved from the satchel to the track this turn",
            shown=False,
            late=True,
        ),
        Shown(
            "track",
            OF_A_TRACK.schema,
            "fifth edition: tea, coins and bags on their tracks, all of them `ready`",
            on_tracks,
        ),
    )

    def __init__(self, seats: int, items: Satchel) -> None:
        super().__init__(seats, items)
        self.lifted = 0

    @property
    def places(self) -> FifthSatchel:
        found = self.items
        assert isinstance(found, FifthSatchel)
        return found

    def copy(self) -> FifthBoard:
        other = FifthBoard(0, self.items.copy())
        other.take_over(self)
        other.lifted = self.lifted
        return other

    def take(self, state: Woodland, seat: int, item: int) -> None:
        """§9.2.5.I: if its track is full, one of it moves to the satchel first (E1)."""
        if self.items.on_track(item) == self.items.spaces:
            state.say(FREE_MOVE, "stowed", seat=seat, item=ITEMS[item])
        super().take(state, seat, item)

    def check(self, state: Woodland, seat: int) -> None:
        super().check(state, seat)
        items = self.places
        for item in kinds(items.aside):
            aside, ready, name = items.aside[item], items.ready[item], ITEMS[item]
            if aside > ready:
                raise Impossible(f"{aside} of the {name} lie in the satchel, but {ready} lie face up", "satchel")
            if ready - aside > items.spaces:
                raise Impossible(f"the track of the {name} has {items.spaces} spaces (§9.2.5.I)", "satchel")
            items.put_aside(item, aside)


class FreeMoves(Owner):
    """§9.2.5.III: at the pauses of Birdsong and Daylight; in a turn no kind goes back to the satchel once one of it was
    moved to the track (E1)."""

    lets: tuple[Verb, ...] = (FIND, PART_WITH)
    cites: Mapping[str, str] = {"offers": FREE_MOVE}

    def offers(self, state: Woodland, seat: int, other: int) -> list[Action]:
        mine, out = state.boards[other], list[Action]()
        if not isinstance(mine, FifthBoard) or state.phase == EVENING:
            return out
        items = mine.places
        for item in TRACKS:
            on_track = items.on_track(item)
            if on_track < items.spaces and items.off_track(item):
                out.append(FIND[item])
            if on_track and not mine.lifted >> item & 1:
                out.append(PART_WITH[item])
        return out

    def take_offer(self, state: Woodland, seat: int, other: int, action: Action) -> None:
        mine, item = state.board(other, FifthBoard), action.args[0]
        items = mine.places
        if action.verb is FIND:
            items.put_aside(item, items.off_track(item) - 1)
            mine.lifted |= 1 << item
            state.say(FREE_MOVE, "lifted", seat=other, item=ITEMS[item])
        else:
            items.put_aside(item, items.off_track(item) + 1)
            state.say(FREE_MOVE, "stowed", seat=other, item=ITEMS[item])
