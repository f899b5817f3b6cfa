"""The information that a seat has in Small World: the values of `Game.view` with types.

All drawing uses these values, so hidden information cannot be drawn.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from copse.games import AnyGame
from copse.kernel.shapes import Fields
from copse.kernel.tasks import Json
from copse.smallworld.board import Board, map_for
from copse.terminal.seen import MOST, SeatView, name_in

MARKERS: Final = ("lair", "fortress", "hole", "hero", "dragon", "encampment")


@dataclass(frozen=True)
class Region:
    id: int
    holder: str  # a race, or LOST_TRIBE; empty for none
    tokens: int
    markers: tuple[str, ...]  # repeated for each encampment


@dataclass(frozen=True)
class People:
    race: str
    power: str  # empty if the badge is gone
    seat: int
    declined: bool
    hand: int
    aside: int
    encampments: int


@dataclass(frozen=True)
class Pair:
    race: str
    power: str
    coins: int
    tokens: int


class Seen(SeatView):
    @cached_property
    def round(self) -> int:
        return self._view.whole("round", 0, MOST)

    @cached_property
    def rounds(self) -> int:
        return self._view.whole("rounds", 0, MOST)

    @cached_property
    def coins(self) -> tuple[int | None, ...]:
        """Coins by seat. None if they are secret."""
        return tuple(coins if isinstance(coins, int) else None for coins in self._view.rows("coins"))

    @cached_property
    def peace(self) -> tuple[int, ...]:
        return tuple(self._view.wholes("peace", None, -1, MOST))

    @cached_property
    def regions(self) -> tuple[Region, ...]:
        return tuple(map(_region, self._view.rows("regions")))

    @cached_property
    def peoples(self) -> tuple[People, ...]:
        return tuple(map(_people, self._view.rows("peoples")))

    @cached_property
    def offer(self) -> tuple[Pair, ...]:
        return tuple(map(_pair, self._view.rows("offer")))

    @cached_property
    def board(self) -> Board:
        return map_for(self._view.whole("players", 2, 5))

    def region(self, number: int) -> Region:
        """Return one region without reading the others."""
        return _region(self._view.rows("regions")[number - 1])

    def people(self, race: str) -> People | None:
        return next((people for people in self.peoples if people.race == race), None)

    def active(self, seat: int) -> People | None:
        return next((people for people in self.peoples if people.seat == seat and not people.declined), None)


def see(game: AnyGame, seat: int | None) -> Seen:
    """Return the game as this seat sees it now. None is a spectator."""
    return Seen(seat, game.view(seat))


def _region(row: Json) -> Region:
    region = Fields(row, "a region")
    there = [marker for marker in MARKERS if marker in region.values]
    markers = [marker for marker in there for _ in range(region.whole(marker, 0, MOST))]
    return Region(
        region.whole("id", 1, MOST), name_in(region, "holder"), region.whole("tokens", 0, MOST), tuple(markers)
    )


def _people(row: Json) -> People:
    people = Fields(row, "a people")
    return People(
        race=people.text("race"),
        power=name_in(people, "power"),
        seat=people.whole("seat", 0, MOST),
        declined=people.flag("declined"),
        hand=people.whole("hand", 0, MOST),
        aside=people.whole("aside", 0, MOST),
        encampments=people.whole("encampments", 0, MOST),
    )


def _pair(row: Json) -> Pair:
    pair = Fields(row, "a pair")
    return Pair(pair.text("race"), pair.text("power"), pair.whole("coins", 0, MOST), pair.whole("tokens", 0, MOST))
