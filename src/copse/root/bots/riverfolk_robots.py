"""Bots, chapter 9: the Riverfolk Robots. Players pay warriors at their market, and the largest payer brings them
points. If nobody pays, or all their warriors are out, they fight. The rightmost card of the market is the order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members
from copse.kernel.domains import A_SEAT, Domain, declare
from copse.kernel.errors import Impossible
from copse.kernel.tasks import Json, Task
from copse.kernel.texts import Line
from copse.root.actions import BUY_BOATS, BUY_CARD, BUY_MERCENARIES, SERVICES
from copse.root.battle import current
from copse.root.board import Clearings
from copse.root.boards import FactionBoard
from copse.root.bots.base import (
    CHALLENGING,
    DIFFICULTY,
    EASY,
    NIGHTMARE,
    NORMAL,
    PRICES,
    SUITED,
    TRAITS,
    BattleEach,
    Bot,
    BotBoard,
    Deed,
    Test,
    Trait,
    aim,
    aim_at_player,
    by_priority,
    craft_shown,
    enemy_count,
    is_bird,
    order_suit,
    ordered,
    pieces_of,
    points_of,
    service_price,
    trait_deed,
)
from copse.root.cards import BIRD, CARD_IDS, CARDS, different
from copse.root.deck import discard, draw_one
from copse.root.domains import A_CARD, ANY_AMOUNT, OWN_SEAT
from copse.root.factions.riverfolk import (
    BOX,
    CARD,
    SALES,
    SOLD,
    Sold,
    check_posts,
    customs,
    posts,
    posts_for,
    recount_lent,
)
from copse.root.fields import Entries, Field, Many, One, Shown, nullable
from copse.root.pieces import TOKEN, WARRIOR, Kind
from copse.root.placing import place, placeable, trapped
from copse.root.removal import to_supply
from copse.root.score import score
from copse.root.state import BIRDSONG, DAYLIGHT, EVENING, NONE, Woodland
from copse.root.steps import SeatStep, Step

MARKET: Final = 5  # cards (§9.2.1)
ORGANIZED: Final = 2  # warriors that protectionism places (§9.5.3),
STAYING: Final = 2  # and in each clearing those that its end leaves (§9.6.2)
AT_PEACE: Final = 0  # no protectionism, or which (§9.2.4)
SHIELD: Final = 1
SWORD: Final = 2
STANCES: Final = ("", "shield", "sword")


# ---- the cards of their traits


class Ferocious(Trait):
    name = "ferocious"
    most: int = 3


class Garrison(Trait):
    name = "garrison"


class Greedy(Trait):
    name = "greedy"


class Involved(Trait):
    name = "involved"


FEROCIOUS: Final = Ferocious()
GARRISON: Final = Garrison()
GREEDY: Final = Greedy()
INVOLVED: Final = Involved()


class Stance(One):
    """A line is just its name."""

    def __init__(self) -> None:
        super().__init__(Domain("a stance", (SHIELD, SWORD), STANCES), AT_PEACE)
        self.schema, self.words = nullable(self.domain.schema), {STANCES[SHIELD]: "", STANCES[SWORD]: ""}

    def show(self, state: Woodland, value: int) -> Json:
        return STANCES[value] or None

    def read(self, state: Woodland, party: int, line: Line, word: str, value: int) -> int:
        return STANCES.index(word)


def order_of_turn(state: Woodland, seat: int) -> Json:
    market = state.board(seat, RiverfolkRobotsBoard).market
    return CARD_IDS[market[-1]] if market and state.turn == seat else None


class RiverfolkRobotsBoard(BotBoard):
    """`against` is a person who has not hired the warriors."""

    fields: ClassVar[Entries] = (
        Field("order", One(A_CARD), "none: the market has it", word="", shown=False),
        Shown("order", nullable(A_CARD.schema), "in their turn, the rightmost card of the market", order_of_turn),
        DIFFICULTY,
        TRAITS,
        Field("market", Many(A_CARD), "the market from left to right; the rightmost is the order"),
        Field("payments", BOX, "the warriors in Payments, by seat"),
        Field("stance", Stance(), "the protectionism of this turn"),
        Field("against", One(A_SEAT), "whose enemies the warriors serve (Involved)", word="", shown=False),
        *SALES,
    )

    def __init__(self) -> None:
        super().__init__()
        self.market: list[int] = []
        self.payments: list[int] = []
        self.stance = AT_PEACE
        self.sold = Sold()
        self.against = NONE

    def take(self, other: BotBoard) -> None:
        super().take(other)
        assert isinstance(other, RiverfolkRobotsBoard)
        self.market, self.payments, self.stance = other.market[:], other.payments[:], other.stance
        self.sold, self.against = other.sold.copy(), other.against

    def ordered_suit(self) -> int:
        return CARDS[self.market[-1]].suit if self.market else NONE

    def cards(self) -> list[int]:
        return self.market[:]

    def pieces(self, state: Woodland, seat: int) -> dict[int, int]:
        return {state.rules.warrior[owner]: number for owner, number in enumerate(self.payments) if number}

    def complete(self, state: Woodland, seat: int) -> None:
        if state.phase != BIRDSONG:
            self.against = robots(state, seat).opposed(state, seat)

    def check(self, state: Woodland, seat: int) -> None:
        if any(self.payments[owner] for owner in state.rules.walkers):
            raise Impossible("nobody pays with warriors that he has not", "payments")
        if len(self.market) > MARKET:
            raise Impossible(f"the market has no more than {MARKET} cards (§bots:9.2.1)", "market")
        if self.stance and state.turn != seat:
            raise Impossible("protectionism lasts for their own turn (§bots:9.2.4)", STANCES[self.stance])
        if self.against not in (NONE, robots(state, seat).opposed(state, seat)):
            raise Impossible("their warriors serve the enemies of a person who did not hire them", "against")
        check_posts(state, seat)
        self.sold.check(state, seat)


class RiverfolkRobots(Bot):
    name = "riverfolk_robots"
    replaces = "riverfolk"
    chapter = 9
    sign = "◓"
    colour = "#1d5a56"
    letter = "G"
    reach = 5
    kinds: tuple[Kind, ...] = (
        Kind("warrior", WARRIOR, 15),
        Kind("trade_post_fox", TOKEN, 3),  # a lost one returns to the board, as most pieces do (§9.2.2)
        Kind("trade_post_rabbit", TOKEN, 3),
        Kind("trade_post_mouse", TOKEN, 3),
    )
    lends = True
    lets: tuple[Verb, ...] = SOLD
    priced: tuple[Verb, ...] = SOLD
    offered: tuple[Trait, ...] = (FEROCIOUS, GARRISON, GREEDY, INVOLVED)

    start_payments: int = 1  # §9.3.3
    garrisons: Mapping[str, int] = {EASY: 0, NORMAL: 1, CHALLENGING: 2, NIGHTMARE: 2}

    def new_board(self, seats: int) -> FactionBoard:
        board = RiverfolkRobotsBoard()
        board.payments = [0] * seats
        return board

    def printed(self) -> dict[str, Json]:
        """The prices by the fewest points of the buyer for whom they hold (§9.2.3.I)."""
        prices: list[Json] = [{"from": least, "price": price} for least, price in reversed(PRICES)]
        return super().printed() | {"spaces": self.total("trade_post_fox"), "market": MARKET, "prices": prices}

    def terms(self, state: Woodland, seat: int, action: Action) -> dict[str, int]:
        """§9.2.3.I: what a service costs the active player."""
        return {"price": service_price(state, state.turn)}

    # ---- §9.2.3 services

    def sales(self, state: Woodland, seat: int, other: int) -> list[Action]:
        """§9.2.3: what the player whose Birdsong begins can pay for and may still buy; bots buy any number (§9.7.1).
        Nothing is sold to a player without points."""
        buyer, board = state.rules.factions[other], state.board(seat, RiverfolkRobotsBoard)
        barred = state.marker(other) is None or service_price(state, other) > buyer.purse(state, other)
        if barred or (other in state.rules.people and board.sold.bought > customs(state, seat, other)):
            return []
        out = [BUY_CARD[card] for card in different(tuple(sorted(board.market)))]  # the leftmost of those alike (B74)
        if not board.sold.boats:
            out.append(BUY_BOATS[()])
        if not board.sold.mercenaries and (buyer.may_hire or self.threatens(state, other)):
            out.append(BUY_MERCENARIES[()])
        return out

    def threatens(self, state: Woodland, other: int) -> bool:
        """Involved: whether their warriors would serve the enemies of a player who does not hire them."""
        return self.has(INVOLVED.name) and other in state.rules.people

    def take_offer(self, state: Woodland, seat: int, other: int, action: Action) -> None:
        """§9.2.3.I: the price, by the points of who buys, and the service. The greedy score, if nobody has more points
        than he as he buys (B58)."""
        service, board, buyer = (
            self.lets.index(action.verb),
            state.board(seat, RiverfolkRobotsBoard),
            state.rules.factions[other],
        )
        price = service_price(state, other)
        leads = points_of(state, other) == max([points_of(state, player) for player in range(state.seats)])
        state.say("bots:9.2.3", "bought", seat=other, seller=seat, service=SERVICES[service], price=price)
        board.sold.note(state, seat, other, service)
        if service == CARD:
            card = action.args[0]
            board.market.remove(card)
            buyer.take_bought(state, other, seat, card, "bots:9.2.3.II")
        buyer.pay_seller(state, other, seat, price)
        once = state.rules.rulings == 1 and board.sold.bought > 1  # by the first rulings, once in a turn (B58)
        if self.has(GREEDY.name) and leads and not once:
            score(state, seat, 1, "bots:3.3.2")

    def receive(self, state: Woodland, seat: int, owner: int, number: int) -> None:
        """§9.2.3.I: to Payments; their own warriors, as many as there are, replace any other payment."""
        if owner == seat:
            deposit_robots(state, seat, number, "bots:9.2.3.I")
        else:
            state.board(seat, RiverfolkRobotsBoard).payments[owner] += number

    def lends_to(self, state: Woodland, seat: int, other: int) -> bool:
        """To who hired mercenaries; with Involved to all enemies of a person who hired none."""
        board = state.board(seat, RiverfolkRobotsBoard)
        if board.against == NONE:
            hired = board.sold.borrower(state) == other
        else:
            hired = seat != other < state.seats and state.enemies(board.against, other)
        return hired and state.rules.factions[other].may_hire

    def lends_now(self, state: Woodland, seat: int) -> bool:
        board = state.board(seat, RiverfolkRobotsBoard)
        if board.against == NONE and board.sold.borrower(state) == NONE:
            return False
        return any(self.lends_to(state, seat, other) for other in range(state.seats))

    def lent_paths(self, state: Woodland, seat: int, other: int, clearing: int) -> Clearings:
        return state.board(seat, RiverfolkRobotsBoard).sold.paths(state, other, clearing)

    def on_phase(self, state: Woodland, seat: int) -> None:
        board = state.board(seat, RiverfolkRobotsBoard)
        board.sold.on_phase(state, seat)
        before = board.against
        if state.phase == DAYLIGHT:
            board.against = self.opposed(state, seat)
        elif board.against != state.turn:
            board.against = NONE
        if board.against != before:
            recount_lent(state, seat)

    def opposed(self, state: Woodland, seat: int) -> int:
        """Involved: the person whose turn it is, if he has hired no mercenaries; else NONE."""
        hired = state.board(seat, RiverfolkRobotsBoard).sold.mercenaries
        return state.turn if self.threatens(state, state.turn) and not hired else NONE

    # ---- battle

    def most_rolled(self, state: Woodland, seat: int) -> int:
        """The ferocious deal the full roll as attackers; for a garrison each trade post counts as a warrior."""
        battle, most = current(state), super().most_rolled(state, seat)
        if battle.attacker == seat:
            return FEROCIOUS.most if self.has(FEROCIOUS.name) else most
        standing = posts(state, seat) >> battle.clearing & 1
        return most + standing if self.has(GARRISON.name) else most

    def defenceless(self, state: Woodland, seat: int, clearing: int) -> bool:
        return not self.has(GARRISON.name) and super().defenceless(state, seat, clearing)

    def defender(self, state: Woodland, seat: int, clearing: int, enemies: list[int]) -> int:
        """§9.5.4: the player with fewest warriors in Payments."""
        tests: list[Test] = [("fewest_paid", lambda party: -paid(state, seat, party))]
        return aim_at_player(state, seat, enemies, tests, "bots:9.5.4")

    # ---- §9.3 to §9.6

    def set_up(self, state: Woodland, seat: int) -> list[Task]:
        return [LandRobots(seat), FirstPayment(seat), RefillMarket(seat)]

    def birdsong(self, state: Woodland, seat: int) -> list[Task]:
        return [RestockMarket(seat), OrderFromMarket(seat)]

    def daylight(self, state: Woodland, seat: int) -> list[Task]:
        return [GarrisonPost(seat), RecruitRobots(seat), Organize(seat), Protect(seat)]

    def evening(self, state: Woodland, seat: int) -> list[Task]:
        return [CashIn(seat), WithdrawRobots(seat), ClearMarket(seat)]

    def deeds(self, sells: bool) -> list[Deed]:
        deeds = [
            Deed(BIRDSONG, "deed-restock", "bots:9.4.1", RestockMarket, (), {"count": MARKET}),
            Deed(BIRDSONG, "deed-craft-fresh", "bots:9.4.2"),
            Deed(BIRDSONG, "deed-order-from-market", "bots:9.4.3", OrderFromMarket),
            Deed(DAYLIGHT, "deed-post", "bots:9.5.1", GarrisonPost, (), {"count": self.garrisons[self.difficulty]}),
            Deed(DAYLIGHT, "deed-recruit-each", "bots:9.5.2", RecruitRobots, SUITED),
            Deed(DAYLIGHT, "deed-recruit-at-rivers", "bots:9.5.2", RecruitRobots, (BIRD,)),
            Deed(DAYLIGHT, "deed-protectionism", "bots:9.5.3", Organize, (), {"count": ORGANIZED}),
            Deed(DAYLIGHT, "deed-protect", "bots:9.5.4", Protect),
        ]
        if self.has(FEROCIOUS.name):
            deeds.append(trait_deed(DAYLIGHT, FEROCIOUS))
        return [
            *deeds,
            Deed(EVENING, "deed-cash-in", "bots:9.6.1", CashIn),
            Deed(EVENING, "deed-withdraw", "bots:9.6.2", WithdrawRobots, (), {"count": STAYING}),
            Deed(EVENING, "deed-clear-market", "bots:9.6.3", ClearMarket),
        ]


def robots(state: Woodland, seat: int) -> RiverfolkRobots:
    found = state.rules.factions[seat]
    assert isinstance(found, RiverfolkRobots)
    return found


def paid(state: Woodland, seat: int, party: int) -> int:
    """The warriors of a party in Payments."""
    return state.board(seat, RiverfolkRobotsBoard).payments[party] if party < state.seats else 0


def deposit_robots(state: Woodland, seat: int, number: int, law: str) -> None:
    """Own warriors from the supply to Payments, as many as there are."""
    warrior = state.rules.warrior[seat]
    number = min(number, state.supply[warrior])
    if number:
        state.supply[warrior] -= number
        state.board(seat, RiverfolkRobotsBoard).payments[seat] += number
        state.say(law, "deposited", seat=seat, count=number)


def best_payer(state: Woodland, seat: int, law: str) -> int:
    """The player with most warriors in Payments, the Robots among them; NONE if nobody has any (B54)."""
    payers = [owner for owner, number in enumerate(state.board(seat, RiverfolkRobotsBoard).payments) if number]
    tests: list[Test] = [("most_paid", lambda party: paid(state, seat, party))]
    return aim_at_player(state, seat, payers, tests, law) if payers else NONE


# ---- §9.3 setup


class LandRobots(SeatStep):
    """§9.3.2"""

    def run(self, state: Woodland) -> None:
        for clearing in by_priority(state, state.map.riverside):
            place(state, self.seat, state.rules.warrior[self.seat], clearing, 1, "bots:9.3.2")


class FirstPayment(SeatStep):
    """§9.3.3"""

    def run(self, state: Woodland) -> None:
        deposit_robots(state, self.seat, robots(state, self.seat).start_payments, "bots:9.3.3")


class RefillMarket(SeatStep):
    """§9.3.4: cards of the deck, from left to right."""

    def run(self, state: Woodland) -> None:
        refill(state, self.seat, "bots:9.3.4")


def refill(state: Woodland, seat: int, law: str) -> int:
    """Cards come to the right end of the market until it is full; returns how many."""
    market, added = state.board(seat, RiverfolkRobotsBoard).market, 0
    while len(market) < MARKET:
        card = draw_one(state)
        if card is None:
            break
        market.append(card)
        state.say(law, "added_to_market", seat=seat, card=CARD_IDS[card])
        added += 1
    return added


def sell_off(state: Woodland, seat: int, place_in_row: int, law: str) -> None:
    """A card of the market is discarded."""
    card = state.board(seat, RiverfolkRobotsBoard).market.pop(place_in_row)
    state.say(law, "discarded", seat=seat, card=CARD_IDS[card])
    discard(state, card)


# ---- §9.4 Birdsong


class RestockMarket(SeatStep):
    """§9.4.1"""

    def run(self, state: Woodland) -> None:
        state.push(CraftFresh(self.seat, refill(state, self.seat, "bots:9.4.1")))


class CraftFresh(Step):
    """§9.4.2: of this many cards at the right end, the first that shows an item which is left; it is then discarded."""

    domains = declare(seat=OWN_SEAT, number=ANY_AMOUNT)

    def __init__(self, seat: int, number: int) -> None:
        self.seat, self.number = seat, number

    def run(self, state: Woodland) -> None:
        market = state.board(self.seat, RiverfolkRobotsBoard).market
        for place_in_row in range(max(0, len(market) - self.number), len(market)):
            if craft_shown(state, self.seat, market[place_in_row]):
                sell_off(state, self.seat, place_in_row, "bots:9.4.2")
                return


class OrderFromMarket(SeatStep):
    """§9.4.3: the rightmost card, which stays where it is."""

    def run(self, state: Woodland) -> None:
        market = state.board(self.seat, RiverfolkRobotsBoard).market
        if market:
            state.say("bots:9.4.3", "revealed_order", seat=self.seat, card=CARD_IDS[market[-1]])


# ---- §9.5 Daylight


class GarrisonPost(SeatStep):
    """§9.5.1: a trade post and its garrison in an ordered clearing without one; of several, where the best payer has
    pieces. Nothing is scored for it."""

    def run(self, state: Woodland) -> None:
        seat, law = self.seat, "bots:9.5.1"
        open_ground = ordered(state, seat) & state.map.everywhere & placeable(state, seat) & ~posts(state, seat)
        sites = [clearing for clearing in members(open_ground) if posts_for(state, seat, clearing)]
        if not sites:
            return
        payer = best_payer(state, seat, law) if len(sites) > 1 else NONE
        tests: list[Test] = []
        if payer != NONE:
            tests.append(("best_payer", lambda clearing: int(pieces_of(state, payer, clearing) > 0)))
        clearing = aim(state, seat, sites, tests, law)
        fitting, suit = posts_for(state, seat, clearing), order_suit(state, seat)
        post = state.rules.tokens[seat][suit if suit in fitting else fitting[0]]
        if place(state, seat, post, clearing, 1, law):
            bot = robots(state, seat)
            place(state, seat, state.rules.warrior[seat], clearing, bot.garrisons[bot.difficulty], law)


class RecruitRobots(SeatStep):
    """§9.5.2: a warrior in each ordered clearing, with a bird at the rivers; the highest priority comes first."""

    def run(self, state: Woodland) -> None:
        seat = self.seat
        where = state.map.riverside if is_bird(state, seat) else ordered(state, seat)
        for clearing in by_priority(state, where & state.map.everywhere):
            place(state, seat, state.rules.warrior[seat], clearing, 1, "bots:9.5.2")


class Organize(SeatStep):
    """§9.5.3, §9.2.4: with nothing in Payments the shield, else with no warrior in the supply the sword; either scores,
    and brings warriors to where their pieces face most enemies."""

    def run(self, state: Woodland) -> None:
        seat, board, law = self.seat, state.board(self.seat, RiverfolkRobotsBoard), "bots:9.5.3"
        warrior = state.rules.warrior[seat]
        if not any(board.payments):
            board.stance = SHIELD
            state.say("bots:9.2.4", "raised_shield", seat=seat)
        elif not state.supply[warrior]:
            board.stance = SWORD
            state.say("bots:9.2.4", "drew_sword", seat=seat)
        else:
            return
        score(state, seat, 1, law)
        sites = members(state.presence(seat) & state.map.everywhere & placeable(state, seat))
        if sites and state.supply[warrior]:
            tests: list[Test] = [("most_enemies", lambda clearing: enemy_count(state, seat, clearing))]
            place(state, seat, warrior, aim(state, seat, sites, tests, law), ORGANIZED, law)


class Protect(SeatStep):
    """§9.5.4: with the shield a battle in every clearing, with the sword in each ordered one."""

    def run(self, state: Woodland) -> None:
        seat, stance = self.seat, state.board(self.seat, RiverfolkRobotsBoard).stance
        if stance == SHIELD:
            state.push(BattleEach(seat, state.map.everywhere))
        elif stance == SWORD:
            state.push(BattleEach(seat, ordered(state, seat)))


# ---- §9.6 Evening


class CashIn(SeatStep):
    """§9.6.1: a point for each warrior of the best payer, and they go back to the supply."""

    def run(self, state: Woodland) -> None:
        seat, board, law = self.seat, state.board(self.seat, RiverfolkRobotsBoard), "bots:9.6.1"
        payer = best_payer(state, seat, law)
        if payer != NONE:
            number, board.payments[payer] = board.payments[payer], 0
            score(state, seat, number, law)
            to_supply(state, state.rules.warrior[payer], number)
            state.say(law, "cashed_in", seat=seat, owner=payer, count=number)


class WithdrawRobots(SeatStep):
    """§9.6.2: with shield or sword all warriors but two of each clearing go to Payments, unless a snare closes on them
    (B77)."""

    def run(self, state: Woodland) -> None:
        seat, board, warrior = self.seat, state.board(self.seat, RiverfolkRobotsBoard), state.rules.warrior[self.seat]
        if not board.stance:
            return
        for clearing in by_priority(state, state.where(warrior) & state.map.everywhere):
            number = state.count(warrior, clearing) - STAYING
            if number > 0 and not (state.asked.springs and trapped(state, seat, clearing)):
                state.lift(warrior, clearing, number)
                board.payments[seat] += number
                state.say("bots:9.6.2", "banked", seat=seat, clearing=clearing, count=number)


class ClearMarket(SeatStep):
    """§9.6.3: the leftmost card is discarded, with the shield the next one too. Protectionism is over."""

    def run(self, state: Woodland) -> None:
        board = state.board(self.seat, RiverfolkRobotsBoard)
        number = 2 if board.stance == SHIELD else 1
        board.stance = AT_PEACE
        for _ in range(min(number, len(board.market))):
            sell_off(state, self.seat, 0, "bots:9.6.3")
