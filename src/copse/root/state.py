"""Woodland: the state of a game of Root.

Pieces move only through `put`, `lift` and `shift`, which also update who rules each clearing (§2.5). Cards move only
through the functions of deck.py, which record who knows what.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from copse.kernel.bits import members, size
from copse.kernel.outcome import GameOutcome
from copse.kernel.rows import counts, numbers, replaced
from copse.kernel.tasks import Json, State, View
from copse.root import sight
from copse.root.actions import DRAFTED, PRINTED_CARDS
from copse.root.board import EVERY_CLEARING, PLACES, Board, Clearings
from copse.root.boards import FactionBoard, Site
from copse.root.cards import BIRD, CARD_IDS, CARD_KINDS, FROM_DECK, ITEM_SUPPLY, ITEMS, SUITS, Suits
from copse.root.comparing import Compared
from copse.root.hooks import NOBODY, NOBODY_ASKED, Owner, answers, answers_alone
from copse.root.pieces import BUILDING, TOKEN, WARRIOR
from copse.root.zones import Zone, empty

if TYPE_CHECKING:
    from copse.root.rules import Rules

NONE: Final = -1
BIRDSONG: Final = 0  # §1.4.1
DAYLIGHT: Final = 1
EVENING: Final = 2
COFFIN_MAKERS: Final = CARD_IDS.index("coffin_makers")
PHASES: Final[tuple[str, ...]] = ("birdsong", "daylight", "evening")

NOTHING: Final[list[int]] = []
NO_SITES: Final[list[Site]] = []
NO_ZONES: Final[list[Zone]] = []
NO_POWERS: Final[list[list[Owner]]] = []
NO_BOARDS: Final[list[FactionBoard]] = []
COUNTS: Final = counts(0)
NUMBERS: Final = numbers(0)

Box = tuple[int, ...]
"""The number of each item. Copies of a state share boxes, so a change makes a new one."""
EMPTY_BOX: Final[Box] = (0,) * len(ITEMS)


class Battle:
    """The battle in progress. There is at most one (§1.4.2)."""

    __slots__ = (
        "ally", "attacker", "backing", "clearing", "defender", "ended", "extra", "ignored", "instigator", "looting",
        "losses", "rolled", "used",
    )  # fmt: skip

    def __init__(self, attacker: int, defender: int, clearing: int, instigator: int) -> None:
        self.attacker, self.defender, self.clearing = attacker, defender, clearing
        self.instigator = instigator  # the seat that removes for both sides (§D.4.2), or NONE
        self.ally = NONE  # the seat whose warriors fight for the attacker (§9.2.9.II.c)
        self.backing = 0  # what the Arbiter adds to the limit of the defender's rolled hits (§D.5.2)
        self.looting = False  # for loot, the attacker deals no rolled hits (§14.2.5)
        self.ended = False  # by an ambush (§4.3.1.II)
        self.ignored = [0, 0]  # hits that attacker and defender have ignored
        self.rolled = [0, 0]  # rolled hits that attacker and defender deal
        self.extra = [0, 0]  # extra hits that they deal
        self.used = 0  # bits of card effects used in this battle
        self.losses: list[list[int]] = [[], []]  # piece numbers that attacker and defender chose to lose

    def copy(self) -> Battle:
        other = Battle(self.attacker, self.defender, self.clearing, self.instigator)
        other.ally, other.backing, other.ended = self.ally, self.backing, self.ended
        other.looting, other.ignored = self.looting, self.ignored[:]
        other.rolled, other.extra, other.used = self.rolled[:], self.extra[:], self.used
        other.losses = [self.losses[0][:], self.losses[1][:]]
        return other

    def side(self, party: int) -> int:
        return 0 if party == self.attacker else 1

    def dump(self) -> Json:
        return [
            self.attacker, self.defender, self.clearing, self.instigator, self.ally, self.backing, self.ended,
            list[Json](self.rolled), list[Json](self.extra), self.used,
            list[Json](self.losses[0]), list[Json](self.losses[1]), self.looting, list[Json](self.ignored),
        ]  # fmt: skip


class DraftCard(NamedTuple):
    """A setup card of the row: its index among all of them, whether it is locked (§A.8.1.II), the character beside it
    (§A.8.1.III), and the seat that took it; NONE if there is none."""

    faction: int
    locked: bool
    character: int
    seat: int

    def dump(self) -> Json:
        """The cards of packages are saved by name, because their numbers differ from one Copse to another."""
        packed = self.faction >= len(PRINTED_CARDS)
        return [DRAFTED[self.faction] if packed else self.faction, self.locked, self.character, self.seat]


B = TypeVar("B", bound=FactionBoard)


def new_sites(rules: Rules) -> list[Site]:
    """The landmarks before the first turn; those of the map stand where it says (§C.2.1, §C.3.1)."""
    sites = [landmark.new_site(rules.seats) for landmark in rules.landmarks]
    for site in sites:
        if site.name not in rules.dealt:
            site.clearing = rules.board.landmarks[site.name]
    return sites


class Woodland(State):
    __slots__ = (
        "activated",
        "asked",
        "available",
        "battle",
        "boards",
        "boxes",
        "buried",
        "claims",
        "cleared_path",
        "closed",
        "coffins",
        "compared",
        "crafted",
        "deck",
        "discard",
        "dominance",
        "draft",
        "fallen",
        "first",
        "force",
        "hands",
        "held",
        "holder",
        "homes",
        "items",
        "markers",
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
        "sites",
        "slots",
        "spots",
        "suit_sets",
        "suited",
        "suits",
        "supply",
        "turn",
        "turned",
        "used",
        "winners",
        "won_by",
    )  # fmt: skip

    def __init__(self, rules: Rules, rng: int) -> None:
        """An empty woodland, to be filled by `lay_out` or `copy`. All of them share its empty lists, because search
        makes a copy for every choice."""
        super().__init__(rng)
        nothing = NOTHING
        self.rules = rules
        self.turn = 0
        self.phase = BIRDSONG

        # the map
        self.suits: list[int] = nothing  # by clearing: what is printed or marked there; NONE for the Burrow
        self.suit_sets: list[Suits] = nothing  # by clearing: the suits that it counts as, kept up to date with `suits`
        self.suited: list[Clearings] = nothing  # by suit: the clearings that count as it, kept up to date with `suits`
        self.ruler: vec[i64] = NUMBERS  # by clearing: the party that rules it, or NONE
        self.slots: vec[i16] = COUNTS  # by clearing: free building slots
        self.ruins: Clearings = 0
        self.ruin_items: tuple[int, ...] = ()  # by clearing: items still under the ruin
        self.buried: tuple[int, ...] = ()  # the items under all ruins
        self.peeked: dict[int, Zone] = {}  # by clearing: the items of ruins that someone has seen (§9.7.3)
        self.closed = 0  # bits of closed paths (§C.3.2)
        self.sites: list[Site] = NO_SITES  # of the landmarks, in the order of the rules
        self.scorched: Clearings = 0  # clearings that nothing may enter any more (§D.6.2)

        # pieces
        self.on: vec[i16] = COUNTS  # by piece and place: how many stand there
        self.spots: vec[i64] = NUMBERS  # by piece: where some stand, kept up to date with `on`
        self.held: vec[i64] = NUMBERS  # by party: where any of its pieces stand, kept up to date with `on`
        # by party and place: warriors and buildings of its side, kept up to date with `on`
        self.force: vec[i16] = COUNTS
        self.realms: vec[i64] = NUMBERS  # by party: what it rules, kept up to date with `ruler`
        self.supply: vec[i16] = COUNTS  # by piece
        self.fallen: vec[i16] = COUNTS  # by piece: warriors just removed, whose fate is still open (§6.2.3)
        self.pawns: vec[i64] = NUMBERS  # by party: clearing, forest or NONE

        self.holder: tuple[int, ...] = ()  # by party: the seat that controls it, or NONE; a seat holds itself

        # cards and items
        self.deck: tuple[int, ...] = ()  # unseen; it has no order until a card is drawn
        self.discard: tuple[int, ...] = ()
        self.available: tuple[int, ...] = ()  # dominance cards that may be taken (§3.3.3)
        self.hands: list[Zone] = NO_ZONES
        self.crafted: tuple[tuple[int, ...], ...] = ()  # by seat: persistent effects, in order
        self.powers: list[list[Owner]] = NO_POWERS  # by party: see `owners`; kept up to date with `crafted`
        self.asked = NOBODY_ASKED  # who answers the hooks that everyone is asked, kept up to date with `powers`
        self.items: tuple[int, ...] = ()  # the supply on the map, by item
        self.boxes: tuple[Box, ...] = ()  # by seat: crafted items, face up
        self.turned: tuple[Box, ...] = ()  # the same, face down
        self.quests: tuple[int, ...] = ()  # face up
        self.quest_deck: tuple[int, ...] = ()
        self.coffins: tuple[int, ...] = ()  # by piece: warriors that lie on the Coffin Makers

        # seats
        self.first = 0  # who begins
        self.draft: tuple[DraftCard, ...] = ()  # the row from which factions are taken (§A.8.1)
        self.homes: tuple[Clearings, ...] = ()  # by seat: where it started
        self.points: tuple[int, ...] = ()  # by seat; if the marker has left the track, its last place: ask `marker`
        self.markers = 0  # bits of the spaces of the track with a hireling marker (§A.6.4)
        self.claims: tuple[int, ...] = ()  # by seat: hireling markers taken this turn (§E.1.1)
        self.dominance: tuple[int, ...] = ()  # by seat: the activated card, or NONE
        self.partner: tuple[int, ...] = ()  # by seat: of a Vagabond in coalition, or NONE
        self.boards: list[FactionBoard] = NO_BOARDS  # by party
        self.winners: tuple[int, ...] = ()
        self.won_by = ""  # the paragraph

        # this turn, this battle
        self.used = 0  # bits of card effects used this turn
        self.activated: tuple[int, ...] = ()  # crafting pieces used this turn, by suit
        self.cleared_path = False
        self.battle: Battle | None = None
        self.compared: list[Compared] | None = None  # what bots compare; None if nobody wants to know

    def lay_out(self) -> Woodland:
        """§5.1: the map, the deck and the supplies before the first choice."""
        rules, board = self.rules, self.rules.board
        seats, parties = rules.seats, rules.party_count
        self.suits = [NONE] * PLACES
        self.ruins = rules.ruins
        self.ruin_items, self.buried = (0,) * PLACES, ()
        self.closed = (1 << len(board.closed)) - 1
        self.sites = new_sites(rules)
        self.on = counts(len(rules.pieces) * PLACES)
        self.supply = vec[i16](rules.totals)
        self.fallen = counts(len(rules.pieces))
        self.pawns = numbers(parties, NONE)
        self.holder = tuple([party if party < seats else NONE for party in range(parties)])
        self.deck, self.discard, self.available = tuple(rules.deck), (), ()
        self.hands = [empty(seats, faction.open_hand) for faction in rules.factions]
        self.crafted = ((),) * seats
        self.items = tuple(ITEM_SUPPLY)
        self.boxes = self.turned = (EMPTY_BOX,) * seats
        self.quests = self.quest_deck = ()
        self.coffins = (0,) * len(rules.pieces)
        self.homes = (0,) * seats
        self.points = (0,) * seats
        self.claims = (0,) * seats
        self.dominance = self.partner = (NONE,) * seats
        self.boards = [party.new_board(seats) for party in rules.parties]
        self.winners = ()
        self.activated = (0, 0, 0)
        self.count_all()
        return self

    # ---- who and where

    @property
    def seats(self) -> int:
        return self.rules.seats

    @property
    def machines(self) -> tuple[int, ...]:
        return self.rules.machines

    @property
    def map(self) -> Board:
        return self.rules.board

    def count(self, piece: int, clearing: int) -> int:
        return self.on[piece * PLACES + clearing]

    def warriors(self, party: int, clearing: int) -> int:
        """Warriors of the party, of every kind."""
        number = 0
        for piece in self.rules.warriors[party]:
            number += self.on[piece * PLACES + clearing]
        return number

    def ranks(self, party: int, clearing: int) -> int:
        """Warriors of the common kind, which others may move, shoot or win over (§14.2.2)."""
        warrior = self.rules.warrior[party]
        return self.on[warrior * PLACES + clearing] if warrior != NONE else 0

    def out_of_supply(self, piece: int) -> int:
        """How many pieces of a kind are not in the supply."""
        return self.rules.totals[piece] - self.supply[piece]

    def armed(self, party: int) -> Clearings:
        """The clearings where the party has warriors of its own."""
        places = 0
        for piece in self.rules.warriors[party]:
            places |= self.spots[piece]
        return places

    def where(self, piece: int) -> Clearings:
        """The clearings where such pieces stand."""
        return self.spots[piece]

    def has_pieces(self, party: int, clearing: int) -> bool:
        """Whether the party has any piece of its own there, including its pawn (§G.1.12)."""
        return self.presence(party) >> clearing & 1 == 1

    def presence(self, party: int) -> Clearings:
        """The clearings where the party has any piece of its own."""
        pawn = self.pawns[party]
        return self.held[party] | 1 << pawn if 0 <= pawn < PLACES else self.held[party]

    def developed(self, party: int) -> Clearings:
        """The clearings where the party has buildings or tokens."""
        places = 0
        for kinds in (self.rules.buildings[party], self.rules.tokens[party]):
            for piece in kinds:
                places |= self.spots[piece]
        return places

    def ruled(self, party: int) -> Clearings:
        """The clearings that the party rules, or the one that controls it (§E.3.1)."""
        return self.realms[self.side(party)]

    def realm(self, party: int) -> int:
        """How many clearings it rules; the Burrow is not on the map (ruling R83)."""
        return size(self.ruled(party) & EVERY_CLEARING)

    def of_suit(self, suit: int) -> Clearings:
        """The clearings of this suit; one with several suits is of each."""
        return self.suited[suit]

    def has_suit(self, clearing: int, suit: int) -> bool:
        return self.suited[suit] >> clearing & 1 == 1

    def suits_of(self, clearing: int) -> Suits:
        """All suits of the clearing: what matches one of them matches the clearing. The Burrow has none."""
        return self.suit_sets[clearing]

    def suits_of_piece(self, clearing: int, suit: int) -> Suits:
        """The suits as which a piece that shows this one counts there."""
        suits = 1 << suit
        for _, owner in self.asked.piece_suits:
            suits |= owner.piece_suits(self, clearing)
        return suits

    def like(self, clearing: int) -> Clearings:
        """The clearings that match this one, including itself: those that share a suit with it."""
        places = 0
        for suit in members(self.suit_sets[clearing]):
            places |= self.suited[suit]
        return places

    def matched_by(self, suit: int) -> Clearings:
        """The clearings that a card of this suit matches; a bird matches all (§2.1.1)."""
        return self.rules.board.everywhere if suit == BIRD else self.suited[suit]

    def site(self, landmark: str) -> Site:
        """The site of a landmark in this game."""
        return self.sites[self.rules.landmark_places[landmark]]

    def board(self, party: int, kind: type[B]) -> B:
        """The board of a party, which must be of this kind; for a bot, also the board that it shares with a faction."""
        found = self.boards[party]
        if not isinstance(found, kind):
            found = found.shared()
            assert isinstance(found, kind), f"party {party} has a {type(found).__name__}, not a {kind.__name__}"
        return found

    def all_boards(self) -> list[FactionBoard]:
        """The boards of all parties and landmarks: everywhere that cards or items may lie."""
        return [*self.boards, *self.sites]

    def unseen_items(self) -> list[int]:
        """The items under ruins that nobody has seen."""
        left = list(self.buried)
        for zone in self.peeked.values():
            for item in zone.cards:
                left.remove(item)
        return left

    def owners(self, party: int) -> list[Owner]:
        """Everything that changes rules for this party: its chapter or card, its crafted cards, what others grant it,
        and what belongs to nobody. Owners that answer only hooks of `asked` are left out; those hooks must not be asked
        here. Callers must not change the list."""
        return self.powers[party]

    def marker(self, seat: int) -> int | None:
        """The seat's points; None once its marker has left the track after dominance or a coalition (§3.3.1, §9.2.8).
        Everything that leaves the engine uses this."""
        return self.points[seat] if self.dominance[seat] == NONE == self.partner[seat] else None

    def coffin_makers(self) -> int:
        """The seat that crafted the Coffin Makers, or NONE."""
        for seat, cards in enumerate(self.crafted):
            if COFFIN_MAKERS in cards:
                return seat
        return NONE

    # ---- whose pieces are these? Four questions about parties, and what follows from the answers

    def enemies(self, party: int, other: int) -> bool:
        """§G.1.23, §E.3.2: whether the other is another player outside a coalition, or a hireling that neither of the
        two controls."""
        seats = self.rules.seats
        if party >= seats or other >= seats:
            party, other = self.side(party), self.side(other)
            if party >= seats or other >= seats:
                return party != other
        return party != other and self.partner[party] != other and self.partner[other] != party

    def counts_for(self, piece: int, party: int) -> bool:
        """Whether a party treats such pieces as its own for rule: these warriors are lent to it (§11.2.7.III), or they
        are lent to nobody and it is or controls their party (§E.3.1)."""
        owner = self.rules.party_of[piece]
        if self.rules.categories[piece] == WARRIOR and owner in self.rules.lenders:
            lender = self.rules.factions[owner]
            if lender.lends_now(self, owner):
                return lender.lends_to(self, owner, party)
        return self.side(owner) == party

    def decides(self, party: int) -> int:
        """The seat that decides for a party; if nobody controls it, the seat whose turn it is (ruling R123)."""
        holder = self.holder[party]
        return holder if holder != NONE else self.turn

    def of_faction(self, piece: int) -> bool:
        """Whether it is a faction piece (§G.1.12, §E.3.3)."""
        return self.rules.party_of[piece] < self.rules.seats

    def side(self, party: int) -> int:
        """The seat that controls a party; the party itself, if nobody does."""
        holder = self.holder[party]
        return holder if holder != NONE else party

    def enemy_piece(self, party: int, piece: int) -> bool:
        """§G.1.11, §G.1.30: pieces that a party treats as its own for rule are not enemy pieces."""
        return self.enemies(party, self.rules.party_of[piece]) and not self.counts_for(piece, party)

    def hostile_ground(self, party: int) -> Clearings:
        """The clearings with pieces of enemies, including pawns."""
        ground, lender = 0, self.lender_to(party)
        for other in range(self.rules.party_count):
            if self.enemies(party, other):
                ground |= self.presence(other) if other != lender else self.developed(other)
        return ground & ~1

    def lender_to(self, party: int) -> int:
        """The seat that has borrowed this one's warriors now, or NONE (§11.2.7.III)."""
        for lender in self.rules.lenders:
            if self.rules.factions[lender].lends_to(self, lender, party):
                return lender
        return NONE

    def fights_for(self, piece: int) -> int:
        """The party on whose side a piece is in this battle. Warriors that were lent or called in are on the side that
        fights with them (§9.2.9.II.c, §11.2.7.III.b)."""
        party, battle = self.rules.party_of[piece], self.battle
        if battle is None or party in (battle.attacker, battle.defender) or self.rules.categories[piece] != WARRIOR:
            return party
        if party == battle.ally:
            return battle.attacker
        sides = [side for side in (battle.attacker, battle.defender) if self.lender_to(side) == party]
        return sides[0] if len(sides) == 1 else party

    def counted_warriors(self, party: int, clearing: int) -> int:
        """The warriors that the party treats as its own for rule there."""
        rules = self.rules
        if (rules.party_count == rules.seats and not rules.lenders) or not self._anyone_counts_others():
            return self.warriors(party, clearing)
        number = 0
        for piece, category in enumerate(self.rules.categories):
            if category == WARRIOR and self.on[piece * PLACES + clearing] and self.counts_for(piece, party):
                number += self.on[piece * PLACES + clearing]
        return number

    def hand_over(self, party: int, seat: int) -> None:
        """Give a seat control of a party; with NONE, nobody has it any more."""
        before, self.holder = self.side(party), replaced(self.holder, party, seat)
        after = self.side(party)
        for piece in self.rules.of_party[party]:
            if self.rules.categories[piece] != TOKEN:
                for clearing in members(self.spots[piece]):
                    number = self.on[piece * PLACES + clearing]
                    self.force[before * PLACES + clearing] -= number
                    self.force[after * PLACES + clearing] += number
        if self.rules.parties[party].grants:
            self.muster()
        for clearing in members(self.held[party]):
            self.count_rule(clearing)

    # ---- crafted items

    def change_box(self, seat: int, item: int, number: int, turned: bool = False) -> None:
        """Add a number of an item to a seat's Crafted Items box; a negative number takes them out."""
        boxes = self.turned if turned else self.boxes
        box = boxes[seat]
        boxes = replaced(boxes, seat, replaced(box, item, box[item] + number))
        if turned:
            self.turned = boxes
        else:
            self.boxes = boxes

    # ---- pieces come and go

    def put(self, piece: int, clearing: int, number: int) -> None:
        """Move pieces from the supply to the map."""
        self.supply[piece] -= number
        self.on[piece * PLACES + clearing] += number
        self._changed(piece, clearing, number)

    def lift(self, piece: int, clearing: int, number: int) -> None:
        """Take pieces off the map; the caller says where they go."""
        self.on[piece * PLACES + clearing] -= number
        self._changed(piece, clearing, -number)

    def shift(self, piece: int, origin: int, target: int, number: int) -> None:
        """Move pieces from clearing to clearing."""
        self.on[piece * PLACES + origin] -= number
        self.on[piece * PLACES + target] += number
        self._changed(piece, origin, -number)
        self._changed(piece, target, number)

    def _changed(self, piece: int, clearing: int, number: int) -> None:
        self._tally(piece, clearing, number)
        if self.rules.categories[piece] != TOKEN or self.asked.weight or self.tokens_break_ties():
            self._count_rule_if_open(self.rules.party_of[piece], clearing, number)
        if self.asked.on_built and number > 0 and self.rules.categories[piece] == BUILDING:
            for _, owner in self.asked.on_built:
                owner.on_built(self, piece, clearing)

    def tokens_break_ties(self) -> bool:
        """Whether a token or a pawn may decide who rules: it can be the faction piece that wins a tie of hirelings
        (R140)."""
        return self.rules.party_count > self.rules.seats and bool(self.asked.wins_ties)

    def _tally(self, piece: int, clearing: int, number: int) -> None:
        """Update everything derived from `on`. Written out, because compiled that is faster than `|=` and `+=` in a
        list, and this is the hottest place."""
        party, category, here = self.rules.party_of[piece], self.rules.categories[piece], 1 << clearing
        if self.on[piece * PLACES + clearing]:
            if not self.spots[piece] & here:
                self.spots[piece] = self.spots[piece] | here
                self.held[party] = self.held[party] | here
        else:
            self.spots[piece] = self.spots[piece] & ~here
            if not self._stands(party, clearing):
                self.held[party] = self.held[party] & ~here
        if category != TOKEN:
            place = self.side(party) * PLACES + clearing
            self.force[place] = self.force[place] + number
        if category == BUILDING:
            self.slots[clearing] -= number

    def _stands(self, party: int, clearing: int) -> bool:
        return any(self.spots[piece] >> clearing & 1 for piece in self.rules.of_party[party])

    def count_all(self) -> None:
        """Compute everything derived, of a state that was just built: where pieces stand, free slots (§2.2.3, §2.2.4),
        what changes rules, suits (§2.2.2) and rule (§2.5)."""
        rules = self.rules
        self.slots = vec[i16](rules.board.slots)
        for clearing in members(self.ruins):
            self.slots[clearing] -= 1
        self.spots, self.held = numbers(len(rules.pieces)), numbers(rules.party_count)
        self.force, self.realms = counts(rules.party_count * PLACES), numbers(rules.party_count)
        self.ruler = numbers(PLACES, NONE)
        for place, number in enumerate(self.on):
            if number:
                self._tally(place // PLACES, place % PLACES, number)
        self.gather()
        self.count_suits()
        self.recount()
        for _, owner in self.asked.extra_slots:
            for clearing in range(1, PLACES):
                self.slots[clearing] += owner.extra_slots(self, clearing)

    def _count_rule_if_open(self, party: int, clearing: int, number: int) -> None:
        """Update the ruler after a party gained or lost strength in a clearing. A ruler that gains still rules, and so
        does one when another party loses, if nothing but the pieces there counts."""
        ruler, asked = self.ruler[clearing], self.asked
        if (
            asked.weight
            or asked.governed
            or self.rules.lenders
            or ruler == NONE
            or (self.side(party) == ruler) != (number > 0)
        ):
            self.count_rule(clearing)

    def count_rule(self, clearing: int) -> None:
        """§2.5: the party with more warriors and buildings there than any other. Nobody wins ties, except parties that
        say so (§7.2.2)."""
        ruler, best, claim = NONE, 0, 0
        plain = not self.asked.weight and not self._anyone_lends()
        strengths = NOTHING if plain else self.strengths(clearing)
        force = self.force
        place: i64 = clearing
        for party in range(self.rules.party_count):
            if plain:
                strength: int = force[place]
                place += PLACES
            else:
                strength = strengths[party]
            if strength > best:
                ruler, best, claim = party, strength, 0
            elif strength == best and best:
                claim = max(claim, self._claim(ruler, clearing))
                rival = self._claim(party, clearing)
                if rival > claim:
                    ruler, claim = party, rival
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
        """Update after crafted cards came or went, or a party changed hands. Few of them affect suits or rule."""
        before = self.asked
        self.gather()
        if before.suits or self.asked.suits:
            self.count_suits()
        if (
            before.weight != self.asked.weight
            or before.wins_ties != self.asked.wins_ties
            or before.governed != self.asked.governed
        ):
            self.recount()

    def gather(self) -> None:
        """Compute who changes rules for whom."""
        powers: list[list[Owner]] = [[party] for party in self.rules.parties]
        for seat, cards in enumerate(self.crafted):
            for card in cards:
                effect = self.rules.effects[card]
                if effect is not None:
                    powers[seat].append(effect)
        for party, owner in enumerate(self.rules.parties):
            if owner.grants and self.holder[party] != NONE:
                powers[self.holder[party]] += owner.grants
        self.asked = answers(powers, self.rules.unowned)
        everybodys = [owner for owner in self.rules.unowned if answers_alone(owner)]
        self.powers = [[owner for owner in owners if answers_alone(owner)] + everybodys for owners in powers]

    def count_suits(self) -> None:
        """§2.2.2: compute the suit of each clearing with its additions."""
        suit_sets, suited = [0] * PLACES, [0] * len(SUITS)  # no clearing is bird
        for clearing in range(1, PLACES):
            suits = 1 << self.suits[clearing] if self.suits[clearing] != NONE else 0
            for _, owner in self.asked.suits:
                suits |= owner.suits(self, clearing)
            suit_sets[clearing] = suits
            for suit in members(suits):
                suited[suit] |= 1 << clearing
        self.suit_sets, self.suited = suit_sets, suited

    def recount(self) -> None:
        """Recompute rule everywhere."""
        for clearing in range(PLACES):
            self.count_rule(clearing)

    def _claim(self, party: int, clearing: int) -> int:
        if party == NONE:
            return 0
        claim = 0
        for owner_party, owner in self.asked.wins_ties:
            if owner_party in (party, NOBODY):
                claim = max(claim, owner.wins_ties(self, party, clearing))
        return claim

    def strengths(self, clearing: int) -> list[int]:
        """The strength of each party there for rule: warriors and buildings of its side, without lent and with borrowed
        ones (`counts_for`), and anything else that weighs."""
        rules = self.rules
        found = [self.force[party * PLACES + clearing] for party in range(rules.party_count)]
        for lender in rules.lenders:
            if rules.factions[lender].lends_now(self, lender):
                lent = self.warriors(lender, clearing)
                found[lender] -= lent
                for seat in range(self.seats):
                    if rules.factions[lender].lends_to(self, lender, seat):
                        found[seat] += lent
        for party, owner in self.asked.weight:
            for weighed in range(rules.party_count) if party == NOBODY else (party,):
                found[weighed] += owner.weight(self, weighed, clearing)
        return found

    def _anyone_lends(self) -> bool:
        return any(self.rules.factions[lender].lends_now(self, lender) for lender in self.rules.lenders)

    def _anyone_counts_others(self) -> bool:
        """Whether any seat treats pieces of another party as its own for rule."""
        for party in range(self.rules.seats, self.rules.party_count):
            if self.holder[party] != NONE:
                return True
        return self._anyone_lends()

    def from_last(self) -> list[int]:
        """The seats counterclockwise from the last: the order of what is set up before the first turn (§A.5.3, §A.6.3,
        §A.8.2)."""
        return [(self.first - 1 - place) % self.seats for place in range(self.seats)]

    # ---- rules that change in play

    def adopt(self, rules: Rules) -> None:
        """Change to other rules, in which a seat has another faction, or hirelings or landmarks join. What the others
        have is moved over by name."""
        before, self.rules = self.rules, rules
        for party in rules.parties[before.party_count :]:
            self.boards.append(party.new_board(rules.seats))
            self.pawns = append(self.pawns, NONE)
            self.holder = (*self.holder, NONE)
        moved = [rules.piece(piece.party, piece.name) for piece in before.pieces]
        on, supply, fallen, coffins = self.on, self.supply, self.fallen, self.coffins
        self.on = counts(len(rules.pieces) * PLACES)
        self.supply, self.fallen = vec[i16](rules.totals), counts(len(rules.pieces))
        self.coffins = (0,) * len(rules.pieces)
        for old, new in enumerate(moved):
            for place in range(PLACES):
                self.on[new * PLACES + place] = on[old * PLACES + place]
            self.supply[new], self.fallen[new] = supply[old], fallen[old]
            self.coffins = replaced(self.coffins, new, coffins[old])
        if rules.dealt != before.dealt:
            self.sites = new_sites(rules)
        for site in self.sites:
            site.renumber(moved)
        for seat, faction in enumerate(rules.factions):
            if faction is not before.factions[seat]:
                self.boards[seat] = faction.new_board(rules.seats)
                self.hands[seat].open = faction.open_hand
                self.hands[seat].turn_up()
        self.count_all()

    # ---- copies

    def copy(self) -> Woodland:
        other = Woodland(self.rules, self.rng)
        other.take_common(self)
        other.turn, other.phase = self.turn, self.phase
        other.suits, other.suit_sets, other.suited = self.suits, self.suit_sets, self.suited
        other.ruler, other.slots = self.ruler[:], self.slots[:]
        other.ruins, other.ruin_items, other.buried = self.ruins, self.ruin_items, self.buried
        if self.peeked:
            other.peeked = {clearing: zone.copy() for clearing, zone in self.peeked.items()}
        other.closed, other.scorched = self.closed, self.scorched
        if self.sites:
            other.sites = [site.copy() for site in self.sites]
        other.on, other.supply, other.pawns = self.on[:], self.supply[:], self.pawns[:]
        other.spots, other.held = self.spots[:], self.held[:]
        other.force, other.realms = self.force[:], self.realms[:]
        other.fallen, other.holder = self.fallen[:], self.holder
        other.deck, other.discard, other.available = self.deck, self.discard, self.available
        other.hands = [zone.copy() for zone in self.hands]
        other.crafted, other.powers, other.asked = self.crafted, self.powers, self.asked
        other.items, other.boxes, other.turned = self.items, self.boxes, self.turned
        other.quests, other.quest_deck, other.coffins = self.quests, self.quest_deck, self.coffins
        other.first, other.draft = self.first, self.draft
        other.homes, other.markers, other.claims = self.homes, self.markers, self.claims
        other.points, other.dominance, other.partner = self.points, self.dominance, self.partner
        other.boards = [board.copy() for board in self.boards]
        other.winners, other.won_by = self.winners, self.won_by
        other.used, other.activated = self.used, self.activated
        other.cleared_path = self.cleared_path
        other.battle = self.battle.copy() if self.battle else None
        return other

    def once_called(self, kind: str) -> str:
        """The former kind: every random card was once written as drawn from the deck."""
        return FROM_DECK if kind in CARD_KINDS else kind

    # ---- what leaves the engine

    def cite(self, law: str) -> str:
        return self.rules.cite(law)

    def lacks(self, law: str) -> bool:
        return self.rules.lacks(law)

    def view(self, seat: int | None) -> View:
        return sight.view(self, seat)

    def redeal(self, seat: int | None, seed: int) -> None:
        sight.redeal(self, seat, seed)

    def dump(self) -> dict[str, Json]:
        """Everything that cannot be recomputed: not free slots, rule, or the further suits of clearings."""
        table: dict[str, Json] = {name: list(getattr(self, name)) for name in LISTS}
        table.update({name: getattr(self, name) for name in FIGURES})
        table["cleared_path"], table["won_by"] = self.cleared_path, self.won_by
        table["hands"] = [zone.dump() for zone in self.hands]
        table["peeked"] = [[clearing, zone.dump()] for clearing, zone in sorted(self.peeked.items())]
        for name in TABLES:
            table[name] = [list(row) for row in getattr(self, name)]
        table["boards"] = [board.dump() for board in self.boards]
        table["landmarks"] = [{"name": site.name, **site.dump()} for site in self.sites]
        table["battle"] = self.battle.dump() if self.battle is not None else None
        if self.rules.hiring:
            table["holders"], table["markers"] = list[Json](self.holder[self.seats :]), self.markers
            table["claims"], table["bands"] = list[Json](self.claims), list[Json](self.rules.party_names[self.seats :])
        if self.rules.landmark_count:
            table["dealt"] = list[Json](self.rules.dealt)
        if self.rules.advanced:
            table["first"], table["draft"] = self.first, [card.dump() for card in self.draft]
        if self.rules.taken is not None:
            table["taken"] = self.rules.taken
        return table

    @property
    def whose_turn(self) -> int:
        return self.turn

    def scored(self) -> list[int | None]:
        return [self.marker(seat) for seat in range(self.seats)]

    def outcome(self) -> GameOutcome:
        points = [self.marker(seat) for seat in range(self.seats)]
        return {"winners": list(self.winners), "points": points, "law": self.cite(self.won_by)}


LISTS: Final = (
    "suits", "ruin_items", "buried", "on", "supply", "fallen", "pawns", "deck", "discard", "available", "items",
    "quests", "quest_deck", "coffins", "homes", "points", "dominance", "partner", "winners", "activated",
)  # fmt: skip
TABLES: Final = ("crafted", "boxes", "turned")
FIGURES: Final = ("turn", "phase", "ruins", "closed", "scorched", "used")
