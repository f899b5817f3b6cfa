"""What a seat sees of a game of Small World: `Game.view` as typed values. Everything that is drawn comes from here, so
nothing can be drawn that the seat may not know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from copse.games import AnyGame
from copse.kernel.shapes import Fields
from copse.kernel.tasks import Json
from copse.smallworld.board import Board, board

MARKERS: Final = ("lair", "fortress", "hole", "hero", "dragon", "encampment")
LOST_TRIBE: Final = "lost_tribe"
MOST: Final = 10**6


@dataclass(frozen=True)
class Region:
    id: int
    holder: str  # race, LOST_TRIBE or nothing
    tokens: int
    markers: tuple[str, ...]  # an encampment as often as it stands there


@dataclass(frozen=True)
class People:
    race: str
    power: str  # nothing, if the badge is gone
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


@dataclass(frozen=True)
class Seen:
    seat: int | None
    turn: int
    round: int
    rounds: int
    coins: tuple[int | None, ...]  # by seat; None is a secret
    peace: tuple[int, ...]
    regions: tuple[Region, ...]
    peoples: tuple[People, ...]
    offer: tuple[Pair, ...]
    board: Board

    def people(self, race: str) -> People | None:
        return next((people for people in self.peoples if people.race == race), None)

    def active(self, seat: int) -> People | None:
        return next((people for people in self.peoples if people.seat == seat and not people.declined), None)


def see(game: AnyGame, seat: int | None) -> Seen:
    """The game as this seat (None: a spectator) sees it now."""
    view = Fields(game.view(seat), "the view")
    return Seen(
        seat=seat,
        turn=view.whole("turn", 0, MOST),
        round=view.whole("round", 0, MOST),
        rounds=view.whole("rounds", 0, MOST),
        coins=tuple(coins if isinstance(coins, int) else None for coins in view.rows("coins")),
        peace=tuple(view.wholes("peace", None, -1, MOST)),
        regions=tuple(_region(row) for row in view.rows("regions")),
        peoples=tuple(_people(row) for row in view.rows("peoples")),
        offer=tuple(_pair(row) for row in view.rows("offer")),
        board=board(view.whole("players", 2, 5)),
    )


def _region(row: Json) -> Region:
    region = Fields(row, "a region")
    markers = [marker for marker in MARKERS for _ in range(_count(region, marker))]
    return Region(region.whole("id", 1, MOST), _name(region, "holder"), region.whole("tokens", 0, MOST), tuple(markers))


def _people(row: Json) -> People:
    people = Fields(row, "a people")
    return People(
        race=people.text("race"),
        power=_name(people, "power"),
        seat=people.whole("seat", 0, MOST),
        declined=people.flag("declined"),
        hand=people.whole("hand", 0, MOST),
        aside=people.whole("aside", 0, MOST),
        encampments=people.whole("encampments", 0, MOST),
    )


def _pair(row: Json) -> Pair:
    pair = Fields(row, "a pair")
    return Pair(pair.text("race"), pair.text("power"), pair.whole("coins", 0, MOST), pair.whole("tokens", 0, MOST))


def _count(fields: Fields, name: str) -> int:
    return fields.whole(name, 0, MOST) if name in fields.values else 0


def _name(fields: Fields, name: str) -> str:
    return fields.text(name) if fields.values[name] is not None else ""
