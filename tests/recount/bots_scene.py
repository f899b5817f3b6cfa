"""The table as everyone sees it, with what the Law of Rootbotics asks of it. A scene is what stands just before a bot
does something; it changes with what the recount expects of the bot, until the next scene."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from copse.kernel.tasks import View
from tests.recount.root_table import BUILDINGS, SeenSeat, SeenWoodland, cards, printed_map, suit_of

SETUP_ORDER: Final = (  # 2.2; the Hundreds and the Keepers after the Corvids, the Vagabot as the second Vagabond (B20)
    "marquise", "eyrie", "alliance", "vagabond", "vagabond2", "lizards", "riverfolk", "duchy", "corvids", "hundreds",
    "keepers",
)  # fmt: skip
PLAYS_AS: Final = {
    "mechanical_marquise": "marquise", "electric_eyrie": "eyrie", "automated_alliance": "alliance",
    "vagabot": "vagabond2", "logical_lizards": "lizards", "riverfolk_robots": "riverfolk", "drillbit_duchy": "duchy",
    "cogwheel_corvids": "corvids",
}  # fmt: skip
WARRIORS: Final = {"warrior", "warlord"}
PAWNS_ALONE: Final = {"riverfolk_flotilla", "furious_protector", "stoic_protector"}  # whom nobody battles (E.2.2)
GOAL: Final = 30

Fact = tuple[object, ...]
Facts = list[Fact]
Key = Callable[[int], int]


class Scene:
    def __init__(self, view: View, together: bool) -> None:
        self.seen = msgspec.convert(view, SeenWoodland)
        self.map = printed_map(self.seen.map)
        self.together = together
        self.players = len(self.seen.seats)
        self.names = [*[seat.faction for seat in self.seen.seats], *[hired.name for hired in self.seen.hirelings]]
        self.holders = [*range(self.players), *[hired.holder for hired in self.seen.hirelings]]
        pawns = [*[seat.pawn for seat in self.seen.seats], *[hired.pawn for hired in self.seen.hirelings]]
        self.pawns: list[str] = [pawn or "" for pawn in pawns]
        self.pieces: dict[int, Counter[tuple[int, str]]] = {}
        for place in self.seen.clearings:
            self.pieces[place.id] = Counter({(piece.seat, piece.piece): piece.count for piece in place.pieces})
        self.places = {place.id: place for place in self.seen.clearings}
        self.clearings = [place for place in self.places if place]
        self.customer = self._customer()
        self.came = set[int]()  # where the bot has come to this turn

    def _customer(self) -> int | None:
        """root:11.2.7.III: who uses the warriors of the Riverfolk; from Daylight on."""
        for seat in self.seen.seats:
            if seat.board.get("mercenaries") and self.seen.phase != "birdsong":
                found = seat.board["customer"]
                assert isinstance(found, int)
                return found
        return None

    # ---- what stands where

    def standing(self, party: int, place: int, kinds: Callable[[str], bool]) -> int:
        return sum(number for (owner, piece), number in self.pieces[place].items() if owner == party and kinds(piece))

    def warriors(self, party: int, place: int) -> int:
        return self.standing(party, place, lambda piece: piece in WARRIORS)

    def faction(self, party: int) -> str:
        """Whose pieces a party plays with."""
        return PLAYS_AS.get(self.names[party], self.names[party])

    def is_building(self, party: int, piece: str) -> bool:
        return piece in BUILDINGS.get(self.faction(party), ())

    def buildings(self, party: int, place: int) -> int:
        return self.standing(party, place, lambda piece: self.is_building(party, piece))

    def holdings(self, party: int, place: int) -> int:
        """Buildings and tokens."""
        return self.standing(party, place, lambda piece: piece not in WARRIORS)

    def components(self, party: int, place: int) -> int:
        """Everything, the pawn too."""
        return self.standing(party, place, lambda piece: True) + (self.pawns[party] == str(place))

    def where(self, party: int, *names: str) -> list[int]:
        return [place for place in self.clearings if self.standing(party, place, lambda piece: piece.startswith(names))]

    def on_map(self, party: int, *names: str) -> int:
        return sum(self.standing(party, place, lambda piece: piece.startswith(names)) for place in self.clearings)

    def supply(self, seat: int, piece: str) -> int:
        return self.seen.seats[seat].supply.get(piece, 0)

    # ---- players and parties

    @property
    def parties(self) -> range:
        return range(len(self.names))

    def side(self, party: int) -> int:
        """root:E.3.2: a hireling is on the side of who controls it, or on its own."""
        holder = self.holders[party]
        return party if holder is None else holder

    def bots(self) -> list[int]:
        return [seat for seat in range(self.players) if self.names[seat] in PLAYS_AS]

    def people(self) -> list[int]:
        return [seat for seat in range(self.players) if self.names[seat] not in PLAYS_AS]

    def enemies(self, party: int) -> list[int]:
        """G.1.23: all others but a partner."""
        return [other for other in self.parties if self._hostile(self.side(party), self.side(other))]

    def _hostile(self, one: int, other: int) -> bool:
        seats = self.seen.seats
        if one >= self.players or other >= self.players:
            return one != other
        return one != other and seats[one].partner != other and seats[other].partner != one

    def foes(self, seat: int) -> list[int]:
        """coop: bots that face people together do not take each other for enemies where they aim and battle."""
        return [other for other in self.enemies(seat) if not (self.together and self.side(other) in self.bots())]

    def points(self, party: int) -> int:
        return self.seen.seats[party].points or 0 if party < self.players else 0

    def hired(self, seat: int, place: int) -> int:
        """root:G.1.30: the warriors there whom a seat has hired; they are no pieces of an enemy to it."""
        lender = self.lender()
        return self.warriors(lender, place) if lender is not None and self.customer == seat else 0

    def lender(self) -> int | None:
        found = [seat for seat in range(self.players) if self.faction(seat) == "riverfolk"]
        return found[0] if found else None

    def hired_foes(self, seat: int, place: int) -> int:
        return self.hired(seat, place) if self.lender() in self.foes(seat) else 0

    def foe_components(self, seat: int, place: int) -> int:
        return sum(self.components(foe, place) for foe in self.foes(seat)) - self.hired_foes(seat, place)

    def foe_warriors(self, seat: int, place: int) -> int:
        return sum(self.warriors(foe, place) for foe in self.foes(seat)) - self.hired_foes(seat, place)

    def foe_buildings(self, seat: int, place: int) -> int:
        return sum(self.buildings(foe, place) for foe in self.foes(seat))

    def defenceless(self, party: int, place: int) -> int:
        """B8: the buildings of a party that has no warriors beside them."""
        return 0 if self.warriors(party, place) else self.buildings(party, place)

    def own(self, seat: int) -> SeenSeat:
        return self.seen.seats[seat]

    def board(self, seat: int) -> dict[str, object]:
        return self.seen.seats[seat].board

    def listed(self, seat: int, what: str) -> list[str]:
        found = self.board(seat)[what]
        assert isinstance(found, list)
        return found

    def number(self, seat: int, what: str) -> int:
        found = self.board(seat)[what]
        assert isinstance(found, int)
        return found

    def has(self, seat: int, trait: str) -> bool:
        return trait in self.listed(seat, "traits")

    def difficulty(self, seat: int) -> str:
        return str(self.board(seat)["difficulty"])

    # ---- orders and suits

    def order(self, seat: int) -> str:
        """The suit of the order; empty if there is none."""
        board = self.board(seat)
        if "souls" in board:
            return str(board["suit"] or "")
        return suit_of(str(board["order"])) if board["order"] else ""

    def of_suit(self, suit: str) -> list[int]:
        """What matches a suit: a bird matches everything (2.7). root:F.3: the Lost City has every suit."""
        lost = [landmark.clearing for landmark in self.seen.landmarks if landmark.name == "lost_city"]
        return [
            place for place in self.clearings if suit and (suit in (self.places[place].suit, "bird") or place in lost)
        ]

    def ordered(self, seat: int) -> list[int]:
        return self.of_suit(self.order(seat))

    def left(self, seat: int, card: str) -> bool:
        """1.1: whether a card shows an item that is there, or in the Forge beside pieces of the bot."""
        item = cards()[card]["item"] if card in cards() else None
        if item is None:
            return False
        return bool(self.seen.items.get(item, 0) or self.forged(seat).get(item, 0))

    def forged(self, seat: int) -> dict[str, int]:
        """root:F.1"""
        for landmark in self.seen.landmarks:
            if landmark.name == "legendary_forge" and landmark.clearing and self.components(seat, landmark.clearing):
                found = landmark.board["items"]
                assert isinstance(found, dict)
                return found
        return {}

    def can_draw(self) -> bool:
        return bool(self.seen.deck or self.seen.discard)

    # ---- rule, placing, moves

    def strengths(self, place: int) -> Counter[int]:
        """root:2.5: warriors and buildings; hirelings count for who controls them, hired warriors for who hired them,
        and with the Soup Kitchens tokens count twice."""
        found: Counter[int] = Counter()
        for (party, piece), number in self.pieces[place].items():
            side = self.side(party)
            if piece in WARRIORS and party == self.lender() and self.customer is not None:
                found[self.customer] += number
            elif piece in WARRIORS or self.is_building(party, piece):
                found[side] += number
            elif party < self.players and "soup_kitchens" in self.own(party).crafted:
                found[side] += 2 * number
        return found

    def ruler(self, place: int) -> int | None:
        """root:2.5; a garden outweighs everything (8.2.1), and the Eyrie win ties (5.2.1), as do the Nobles (R140)."""
        for seat in range(self.players):
            if self.faction(seat) == "lizards" and self.buildings(seat, place):
                return seat
        strength = self.strengths(place)
        most = max(strength.values(), default=0)
        leading = [side for side, weight in strength.items() if weight == most > 0]
        if len(leading) == 1:
            return leading[0]
        eyrie = [side for side in leading if self.faction(side) == "eyrie"]
        nobles = [self.holders[party] for party in self.parties if self.names[party] == "bluebird_nobles"]
        lords = [*eyrie, *[side for side in nobles if side in leading]]
        return next((side for side in lords if self.components(side, place)), None)

    def ruled(self, seat: int) -> list[int]:
        return [place for place in self.clearings if self.ruler(place) == seat]

    def may_place(self, seat: int, place: int) -> bool:
        """root:6.2.2, root:D.6.2; bots do not mind snares before they spring one (11.8.2)."""
        keeps = [
            other for other in self.parties if self.faction(other) == "marquise" and self.pieces[place][other, "keep"]
        ]
        return not self.barred(seat, place) and all(other == seat for other in keeps)

    def barred(self, seat: int, place: int) -> bool:
        """Whether something keeps the bot out that is no piece: scorched earth, or an enemy’s Furious Protector."""
        furious = [party for party in self.enemies(seat) if self.names[party] == "furious_protector"]
        return self.places[place].scorched or any(self.pawns[party] == str(place) for party in furious)

    def may_build(self, seat: int, place: int) -> bool:
        return self.may_place(seat, place) and self.places[place].slots > 0

    def next_to(self, place: int) -> set[int]:
        """12.2: closed paths are paths."""
        joined = [*self.map["paths"], *self.map["closed_paths"]]
        return {a + b - place for a, b in joined if place in (a, b)}

    def by_river(self, place: int) -> set[int]:
        return {a + b - place for a, b in self.map["rivers"] if place in (a, b)}

    def has_boats(self, seat: int) -> bool:
        """root:11.2.7.II"""
        return any(other.board.get("boats") and other.board["customer"] == seat for other in self.seen.seats)

    def reachable(self, seat: int, place: int, boats: bool = False) -> list[int]:
        """4.2.1 of the Law; 12.1: by ferry from where it lies, once a turn."""
        near = self.next_to(place)
        if boats or self.has_boats(seat):
            near |= self.by_river(place)
        for landmark in self.seen.landmarks:
            if landmark.name == "ferry" and landmark.clearing == place and not landmark.board["used"]:
                near |= set(self.map["coast"]) - {place} if self.map["coast"] else self.by_river(place)
        near = {target for target in near if not self.places[target].scorched}
        if self.held_up(seat, place):
            return []
        free = self.map["rivers"] if self.held_by(seat, "otter_divers") else []
        open_to = {bank for pair in free for bank in pair} | set(self.ruled(seat))
        if self.names[seat] in ("vagabot", "cogwheel_corvids") or place in open_to:
            return sorted(near)
        return [target for target in sorted(near) if target in open_to]

    def held_by(self, seat: int, hireling: str) -> bool:
        return hireling in self.names and self.holders[self.names.index(hireling)] == seat

    def held_up(self, seat: int, place: int) -> bool:
        """root:E.2.2: the bands of enemies hold up whoever came to them this turn."""
        return place in self.came and self.band_at(seat, place)

    def band_at(self, seat: int, place: int) -> bool:
        bands = [party for party in self.enemies(seat) if self.names[party] in ("popular_band", "street_band")]
        return any(self.warriors(band, place) for band in bands)

    def waylaid(self, seat: int, origin: int, target: int) -> bool:
        """root:E.2.2: whether an enemy's bandit lies on the path."""
        for party in self.enemies(seat):
            if self.names[party] == "highway_bandits":
                paths = self.seen.hirelings[party - self.players].board["paths"]
                assert isinstance(paths, list)
                return sorted((origin, target)) in paths
        return False

    def opponents(self, seat: int, place: int) -> list[int]:
        """4.3 of the Law: enemies who have something there, if there are warriors to attack them; hired ones do not
        fight their own people."""
        own, lent = self.warriors(seat, place) + (self.pawns[seat] == str(place)), self.hired(seat, place)
        return [
            foe
            for foe in self.foes(seat)
            if self.components(foe, place) and (own or (lent and foe != self.lender())) and self.exposed(foe, place)
        ]

    def exposed(self, foe: int, place: int) -> bool:
        """root:E.2.2: whether a bot, who has no card to discard for it, may battle this party there."""
        holder = self.holders[foe]
        if self.names[foe] in PAWNS_ALONE or self.names[foe] == "spring_uprising":
            return False
        if self.names[foe] == "bandit_gangs" and holder is not None and self.components(holder, place):
            return False
        return not self.sheltered(foe, place)

    def sheltered(self, party: int, place: int) -> bool:
        """root:E.2.2: whether pieces of this player are beside a Stoic Protector of its own."""
        stoic = [other for other in self.parties if self.names[other] == "stoic_protector"]
        return any(self.holders[other] == party and self.pawns[other] == str(place) for other in stoic)

    # ---- 2.1 to 2.5

    def rank(self, place: int) -> int:
        """2.1; 12.3: the pass comes before all."""
        return 0 if place == self.map["tower"] else self.map["priorities"].index(place) + 1

    def low_rank(self, place: int) -> int:
        return 0 if place == self.map["tower"] else 99 - self.map["priorities"].index(place)

    def first(self, places: Iterable[int]) -> list[int]:
        return sorted(places, key=self.rank)

    def pick(self, places: Iterable[int], *keys: Key) -> int:
        """The one of which each key in turn says most, then by the highest priority."""
        return min(places, key=lambda place: (*[-key(place) for key in keys], self.rank(place)))

    def pick_low(self, places: Iterable[int], *keys: Key) -> int:
        return min(places, key=lambda place: (*[-key(place) for key in keys], self.low_rank(place)))

    def player_rank(self, party: int) -> int:
        """2.2; hirelings come last (B24)."""
        return SETUP_ORDER.index(self.faction(party)) if party < self.players else 100 + party

    def pick_player(self, parties: Iterable[int], *keys: Key) -> int:
        return min(parties, key=lambda party: (*[-key(party) for key in keys], self.player_rank(party)))

    # ---- what a bot does, with what is told of it

    def snare(self, seat: int, place: int) -> bool:
        """11.8.2: whether the snare of an enemy closes; it is gone then."""
        for other in self.enemies(seat):
            if self.pieces[place][other, "snare"]:
                del self.pieces[place][other, "snare"]
                return True
        return False

    def put(self, seat: int, piece: str, place: int, number: int) -> Facts:
        """Place as many as there are, where nothing keeps them out."""
        number = min(number, self.supply(seat, piece))
        if self.is_building(seat, piece):
            number = min(number, self.places[place].slots)
        if number <= 0 or not self.may_place(seat, place):
            return []
        if self.snare(seat, place):
            return [("sprang_snare", place)]
        self.own(seat).supply[piece] -= number
        self.pieces[place][seat, piece] += number
        if self.is_building(seat, piece):
            self.places[place].slots -= number
        return [("placed" if piece in WARRIORS else "built", piece, place, number)]

    def take(self, seat: int, piece: str, place: int, number: int) -> Facts:
        """The bot removes pieces of its own."""
        self.pieces[place][seat, piece] -= number
        return [("removed", seat, piece, place, number)]

    def march(self, seat: int, origin: int, target: int, number: int) -> Facts:
        """Warriors go to a clearing that is reachable, unless a snare closes."""
        if self.snare(seat, origin):
            return [("sprang_snare", origin)]
        if self.waylaid(seat, origin, target):
            self.pieces[origin][seat, "warrior"] -= 1
            number -= 1
        return self.shift(seat, origin, target, number) if number else []

    def shift(self, seat: int, origin: int, target: int, number: int) -> Facts:
        self.pieces[origin][seat, "warrior"] -= number
        self.pieces[target][seat, "warrior"] += number
        return [("moved", origin, target, number)]

    def score(self, seat: int, points: int) -> Facts:
        """What the marker moves by."""
        before = self.points(seat)
        after = max(0, before + points)
        if self.together:
            after = min(after, GOAL)
        self.own(seat).points = after
        return [("scored", after - before)] if after != before else []


def aimed(place: int) -> Fact:
    return ("aimed_at_clearing", place)


def against(party: int) -> Fact:
    return ("aimed_at_player", party)
