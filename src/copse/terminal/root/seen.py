"""The information that a seat has in Root: the values of `Game.view` with types.

All drawing uses these values, so hidden information cannot be drawn.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from copse.games import AnyGame
from copse.kernel.shapes import Fields
from copse.kernel.tasks import Json
from copse.root.board import Board, map_named
from copse.terminal.seen import MOST, SeatView, name_in

Counts = Mapping[str, int]


@dataclass(frozen=True)
class Standing:
    """Equal pieces in a clearing. `seat` is the number of a party; hirelings are numbered after the seats."""

    seat: int
    piece: str
    count: int


@dataclass(frozen=True)
class Clearing:
    id: int
    suits: tuple[str, ...]  # empty for the Burrow
    ruler: int | None
    slots: int  # number of free slots
    ruin: bool
    scorched: bool
    pieces: tuple[Standing, ...]

    def count(self, seat: int, piece: str) -> int:
        return sum(standing.count for standing in self.pieces if (standing.seat, standing.piece) == (seat, piece))


@dataclass(frozen=True)
class Player:
    faction: str
    points: int | None  # None for a seat off the score track
    hand: int
    known: tuple[str, ...]  # cards of the hand that the viewer knows
    crafted: tuple[str, ...]
    box: Counts  # face-up crafted items
    turned: Counts  # face-down crafted items
    supply: Counts
    pawn: str  # a clearing or a forest; empty for none
    dominance: str
    along: int | None  # position of the marker on its track
    track: int | None  # length of that track
    aim: int | None  # the seat whose homeland is the goal
    partner: int | None
    coffins: int
    board: Fields  # the values that only this faction has


@dataclass(frozen=True)
class Hireling:
    """A hireling's card and what lies on it."""

    name: str
    holder: int | None  # None while the card is in the supply
    supply: Counts
    pawn: str
    coffins: int
    board: Fields

    @property
    def lairs(self) -> tuple[tuple[int, int], ...]:
        """The paths on which the hireling lies in wait, each as the clearings at its ends."""
        return paths(self.board, "paths") if "paths" in self.board.values else ()


@dataclass(frozen=True)
class SetupCard:
    """A setup card in the draft (§A.8.1)."""

    faction: str
    locked: bool
    character: str  # empty except for a Vagabond
    seat: int | None  # the seat that took the card


@dataclass(frozen=True)
class Landmark:
    """A landmark and what lies on its card."""

    name: str
    clearing: int | None  # None until the landmark is placed
    board: Fields


class Seen(SeatView):
    @cached_property
    def phase(self) -> str:
        return self._view.text("phase")

    @cached_property
    def clearings(self) -> tuple[Clearing, ...]:
        return tuple(map(_clearing, self._view.rows("clearings")))

    @cached_property
    def players(self) -> tuple[Player, ...]:
        return tuple(map(_player, self._view.rows("seats")))

    @cached_property
    def hirelings(self) -> tuple[Hireling, ...]:
        return tuple(map(_hireling, self._view.rows("hirelings"))) if "hirelings" in self._view.values else ()

    @cached_property
    def markers(self) -> tuple[int, ...]:
        """The spaces of the score track with hireling markers (§A.6.4)."""
        return tuple(self._view.wholes("markers", None, 0, MOST)) if "markers" in self._view.values else ()

    @cached_property
    def deck(self) -> int:
        return self._view.whole("deck", 0, MOST)

    @cached_property
    def discard(self) -> tuple[str, ...]:
        return names(self._view, "discard")

    @cached_property
    def available(self) -> tuple[str, ...]:
        return names(self._view, "available")

    @cached_property
    def items(self) -> Counts:
        return counts(self._view.table("items"))

    @cached_property
    def quests(self) -> tuple[str, ...]:
        return names(self._view, "quests")

    @cached_property
    def closed(self) -> tuple[tuple[int, int], ...]:
        return paths(self._view, "closed")

    @cached_property
    def draft(self) -> tuple[SetupCard, ...]:
        """The row of setup cards from which factions are taken (§A.8.2)."""
        return tuple(map(_setup_card, self._view.table("draft").rows("row"))) if "draft" in self._view.values else ()

    @cached_property
    def first(self) -> int | None:
        """The first player, if drawn at random (§A.2)."""
        return _number(self._view, "first")

    @cached_property
    def landmarks(self) -> tuple[Landmark, ...]:
        return tuple(map(_landmark, self._view.rows("landmarks")))

    @cached_property
    def board(self) -> Board:
        return map_named(self._view.text("map"))

    def clearing(self, number: int) -> Clearing:
        return next(clearing for clearing in self.clearings if clearing.id == number)

    def pawns_at(self, place: str) -> list[int]:
        """Return the parties that have their pawn at this place."""
        pawns = [*(player.pawn for player in self.players), *(hireling.pawn for hireling in self.hirelings)]
        return [party for party, pawn in enumerate(pawns) if pawn == place]

    def lurking(self, a: int, b: int) -> list[int]:
        """Return the parties that lie in wait on a path."""
        on_the_way = enumerate(self.hirelings, len(self.players))
        return [party for party, hireling in on_the_way if (a, b) in hireling.lairs or (b, a) in hireling.lairs]

    def relics_in(self, forest: str) -> list[str]:
        boards = [player.board for player in self.players if "forests" in player.board.values]
        return [relic for board in boards for relic in names(board.table("forests"), forest)]


def see(game: AnyGame, seat: int | None) -> Seen:
    """Return the game as this seat sees it now. None is a spectator."""
    return Seen(seat, game.view(seat))


def _clearing(row: Json) -> Clearing:
    fields = Fields(row, "a clearing")
    return Clearing(
        id=fields.whole("id", 0, MOST),
        suits=tuple(names(fields, "suits") if "suits" in fields.values else filter(None, [name_in(fields, "suit")])),
        ruler=_number(fields, "ruler"),
        slots=fields.whole("slots", 0, MOST),
        ruin="ruin" in fields.values,
        scorched="scorched" in fields.values,
        pieces=tuple(_standing(row) for row in fields.rows("pieces")),
    )


def _standing(row: Json) -> Standing:
    fields = Fields(row, "pieces")
    return Standing(fields.whole("seat", 0, MOST), fields.text("piece"), fields.whole("count", 0, MOST))


def _player(row: Json) -> Player:
    fields = Fields(row, "a seat")
    hand = fields.table("hand")
    return Player(
        faction=fields.text("faction"),
        points=_number(fields, "points"),
        hand=hand.whole("size", 0, MOST),
        known=names(hand, "cards"),
        crafted=names(fields, "crafted"),
        box=counts(fields.table("box")),
        turned=counts(fields.table("turned")),
        supply=counts(fields.table("supply")),
        pawn=name_in(fields, "pawn"),
        dominance=name_in(fields, "dominance"),
        along=_number(fields, "along"),
        track=_number(fields, "track"),
        aim=_number(fields, "aim"),
        partner=_number(fields, "partner"),
        coffins=_number(fields, "coffins") or 0,
        board=fields.table("board"),
    )


def _hireling(row: Json) -> Hireling:
    fields = Fields(row, "a hireling")
    return Hireling(
        name=fields.text("name"),
        holder=_number(fields, "holder"),
        supply=counts(fields.table("supply")),
        pawn=name_in(fields, "pawn"),
        coffins=_number(fields, "coffins") or 0,
        board=fields.table("board"),
    )


def _setup_card(row: Json) -> SetupCard:
    fields = Fields(row, "a setup card")
    character, seat = name_in(fields, "character"), _number(fields, "seat")
    return SetupCard(fields.text("faction"), fields.flag("locked"), character, seat)


def _landmark(row: Json) -> Landmark:
    fields = Fields(row, "a landmark")
    return Landmark(fields.text("name"), _number(fields, "clearing"), fields.table("board"))


def paths(fields: Fields, name: str) -> tuple[tuple[int, int], ...]:
    ends = (Fields({"path": row}, "a path").wholes("path", 2, 1, MOST) for row in fields.rows(name))
    return tuple((a, b) for a, b in ends)


def names(fields: Fields, name: str) -> tuple[str, ...]:
    return tuple(str(row) for row in fields.rows(name))


def counts(fields: Fields) -> dict[str, int]:
    return {name: fields.whole(name, 0, MOST) for name in fields.values}


def _number(fields: Fields, name: str) -> int | None:
    return fields.whole(name, 0, MOST) if fields.values.get(name) is not None else None
