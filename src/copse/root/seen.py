"""What a seat sees of a game of Root: the view that sight.py makes, as types. The terminal reads views by them, and the
keys of a view (`vectors/root/view.py`) and the page's types follow from them. What lies on a board is declared with the
board (fields.py). If a key has a default, a view leaves it out where it would have that.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from copse.kernel.shapes import Fields
from copse.kernel.tasks import Json
from copse.root.boards import FactionBoard
from copse.root.bots import bot_called
from copse.root.editions import EDITIONS
from copse.root.fields import Schema
from copse.root.landmarks import LANDMARKS
from copse.root.rules import MOST_PLAYERS


def told(about: str) -> Meta:
    return Meta(description=about)


Card = Annotated[str, told("a card")]
Item = Annotated[str, told("an item")]
Suit = Annotated[Literal["fox", "rabbit", "mouse", "bird"], told("a suit")]
Clearing = Annotated[int, told("a clearing")]
Items = dict[str, Annotated[int, told("how many there are of an item")]]
Pieces = dict[str, Annotated[int, told("how many of a kind")]]
Hits = list[Annotated[int, told("those of attacker and defender")]]
Space = Annotated[int, told("the points of a space")]
End = Annotated[int, told("a clearing at its end")]
Path = Annotated[tuple[End, End], told("a path")]


class Standing(Struct, frozen=True):
    """pieces of a kind"""

    seat: Annotated[int, told("the party that they belong to")]
    piece: Annotated[str, told("the kind")]
    count: Annotated[int, told("how many")]


class ClearingView(Struct, frozen=True):
    """a clearing"""

    id: Annotated[int, told("its number; 0 is the Burrow")]
    suit: Annotated[Suit | None, told("what is printed or marked there")]
    ruler: Annotated[int | None, told("the party that rules it")]
    slots: Annotated[int, told("free building slots")]
    pieces: Annotated[list[Standing], told("what stands there")]
    suits: Annotated[list[Suit], told("all suits that it counts as, if there are several")] = []
    ruin: Annotated[int | None, told("items under its ruin")] = None
    under: Annotated[list[Item], told("what you know of these items")] = []
    scorched: Annotated[bool, told("whether nothing may come there any more")] = False

    @property
    def ruined(self) -> bool:
        return self.ruin is not None

    @property
    def all_suits(self) -> list[Suit]:
        """None for the Burrow."""
        return self.suits or ([] if self.suit is None else [self.suit])

    def count(self, seat: int, piece: str) -> int:
        return sum(standing.count for standing in self.pieces if (standing.seat, standing.piece) == (seat, piece))


class Pile(Struct, frozen=True):
    """face-down cards"""

    size: Annotated[int, told("how many")]
    cards: Annotated[list[Card], told("those that you know")]


class SeatView(Struct, frozen=True):
    """a seat"""

    faction: Annotated[str, told("who plays there")]
    points: Annotated[int | None, told("the points; null off the track")]
    hand: Annotated[Pile, told("cards in hand")]
    crafted: Annotated[list[Card], told("lasting effects")]
    box: Annotated[Items, told("crafted items, face up")]
    turned: Annotated[Items, told("crafted items, face down")]
    supply: Annotated[Pieces, told("pieces in the supply")]
    board: Annotated[Fields, told("what lies on the board of its faction")]
    coffins: Annotated[int, told("warriors on the Coffin Makers")] = 0
    pawn: Annotated[str, told("where its pawn stands, if it has one: a clearing or a forest")] = ""
    homes: Annotated[list[Clearing], told("where it started")] = []
    dominance: Annotated[str, told("the card that was activated, if any")] = ""
    aim: Annotated[int | None, told("the seat that this card names, where it names one")] = None
    along: Annotated[int | None, told("how far it is on the track of that card, where it has one")] = None
    track: Annotated[int | None, told("how long that track is")] = None
    partner: Annotated[int | None, told("whom it is in a coalition with, if any")] = None
    claims: Annotated[int, told("hireling markers taken this turn")] = 0


class HirelingView(Struct, frozen=True):
    """a hireling"""

    name: Annotated[str, told("the side of its card")]
    holder: Annotated[int | None, told("the seat that controls it")]
    supply: Annotated[Pieces, told("pieces that are not on the map")]
    board: Annotated[Fields, told("what lies on its card")]
    coffins: Annotated[int, told("warriors on the Coffin Makers")] = 0
    pawn: Annotated[str, told("where its pawn stands, if it has one")] = ""


class LandmarkView(Struct, frozen=True):
    """a landmark"""

    name: Annotated[str, told("its name")]
    clearing: Annotated[int | None, told("where it stands; null while it is to be placed")]
    board: Annotated[Fields, told("what lies on its card")]


class SetupCard(Struct, frozen=True):
    """a card"""

    faction: Annotated[str, told("its faction")]
    locked: Annotated[bool, told("whether it is locked")]
    character: Annotated[str | None, told("the character beside it")]
    seat: Annotated[int | None, told("who has taken it")]


class Draft(Struct, frozen=True):
    row: Annotated[list[SetupCard], told("the setup cards")]


class BattleView(Struct, frozen=True):
    attacker: Annotated[int, told("a party")]
    defender: Annotated[int, told("a party")]
    clearing: Annotated[int, told("where")]
    rolled: Annotated[Hits, told("rolled hits")]
    extra: Annotated[Hits, told("extra hits")]
    used: Annotated[list[Card], told("effects of cards used in it")]
    instigator: Annotated[int | None, told("the seat that removes for both sides")]
    ally: Annotated[int | None, told("the seat whose warriors fight with the attacker")]
    hired: Annotated[int, told("what the Arbiter adds for the defender")]
    looting: Annotated[bool, told("whether the attacker loots")]


class RootView(Struct, frozen=True):
    map: Annotated[str, told("the map")]
    turn: Annotated[int, told("the seat whose turn it is")]
    phase: Annotated[Literal["birdsong", "daylight", "evening"], told("the phase")]
    clearings: Annotated[list[ClearingView], told("the map, the Burrow first where there is one")]
    seats: Annotated[list[SeatView], told("by seat")]
    deck: Annotated[int, told("how many cards are left")]
    discard: Annotated[list[Card], told("the discard pile")]
    available: Annotated[list[Card], told("dominance cards that may be taken")]
    items: Annotated[Items, told("the supply of items")]
    buried: Annotated[list[Item], told("all items under ruins, in no order")]
    quests: Annotated[list[Annotated[str, told("a quest")]], told("quests face up")]
    quest_deck: Annotated[int, told("how many quests are left")]
    closed: Annotated[list[Path], told("paths that are closed")]
    landmarks: Annotated[list[LandmarkView], told("the landmarks of this game")]
    used: Annotated[list[Card], told("effects of cards used this turn")]
    activated: Annotated[dict[str, Annotated[int, told("how many of a suit")]], told("crafting pieces used this turn")]
    battle: Annotated[BattleView | None, told("the battle that is being fought")]
    first: Annotated[int | None, told("the seat that begins, if it was drawn")] = None
    draft: Annotated[Draft | None, told("the row from which factions are taken, while that lasts")] = None
    markers: Annotated[list[Space], told("spaces of the track with a hireling marker")] = []
    hirelings: Annotated[list[HirelingView], told("those who are for hire, numbered on from the seats")] = []


def board_fields(kind: type, values: dict[str, Json]) -> Fields:
    """Decode what lies on a board, for msgspec."""
    return Fields(values, "a board")


def view_schema() -> Schema:
    """The view as a JSON Schema, without what lies on boards."""
    return msgspec.json.schema(RootView, schema_hook=lambda kind: {"type": "object"})


def boards() -> dict[str, list[tuple[str, type[FactionBoard]]]]:
    """The owners and kinds of boards in every edition: of seats, hirelings and landmarks."""
    found: dict[str, list[tuple[str, type[FactionBoard]]]] = {"seats": [], "hirelings": [], "landmarks": []}
    for edition in EDITIONS.values():
        seated = [*edition.factions.values(), *map(bot_called, edition.bots)]
        found["seats"] += [(party.name, type(party.new_board(MOST_PLAYERS))) for party in seated]
        found["hirelings"] += [(name, type(band.new_board(MOST_PLAYERS))) for name, band in edition.hirelings.items()]
    for printing in LANDMARKS.values():
        found["landmarks"] += [(name, type(landmark.new_site(MOST_PLAYERS))) for name, landmark in printing.items()]
    return {area: list(dict.fromkeys(kinds)) for area, kinds in found.items()}
