"""The table of Root as a seat sees it, and what is printed on maps and cards. Everything here is a fact or a look at
the view; what follows from them is in the other modules."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final, TypedDict

import msgspec

import copse
from copse.kernel.tasks import View
from copse.root.maps import map_named

PRINTED: Final = Path(copse.__file__).parent / "root" / "data"
SUITS: Final = ("fox", "rabbit", "mouse")
BURROW: Final = 0  # the number under which the view shows it
FIRST_FOREST: Final = 13  # forests have the numbers after those of the clearings in texts of actions

# The pieces in the box, by faction: warriors, buildings, tokens (appendix B and the backs of the boards).
WARRIORS: Final[dict[str, dict[str, int]]] = {
    "marquise": {"warrior": 25}, "eyrie": {"warrior": 20}, "alliance": {"warrior": 10}, "lizards": {"warrior": 25},
    "riverfolk": {"warrior": 15}, "duchy": {"warrior": 20}, "corvids": {"warrior": 15},
    "hundreds": {"warrior": 20, "warlord": 1}, "keepers": {"warrior": 15}, "vagabond": {}, "vagabond2": {},
    # both sides of hirelings' cards; those without warriors have a pawn, or nothing on the map
    "forest_patrol": {"warrior": 12}, "last_dynasty": {"warrior": 5}, "spring_uprising": {"warrior": 4},
    "highway_bandits": {"warrior": 4}, "bandit_gangs": {"warrior": 4}, "warm_sun_prophets": {"warrior": 4},
    "corvid_spies": {"warrior": 6}, "sunward_expedition": {"warrior": 8}, "flame_bearers": {"warrior": 6},
    "vault_keepers": {"warrior": 6}, "popular_band": {"warrior": 5}, "street_band": {"warrior": 5},
    "feline_physicians": {}, "bluebird_nobles": {}, "rabbit_scouts": {}, "the_exile": {}, "the_brigand": {},
    "riverfolk_flotilla": {}, "otter_divers": {}, "lizard_envoys": {}, "raven_sentries": {}, "mole_artisans": {},
    "furious_protector": {}, "stoic_protector": {}, "rat_smugglers": {}, "badger_bodyguards": {},
}  # fmt: skip
BUILDINGS: Final[dict[str, dict[str, int]]] = {
    "vault_keepers": {"vault": 6},
    "marquise": {"sawmill": 6, "workshop": 6, "recruiter": 6},
    "eyrie": {"roost": 7},
    "alliance": {"base_fox": 1, "base_rabbit": 1, "base_mouse": 1},
    "lizards": {"garden_fox": 5, "garden_rabbit": 5, "garden_mouse": 5},
    "duchy": {"citadel": 3, "market": 3},
    "hundreds": {"stronghold": 6},
    "keepers": {  # one marker with two sides is two names here, of which at most one is on the map
        "waystation_tablet_jewelry": 1, "waystation_jewelry_tablet": 1, "waystation_jewelry_figure": 1,
        "waystation_figure_jewelry": 1, "waystation_figure_tablet": 1, "waystation_tablet_figure": 1,
    },
}  # fmt: skip
CRAFTING: Final = {  # x.2.1: the crafting pieces of each faction, by the beginnings of their names
    "marquise": ("workshop",), "eyrie": ("roost",), "alliance": ("sympathy",), "duchy": ("citadel", "market"),
    "corvids": ("plot", "bomb", "snare", "extortion", "raid"), "hundreds": ("stronghold",), "keepers": ("waystation",),
}  # fmt: skip


class PrintedCard(TypedDict):
    suit: str
    kind: str
    cost: list[str]
    item: str | None
    points: int | None
    copies: dict[str, int]


class PrintedClearing(TypedDict):
    id: int
    slots: int
    ruin: bool


class PrintedForest(TypedDict):
    id: str
    clearings: list[int]
    adjacent: list[str]


class PrintedMap(TypedDict):
    clearings: list[PrintedClearing]
    paths: list[list[int]]
    closed_paths: list[list[int]]
    rivers: list[list[int]]
    forests: list[PrintedForest]
    edge: list[int]
    corners: list[list[int]]
    coast: list[int]
    tower: int | None
    priorities: list[int]


class PrintedQuest(TypedDict):
    id: str
    suit: str
    items: list[str]


@cache
def cards() -> dict[str, PrintedCard]:
    found: dict[str, PrintedCard] = json.loads((PRINTED / "cards.json").read_text(encoding="utf-8"))
    return found


@cache
def printed_map(name: str) -> PrintedMap:
    return msgspec.convert(map_named(name).data, PrintedMap)


@cache
def quests() -> dict[str, PrintedQuest]:
    found: list[PrintedQuest] = json.loads((PRINTED / "quests.json").read_text(encoding="utf-8"))
    return {quest["id"]: quest for quest in found}


def suit_of(card: str) -> str:
    """Viziers and retainers are birds that are no cards."""
    return cards()[card]["suit"] if card in cards() else "bird"


def matches(card: str, suit: str | None) -> bool:
    """G.1.28: of the same suit, or a bird; a bird is matched by birds only. The Burrow has no suit."""
    return suit is not None and suit_of(card) in (suit, "bird")


class SeenPiece(msgspec.Struct):
    seat: int
    piece: str
    count: int


class SeenClearing(msgspec.Struct):
    id: int
    pieces: list[SeenPiece]
    slots: int
    suit: str | None
    ruler: int | None
    ruin: int | None = None
    under: list[str] = []
    scorched: bool = False


class SeenCards(msgspec.Struct):
    size: int
    cards: list[str]


class SeenSeat(msgspec.Struct):
    faction: str
    points: int | None  # none once the marker has left the track (3.3.1, 9.2.8)
    hand: SeenCards
    crafted: list[str]
    box: dict[str, int]
    turned: dict[str, int]
    supply: dict[str, int]
    board: dict[str, object]
    coffins: int = 0
    pawn: str | None = None
    homes: list[int] = []
    dominance: str | None = None
    partner: int | None = None


class SeenHireling(msgspec.Struct):
    """A party without a seat (appendix E)."""

    name: str
    holder: int | None
    supply: dict[str, int]
    board: dict[str, object]
    coffins: int = 0
    pawn: str | None = None


class SeenBattle(msgspec.Struct):
    attacker: int
    defender: int
    clearing: int
    rolled: list[int]
    extra: list[int]
    used: list[str]
    instigator: int | None
    ally: int | None
    hired: int
    looting: bool


class SeenDecision(msgspec.Struct):
    seat: int
    law: str
    prompt: str
    args: dict[str, int | str]
    actions: list[str] = []


class SeenLandmark(msgspec.Struct):
    name: str
    clearing: int | None
    board: dict[str, object] = {}


class SeenWoodland(msgspec.Struct):
    map: str
    turn: int
    phase: str
    clearings: list[SeenClearing]
    seats: list[SeenSeat]
    deck: int
    discard: list[str]
    available: list[str]
    items: dict[str, int]
    buried: list[str]
    quests: list[str]
    quest_deck: int
    closed: list[list[int]]
    landmarks: list[SeenLandmark]
    used: list[str]
    activated: dict[str, int]
    battle: SeenBattle | None
    over: bool = False  # only a game says it, not a state
    decision: SeenDecision | None = None
    hirelings: list[SeenHireling] = []
    markers: list[int] = []  # of hirelings, on the track (A.6.4)

    @property
    def ferry(self) -> int | None:
        return next((landmark.clearing for landmark in self.landmarks if landmark.name == "ferry"), None)


class Hire(msgspec.Struct):
    """What the board of the Riverfolk says of services that were bought."""

    customer: int | None
    boats: bool
    mercenaries: bool


class Outcast(msgspec.Struct):
    outcast: str | None


@dataclass
class Memory:
    """What the view does not show but the events of this turn told."""

    ferried: bool = False  # C.2.5
    cleared: bool = False  # C.3.3
    done: Counter[str] = field(default_factory=Counter)  # events of this turn, by what they say
    fresh: set[str] = field(default_factory=set)  # cards crafted after one of their name was used
    site: int = 0  # where the Marquise is building
    given_up: Counter[str] = field(default_factory=Counter)  # pieces chosen as losses of a battle (4.3.4)
    begun: bool = False  # a first turn has begun
    fifth: bool = False  # the game is played by the fifth edition
    came: set[tuple[int, int]] = field(default_factory=set)  # who moved where this turn


@dataclass
class Spot:
    """A clearing: what stands there, by seat and piece."""

    id: int
    suit: str | None
    slots: int
    ruin: int | None
    scorched: bool
    pieces: Counter[tuple[int, str]]


class Table:
    """What one seat sees, with the questions that all chapters ask of it."""

    def __init__(self, view: View, memory: Memory) -> None:
        self.seen = msgspec.convert(view, SeenWoodland)
        self.memory = memory
        self.map = printed_map(self.seen.map)
        self.players = len(self.seen.seats)
        self.seats = [*self.seen.seats, *[_without_seat(hireling) for hireling in self.seen.hirelings]]
        self.factions = [seat.faction for seat in self.seats]  # by party: hirelings come after the players
        self.holder = [*range(self.players), *[hireling.holder for hireling in self.seen.hirelings]]
        self.spots = {place.id: self._spot(place) for place in self.seen.clearings}
        self.hire = self._hire()
        self.paths = _joined(self.map["paths"])
        for a, b in self.map["closed_paths"]:
            if [a, b] not in self.seen.closed:
                self.paths[a].add(b)
                self.paths[b].add(a)
        self.rivers = _joined(self.map["rivers"])

    @staticmethod
    def _spot(place: SeenClearing) -> Spot:
        pieces = Counter({(piece.seat, piece.piece): piece.count for piece in place.pieces})
        return Spot(place.id, place.suit, place.slots, place.ruin, place.scorched, pieces)

    def _hire(self) -> Hire:
        seat = self.seat_of("riverfolk")
        return Hire(None, False, False) if seat is None else msgspec.convert(self.seats[seat].board, Hire)

    # ---- who

    @property
    def asked(self) -> SeenDecision:
        assert self.seen.decision is not None
        return self.seen.decision

    @property
    def me(self) -> int:
        return self.asked.seat

    @property
    def hand(self) -> list[str]:
        """The different cards of the hand of the seat that is asked."""
        return sorted(set(self.seats[self.me].hand.cards))

    def seat_of(self, faction: str) -> int | None:
        return self.factions.index(faction) if faction in self.factions else None

    def others(self, seat: int) -> list[int]:
        """The other players."""
        return [other for other in range(self.players) if other != seat]

    @property
    def fifth(self) -> bool:
        return self.memory.fifth

    def targets(self, party: int) -> list[int]:
        """4.3: whom one may attack; by the fifth edition partners too."""
        return self.others(party) if self.fifth else self.enemies(party)

    def rivals(self, seat: int) -> list[int]:
        """The players who are enemies."""
        return [enemy for enemy in self.enemies(seat) if enemy < self.players]

    def enemies(self, party: int) -> list[int]:
        """G.1.23: everyone else but partners in a coalition. E.3.2: a hireling is on the side of who controls it, or on
        its own."""
        return [other for other in range(len(self.seats)) if not self._friends(self.side(party), self.side(other))]

    def side(self, party: int) -> int:
        holder = self.holder[party]
        return party if holder is None else holder

    def _friends(self, party: int, other: int) -> bool:
        return party == other or self.seats[party].partner == other or self.seats[other].partner == party

    def held(self, name: str) -> int | None:
        """Who controls a hireling; nobody does if it is not at the table."""
        return self.holder[self.factions.index(name)] if name in self.factions else None

    def pawn_of(self, name: str) -> str | None:
        """Where the pawn of a hireling is, if it is at the table."""
        return self.seats[self.factions.index(name)].pawn if name in self.factions else None

    def has(self, seat: int, card: str) -> bool:
        return card in self.seats[seat].crafted

    @property
    def hired_by(self) -> int | None:
        """11.2.7.III: who treats the warriors of the Riverfolk as its own now: in Daylight and Evening."""
        return self.hire.customer if self.hire.mercenaries and self.seen.phase != "birdsong" else None

    # ---- what stands where

    def warriors(self, seat: int, place: int) -> int:
        pieces = self.spots[place].pieces
        return sum(pieces[seat, name] for name in WARRIORS[self.factions[seat]])

    def hired(self, seat: int, place: int) -> int:
        """11.2.7.III: warriors of the Riverfolk that this seat treats as its own."""
        river = self.seat_of("riverfolk")
        return self.warriors(river, place) if river is not None and self.hired_by == seat else 0

    def buildings(self, seat: int, place: int) -> int:
        kinds = BUILDINGS.get(self.factions[seat], {})
        pieces = self.spots[place].pieces.items()
        return sum(number for (owner, piece), number in pieces if owner == seat and piece in kinds)

    def pieces(self, seat: int, place: int) -> int:
        """G.1.12: faction pieces, the pawn included."""
        own = sum(number for (owner, _), number in self.spots[place].pieces.items() if owner == seat)
        return own + (self.seats[seat].pawn == str(place))

    def where(self, seat: int, *names: str) -> set[int]:
        """The places with such pieces; a name may be the beginning of several."""
        return {
            place
            for place, spot in self.spots.items()
            if any(
                owner == seat and number and piece.startswith(names) for (owner, piece), number in spot.pieces.items()
            )
        }

    def standing(self, seat: int, *names: str) -> int:
        """How many such pieces are on the map."""
        return sum(
            number
            for spot in self.spots.values()
            for (owner, piece), number in spot.pieces.items()
            if owner == seat and piece.startswith(names)
        )

    @property
    def clearings(self) -> list[int]:
        return [place for place in self.spots if place != BURROW]

    def of_suit(self, suit: str) -> set[int]:
        return {place for place in self.clearings if self.spots[place].suit == suit}

    def matching(self, card: str) -> set[int]:
        return {place for place in self.clearings if matches(card, self.spots[place].suit)}

    def supply(self, seat: int, piece: str) -> int:
        return self.seats[seat].supply.get(piece, 0)

    def crafting_places(self, seat: int) -> Counter[int]:
        """Where crafting pieces stand, and how many; for the Lizards the gardens of the Outcast (10.2.1)."""
        faction = self.factions[seat]
        names = CRAFTING.get(faction, ())
        if faction == "lizards":
            outcast = msgspec.convert(self.seats[seat].board, Outcast).outcast
            names = (f"garden_{outcast}",)
        found: Counter[int] = Counter()
        for place, spot in self.spots.items():
            for (owner, piece), number in spot.pieces.items():
                if owner == seat and names and piece.startswith(names):
                    found[place] += number
        return found

    # ---- placing

    def may_place(self, seat: int, place: int) -> bool:
        """6.2.2 the keep, 13.7.2 a snare, D.6.2 scorched earth, 12.2.2 the Burrow, E.2.2 the Furious Protector."""
        spot = self.spots[place]
        fury = self.factions.index("furious_protector") if "furious_protector" in self.factions else None
        if self.pawn_of("furious_protector") == str(place) and fury in self.enemies(seat):
            return False
        cats, crows = self.seat_of("marquise"), self.seat_of("corvids")
        if cats not in (None, seat) and spot.pieces[cats, "keep"]:
            return False
        if crows is not None and crows in self.enemies(seat) and spot.pieces[crows, "snare"]:
            return False
        return not spot.scorched and (place != BURROW or self.factions[seat] == "duchy")

    def may_build(self, seat: int, place: int) -> bool:
        """2.2.3: a building needs a free slot too."""
        return place != BURROW and self.may_place(seat, place) and self.free_slots(place) > 0

    def free_slots(self, place: int) -> int:
        """2.2.3, 2.2.4: the printed ones, less ruins and buildings."""
        printed = next(clearing["slots"] for clearing in self.map["clearings"] if clearing["id"] == place)
        pieces = self.spots[place].pieces.items()
        taken = sum(number for (seat, piece), number in pieces if piece in BUILDINGS.get(self.factions[seat], ()))
        return printed - taken - (self.spots[place].ruin is not None)


def _without_seat(hireling: SeenHireling) -> SeenSeat:
    """A hireling as a party like the others: no hand, no cards, no points (E.3.5, E.3.6)."""
    nothing = SeenCards(0, [])
    seat = SeenSeat(hireling.name, None, nothing, [], {}, {}, hireling.supply, hireling.board)
    seat.coffins, seat.pawn = hireling.coffins, hireling.pawn
    return seat


def _joined(pairs: list[list[int]]) -> dict[int, set[int]]:
    near: dict[int, set[int]] = {place: set() for place in range(FIRST_FOREST)}
    for a, b in pairs:
        near[a].add(b)
        near[b].add(a)
    return near
