"""Chapter 8: the Woodland Alliance. Supporters give sympathy, sympathy gives points; a revolt founds a base, a base
trains officers, and every officer acts once in the Evening."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members, size
from copse.kernel.domains import A_SEAT, Domain, declare
from copse.kernel.errors import Impossible
from copse.kernel.events import Word
from copse.kernel.outline import Heading
from copse.kernel.rows import replaced
from copse.kernel.shapes import Fields
from copse.kernel.tasks import Blocked, Forfeit, Json, State, Task
from copse.kernel.texts import Line
from copse.root.actions import (
    BATTLE,
    CRAFT,
    DISCARD,
    GIVE,
    LOSE,
    MOBILIZE,
    MOVE,
    ORGANIZE,
    PASS,
    RALLY,
    REVOLT,
    SAIL,
    SPREAD,
    SUPPORT,
    TRAIN,
    WITH_SUIT,
)
from copse.root.battle import battles, fight
from copse.root.board import Clearings
from copse.root.boards import FactionBoard
from copse.root.cards import CARD_IDS, CARDS, MATCHED, SUIT_SET_NAMES, SUIT_SETS, SUITS, Suits, different, matching
from copse.root.craft import blocked_crafts, craft, craftable
from copse.root.deck import discard, draw_one, spend
from copse.root.domains import (
    A_CARD,
    A_CLEARING,
    A_CLEARING_SUIT,
    A_FACTION,
    ANY_AMOUNT,
    OWN_SEAT,
    SOME_AMOUNT,
    SOME_CLEARINGS,
    THE_SUITS_OF_A_CLEARING,
)
from copse.root.factions.base import Faction
from copse.root.fields import FACE_DOWN, Entries, Field, Many, Value, Warriors
from copse.root.hooks import NO_STEPS, NOBODY
from copse.root.move import adjacent, blocked_moves, move, moves
from copse.root.pause import Pause, empty_handed
from copse.root.pieces import BUILDING, PIECES, TOKEN, WARRIOR, Kind
from copse.root.placing import obstacle, place, placeable
from copse.root.removal import Loss, Removal, enemy_pieces, remove, sweep, to_supply
from copse.root.score import score
from copse.root.sight import zone_view
from copse.root.state import BIRDSONG, DAYLIGHT, EVENING, NONE, Woodland
from copse.root.steps import Question, SeatStep, Step
from copse.root.turn import DRAWING, DrawCards
from copse.root.zones import Zone, empty, restored

BASES: Final = ("base_fox", "base_rabbit", "base_mouse")  # by the suit that is printed on them
SOME_SUITS: Final = Domain("some suits, as bits", range(1, 1 << len(BASES)))
CARDS_HERE: Final = Many(A_CARD, in_order=True)
SOME_BASES: Final = Domain("some bases, as bits", range(1, 1 << len(BASES)))


class FaceDown(Value[Zone]):
    """Cards face down, and those that others have seen."""

    def __init__(self) -> None:
        self.words, self.schema = {"supporters": "CARD …", "seen": "by FACTION CARD …"}, FACE_DOWN
        self.keyed = True

    def show(self, state: Woodland, value: Zone) -> Json:
        return zone_view(value, NOBODY, NOBODY)

    def veil(self, state: Woodland, value: Zone, viewer: int | None) -> Json:
        return zone_view(value, NOBODY, viewer)

    def dump(self, value: Zone) -> Json:
        return value.dump()

    def restore(self, state: Woodland, saved: Fields, name: str, value: Zone) -> Zone:
        return restored(saved.rows(name), state.seats, len(CARDS))

    def write(self, state: Woodland, value: Zone) -> list[str]:
        known = [(f"seen by {name}", list(cards)) for name, cards in zip(state.rules.names, value.seen, strict=True)]
        piles = [("supporters", list(value.cards)), *known]
        return [f"{words} {rest}" for words, cards in piles for rest in CARDS_HERE.write(state, cards)]

    def read(self, state: Woodland, party: int, line: Line, word: str, value: Zone) -> Zone:
        if word == "seen":
            line.expect("by", "who has seen them")
            witness = line.name(A_FACTION.noun, A_FACTION.known(state))
            line.once()
            value.seen = replaced(value.seen, witness, tuple(CARDS_HERE.read(state, party, line, word, [])))
        else:
            line.once()
            value.cards = tuple(CARDS_HERE.read(state, party, line, word, []))
        return value


class AllianceBoard(FactionBoard):
    fields: ClassVar[Entries] = (
        Field("officers", Warriors(), "the officers"),
        Field("supporters", FaceDown(), "the supporters, and those that others have seen", secret=True),
    )

    def __init__(self, officers: int, supporters: Zone) -> None:
        self.officers = officers
        self.supporters = supporters

    def copy(self) -> AllianceBoard:
        return AllianceBoard(self.officers, self.supporters.copy())

    def zones(self) -> list[Zone]:
        return [self.supporters]

    def pieces(self, state: Woodland, seat: int) -> dict[int, int]:
        """§8.4.1.III: officers are warriors."""
        return {state.rules.warrior[seat]: self.officers}

    def check(self, state: Woodland, seat: int) -> None:
        check_pieces(state, seat, "§8.2.5.I", "§8.4.1.I")
        losing = any(
            isinstance(task, OrderLosses | LoseBases | TrimSupporters | DiscardSupporter) for task in state.todo
        )
        most = faction(state, seat).most_supporters
        if len(self.supporters.cards) > most and not bases(state, seat) and not losing:
            raise Impossible(f"without a base there are at most {most} supporters (§8.2.3.I)", "supporters")


def check_pieces(state: Woodland, seat: int, one_token: str, own_suit: str) -> None:
    """Raise Impossible if two tokens lie in a clearing, or a base stands where it cannot, by these paragraphs."""
    token = sympathy(state, seat)
    for clearing in members(sympathetic(state, seat)):
        if state.count(token, clearing) > 1:
            raise Impossible(f"a clearing holds no more than one sympathy ({one_token})", f"clearing {clearing}")
    for suit, base in enumerate(BASES):
        for clearing in members(state.where(state.rules.piece(seat, base)) & ~state.of_suit(suit)):
            raise Impossible(f"{base} stands in a clearing of another suit ({own_suit})", f"clearing {clearing}")


def sympathetic(state: Woodland, seat: int) -> Clearings:
    """§8.2.5.II: the clearings with a sympathy token."""
    return state.where(sympathy(state, seat))


def sympathy(state: Woodland, seat: int) -> int:
    """The kind of token."""
    return state.rules.tokens[seat][0]


def bases(state: Woodland, seat: int) -> list[int]:
    """The suits of the bases that are on the map."""
    return [suit for suit, base in enumerate(state.rules.buildings[seat]) if not state.supply[base]]


class Alliance(Faction):
    name = "alliance"
    chapter = 8
    sign = "◆"
    colour = "#2b7238"
    letter = "C"
    reach = 3
    cites: Mapping[str, str] = {"swaps_rolls": "root:8.2.2"}
    kinds: tuple[Kind, ...] = (
        Kind("warrior", WARRIOR, 10),
        Kind("base_fox", BUILDING, 1),
        Kind("base_rabbit", BUILDING, 1),
        Kind("base_mouse", BUILDING, 1),
        Kind("sympathy", TOKEN, 10),
    )
    turn_verbs: tuple[Verb, ...] = (REVOLT, SPREAD, CRAFT, MOBILIZE, TRAIN, MOVE, BATTLE, RALLY, ORGANIZE, SAIL)
    priced: tuple[Verb, ...] = (REVOLT, SPREAD, ORGANIZE)

    #                           of the first, second … sympathy on the map
    cost: tuple[int, ...] = (1, 1, 1, 2, 2, 2, 3, 3, 3, 3)
    first_cost: int = 0  # of the first in a suit, where that is another
    points: tuple[int, ...] = (0, 1, 1, 1, 2, 2, 3, 4, 4, 4)
    start_supporters: int = 3  # §8.3.4
    revolt_officers: int = 1  # §8.4.1.III
    most_supporters: int = 5  # §8.2.3.I: while there is no base
    revolt_cost: int = 2  # §8.4.1.II
    martial_law: int = 3  # this many warriors of one other player

    def new_board(self, seats: int) -> FactionBoard:
        return AllianceBoard(0, empty(seats))

    # ---- §8.2 rules and abilities

    def crafting_pieces(self, state: Woodland, seat: int) -> list[int]:
        """§8.2.1: sympathy tokens."""
        return [sympathy(state, seat)]

    def swaps_rolls(self, state: Woodland, seat: int) -> bool:
        """§8.2.2: guerrilla war."""
        return True

    def dismissed_with(self, state: Woodland, seat: int, suit: int) -> list[int]:
        """§8.2.4: the supporters that leave with a base of a suit, birds among them."""
        return matching_supporters(state, seat, 1 << suit)

    def on_moved(self, state: Woodland, seat: int, mover: int, target: int) -> list[Task]:
        """§8.2.6: outrage at warriors that another player moves in."""
        if sympathetic(state, seat) >> target & 1:
            return self.outrage(seat, state.holder[mover], 1 << target)
        return NO_STEPS

    def on_removed(self, state: Woodland, seat: int, removal: Removal) -> list[Task]:
        """§8.2.4, §8.2.6: lost bases cost supporters and officers; removed sympathy causes outrage. If both happen at
        once, the loser of a battle chooses the order (§4.3.4), otherwise the player whose turn it is (§1.1.3); in some
        editions always the latter."""
        numbers, token = state.rules.buildings[seat], sympathy(state, seat)
        other = NONE if removal.remover == NONE else state.holder[removal.remover]
        lost = beside = sites = 0
        for loss in removal.losses:
            if loss.piece == token and other not in (NONE, seat):
                sites |= 1 << loss.clearing
            elif loss.piece in numbers:
                suit = numbers.index(loss.piece)
                lost |= 1 << suit
                beside |= state.suits_of_piece(loss.clearing, suit)
        if not lost:
            return self.mourn(seat, other, sites) if sites else NO_STEPS
        steps: list[Task] = [LoseSupporters(seat, beside & ~lost)] if beside & ~lost else []
        if sites:
            orderer = seat if removal.in_battle and state.rules.edition.fighters_order else state.turn
            return [*steps, OrderLosses(orderer, seat, lost, other, sites)]
        return [*steps, LoseBases(seat, lost)]

    def lost_with(self, state: Woodland, party: int, piece: int) -> Forfeit | None:
        """§8.2.4: a base takes supporters and officers along."""
        if piece not in state.rules.buildings[party]:
            return None
        suit = state.rules.buildings[party].index(piece)
        officers, supporters = half(state.board(party, AllianceBoard).officers), self.dismissed_with(state, party, suit)
        return Forfeit("base", "root:8.2.4", {"count": officers}) if officers or supporters else None

    def outrage(self, seat: int, other: int, sites: Clearings) -> list[Task]:
        """§8.2.6: one for each token that another player moved to or removed, with hirelings too (§E.3.7); NONE is no
        player."""
        return [Outrage(seat, other, clearing) for clearing in members(sites)] if other not in (NONE, seat) else []

    def mourn(self, seat: int, other: int, sites: Clearings) -> list[Task]:
        """§8.2.6: what follows where another player has removed sympathy."""
        return self.outrage(seat, other, sites)

    # ---- §8.3 to §8.6

    def set_up(self, state: Woodland, seat: int) -> list[Task]:
        """§8.3.1, §8.3.2, §8.3.3: everything else starts in the supply or on the board."""
        return [FirstSupporters(seat)]

    def printed(self) -> dict[str, Json]:
        return {"cost": list[Json](self.cost), "first_cost": self.first_cost, "points": list[Json](self.points)}

    def evening_draw(self, state: Woodland, seat: int) -> int:
        """§8.6.2: one more for each base on the map."""
        return self.draw + len(bases(state, seat))

    def terms(self, state: Woodland, seat: int, action: Action) -> dict[str, int]:
        """§8.4.1.II, §8.4.2: supporters, and points of a token."""
        if action.verb is REVOLT:
            return {"count": self.revolt_cost}
        terms = {"points": self.points[column(state, seat)]}
        if action.verb is SPREAD:
            terms["count"] = self.spread_cost(state, seat, action.args[0])
        return terms

    def spread_cost(self, state: Woodland, seat: int, site: int) -> int:
        """§8.4.2.II: the cost above the token, plus one under martial law."""
        cost = self.cost[column(state, seat)]
        for other in range(state.seats):
            if other != seat and self.garrison(state, other, site) >= self.martial_law:
                return cost + 1  # §8.4.2.II.a
        return cost

    def garrison(self, state: Woodland, other: int, site: int) -> int:
        """§8.4.2.II.a: the warriors of another player there, and those that count as theirs."""
        return state.counted_warriors(other, site)

    def outline(self) -> list[Heading]:
        return [
            Heading("revolt", "root:8.4.1", BIRDSONG, (Unrest, RiseUp, FoundBase)),
            Heading("spread", "root:8.4.2", BIRDSONG, (Agitation, WinOver)),
            Heading("prepare", "root:8.5", DAYLIGHT, (Prepare,)),
            Heading("operations", "root:8.6.1", EVENING, (NextOperation,)),
            Heading("draw", "root:8.6.2", EVENING, (DrawForBases, *DRAWING)),
        ]

    def birdsong(self, state: Woodland, seat: int) -> list[Task]:
        return [Unrest(seat), Agitation(seat)]

    def revolt(self, state: Woodland, seat: int, site: int) -> list[Task]:
        """§8.4.1.III: what a revolt does once it is paid for; then there may be another."""
        return [RiseUp(seat, site), FoundBase(seat, site), Unrest(seat)]

    def may_sympathize(self, state: Woodland, seat: int) -> Clearings:
        """Where sympathy can be placed at all."""
        return placeable(state, seat)

    def organizable(self, state: Woodland, seat: int) -> Clearings:
        """§8.6.1.IV: where a warrior may make way for sympathy; martial law does not matter."""
        return state.where(state.rules.warrior[seat])

    def organize(self, state: Woodland, seat: int, site: int) -> None:
        remove(state, [Removal(NONE, (Loss(state.rules.warrior[seat], site, 1),))], "root:8.6.1.IV")
        place_sympathy(state, seat, site, "root:8.6.1.IV")

    def daylight(self, state: Woodland, seat: int) -> list[Task]:
        return [Prepare(seat)]

    def evening(self, state: Woodland, seat: int) -> list[Task]:
        return [NextOperation(seat, 0), DrawForBases(seat)]


def faction(state: Woodland, seat: int) -> Alliance:
    found = state.rules.factions[seat]
    assert isinstance(found, Alliance)
    return found


# ---- §8.2.3 supporters


def full(state: Woodland, seat: int) -> bool:
    """§8.2.3.I: without a base there is room for five."""
    held = len(state.board(seat, AllianceBoard).supporters.cards)
    return held >= faction(state, seat).most_supporters and not bases(state, seat)


def too_many(state: Woodland, seat: int) -> int:
    """How many supporters more than that there are."""
    return len(state.board(seat, AllianceBoard).supporters.cards) - faction(state, seat).most_supporters


def enlist(state: Woodland, seat: int, card: int, witnesses: tuple[int, ...], law: str) -> None:
    """A card joins the supporters, face down; if they are full it is discarded at once."""
    if full(state, seat):
        state.say("root:8.2.3.I", "discarded", seat=seat, card=CARDS[card].id)
        discard(state, card)
    else:
        state.board(seat, AllianceBoard).supporters.add(card, witnesses)
        if state.heard:
            state.whisper(law, "gained_supporter", (seat, *witnesses), {"card": CARDS[card].id}, seat=seat)


def enlist_from_deck(state: Woodland, seat: int, law: str) -> None:
    card = draw_one(state)
    if card is not None:
        enlist(state, seat, card, (), law)


def enlist_from_hand(state: Woodland, seat: int, giver: int, card: int, law: str) -> None:
    """Only the giver and the Alliance know the card, unless it lay open (§11.2.3) or goes straight on to the discard
    pile."""
    hand = state.hands[giver]
    witnesses = tuple(other for other in range(state.seats) if other != seat and (hand.open or other == giver))
    if full(state, seat):
        hand.drop(card)
    else:
        hand.slip(card, (seat, *witnesses))
    enlist(state, seat, card, witnesses, law)


def dismiss(state: Woodland, seat: int, card: int, what: str, law: str) -> None:
    """A supporter goes to the discard pile, for everyone to see."""
    state.board(seat, AllianceBoard).supporters.drop(card)
    if state.heard:
        state.say(law, what, seat=seat, card=CARDS[card].id)
    discard(state, card)


def matching_supporters(state: Woodland, seat: int, suits: Suits) -> list[int]:
    """All supporters that match one of these suits, equal cards as often as there are."""
    return [card for card in state.board(seat, AllianceBoard).supporters.cards if MATCHED[card] & suits]


def count_supporters(state: Woodland, seat: int, suits: Suits) -> int:
    """How many these are."""
    number = 0
    for card in state.board(seat, AllianceBoard).supporters.cards:
        if MATCHED[card] & suits:
            number += 1
    return number


def pay_supporters(state: Woodland, seat: int, site: int, cost: int) -> None:
    """Let the Alliance choose which supporters go. The question is asked whatever the supporters are, unless all must
    go."""
    cards = state.board(seat, AllianceBoard).supporters.cards[:]
    if cost < len(cards):
        state.push(PaySupporter(seat, SUIT_SETS.index(state.suits_of(site)), cost))
    else:
        for card in cards:
            dismiss(state, seat, card, "spent", "root:8.2.3")


class PaySupporter(Question):
    """§8.2.3: a supporter is spent as its suit, one at a time; each as any suit of the clearing, if it has several."""

    law = "root:8.2.3"
    domains = declare(suits=THE_SUITS_OF_A_CLEARING, left=SOME_AMOUNT)

    def __init__(self, seat: int, suits: int, left: int) -> None:
        self.seat, self.suits, self.left = seat, suits, left

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"suit": SUIT_SET_NAMES[self.suits], "count": self.left}

    def options(self, state: Woodland) -> list[Action]:
        supporters = state.board(self.seat, AllianceBoard).supporters.cards
        return [SUPPORT[card] for card in matching(supporters, SUIT_SETS[self.suits])]

    def trouble(self, state: Woodland) -> str:
        ranks = count_supporters(state, self.seat, SUIT_SETS[self.suits])
        return "" if self.left <= ranks else "there are not supporters enough"

    def choose(self, state: Woodland, action: Action) -> None:
        dismiss(state, self.seat, action.args[0], "spent", self.law)
        if self.left > 1:
            state.push(PaySupporter(self.seat, self.suits, self.left - 1))


# ---- §8.2.4 the loss of a base


class OrderLosses(Question):
    """§4.3.4: what follows first, the loss of the base or the outrage over the sympathy."""

    law = "root:4.3.4"
    domains = declare(seat=A_SEAT, owner=OWN_SEAT, bases=SOME_BASES, other=A_SEAT, sites=SOME_CLEARINGS)

    def __init__(self, seat: int, owner: int, bases: int, other: int, sites: int) -> None:
        self.seat = seat
        self.owner = owner
        self.bases = bases
        self.other = other
        self.sites = sites

    def losing(self, state: State) -> int:
        return self.owner

    def options(self, state: Woodland) -> list[Action]:
        return [LOSE[PIECES.index(BASES[members(self.bases)[0]])], LOSE[PIECES.index("sympathy")]]

    def choose(self, state: Woodland, action: Action) -> None:
        losses = LoseBases(self.owner, self.bases)
        anger = faction(state, self.owner).mourn(self.owner, self.other, self.sites)
        if PIECES[action.args[0]] == "sympathy":
            state.push_all([*anger, losses])
        else:
            state.push_all([losses, *anger])


class LoseBases(Step):
    """§8.2.4: with a base go the supporters of its printed suit, the birds, and half of the officers, rounded up."""

    domains = declare(seat=OWN_SEAT, bases=SOME_BASES)

    def __init__(self, seat: int, bases: int) -> None:
        self.seat, self.bases = seat, bases

    def run(self, state: Woodland) -> None:
        mine = state.board(self.seat, AllianceBoard)
        state.sealed = True  # what supported the base is shown now
        for suit in members(self.bases):
            for card in faction(state, self.seat).dismissed_with(state, self.seat, suit):
                dismiss(state, self.seat, card, "discarded", "root:8.2.4")
            fallen = half(mine.officers)
            if fallen:
                mine.officers -= fallen
                to_supply(state, state.rules.warrior[self.seat], fallen)
                state.say("root:8.2.4", "lost_officers", seat=self.seat, count=fallen)
        state.push(TrimSupporters(self.seat))


def half(officers: int) -> int:
    """§8.2.4: as many officers as a base takes along."""
    return (officers + 1) // 2


class LoseSupporters(Step):
    """§8.2.4: a base that counted as more than its printed suit costs the supporters of those too (R160)."""

    domains = declare(seat=OWN_SEAT, suits=SOME_SUITS)

    def __init__(self, seat: int, suits: int) -> None:
        self.seat, self.suits = seat, suits

    def run(self, state: Woodland) -> None:
        state.sealed = True
        for card in matching_supporters(state, self.seat, self.suits):
            dismiss(state, self.seat, card, "discarded", "root:8.2.4")


class TrimSupporters(SeatStep):
    """§8.2.4: without any base no more than five supporters stay."""

    def run(self, state: Woodland) -> None:
        if not bases(state, self.seat) and too_many(state, self.seat) > 0:
            state.push(DiscardSupporter(self.seat))


class DiscardSupporter(Question):
    """§8.2.4: supporters of the Alliance's choice, until five are left."""

    law = "root:8.2.4"

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": too_many(state, self.seat), "limit": faction(state, self.seat).most_supporters}

    def options(self, state: Woodland) -> list[Action]:
        return [DISCARD[card] for card in different(state.board(self.seat, AllianceBoard).supporters.cards)]

    def trouble(self, state: Woodland) -> str:
        return "" if too_many(state, self.seat) > 0 else "there is room for all"

    def choose(self, state: Woodland, action: Action) -> None:
        dismiss(state, self.seat, action.args[0], "discarded", self.law)
        state.push(TrimSupporters(self.seat))


# ---- §8.2.6 outrage


class Outrage(Step):
    """§8.2.6: the other player adds a matching card to the supporters. Everyone can see that an empty hand has none."""

    domains = declare(seat=OWN_SEAT, other=A_SEAT, clearing=A_CLEARING)

    def __init__(self, seat: int, other: int, clearing: int) -> None:
        self.seat, self.other, self.clearing = seat, other, clearing

    def run(self, state: Woodland) -> None:
        if state.heard:
            state.say("root:8.2.6", "outraged", seat=self.seat, other=self.other, clearing=self.clearing)
        if not state.hands[self.other].cards:
            enlist_from_deck(state, self.seat, "root:8.2.6")
        elif any(owner.asks_for_suit(state, self.clearing) for _, owner in state.asked.asks_for_suit):
            state.push(NameSuit(self.other, self.seat, self.clearing))
        else:
            state.push(Appease(self.other, self.seat, self.clearing))


class NameSuit(Question):
    """In clearings that ask for it, the giver first names one of the clearing's suits (R161)."""

    law = "root:8.2.6"
    domains = declare(seat=A_SEAT, alliance=OWN_SEAT, clearing=A_CLEARING)

    def __init__(self, seat: int, alliance: int, clearing: int) -> None:
        self.seat, self.alliance, self.clearing = seat, alliance, clearing

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"clearing": self.clearing}

    def options(self, state: Woodland) -> list[Action]:
        return [WITH_SUIT[suit] for suit in members(state.suits_of(self.clearing))]

    def choose(self, state: Woodland, action: Action) -> None:
        state.push(AppeaseWith(self.seat, self.alliance, self.clearing, action.args[0]))


class Appease(Question):
    """§8.2.6: give a card that matches the clearing; birds must be given too (§2.1.1.I). A player without one shows the
    hand, and the supporter comes from the deck."""

    law = "root:8.2.6"
    domains = declare(seat=A_SEAT, alliance=OWN_SEAT, clearing=A_CLEARING)

    def __init__(self, seat: int, alliance: int, clearing: int) -> None:
        self.seat, self.alliance, self.clearing = seat, alliance, clearing

    def moot(self, state: Woodland) -> bool:
        return state.hands[self.seat].open and not matching(state.hands[self.seat].cards, self.suits(state))

    def suits(self, state: Woodland) -> Suits:
        return state.suits_of(self.clearing)

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"clearing": self.clearing, "alliance": self.alliance}

    def options(self, state: Woodland) -> list[Action]:
        cards = matching(state.hands[self.seat].cards, self.suits(state))
        return [GIVE[card] for card in cards] or [PASS[()]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is GIVE:
            enlist_from_hand(state, self.alliance, self.seat, action.args[0], self.law)
            return
        if not state.rules.factions[self.seat].clumsy:
            self.show_hand(state)
        enlist_from_deck(state, self.alliance, self.law)

    def show_hand(self, state: Woodland) -> None:
        hand, seats = state.hands[self.seat], (self.seat, self.alliance)
        hand.show(self.alliance)
        state.sealed = True
        if state.heard:
            cards = " ".join([CARD_IDS[card] for card in hand.cards])
            state.whisper(self.law, "showed_hand", seats, {"cards": cards}, seat=self.seat, to=self.alliance)


class AppeaseWith(Appease):
    """Give a card of the suit that was named."""

    domains = declare(suit=A_CLEARING_SUIT)

    def __init__(self, seat: int, alliance: int, clearing: int, suit: int) -> None:
        super().__init__(seat, alliance, clearing)
        self.suit = suit

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"clearing": self.clearing, "alliance": self.alliance, "suit": SUITS[self.suit]}

    def trouble(self, state: Woodland) -> str:
        return "" if state.has_suit(self.clearing, self.suit) else "the clearing is not of that suit"

    def suits(self, state: Woodland) -> Suits:
        return 1 << self.suit


# ---- §8.3 setup


class FirstSupporters(SeatStep):
    """§8.3.4: three cards of the deck, face down."""

    def run(self, state: Woodland) -> None:
        for _ in range(faction(state, self.seat).start_supporters):
            enlist_from_deck(state, self.seat, "root:8.3.4")


# ---- §8.4 Birdsong


class Unrest(SeatStep):
    """§8.4.1: revolt any number of times. Asked wherever the number of supporters allows a revolt."""

    def run(self, state: Woodland) -> None:
        supporters, cost = state.board(self.seat, AllianceBoard).supporters.cards, faction(state, self.seat).revolt_cost
        if revolt_sites(state, self.seat) and len(supporters) >= cost:
            state.push(Revolt(self.seat))


def revolt_sites(state: Woodland, seat: int) -> Clearings:
    """§8.4.1.I: sympathetic clearings that match a base still on the board."""
    loyal, sites = sympathetic(state, seat), 0
    for suit, base in enumerate(state.rules.buildings[seat]):
        if state.supply[base]:
            sites |= loyal & state.of_suit(suit)
    return sites


def matching_bases(state: Woodland, seat: int, site: int) -> list[int]:
    """The suits of the bases still on the board that match a clearing."""
    built = bases(state, seat)
    return [suit for suit in members(state.suits_of(site)) if suit not in built]


class Revolt(Pause):
    law = "root:8.4.1"
    verbs: ClassVar[tuple[Verb, ...]] = (REVOLT,)

    def steps(self, state: Woodland) -> list[Action]:
        out = [PASS[()]]
        for site in members(revolt_sites(state, self.seat)):
            ranks = count_supporters(state, self.seat, state.suits_of(site))
            if ranks >= faction(state, self.seat).revolt_cost:
                out.append(REVOLT[site])
        return out

    def blocked(self, state: Woodland) -> list[Blocked]:
        sites, legal = revolt_sites(state, self.seat), self.steps(state)
        out = []
        for site in members(sympathetic(state, self.seat)):
            if REVOLT[site] not in legal:
                out.append(Blocked(REVOLT[site], "root:8.4.1.II" if sites >> site & 1 else "root:8.4.1.I"))
        return out

    def forfeit(self, state: Woodland, action: Action) -> Forfeit | None:
        """A revolt where only the Alliance is removes nothing."""
        if action.verb is REVOLT and not enemy_pieces(state, self.seat, action.args[0]):
            return Forfeit("alone", "root:8.4.1.III", {})
        return super().forfeit(state, action)

    def act(self, state: Woodland, action: Action) -> None:
        if action.verb is REVOLT:
            site = action.args[0]
            state.push_all(faction(state, self.seat).revolt(state, self.seat, site))
            pay_supporters(state, self.seat, site, faction(state, self.seat).revolt_cost)  # §8.4.1.II


class RiseUp(Step):
    """§8.4.1.III: all pieces of enemies leave the clearing."""

    domains = declare(seat=OWN_SEAT, site=A_CLEARING)

    def __init__(self, seat: int, site: int) -> None:
        self.seat, self.site = seat, site

    def run(self, state: Woodland) -> None:
        state.say("root:8.4.1", "revolted", seat=self.seat, clearing=self.site)
        sweep(state, self.seat, 1 << self.site, "root:8.4.1.III")


class FoundBase(Step):
    """§8.4.1.III: a base that matches."""

    domains = declare(seat=OWN_SEAT, site=A_CLEARING)

    def __init__(self, seat: int, site: int) -> None:
        self.seat, self.site = seat, site

    def trouble(self, state: Woodland) -> str:
        return "" if matching_bases(state, self.seat, self.site) else "no base on the board matches the clearing"

    def run(self, state: Woodland) -> None:
        fitting = matching_bases(state, self.seat, self.site)
        if len(fitting) > 1:
            state.push(ChooseBase(self.seat, self.site))
        else:
            found_base(state, self.seat, self.site, fitting[0])


class ChooseBase(Question):
    """§8.4.1.III: in a clearing of several suits, which of the bases."""

    law = "root:8.4.1.III"
    domains = declare(site=A_CLEARING)

    def __init__(self, seat: int, site: int) -> None:
        self.seat, self.site = seat, site

    def trouble(self, state: Woodland) -> str:
        several = len(matching_bases(state, self.seat, self.site)) > 1
        return "" if several else "no two bases on the board match the clearing"

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"clearing": self.site}

    def options(self, state: Woodland) -> list[Action]:
        return [WITH_SUIT[suit] for suit in matching_bases(state, self.seat, self.site)]

    def choose(self, state: Woodland, action: Action) -> None:
        found_base(state, self.seat, self.site, action.args[0])


def found_base(state: Woodland, seat: int, site: int, suit: int) -> None:
    """§8.4.1.III: the base, a warrior for each sympathetic clearing of its printed suit, and an officer."""
    crowd = size(sympathetic(state, seat) & state.of_suit(suit))
    place(state, seat, state.rules.buildings[seat][suit], site, 1, "root:8.4.1.III")
    place(state, seat, state.rules.warrior[seat], site, crowd, "root:8.4.1.III")
    for _ in range(faction(state, seat).revolt_officers):
        commission(state, seat, "root:8.4.1.III")


def commission(state: Woodland, seat: int, law: str) -> None:
    """A warrior of the supply becomes an officer, if there is one (§1.5.4)."""
    warrior = state.rules.warrior[seat]
    if state.supply[warrior]:
        state.supply[warrior] -= 1
        state.board(seat, AllianceBoard).officers += 1
        if state.heard:
            state.say(law, "gained_officer", seat=seat)


class Agitation(SeatStep):
    """§8.4.2: spread sympathy any number of times. Asked wherever the number of supporters allows it."""

    def run(self, state: Woodland) -> None:
        ranks, mine = len(state.board(self.seat, AllianceBoard).supporters.cards), faction(state, self.seat)
        for site in members(spread_sites(state, self.seat)):
            if mine.spread_cost(state, self.seat, site) <= ranks:
                state.push(Spread(self.seat))
                return


def spread_sites(state: Woodland, seat: int) -> Clearings:
    """§8.4.2.I: unsympathetic clearings next to sympathetic ones, or any if there are none."""
    if not state.supply[sympathy(state, seat)]:
        return 0
    loyal = sympathetic(state, seat)
    near = next_to_sympathy(state, seat) if loyal else state.map.everywhere
    return near & ~loyal & faction(state, seat).may_sympathize(state, seat)


def next_to_sympathy(state: Woodland, seat: int) -> Clearings:
    """The clearings that are adjacent to a sympathetic one, whether they are sympathetic or not."""
    near = 0
    for clearing in members(sympathetic(state, seat)):
        near |= adjacent(state, seat, clearing)
    return near


def column(state: Woodland, seat: int) -> int:
    """The space of the track that the next token leaves; the last, once all are on the map."""
    token = sympathy(state, seat)
    return state.rules.totals[token] - max(1, state.supply[token])


class Spread(Pause):
    law = "root:8.4.2"
    verbs: ClassVar[tuple[Verb, ...]] = (SPREAD,)

    def steps(self, state: Woodland) -> list[Action]:
        out, mine = [PASS[()]], faction(state, self.seat)
        for site in members(spread_sites(state, self.seat)):
            ranks = count_supporters(state, self.seat, state.suits_of(site))
            if ranks >= mine.spread_cost(state, self.seat, site):
                out.append(SPREAD[site])
        return out

    def blocked(self, state: Woodland) -> list[Blocked]:
        seat, legal = self.seat, self.steps(state)
        sites, loyal = spread_sites(state, seat), sympathetic(state, seat)
        out = []
        for site in members(state.map.everywhere):
            if SPREAD[site] not in legal:
                law = "root:8.2.5.I" if loyal >> site & 1 else obstacle(state, seat, site) or "root:8.4.2.I"
                out.append(Blocked(SPREAD[site], "root:8.4.2.II" if sites >> site & 1 else law))
        return out

    def act(self, state: Woodland, action: Action) -> None:
        if action.verb is SPREAD:
            site = action.args[0]
            state.push_all([WinOver(self.seat, site), Agitation(self.seat)])
            pay_supporters(state, self.seat, site, faction(state, self.seat).spread_cost(state, self.seat, site))


class WinOver(Step):
    """§8.4.2.III: the token is placed and its space scores."""

    domains = declare(seat=OWN_SEAT, site=A_CLEARING)

    def __init__(self, seat: int, site: int) -> None:
        self.seat, self.site = seat, site

    def run(self, state: Woodland) -> None:
        place_sympathy(state, self.seat, self.site, "root:8.4.2.III")


def place_sympathy(state: Woodland, seat: int, site: int, law: str) -> None:
    points = faction(state, seat).points[column(state, seat)]
    if place(state, seat, sympathy(state, seat), site, 1, law):
        score(state, seat, points, law)


# ---- §8.5 Daylight


class Prepare(Pause):
    """§8.5: crafting, mobilizing and training, as often and in any order as one likes."""

    law = "root:8.5"
    verbs: ClassVar[tuple[Verb, ...]] = (CRAFT, MOBILIZE, TRAIN)

    def idle(self, state: Woodland) -> bool:
        return empty_handed(state, self.seat)

    def steps(self, state: Woodland) -> list[Action]:
        out = [PASS[()]]
        out += craftable(state, self.seat)
        for card in different(state.hands[self.seat].cards):
            out.append(MOBILIZE[card])
        out += trainings(state, self.seat)
        return out

    def blocked(self, state: Woodland) -> list[Blocked]:
        legal = trainings(state, self.seat)
        cards = different(state.hands[self.seat].cards)
        untrained = [Blocked(TRAIN[card], "root:8.5.3") for card in cards if TRAIN[card] not in legal]
        return [*blocked_crafts(state, self.seat), *untrained]

    def act(self, state: Woodland, action: Action) -> None:
        seat, verb = self.seat, action.verb
        if verb is PASS:
            return
        state.push(self)
        if verb is CRAFT:  # §8.5.1
            craft(state, seat, action.args[0])
        elif verb is MOBILIZE:
            enlist_from_hand(state, seat, seat, action.args[0], "root:8.5.2")
        else:
            spend(state, seat, action.args[0], "root:8.5.3")
            commission(state, seat, "root:8.5.3")


def trainings(state: Woodland, seat: int) -> list[Action]:
    """§8.5.3: a card of the hand that matches the printed suit of a base on the map."""
    if not state.supply[state.rules.warrior[seat]]:
        return []
    suits = 0
    for suit in bases(state, seat):
        suits |= 1 << suit
    return [TRAIN[card] for card in matching(state.hands[seat].cards, suits)]


# ---- §8.6 Evening


class NextOperation(Step):
    """§8.6.1: as many operations as there are officers, even if some were lost on the way."""

    domains = declare(seat=OWN_SEAT, done=ANY_AMOUNT)

    def __init__(self, seat: int, done: int) -> None:
        self.seat, self.done = seat, done

    def run(self, state: Woodland) -> None:
        if self.done < state.board(self.seat, AllianceBoard).officers:
            state.push(Operate(self.seat, self.done))


class Operate(Pause):
    """§8.6.1: military operations in any order."""

    law = "root:8.6.1"
    verbs: ClassVar[tuple[Verb, ...]] = (MOVE, SAIL, BATTLE, RALLY, ORGANIZE)
    domains = declare(done=ANY_AMOUNT)

    def __init__(self, seat: int, done: int) -> None:
        self.seat, self.done = seat, done

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": self.unused(state)}

    def unused(self, state: Woodland) -> int:
        return state.board(self.seat, AllianceBoard).officers - self.done

    def trouble(self, state: Woodland) -> str:
        return "" if self.done < state.board(self.seat, AllianceBoard).officers else "no officer is left to operate"

    def steps(self, state: Woodland) -> list[Action]:
        seat = self.seat
        out = [PASS[()]]
        out += moves(state, seat)
        out += battles(state, seat)
        out += rallies(state, seat)
        out += organizes(state, seat)
        return out

    def blocked(self, state: Woodland) -> list[Blocked]:
        return blocked_moves(state, self.seat)

    def act(self, state: Woodland, action: Action) -> None:
        seat, verb = self.seat, action.verb
        if verb is PASS:
            return
        state.push(NextOperation(seat, self.done + 1))
        if verb is BATTLE:
            fight(state, seat, action, "root:8.6.1.II")
        elif verb is RALLY:
            place(state, seat, state.rules.warrior[seat], action.args[0], 1, "root:8.6.1.III")
        elif verb is ORGANIZE:
            faction(state, seat).organize(state, seat, action.args[0])
        else:
            move(state, seat, action, "root:8.6.1.I")


def rallies(state: Woodland, seat: int) -> list[Action]:
    """§8.6.1.III: a warrior in any clearing with a base."""
    if not state.supply[state.rules.warrior[seat]]:
        return []
    sites = 0
    for base in state.rules.buildings[seat]:
        sites |= state.where(base)
    return [RALLY[site] for site in members(sites & placeable(state, seat))]


def organizes(state: Woodland, seat: int) -> list[Action]:
    """§8.6.1.IV: in an unsympathetic clearing."""
    if not state.supply[sympathy(state, seat)]:
        return []
    mine = faction(state, seat)
    sites = mine.organizable(state, seat) & ~sympathetic(state, seat) & mine.may_sympathize(state, seat)
    return [ORGANIZE[site] for site in members(sites & ~1)]


class DrawForBases(SeatStep):
    """§8.6.2: then down to the limit."""

    def run(self, state: Woodland) -> None:
        state.push(DrawCards(self.seat, faction(state, self.seat).evening_draw(state, self.seat)))
