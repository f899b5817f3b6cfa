"""Bots: factions that play by themselves (the Law of Rootbotics). This file has its general chapters; each file beside
it is the chapter of one bot.

Nobody is asked anything for a bot. Its steps choose by themselves. Where a rule leaves a choice, its tests decide, then
priority (§2.1, §2.2), and the log names the deciding test. `Bot.automatic` answers what other chapters would ask its
seat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final, NamedTuple

from mypy_extensions import mypyc_attr

from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members, union
from copse.kernel.domains import declare
from copse.kernel.tasks import Json, Task
from copse.root.actions import (
    BATTLE,
    BUY_BOATS,
    BUY_CARD,
    BUY_MERCENARIES,
    COMMAND,
    GO,
    MOVE,
    PASS,
    SAIL,
    TAKE_CARD,
    TAKE_OFF,
)
from copse.root.battle import ChooseLosses, battles, begin, current, share_hits, standing
from copse.root.board import PLACES, Clearings
from copse.root.boards import FactionBoard
from copse.root.cards import BIRD, BOUGHT, CARD_IDS, CARDS, FOX, MOUSE, NO_ITEM, RABBIT, SUITS
from copse.root.comparing import Compared
from copse.root.craft import craft_item, to_be_had
from copse.root.deck import discard, draw_one
from copse.root.domains import A_CARD, ANY_CLEARINGS, OWN_SEAT, SOME_AMOUNT
from copse.root.factions.base import Faction
from copse.root.fields import A_NAME, Entries, Field, One, Shown, described, list_of
from copse.root.hirelings.base import HirelingOrder
from copse.root.hooks import Owner
from copse.root.move import cross, destination, destinations, relocate, voyages
from copse.root.pieces import PIECES, TOKEN, WARRIOR
from copse.root.placing import place
from copse.root.removal import Loss
from copse.root.score import score
from copse.root.state import BIRDSONG, DAYLIGHT, EVENING, NONE, PHASES, Woodland
from copse.root.steps import Question, SeatStep, Step

EASY: Final = "easy"
NORMAL: Final = "normal"
CHALLENGING: Final = "challenging"
NIGHTMARE: Final = "nightmare"
DIFFICULTIES: Final = (EASY, NORMAL, CHALLENGING, NIGHTMARE)  # §3.3.1
ITEM_POINTS: Final = 1  # §1.1.2
PRICES: Final = ((20, 4), (10, 3), (0, 2))  # the price of a service, once the buyer has this many points (§9.2.3.I)
FEW: Final = 2  # warriors with which a bot would rather have mercenaries (§9.7.3)
SERVED: Final = (BUY_CARD, BUY_BOATS, BUY_MERCENARIES)
BOMBED: Final = 2  # pieces that a bomb removes (§11.8.1)

REASONS: Final = (  # of aims, beside those of priority: what each chapter tests
    "only", "priority", "low_priority", "most_pieces", "most_points", "most_enemies", "most_warriors",
    "fewest_enemies", "fewest_enemy_warriors", "fewest_warriors", "most_buildings", "most_defenceless", "no_roost",
    "most_enemy_buildings", "open_slots", "most_built", "most_slots", "no_plot", "nearest", "most_holdings",
    "fewest_points", "most_paid", "fewest_paid", "best_payer",
)  # fmt: skip

Test = tuple[str, Callable[[int], int]]
"""A test of what is aimed at: the name of the reason, and of what there should be most."""


SUITED: Final = (FOX, RABBIT, MOUSE)  # the orders that are no birds
NO_FIGURES: Final[Mapping[str, int]] = {}


class Deed(NamedTuple):
    """A line of a bot's turn for a person who runs it by hand: the message that says what to do, the paragraph, the
    step of the turn that does it (none if it belongs to the line before), the orders that do it (none means all), and
    the arguments of the sentence."""

    phase: int
    what: str
    law: str
    step: type[Task] | None = None
    orders: tuple[int, ...] = ()
    figures: Mapping[str, int] = NO_FIGURES

    def told(self) -> dict[str, Json]:
        return {
            "phase": PHASES[self.phase],
            "what": self.what,
            "law": self.law,
            "orders": [SUITS[suit] for suit in self.orders],
            "figures": dict[str, Json](self.figures),
        }


BARGAIN: Final = Deed(BIRDSONG, "deed-bargain", "bots:9.7.2")


def trait_deed(phase: int, trait: Trait, step: type[Task] | None = None, orders: tuple[int, ...] = ()) -> Deed:
    """What a trait changes at this place of the turn, in the words of its card."""
    return Deed(phase, f"trait-{trait.name.replace('_', '-')}.help", "bots:3.3.2", step, orders)


@mypyc_attr(allow_interpreted_subclasses=True)
class Trait(Owner):
    """A trait card of §3.3.2: it answers hooks of the general rules, and the bot's own steps ask whether it is
    there."""

    name: str


class Nightmare(Owner):
    """§3.3.1: of every bot, a point as its Evening ends."""

    def on_turn_end(self, state: Woodland, seat: int, ending: int) -> list[Task]:
        if ending == seat:
            score(state, seat, 1, "bots:3.3.1")
        return []


NIGHTMARE_CARD: Final = Nightmare()


def difficulty(state: Woodland, seat: int) -> Json:
    return bot_of(state, seat).difficulty


def traits(state: Woodland, seat: int) -> Json:
    return list[Json](bot_of(state, seat).traits)


DIFFICULTY: Final = Shown("difficulty", A_NAME, "how hard it plays", difficulty)
TRAITS: Final = Shown("traits", list_of(described(A_NAME, "a trait")), "its traits", traits)


@mypyc_attr(allow_interpreted_subclasses=True)
class BotBoard(FactionBoard):
    """A bot that has more on its board adds it to each of these."""

    fields: ClassVar[Entries] = (
        Field("order", One(A_CARD), "the card of its order, face up (§2.7)"),
        DIFFICULTY,
        TRAITS,
    )

    def __init__(self) -> None:
        self.order = NONE

    def copy(self) -> BotBoard:
        other = type(self)()
        other.take(self)
        return other

    def take(self, other: BotBoard) -> None:
        """Have on it what another has."""
        self.order = other.order

    def cards(self) -> list[int]:
        return [self.order] if self.order != NONE else []

    def ordered_suit(self) -> int:
        """The suit of the order; NONE if there is no order."""
        return CARDS[self.order].suit if self.order != NONE else NONE


COMMON_CITES: Final[Mapping[str, str]] = {"item_points": "bots:1.1.2", "ignores_ambush": "bots:2.8.2"}


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Faction):
    """`replaces` is the faction whose pieces it plays with, and beside which it cannot play (§3.2) unless `excludes`
    names another."""

    book: str = "bots"
    replaces: str
    excludes: str = ""
    roles: tuple[str, ...] = ()  # the characters of which it plays one, where its chapter has any (§7.3.1)
    offered: tuple[Trait, ...] = ()  # the cards of its traits (§3.3.2)
    clumsy: bool = True
    springs_traps: bool = True  # §11.8.2
    cites: Mapping[str, str] = COMMON_CITES

    def __init__(self, difficulty: str, traits: tuple[str, ...], role: str = "") -> None:
        self.difficulty, self.traits = difficulty, traits
        self.role = role or next(iter(self.roles), "")
        grants: list[Owner] = [trait for trait in self.offered if trait.name in traits]
        if difficulty == NIGHTMARE:
            grants.append(NIGHTMARE_CARD)
        self.grants = tuple(grants)

    def has(self, trait: str) -> bool:
        return trait in self.traits

    def new_board(self, seats: int) -> FactionBoard:
        return BotBoard()

    def printed(self) -> dict[str, Json]:
        return {"replaces": self.replaces}

    def agenda(self, sells: bool) -> list[Deed]:
        """Its turn from the first step to the last, with its difficulty and traits; `sells` says whether anyone sells
        services (§9.7)."""
        own = self.deeds(sells)
        return [*own, Deed(EVENING, "deed-nightmare", "bots:3.3.1")] if self.difficulty == NIGHTMARE else own

    def deeds(self, sells: bool) -> list[Deed]:
        """What its chapter and its traits have of this."""
        raise NotImplementedError

    def begun_by_order(self, sells: bool) -> list[Deed]:
        """The first two steps of most chapters, and what it may buy before the second."""
        return [
            Deed(BIRDSONG, "deed-order", f"{self.own_law}.4.1", RevealOrder),
            *([BARGAIN] if sells else []),
            Deed(BIRDSONG, "deed-craft", f"{self.own_law}.4.2", CraftOrder),
        ]

    # ---- §1 changes of the Law

    def item_points(self, state: Woodland, seat: int, points: int) -> int:
        """§1.1.2: whatever the card shows."""
        return ITEM_POINTS

    def take_hits(self, state: Woodland, seat: int, hits: int) -> list[Task]:
        """§1.2.1: warriors, then tokens, then random buildings. A party that makes others fight chooses for the bot
        (§root:D.4.2)."""
        battle = current(state)
        if battle.instigator != NONE:
            return super().take_hits(state, seat, hits)
        hits = share_hits(state, seat, hits)
        ranks = [piece for piece in standing(state, seat) if state.rules.categories[piece] == WARRIOR]
        battle.losses[battle.side(seat)] += ranks[:hits]
        return [LoseByLot(seat, hits - len(ranks))] if hits > len(ranks) else []

    def activations(self, state: Woodland, seat: int, held: list[int]) -> list[Action]:
        """§1.3"""
        return []

    def bombed(self, state: Woodland, party: int, losses: list[Loss]) -> list[Loss]:
        """§11.8.1: two pieces, in the order in which it takes hits (B47)."""
        fallen: dict[int, int] = {}
        at_stake = [loss.piece for loss in losses for _ in range(loss.number)]
        for _ in range(min(BOMBED, len(at_stake))):
            lost = first_to_go(state, party, at_stake)
            at_stake.remove(lost)
            fallen[lost] = fallen.get(lost, 0) + 1
        return [Loss(piece, losses[0].clearing, number) for piece, number in fallen.items()]

    # ---- §2 new rules

    def defender(self, state: Woodland, seat: int, clearing: int, enemies: list[int]) -> int:
        """Whom it battles in a clearing, of those it may battle there."""
        raise NotImplementedError

    def ignores_ambush(self, state: Woodland, seat: int) -> bool:
        """§2.8.2"""
        return True

    def paths_from(self, state: Woodland, seat: int, clearing: int) -> Clearings:
        """§12.2: closed paths are paths to a bot."""
        near = 0
        for a, b in state.map.closed:
            if clearing == a:
                near |= 1 << b
            elif clearing == b:
                near |= 1 << a
        return near

    # ---- §9.7 services

    def bargains(self, state: Woodland, seat: int, card: int, on_sale: list[int]) -> list[int]:
        """§9.7.2: the equally good cards on sale when the bot comes to craft this one: if it shows no item that is
        left, the cards that do, with most points. An advanced card of a bot may differ."""
        if item_left(state, seat, card):
            return []
        shown = [found for found in on_sale if item_left(state, seat, found)]
        most = max([CARDS[found].points for found in shown], default=0)
        return [found for found in shown if CARDS[found].points == most]

    def on_attack(self, state: Woodland, seat: int) -> list[Task]:
        """§9.7.3: mercenaries, where it has few warriors and they are there; they fight from Daylight on (B61)."""
        battle = current(state)
        if state.rules.lenders and state.phase != BIRDSONG and state.warriors(seat, battle.clearing) <= FEW:
            offer = service(state, seat, BUY_MERCENARIES)
            if offer is not None and offer[0] != battle.defender and state.warriors(offer[0], battle.clearing):
                buy(state, seat, offer)
        return []

    def pays(self, state: Woodland, seat: int, asked: int) -> int:
        """§9.7.1: by its points, whatever the price."""
        return service_price(state, seat)

    def take_bought(self, state: Woodland, seat: int, seller: int, card: int, law: str) -> None:
        """§9.7.2: the card is the order from now on, and the one before is discarded."""
        discard_order(state, seat)
        state.board(seat, BotBoard).order = card
        state.say(law, "revealed_order", seat=seat, card=CARD_IDS[card])

    def at_bound(self, state: Woodland, seat: int, end: int) -> list[Action]:
        """Its hirelings act as its Daylight begins (§root:E.2.4, B67)."""
        if state.phase != DAYLIGHT or end:
            return []
        offered: list[Action] = []
        for other, owner in state.asked.offers:
            if other != seat and COMMAND in owner.lets:
                offered += owner.offers(state, other, seat)
        return offered

    def automatic(self, state: Woodland, seat: int, question: Question) -> Action | None:
        """It passes where it may, and takes what has the highest priority where it may not (§2.3). Its hirelings act
        whenever they can (B67), and services it buys when it needs them. Where it removes for others, tokens go before
        buildings (§1.2.1, B27)."""
        options = [action for action in question.options(state) if action.verb not in SERVED]
        if isinstance(question, HirelingOrder):
            return lead(state, seat, options)
        if isinstance(question, ChooseLosses):
            return min(options, key=lambda action: _last_to_go(state, question.loser, action))
        for action in options:
            if action.verb is COMMAND:
                return action
        if PASS[()] in options:
            return PASS[()]
        return min(options, key=lambda action: _precedence(state, action))


def _precedence(state: Woodland, action: Action) -> tuple[int, int, int]:
    """By clearing, then by player, then as the vocabulary has them."""
    fields = dict(zip(action.verb.fields, action.args, strict=True))
    clearing, party = fields.get("clearing", fields.get("target", PLACES)), fields.get("seat", NONE)
    return rank(state, clearing), player_rank(state, party) if party != NONE else 0, action.number


def _last_to_go(state: Woodland, loser: int, action: Action) -> tuple[bool, int]:
    piece = state.rules.piece(loser, PIECES[action.args[0]])
    return state.rules.categories[piece] != TOKEN, action.number


# ---- hirelings (§root:E)

STRIKES, ACTS, MOVES, RESTS, OWN_HARM = range(5)  # what a hireling does rather than what comes after it (B67)


def lead(state: Woodland, seat: int, options: Sequence[Action]) -> Action:
    """The action of a hireling of the bot: it battles or removes where most enemy pieces are; otherwise it does what
    its card says; otherwise it moves to most enemies. It rests rather than harm its own side (B67)."""
    rivals = foes(state, seat)
    return min(options, key=lambda action: _use(state, seat, rivals, action))


def _use(state: Woodland, seat: int, rivals: list[int], action: Action) -> tuple[int, int, int, int, int, int]:
    """How soon it does such a thing; of two that are alike the one with more enemies, more warriors, by priority."""
    kind, enemies, count = ACTS, 0, 0
    fields = dict(zip(action.verb.fields, action.args, strict=True))
    if action.verb is PASS:
        kind = RESTS
    elif action.verb is TAKE_CARD or fields.get("seat", rivals[0] if rivals else NONE) not in rivals:
        kind = OWN_HARM  # there is no hand for a card to come to (§2.8.1)
    elif action.verb is BATTLE:
        kind, enemies = STRIKES, pieces_of(state, action.args[1], action.args[0])
    elif action.verb is TAKE_OFF:
        kind, enemies = STRIKES, enemy_count(state, seat, action.args[0])
    elif action.verb in (MOVE, SAIL, GO):
        target, count = destination(action), fields.get("count", 1)
        enemies = enemy_count(state, seat, target) if target < PLACES else 0
        kind = MOVES if enemies else OWN_HARM
    return (kind, -enemies, -count, *_precedence(state, action))


def bot_of(state: Woodland, seat: int) -> Bot:
    found = state.rules.factions[seat]
    assert isinstance(found, Bot)
    return found


# ---- §1.2 hits


class LoseByLot(Step):
    """§1.2.1: tokens first; among several kinds of buildings, a random one."""

    domains = declare(seat=OWN_SEAT, hits=SOME_AMOUNT)

    def __init__(self, seat: int, hits: int) -> None:
        self.seat, self.hits = seat, hits

    def run(self, state: Woodland) -> None:
        battle, bot = current(state), bot_of(state, self.seat)
        left = standing(state, self.seat)
        at_stake = [piece for piece in left if state.rules.categories[piece] == TOKEN] or left
        tough = [piece for piece in at_stake if bot.toughness(state, piece) <= self.hits]
        if not tough:
            return
        lost = of_a_kind_by_lot(state, self.seat, tough)
        battle.losses[battle.side(self.seat)].append(lost)
        hits = self.hits - bot.toughness(state, lost)
        if hits:
            state.push(LoseByLot(self.seat, hits))


def first_to_go(state: Woodland, party: int, pieces: list[int]) -> int:
    """§1.2.1: a warrior, else a token, else a building."""
    for category in (WARRIOR, TOKEN):
        of_category = [piece for piece in pieces if state.rules.categories[piece] == category]
        if of_category:
            return of_a_kind_by_lot(state, party, of_category)
    return of_a_kind_by_lot(state, party, pieces)


def of_a_kind_by_lot(state: Woodland, party: int, pieces: list[int]) -> int:
    """§1.2.1: a random one of several kinds; each piece is equally likely."""
    kinds = sorted([PIECES.index(state.rules.pieces[piece].name) for piece in pieces])
    kind = kinds[0] if kinds[0] == kinds[-1] else state.roll("piece", kinds)
    return state.rules.piece(party, PIECES[kind])


# ---- §2.1 to §2.5 what is aimed at


def rank(state: Woodland, clearing: int) -> int:
    """§2.1, §3.1: the priority of a clearing is its number or the map's; the pass comes before all (§12.3)."""
    return 0 if clearing == state.map.landmarks.get("tower") else state.map.ranks[clearing]


def reversed_rank(state: Woodland, clearing: int) -> int:
    """`rank` with the lowest priority first; the pass comes first here too."""
    return 0 if clearing == state.map.landmarks.get("tower") else PLACES - state.map.ranks[clearing]


def by_priority(state: Woodland, clearings: Clearings) -> list[int]:
    """Clearings from the highest priority on."""
    return sorted(members(clearings), key=lambda clearing: rank(state, clearing))


def by_lowest_priority(state: Woodland, clearings: Clearings) -> list[int]:
    return sorted(members(clearings), key=lambda clearing: reversed_rank(state, clearing))


def player_rank(state: Woodland, party: int) -> int:
    """§2.2: in the order of setup; hirelings come last."""
    return ord(state.rules.factions[party].letter) if party < state.seats else ord("Z") + party


def aim(state: Woodland, seat: int, candidates: Sequence[int], tests: Sequence[Test], law: str) -> int:
    """The clearing that passes the tests best, one after the other, then by priority (§2.1)."""
    compare(state, candidates, tests, parties=False)
    left, why = narrow(candidates, tests)
    clearing = min(left, key=lambda found: rank(state, found))
    return tell_aim(state, seat, clearing, why if len(left) == 1 else "priority", law)


def aim_low(state: Woodland, seat: int, candidates: Sequence[int], tests: Sequence[Test], law: str) -> int:
    """`aim` where the rule says that the lowest priority decides."""
    compare(state, candidates, tests, parties=False)
    left, why = narrow(candidates, tests)
    clearing = min(left, key=lambda found: reversed_rank(state, found))
    return tell_aim(state, seat, clearing, why if len(left) == 1 else "low_priority", law)


def tell_aim(state: Woodland, seat: int, clearing: int, why: str, law: str) -> int:
    if state.heard:
        state.say(law, "aimed_at_clearing", seat=seat, clearing=clearing, reason=why)
    return clearing


def aim_at_player(state: Woodland, seat: int, candidates: Sequence[int], tests: Sequence[Test], law: str) -> int:
    """The party that passes the tests best, then by the order of setup (§2.2)."""
    compare(state, candidates, tests, parties=True)
    left, why = narrow(candidates, tests)
    party = min(left, key=lambda found: player_rank(state, found))
    if state.heard:
        state.say(law, "aimed_at_player", seat=seat, other=party, reason=why if len(left) == 1 else "priority")
    return party


def narrow(candidates: Sequence[int], tests: Sequence[Test]) -> tuple[list[int], str]:
    """§2.5: each test keeps those that pass it best. Returns what is left, and the last test that made a difference."""
    left, why = list(candidates), "only"
    for reason, worth in tests:
        if len(left) > 1:
            worths = [worth(candidate) for candidate in left]
            best = max(worths)
            kept = [candidate for candidate, its_worth in zip(left, worths, strict=True) if its_worth == best]
            if len(kept) < len(left):
                left, why = kept, reason
    return left, why


def compare(state: Woodland, candidates: Sequence[int], tests: Sequence[Test], parties: bool) -> None:
    """Keep what a choice compares, for people who want to know."""
    if state.compared is None or state.events is None or len(candidates) < 2:
        return
    left, found = list(candidates), list[tuple[str, tuple[tuple[int, int], ...]]]()
    for test in tests:
        if len(left) > 1:
            reason, worth = test
            found.append((reason, tuple([(candidate, worth(candidate)) for candidate in left])))
            left, _ = narrow(left, [test])
    state.compared.append(Compared(len(state.events), parties, tuple(found)))


def foes(state: Woodland, seat: int) -> list[int]:
    """The parties that the bot takes for enemies as it aims or battles: where people play together, no bot (§coop)."""
    enemies = enemies_of(state, seat)
    if state.rules.together:
        return [party for party in enemies if state.side(party) not in state.rules.machines]
    return enemies


def enemies_of(state: Woodland, seat: int) -> list[int]:
    """All enemies of the bot, for rules that neither choose a clearing nor battle (§coop)."""
    return [party for party in range(state.rules.party_count) if state.enemies(seat, party)]


def pieces_of(state: Woodland, party: int, clearing: int) -> int:
    """How many pieces a party has there, the pawn among them."""
    number = 1 if state.pawns[party] == clearing else 0
    for piece in state.rules.of_party[party]:
        number += state.count(piece, clearing)
    return number


def buildings_of(state: Woodland, party: int, clearing: int) -> int:
    return sum([state.count(piece, clearing) for piece in state.rules.buildings[party]])


def tokens_of(state: Woodland, party: int, clearing: int) -> int:
    return sum([state.count(piece, clearing) for piece in state.rules.tokens[party]])


def enemy_count(state: Woodland, seat: int, clearing: int) -> int:
    """The pieces there of those that the bot takes for enemies, but for warriors that it has hired (§root:G.1.30)."""
    rivals = foes(state, seat)
    return sum([pieces_of(state, party, clearing) for party in rivals]) - hired(state, seat, rivals, clearing)


def enemy_warriors(state: Woodland, seat: int, clearing: int) -> int:
    rivals = foes(state, seat)
    return sum([state.warriors(party, clearing) for party in rivals]) - hired(state, seat, rivals, clearing)


def hired(state: Woodland, seat: int, rivals: list[int], clearing: int) -> int:
    """The warriors there of one of these whom the bot has hired; by the first rulings they counted as enemies."""
    lender = state.lender_to(seat) if state.rules.lenders and state.rules.rulings > 1 else NONE
    return state.warriors(lender, clearing) if lender in rivals else 0


def defenceless_buildings(state: Woodland, party: int, clearing: int) -> int:
    """The buildings of a party that has no warriors beside them (B8)."""
    return 0 if state.warriors(party, clearing) else buildings_of(state, party, clearing)


def enemy_buildings(state: Woodland, seat: int, clearing: int) -> int:
    return sum([buildings_of(state, party, clearing) for party in foes(state, seat)])


def points_of(state: Woodland, party: int) -> int:
    """The points of a player; a hireling, or a player without a marker on the track, has none."""
    return (state.marker(party) or 0) if party < state.seats else 0


def service_price(state: Woodland, buyer: int) -> int:
    """§9.2.3.I: in warriors, by the points of who buys."""
    points = points_of(state, buyer)
    return next(price for least, price in PRICES if points >= least)


# ---- §2.7 order cards, §1.1 crafting


def order_suit(state: Woodland, seat: int) -> int:
    """The suit of the order; NONE if there was no card to draw."""
    return state.board(seat, BotBoard).ordered_suit()


def is_bird(state: Woodland, seat: int) -> bool:
    return order_suit(state, seat) == BIRD


def ordered(state: Woodland, seat: int) -> Clearings:
    """§2.7: the clearings that match the order."""
    suit = order_suit(state, seat)
    return state.matched_by(suit) if suit != NONE else 0


class RevealOrder(SeatStep):
    """§2.7, and the first step of each bot's Birdsong."""

    def run(self, state: Woodland) -> None:
        card = draw_one(state)
        state.board(self.seat, BotBoard).order = card if card is not None else NONE
        if card is not None:
            state.say("bots:2.7", "revealed_order", seat=self.seat, card=CARD_IDS[card])


class CraftOrder(SeatStep):
    """§1.1: craft the item that the order card shows, if one is left.

    This needs no crafting pieces. Bots craft nothing else (§1.1.3).
    """

    def run(self, state: Woodland) -> None:
        board = state.board(self.seat, BotBoard)
        if board.order != NONE:
            bargain(state, self.seat, board.order)
            craft_shown(state, self.seat, board.order)


def craft_shown(state: Woodland, seat: int, card: int) -> bool:
    """Craft the item that a card shows, if it is there; returns whether it was."""
    if not item_left(state, seat, card):
        return False
    shown = CARDS[card]
    state.say("bots:1.1.1", "crafted", seat=seat, card=shown.id)
    craft_item(state, seat, shown.item, shown.points)
    return True


def item_left(state: Woodland, seat: int, card: int) -> bool:
    """Whether a card shows an item that it could craft."""
    item = CARDS[card].item
    return item != NO_ITEM and to_be_had(state, seat, item)


class DiscardOrder(SeatStep):
    """The last step of a bot's Evening."""

    def run(self, state: Woodland) -> None:
        discard_order(state, self.seat)


def discard_order(state: Woodland, seat: int) -> None:
    board = state.board(seat, BotBoard)
    if board.order != NONE:
        card, board.order = board.order, NONE
        discard(state, card)


# ---- §9.7 services of the Riverfolk, people or bots

Offer = tuple[int, Action]
"""What is on sale: who sells it, and the action that buys it."""


def offers(state: Woodland, seat: int, whoever_leads: bool = False) -> list[Offer]:
    """§9.7.1: what it may buy now, in its own turn and from sellers with no more points than it has."""
    found: list[Offer] = []
    for seller in state.rules.lenders if state.turn == seat else ():
        if seller != seat and (whoever_leads or points_of(state, seat) >= points_of(state, seller)):
            found += [(seller, action) for action in state.rules.factions[seller].sales(state, seller, seat)]
    return found


def cards_offered(state: Woodland, seat: int, whoever_leads: bool = False) -> list[Offer]:
    return [offer for offer in offers(state, seat, whoever_leads) if offer[1].verb is BUY_CARD]


def service(state: Woodland, seat: int, verb: Verb) -> Offer | None:
    """Boats or mercenaries, if they are on sale."""
    return next((offer for offer in offers(state, seat) if offer[1].verb is verb), None)


def buy(state: Woodland, seat: int, offer: Offer) -> None:
    seller, action = offer
    state.rules.factions[seller].take_offer(state, seller, seat, action)


def buy_by_lot(state: Woodland, seat: int, found: list[Offer]) -> None:
    """One of these cards."""
    cards = [action.args[0] for _, action in found]
    card = cards[0] if len(cards) == 1 else state.roll(BOUGHT, cards)
    buy(state, seat, found[cards.index(card)])


def bargain(state: Woodland, seat: int, card: int) -> None:
    """§9.7.2: buy a card in place of this one, if there is a better one."""
    found = cards_offered(state, seat)
    wanted = bot_of(state, seat).bargains(state, seat, card, [action.args[0] for _, action in found])
    if wanted:
        buy_by_lot(state, seat, [offer for offer in found if offer[1].args[0] in wanted])


def birds_first(state: Woodland, seat: int, card: int, on_sale: list[int], basic: list[int]) -> list[int]:
    """§9.7.5: of the cards with an item, birds before others; without any, a bird for an order that is not."""
    birds = [found for found in on_sale if CARDS[found].suit == BIRD]
    if item_left(state, seat, card):
        return []
    if basic:
        with_item = [bird for bird in birds if item_left(state, seat, bird)]
        most = max([CARDS[bird].points for bird in with_item], default=0)
        return [bird for bird in with_item if CARDS[bird].points == most] or basic
    return birds if CARDS[card].suit != BIRD else []


def sites_with_help(state: Woodland, seat: int, sites: Callable[[Woodland], Clearings]) -> Clearings:
    """§9.7.3: where it can place a building; if nowhere, where it could with mercenaries, whom it then hires."""
    found = sites(state)
    if found or not state.rules.lenders or state.phase == BIRDSONG:
        return found
    offer = service(state, seat, BUY_MERCENARIES)
    if offer is None:
        return 0
    trial = state.copy()
    buy(trial, seat, offer)
    if not sites(trial):
        return 0
    buy(state, seat, offer)
    return sites(state)


def with_boats(state: Woodland, seat: int) -> Woodland:
    """The state as it would be if it had the boats that are on sale; the state itself, if there are none."""
    offer = service(state, seat, BUY_BOATS) if state.rules.lenders else None
    if offer is None:
        return state
    trial = state.copy()
    buy(trial, seat, offer)
    return trial


# ---- §2.4 what is done in several clearings


class BattleEach(Step):
    """A battle in each of some clearings, in order of priority (§2.4). Whom the bot battles there is its chapter's."""

    law: str = "bots:2.4"
    domains = declare(seat=OWN_SEAT, where=ANY_CLEARINGS)

    def __init__(self, seat: int, where: Clearings) -> None:
        self.seat, self.where = seat, where

    def run(self, state: Woodland) -> None:
        by_clearing = opponents(state, self.seat, self.where)
        if not by_clearing:
            return
        clearing = min(by_clearing, key=lambda found: rank(state, found))
        left = coming_after(state, self.where, clearing)
        if left:
            state.push(BattleEach(self.seat, left))
        bot = bot_of(state, self.seat)
        begin(state, self.seat, bot.defender(state, self.seat, clearing, by_clearing[clearing]), clearing, self.law)


def opponents(state: Woodland, seat: int, where: Clearings) -> dict[int, list[int]]:
    """Whom it may battle in these clearings, by clearing."""
    found: dict[int, list[int]] = {}
    rivals = foes(state, seat)
    for action in battles(state, seat, where):
        clearing, party = action.args
        if party in rivals:
            found.setdefault(clearing, []).append(party)
    return found


def coming_after(state: Woodland, clearings: Clearings, done: int) -> Clearings:
    """§2.4: the clearings that are still to come after this one; each has its turn once."""
    return union(clearing for clearing in members(clearings) if rank(state, clearing) > rank(state, done))


def reachable(state: Woodland, seat: int, origin: int) -> Sequence[int]:
    """Where its warriors may go from a clearing, on foot or by ferry (§12.1)."""
    return members((destinations(state, seat, origin) | voyages(state, seat, origin)) & ~1)


def march(state: Woodland, seat: int, origin: int, target: int, count: int, law: str) -> int:
    """Warriors of the bot go to a clearing that is `reachable`; returns how many went."""
    on_foot = destinations(state, seat, origin) >> target & 1
    went = relocate(state, seat, origin, target, count, law)
    if went and not on_foot:
        cross(state, seat, target)
    return went


def spread(state: Woodland, seat: int, clearings: Sequence[int], number: int, law: str) -> None:
    """Place warriors, or as many as are left, in these clearings as evenly as possible, the odd ones in the first of
    them (B72)."""
    warrior = state.rules.warrior[seat]
    at_hand = min(number, state.supply[warrior])
    for place_in_row, clearing in enumerate(clearings):
        share = at_hand // len(clearings) + (place_in_row < at_hand % len(clearings))
        place(state, seat, warrior, clearing, share, law)
