"""Woodland: the state of a game of Root. Pieces come and go through `put`, `lift` and `shift`, which keep the rule of
the clearing (§2.5) right; cards through the functions of deck.py, which keep right who knows what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Self

from copse.kernel.bits import members
from copse.kernel.chance import Dice
from copse.kernel.shapes import Fields
from copse.kernel.tasks import Json, State, View
from copse.kernel.texts import Line
from copse.root import sight
from copse.root.board import PLACES, Board, Clearings
from copse.root.cards import CARD_IDS, ITEM_SUPPLY, ITEMS
from copse.root.hooks import NOBODY, Answers, Owner, answers
from copse.root.pieces import BUILDING, TOKEN
from copse.root.zones import Zone, empty

if TYPE_CHECKING:
    from copse.root.rules import Rules

NONE: Final = -1
BIRDSONG: Final = 0  # §1.4.1
DAYLIGHT: Final = 1
EVENING: Final = 2
COFFIN_MAKERS: Final = CARD_IDS.index("coffin_makers")
PHASES: Final = ("birdsong", "daylight", "evening")

Box = tuple[int, ...]
"""How many there are of each item. Copies of a state share boxes: one that changes is another."""
EMPTY_BOX: Final[Box] = (0,) * len(ITEMS)


def refilled(box: Box, item: int, number: int) -> Box:
    """The box after so many of an item came, or went if it is fewer."""
    return (*box[:item], box[item] + number, *box[item + 1 :])


class Battle:
    """A battle that is being fought. Only one can be (§1.4.2)."""

    __slots__ = (
        "ally", "attacker", "clearing", "defender", "ended", "extra", "hired", "ignored", "instigator", "looting",
        "losses", "rolled", "used",
    )  # fmt: skip

    def __init__(self, attacker: int, defender: int, clearing: int, instigator: int) -> None:
        self.attacker, self.defender, self.clearing = attacker, defender, clearing
        self.instigator = instigator  # the seat that removes for both sides (§D.4.2), or NONE
        self.ally = NONE  # the seat whose warriors the attacker treats as its own (§9.2.9.II.c)
        self.hired = 0  # what the Arbiter adds to the defender's most rolled hits (§D.5.2)
        self.looting = False  # the attacker deals no rolled hits, for loot (§14.2.5)
        self.ended = False  # by an ambush (§4.3.1.II)
        self.ignored = [0, 0]  # hits that attacker and defender have ignored
        self.rolled = [0, 0]  # rolled hits that attacker and defender deal
        self.extra = [0, 0]  # extra hits that they deal
        self.used = 0  # bits of card effects used in this battle
        self.losses: list[list[int]] = [[], []]  # piece numbers that attacker and defender chose to lose

    def copy(self) -> Battle:
        other = Battle(self.attacker, self.defender, self.clearing, self.instigator)
        other.ally, other.hired, other.ended = self.ally, self.hired, self.ended
        other.looting, other.ignored = self.looting, self.ignored[:]
        other.rolled, other.extra, other.used = self.rolled[:], self.extra[:], self.used
        other.losses = [self.losses[0][:], self.losses[1][:]]
        return other

    def side(self, seat: int) -> int:
        return 0 if seat == self.attacker else 1

    def dump(self) -> Json:
        return [
            self.attacker, self.defender, self.clearing, self.instigator, self.ally, self.hired, self.ended,
            list[Json](self.rolled), list[Json](self.extra), self.used,
            list[Json](self.losses[0]), list[Json](self.losses[1]), self.looting, list[Json](self.ignored),
        ]  # fmt: skip


class FactionBoard:
    """What lies on a faction's board beside its pieces; each faction has its own."""

    def copy(self) -> FactionBoard:
        raise NotImplementedError

    def view(self, state: Woodland, seat: int, viewer: int | None) -> dict[str, Json]:
        """As a viewer (None: a spectator) may see it; `seat` is the owner."""
        raise NotImplementedError

    def dump(self) -> dict[str, Json]:
        raise NotImplementedError

    def restore(self, fields: Fields) -> None:
        """Take over what `dump` wrote; none of it is trusted."""
        raise NotImplementedError

    def write(self, state: Woodland) -> list[str]:
        """The lines of a position, each without the name of the faction that starts it."""
        raise NotImplementedError

    def read(self, state: Woodland, seat: int, line: Line) -> None:
        """Take such a line; the first word that is left says what it is about."""
        raise NotImplementedError

    # What lies here, for counting and re-dealing; a board that has none of a thing leaves the answer as it is.

    def cards(self) -> list[int]:
        """The cards that lie here for all to see."""
        return []

    def zones(self) -> list[Zone]:
        """The cards that lie here face down; the owner knows them."""
        return []

    def pieces(self, state: Woodland, seat: int) -> dict[int, int]:
        """The pieces that lie here, neither on the map nor in a supply: how many, by piece number."""
        return {}

    def quests(self) -> list[int]:
        """The quests that lie here."""
        return []

    def stored_items(self) -> list[int]:
        """The items of the supply of the map that lie here, where there is no box for them (§14.2.4)."""
        return []

    def redeal(self, state: Woodland, seat: int, viewer: int | None, dice: Dice) -> None:
        """Replace what lies here face down, beside cards, by something as likely for all that the viewer knows."""

    def complete(self, state: Woodland, seat: int) -> None:
        """Fill in what a position left unsaid."""

    def check(self, state: Woodland, seat: int) -> None:
        """Raise Impossible if anything about this board is, in a state that came from outside. The lines that could
        have said it are named as `write` does, or as those of pieces and cards without the name of the faction."""


class Woodland(State):
    __slots__ = (
        "activated",
        "asked",
        "available",
        "battle",
        "boards",
        "boxes",
        "buried",
        "cleared_path",
        "closed",
        "coffins",
        "crafted",
        "deck",
        "discard",
        "dominance",
        "fallen",
        "ferried",
        "ferry",
        "force",
        "hands",
        "held",
        "homes",
        "items",
        "on",
        "partner",
        "pawns",
        "peeked",
        "phase",
        "points",
        "powers",
        "quest_deck",
        "quests",
        "realms",
        "ruin_items",
        "ruins",
        "ruler",
        "rules",
        "scorched",
        "slots",
        "spots",
        "suits",
        "supply",
        "turn",
        "turned",
        "used",
        "winners",
        "won_by",
    )  # fmt: skip

    def __init__(self, rules: Rules, rng: int) -> None:
        """A woodland with nothing in it: `lay_out` or `copy` fill it."""
        super().__init__(rng)
        self.rules = rules
        self.turn = 0
        self.phase = BIRDSONG

        # the map
        self.suits: list[int] = []  # by clearing; NONE for the Burrow
        self.ruler: list[int] = []  # by clearing: the seat that rules it, or NONE
        self.slots: list[int] = []  # by clearing: free building slots
        self.ruins: Clearings = 0
        self.ruin_items: list[int] = []  # by clearing: items still under the ruin
        self.buried: list[int] = []  # the items under all ruins
        self.peeked: dict[int, Zone] = {}  # by clearing: the items of ruins that someone has looked under (§9.7.3)
        self.closed = 0  # bits of closed paths (§C.3.2)
        self.ferry = 0  # clearing (§C.2.5)
        self.scorched: Clearings = 0  # where nothing may come any more (§D.6.2)

        # pieces
        self.on: list[int] = []  # by piece and place: how many stand there
        self.spots: list[Clearings] = []  # by piece: where some stand, kept beside `on`
        self.held: list[Clearings] = []  # by seat: where any of its pieces stand, kept beside `on`
        self.force: list[int] = []  # by seat and place: its warriors and buildings, kept beside `on`
        self.realms: list[Clearings] = []  # by seat: what it rules, kept beside `ruler`
        self.supply: list[int] = []  # by piece
        self.fallen: list[int] = []  # by piece: warriors just removed, whose fate is still open (§6.2.3)
        self.pawns: list[int] = []  # by seat: clearing, forest or NONE

        # cards and items
        self.deck: list[int] = []  # unseen: shuffled, so it has no order yet
        self.discard: list[int] = []
        self.available: list[int] = []  # dominance cards that may be taken (§3.3.3)
        self.hands: list[Zone] = []
        self.crafted: list[tuple[int, ...]] = []  # by seat: persistent effects, in order
        self.powers: list[list[Owner]] = []  # by seat: what changes rules for it, kept beside `crafted`
        self.asked = Answers()  # who answers the hooks that everyone is asked, kept beside `powers`
        self.items: list[int] = []  # the supply on the map, by item
        self.boxes: list[Box] = []  # by seat: crafted items, face up
        self.turned: list[Box] = []  # the same, face down
        self.quests: list[int] = []  # face up
        self.quest_deck: list[int] = []
        self.coffins: list[int] = []  # by piece: warriors that lie on the Coffin Makers

        # seats
        self.homes: list[int] = []  # by seat: the clearing where it started, or NONE
        self.points: list[int] = []  # by seat; once the marker left the track, where it stood then: ask `marker`
        self.dominance: list[int] = []  # by seat: the activated card, or NONE
        self.partner: list[int] = []  # by seat: of a Vagabond in coalition, or NONE
        self.boards: list[FactionBoard] = []
        self.winners: list[int] = []
        self.won_by = ""  # the paragraph

        # this turn, this battle
        self.used = 0  # bits of card effects used this turn
        self.activated: list[int] = []  # crafting pieces used this turn, by suit
        self.ferried = False
        self.cleared_path = False
        self.battle: Battle | None = None

    def lay_out(self) -> Woodland:
        """§5.1: the map, the deck and the supplies before anyone has done anything."""
        rules, board = self.rules, self.rules.board
        seats = rules.seats
        self.suits = [NONE] * PLACES
        self.ruins = board.ruins
        self.ruin_items = [0] * PLACES
        self.closed = (1 << len(board.closed)) - 1
        self.ferry = board.ferry
        self.on = [0] * (len(rules.pieces) * PLACES)
        self.supply = list(rules.totals)
        self.fallen = [0] * len(rules.pieces)
        self.pawns = [NONE] * seats
        self.deck = rules.deck[:]
        self.hands = [empty(seats, faction.open_hand) for faction in rules.factions]
        self.crafted = [()] * seats
        self.items = list(ITEM_SUPPLY)
        self.boxes = [EMPTY_BOX] * seats
        self.turned = [EMPTY_BOX] * seats
        self.coffins = [0] * len(rules.pieces)
        self.homes = [NONE] * seats
        self.points = [0] * seats
        self.dominance = [NONE] * seats
        self.partner = [NONE] * seats
        self.boards = [faction.new_board(seats) for faction in rules.factions]
        self.activated = [0] * 3
        self.count_all()
        return self

    # ---- who and where

    @property
    def seats(self) -> int:
        return self.rules.seats

    @property
    def board(self) -> Board:
        return self.rules.board

    def count(self, piece: int, clearing: int) -> int:
        return self.on[piece * PLACES + clearing]

    def warriors(self, seat: int, clearing: int) -> int:
        """Warriors of the seat's faction, of every kind."""
        number = 0
        for piece in self.rules.warriors[seat]:
            number += self.on[piece * PLACES + clearing]
        return number

    def ranks(self, seat: int, clearing: int) -> int:
        """Warriors of the common kind: those that others may move, shoot or win over (§14.2.2)."""
        warrior = self.rules.warrior[seat]
        return self.on[warrior * PLACES + clearing] if warrior != NONE else 0

    def out_of_supply(self, piece: int) -> int:
        """How many of a kind are not in the supply."""
        return self.rules.totals[piece] - self.supply[piece]

    def armed(self, seat: int) -> Clearings:
        """The clearings where the seat has warriors of its faction."""
        places = 0
        for piece in self.rules.warriors[seat]:
            places |= self.spots[piece]
        return places

    def lender_to(self, seat: int) -> int:
        """The seat whose warriors this one treats as its own now, or NONE (§11.2.7.III)."""
        for lender in self.rules.lenders:
            if self.rules.factions[lender].lent_to(self, lender) == seat:
                return lender
        return NONE

    def where(self, piece: int) -> Clearings:
        """The clearings where such pieces stand."""
        return self.spots[piece]

    def has_pieces(self, seat: int, clearing: int) -> bool:
        """Whether the seat has any faction piece there, the pawn included (§G.1.12)."""
        return self.presence(seat) >> clearing & 1 == 1

    def presence(self, seat: int) -> Clearings:
        """The clearings where the seat has any faction piece."""
        pawn = self.pawns[seat]
        return self.held[seat] | 1 << pawn if 0 <= pawn < PLACES else self.held[seat]

    def settled(self, seat: int) -> Clearings:
        """The clearings where the seat has buildings or tokens."""
        places = 0
        for kinds in (self.rules.buildings[seat], self.rules.tokens[seat]):
            for piece in kinds:
                places |= self.spots[piece]
        return places

    def ruled(self, seat: int) -> Clearings:
        return self.realms[seat]

    def of_suit(self, suit: int) -> Clearings:
        places = 0
        for clearing in range(1, PLACES):
            if self.suits[clearing] == suit:
                places |= 1 << clearing
        return places

    def unseen_items(self) -> list[int]:
        """The items under ruins that nobody has looked under."""
        left = self.buried[:]
        for zone in self.peeked.values():
            for item in zone.cards:
                left.remove(item)
        return left

    def owners(self, seat: int) -> list[Owner]:
        """Whatever changes rules for this seat: its faction, its crafted cards, and what is nobody's and so
        everybody's. Not to be changed by the caller."""
        return self.powers[seat]

    def marker(self, seat: int) -> int | None:
        """The seat's points; None once its marker has left the track: who activated dominance or formed a coalition
        has none any more (§3.3.1, §9.2.8). Whatever leaves the engine says this."""
        return self.points[seat] if self.dominance[seat] == NONE == self.partner[seat] else None

    def coffin_makers(self) -> int:
        """The seat that crafted the Coffin Makers, or NONE."""
        for seat, cards in enumerate(self.crafted):
            if COFFIN_MAKERS in cards:
                return seat
        return NONE

    def enemies(self, seat: int, other: int) -> bool:
        """§G.1.23: another player with whom one is not in a coalition."""
        return seat != other and self.partner[seat] != other and self.partner[other] != seat

    # ---- pieces come and go

    def put(self, piece: int, clearing: int, number: int) -> None:
        """From the supply to the map."""
        self.supply[piece] -= number
        self.on[piece * PLACES + clearing] += number
        self._changed(piece, clearing, number)

    def lift(self, piece: int, clearing: int, number: int) -> None:
        """Off the map; the caller says where to."""
        self.on[piece * PLACES + clearing] -= number
        self._changed(piece, clearing, -number)

    def shift(self, piece: int, origin: int, target: int, number: int) -> None:
        """From clearing to clearing."""
        self.on[piece * PLACES + origin] -= number
        self.on[piece * PLACES + target] += number
        self._changed(piece, origin, -number)
        self._changed(piece, target, number)

    def _changed(self, piece: int, clearing: int, number: int) -> None:
        self._tally(piece, clearing, number)
        if self.rules.categories[piece] != TOKEN or self.asked.weight:
            self.count_rule(clearing)

    def _tally(self, piece: int, clearing: int, number: int) -> None:
        """Keep right what is kept beside `on`."""
        seat, category = self.rules.owners[piece], self.rules.categories[piece]
        if self.on[piece * PLACES + clearing]:
            self.spots[piece] |= 1 << clearing
            self.held[seat] |= 1 << clearing
        else:
            self.spots[piece] &= ~(1 << clearing)
            if not self._stands(seat, clearing):
                self.held[seat] &= ~(1 << clearing)
        if category != TOKEN:
            self.force[seat * PLACES + clearing] += number
        if category == BUILDING:
            self.slots[clearing] -= number

    def _stands(self, seat: int, clearing: int) -> bool:
        return any(self.spots[piece] >> clearing & 1 for piece in self.rules.of_seat[seat])

    def count_all(self) -> None:
        """What is kept beside other things, of a state that was just put together: where pieces stand, free slots
        (§2.2.3, §2.2.4), what changes rules, and rule (§2.5)."""
        rules = self.rules
        self.slots = list(rules.board.slots)
        for clearing in members(self.ruins):
            self.slots[clearing] -= 1
        self.spots, self.held = [0] * len(rules.pieces), [0] * rules.seats
        self.force, self.realms = [0] * (rules.seats * PLACES), [0] * rules.seats
        self.ruler = [NONE] * PLACES
        for place, number in enumerate(self.on):
            if number:
                self._tally(place // PLACES, place % PLACES, number)
        self.muster()

    def count_rule(self, clearing: int) -> None:
        """§2.5: who has more warriors and buildings there than anyone else; ties are nobody's, but for those who win
        them (§7.2.2)."""
        ruler, best, claim = NONE, 0, 0
        plain = not self.asked.weight and not self._anyone_lends()
        for seat in range(self.rules.seats):
            strength = self.force[seat * PLACES + clearing] if plain else self.strength(seat, clearing)
            if strength > best:
                ruler, best, claim = seat, strength, 0
            elif strength == best and best:
                claim = max(claim, self._claim(ruler, clearing))
                rival = self._claim(seat, clearing)
                if rival > claim:
                    ruler, claim = seat, rival
                elif not claim:
                    ruler = NONE
        for seat, owner in self.asked.governed:
            if owner.governed(self, seat) >> clearing & 1:
                ruler = seat
        before = self.ruler[clearing]
        if ruler != before:
            if before != NONE:
                self.realms[before] &= ~(1 << clearing)
            if ruler != NONE:
                self.realms[ruler] |= 1 << clearing
            self.ruler[clearing] = ruler

    def muster(self) -> None:
        """Crafted cards have come or gone."""
        powers: list[list[Owner]] = [[faction] for faction in self.rules.factions]
        for seat, cards in enumerate(self.crafted):
            for card in cards:
                effect = self.rules.effects[card]
                if effect is not None:
                    powers[seat].append(effect)
        self.asked = answers(powers, self.rules.landmarks)
        for owners in powers:
            owners += self.rules.landmarks
        self.powers = powers
        self.recount()

    def recount(self) -> None:
        """What counts for rule may have changed everywhere."""
        for clearing in range(PLACES):
            self.count_rule(clearing)

    def _claim(self, seat: int, clearing: int) -> int:
        if seat == NONE:
            return 0
        claim = 0
        for owner_seat, owner in self.asked.wins_ties:
            if owner_seat in (seat, NOBODY):
                claim = max(claim, owner.wins_ties(self, seat, clearing))
        return claim

    def strength(self, seat: int, clearing: int) -> int:
        strength = self.force[seat * PLACES + clearing] + self.lent(seat, clearing)
        for owner in self.powers[seat]:
            strength += owner.weight(self, seat, clearing)
        return strength

    def _anyone_lends(self) -> bool:
        return any(self.rules.factions[lender].lent_to(self, lender) != NONE for lender in self.rules.lenders)

    def lent(self, seat: int, clearing: int) -> int:
        """How many more warriors than its own a seat treats as its own there; fewer, if it has lent them out."""
        number = 0
        for lender in self.rules.lenders:
            borrower = self.rules.factions[lender].lent_to(self, lender)
            if borrower == seat:
                number += self.warriors(lender, clearing)
            elif borrower != NONE and lender == seat:
                number -= self.warriors(seat, clearing)
        return number

    # ---- copies

    def copy(self) -> Self:
        other = self.__class__(self.rules, self.rng)
        other.take_common(self)
        other.turn, other.phase = self.turn, self.phase
        other.suits, other.ruler, other.slots = self.suits, self.ruler[:], self.slots[:]
        other.ruins, other.ruin_items, other.buried = self.ruins, self.ruin_items[:], self.buried[:]
        other.peeked = {clearing: zone.copy() for clearing, zone in self.peeked.items()}
        other.closed, other.ferry, other.scorched = self.closed, self.ferry, self.scorched
        other.on, other.supply, other.pawns = self.on[:], self.supply[:], self.pawns[:]
        other.spots, other.held = self.spots[:], self.held[:]
        other.force, other.realms = self.force[:], self.realms[:]
        other.fallen = self.fallen[:]
        other.deck, other.discard, other.available = self.deck[:], self.discard[:], self.available[:]
        other.hands = [zone.copy() for zone in self.hands]
        other.crafted, other.powers, other.asked = self.crafted[:], self.powers, self.asked
        other.items, other.boxes, other.turned = self.items[:], self.boxes[:], self.turned[:]
        other.quests, other.quest_deck, other.coffins = self.quests[:], self.quest_deck[:], self.coffins[:]
        other.homes = self.homes[:]
        other.points, other.dominance, other.partner = self.points[:], self.dominance[:], self.partner[:]
        other.boards = [board.copy() for board in self.boards]
        other.winners, other.won_by = self.winners[:], self.won_by
        other.used, other.activated = self.used, self.activated[:]
        other.ferried, other.cleared_path = self.ferried, self.cleared_path
        other.battle = self.battle.copy() if self.battle else None
        return other

    # ---- what leaves the engine

    def cite(self, law: str) -> str:
        return self.rules.cite(law)

    def view(self, seat: int | None) -> View:
        return sight.view(self, seat)

    def redeal(self, seat: int | None, seed: int) -> None:
        sight.redeal(self, seat, seed)

    def dump(self) -> dict[str, Json]:
        """All but what can be counted anew: free slots and rule."""
        table: dict[str, Json] = {name: list(getattr(self, name)) for name in LISTS}
        table.update({name: getattr(self, name) for name in FIGURES})
        table["ferried"], table["cleared_path"], table["won_by"] = self.ferried, self.cleared_path, self.won_by
        table["hands"] = [zone.dump() for zone in self.hands]
        table["peeked"] = [[clearing, zone.dump()] for clearing, zone in sorted(self.peeked.items())]
        for name in TABLES:
            table[name] = [list(row) for row in getattr(self, name)]
        table["boards"] = [board.dump() for board in self.boards]
        table["battle"] = self.battle.dump() if self.battle is not None else None
        return table

    def outcome(self) -> Mapping[str, Json]:
        points: list[Json] = [self.marker(seat) for seat in range(self.seats)]
        return {"winners": list[Json](self.winners), "points": points, "law": self.cite(self.won_by)}


LISTS: Final = (
    "suits", "ruin_items", "buried", "on", "supply", "fallen", "pawns", "deck", "discard", "available", "items",
    "quests", "quest_deck", "coffins", "homes", "points", "dominance", "partner", "winners", "activated",
)  # fmt: skip
TABLES: Final = ("crafted", "boxes", "turned")
FIGURES: Final = ("turn", "phase", "ruins", "closed", "ferry", "scorched", "used")
