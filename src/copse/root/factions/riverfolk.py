"""Chapter 11: the Riverfolk Company. Others buy services with warriors, these are its funds, and funds buy actions:
committed warriors come back next turn, spent ones go home. Trade posts score, and so do funds that were not used.

Everything of the Company lies open, its hand too. A box holds warriors of any faction, counted by the seat that owns
them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members, size
from copse.kernel.domains import A_SEAT, Domain, declare
from copse.kernel.errors import Impossible
from copse.kernel.events import Word
from copse.kernel.outline import Heading
from copse.kernel.rows import numbers
from copse.kernel.tasks import Blocked, Json, State, Task
from copse.kernel.texts import Line
from copse.root.actions import (
    ANY_PRICE,
    BATTLE,
    BUY_BOATS,
    BUY_CARD,
    BUY_MERCENARIES,
    CRAFT,
    DRAW_CARD,
    EXPORT,
    FUND,
    MOOR,
    MOVE,
    PASS,
    PRICE,
    SAIL,
    SERVICES,
    TRADE_POST,
    WITH_SUIT,
)
from copse.root.battle import battles, begin
from copse.root.board import PLACES, Clearings
from copse.root.boards import FactionBoard
from copse.root.cards import CARDS, SUITS, different
from copse.root.craft import Finish, blocked_crafts, craftable, pay_for
from copse.root.deck import discard, draw
from copse.root.domains import (
    A_CARD,
    A_CLEARING,
    A_CLEARING_SUIT,
    A_FACTION,
    A_FLAG,
    A_PARTY,
    OWN_SEAT,
    SOME_AMOUNT,
    one_of,
)
from copse.root.factions.base import Faction
from copse.root.fields import (
    A_NUMBER,
    Amounts,
    Entries,
    Entry,
    Field,
    Figures,
    Flag,
    One,
    Shown,
    Told,
    Whole,
    described,
    record,
    table_of,
)
from copse.root.move import blocked_moves, cross, moves, origin_of, relocate
from copse.root.pause import LastChance, Pause
from copse.root.pieces import TOKEN, WARRIOR, Kind
from copse.root.placing import obstacle, place, placeable
from copse.root.removal import Removal, coffined, to_supply
from copse.root.score import score
from copse.root.state import BIRDSONG, DAYLIGHT, EVENING, NONE, Woodland
from copse.root.steps import Question, SeatStep, Step
from copse.root.suits import SETS, spare
from copse.root.turn import DRAWING, Trim

POSTS: Final = ("trade_post_fox", "trade_post_rabbit", "trade_post_mouse")  # by suit

SOLD: Final = (BUY_CARD, BUY_BOATS, BUY_MERCENARIES)  # by service
CARD: Final = 0  # places of SERVICES
BOATS: Final = 1
MERCENARIES: Final = 2

BOXES: Final = ("payments", "funds", "commitments", "tracks")
MOST_BOXED: Final = 25  # the warriors of the largest faction
BOX: Final = Amounts(A_FACTION, MOST_BOXED)

# What funds are used for
COMMITTED: Final = 0  # they go to Commitments
CRAFTED: Final = 1  # they go to the trade post tracks
SPENT: Final = 2  # they go to their owner's supply
LOST: Final = 3  # services without a price
USES: Final = ("committed", "crafted", "spent", "lost")
USE_LAWS: Final = ("root:11.5", "root:11.5.3", "root:11.5", "root:11.2.5.I")
PRICES: Final = Figures(Domain("a service", names=SERVICES), ANY_PRICE[-1], ANY_PRICE[0], unsaid=NONE)
A_SERVICE: Final = Domain(one_of(SERVICES), range(len(SERVICES)))
A_USE: Final = Domain(one_of(USES), range(len(USES)))


class Sold:
    """What was sold to whom in this turn."""

    def __init__(self) -> None:
        self.customer = NONE  # the seat has bought something
        self.bought = 0  # how many services
        self.boats = False
        self.mercenaries = False

    def copy(self) -> Sold:
        other = Sold()
        other.customer, other.bought = self.customer, self.bought
        other.boats, other.mercenaries = self.boats, self.mercenaries
        return other

    def note(self, state: Woodland, seller: int, customer: int, service: int) -> None:
        self.customer = customer
        self.bought += 1
        if service == BOATS:
            self.boats = True
        elif service == MERCENARIES:
            self.mercenaries = True
            if state.phase != BIRDSONG:
                recount_lent(state, seller)

    def borrower(self, state: Woodland) -> int:
        """§11.2.7.III: who uses the warriors, in Daylight and Evening."""
        return self.customer if self.mercenaries and state.phase != BIRDSONG else NONE

    def paths(self, state: Woodland, other: int, clearing: int) -> Clearings:
        """§11.2.7.II: riverboats."""
        return state.map.rivers[clearing] if self.boats and self.customer == other else 0

    def on_phase(self, state: Woodland, seller: int) -> None:
        """§11.2.7: services end with the turn of their buyer; mercenaries set out with his Daylight."""
        hired, over = self.mercenaries, self.customer not in (NONE, state.turn)
        if over:
            self.customer, self.bought, self.boats, self.mercenaries = NONE, 0, False, False
        if hired and (over or state.phase == DAYLIGHT):
            recount_lent(state, seller)

    def check(self, state: Woodland, seat: int) -> None:
        if (self.customer == NONE) != (self.bought == 0) or self.boats + self.mercenaries > self.bought:
            raise Impossible("who has bought something has bought as many services as are in use", "customer")
        if self.customer not in (NONE, state.turn) or self.customer == seat:
            raise Impossible("only the player whose turn it is uses services, and not the Riverfolk", "customer")


CUSTOMER: Final = Field("customer", One(A_SEAT), "who has bought something this turn", of="sold", word="")
BOUGHT: Final = Field("bought", Whole(PLACES), "how many services", of="sold", word="", shown=False)
LASTING: Final = (
    Field("boats", Flag(), "boats were sold this turn", of="sold", word=""),
    Field("mercenaries", Flag(), "mercenaries were sold this turn", of="sold", word=""),
)


class SalesLine(Entry):
    """One line of a position has all of what was sold."""

    words: tuple[str, ...] = ("customer",)

    def write(self, board: object, state: Woodland) -> list[str]:
        if CUSTOMER.get(board) == NONE:
            return []
        lasting = [service.name for service in LASTING if service.get(board)]
        return [" ".join(["customer", state.rules.names[CUSTOMER.get(board)], str(BOUGHT.get(board)), *lasting])]

    def read(self, board: object, state: Woodland, party: int, line: Line, word: str) -> None:
        line.once()
        CUSTOMER.set(board, line.name(A_FACTION.noun, A_FACTION.known(state)))
        BOUGHT.set(board, line.whole("how many services", 1, PLACES))
        while line.more:
            service = line.name("service that lasts", {service.name: place for place, service in enumerate(LASTING)})
            LASTING[service].set(board, True)

    def lines(self) -> list[Told]:
        about = "who has bought how many services this turn, and which of them last"
        return [("customer FACTION N [boats] [mercenaries]", about, A_NUMBER)]


SALES: Final[Entries] = (CUSTOMER, BOUGHT, *LASTING, SalesLine())


def recount_lent(state: Woodland, seller: int) -> None:
    """For whom the warriors of a seller count has changed."""
    for clearing in members(state.armed(seller)):
        state.count_rule(clearing)


def check_posts(state: Woodland, seat: int) -> None:
    for clearing in range(PLACES):
        standing = [state.count(piece, clearing) for piece in state.rules.tokens[seat]]
        if sum(standing) > 1 or any(standing[suit] and not state.has_suit(clearing, suit) for suit in range(3)):
            problem = "a clearing holds no more than one trade post, of its own suit (§11.5.6)"
            raise Impossible(problem, f"clearing {clearing}")


A_TRACK: Final = record(
    left=described(A_NUMBER, "how many are left"), placed=described(A_NUMBER, "how many are not in the supply")
)


def posts_seen(state: Woodland, seat: int) -> Json:
    posts: dict[str, Json] = {}
    for suit, name in enumerate(POSTS):
        piece = state.rules.piece(seat, name)
        posts[SUITS[suit]] = {"left": state.supply[piece], "placed": size(state.where(piece))}
    return posts


class RiverfolkBoard(FactionBoard):
    """The boxes, by the seat whose warriors are in them; `tracks` are those that craft. Which spaces these occupy
    matters only within a turn, so `state.activated` holds it. Also the prices, which are spaces of a track, and what
    was sold to whom this turn."""

    fields: ClassVar[Entries] = (
        Field("payments", BOX, "the warriors in Payments, by seat"),
        Field("funds", BOX, "the warriors in Funds, by seat"),
        Field("commitments", BOX, "the warriors in Commitments, by seat"),
        Field("tracks", BOX, "the warriors that craft, by seat"),
        Field("prices", PRICES, "the prices", left_out="1 each"),
        Shown("posts", table_of(A_CLEARING_SUIT, A_TRACK), "the trade posts", posts_seen),
        *SALES,
    )

    def __init__(self, seats: int, price_track: tuple[int, ...]) -> None:
        self.payments = [0] * seats
        self.funds = [0] * seats
        self.commitments = [0] * seats
        self.tracks = [0] * seats
        self.price_track = price_track
        self.prices = [price_track[0]] * len(SERVICES)
        self.sold = Sold()

    @property
    def boxes(self) -> tuple[list[int], list[int], list[int], list[int]]:
        return self.payments, self.funds, self.commitments, self.tracks

    def copy(self) -> RiverfolkBoard:
        other = RiverfolkBoard(0, self.price_track)
        other.payments, other.funds = self.payments[:], self.funds[:]
        other.commitments, other.tracks = self.commitments[:], self.tracks[:]
        other.prices, other.sold = self.prices[:], self.sold.copy()
        return other

    def pieces(self, state: Woodland, seat: int) -> dict[int, int]:
        found: dict[int, int] = {}
        for box in self.boxes:
            for owner, number in enumerate(box):
                if number:
                    piece = state.rules.warrior[owner]
                    found[piece] = found.get(piece, 0) + number
        return found

    def check(self, state: Woodland, seat: int) -> None:
        if any(price not in self.price_track for price in self.prices):
            track = " ".join(map(str, self.price_track))
            raise Impossible(f"a price is a space of its track: {track} (§11.2.6)", "prices")
        for owner in state.rules.walkers:
            for name, box in zip(BOXES, self.boxes, strict=True):
                if box[owner]:
                    raise Impossible(f"{state.rules.names[owner]} has no warriors", name)
        if sum(self.tracks) > sum(spaces(state, seat)):
            raise Impossible("more warriors craft than there are empty spaces (§11.5.3)", "tracks")
        check_posts(state, seat)
        self.sold.check(state, seat)
        customer = self.sold.customer
        if self.sold.mercenaries and not state.rules.factions[customer].may_hire:
            name = state.rules.names[customer]
            raise Impossible(f"{name} cannot hire mercenaries (§11.2.7.III.b)", "customer")


class Riverfolk(Faction):
    name = "riverfolk"
    chapter = 11
    sign = "◒"
    colour = "#266f6a"
    letter = "G"
    reach = 5
    kinds: tuple[Kind, ...] = (
        Kind("warrior", WARRIOR, 15),
        Kind("trade_post_fox", TOKEN, 3),
        Kind("trade_post_rabbit", TOKEN, 3),
        Kind("trade_post_mouse", TOKEN, 3),
    )
    turn_verbs: tuple[Verb, ...] = (MOVE, BATTLE, CRAFT, EXPORT, DRAW_CARD, MOOR, TRADE_POST, SAIL)
    draw = 0  # §11.6
    open_hand = True  # §11.2.3
    lends = True
    lets: tuple[Verb, ...] = SOLD
    priced: tuple[Verb, ...] = (*SOLD, TRADE_POST)

    start_warriors: int = 4  # §11.3.2
    start_payments: int = 3  # §11.3.4
    post_cost: int = 2  # §11.5.6
    post_points: int = 2  # on every space (§11.5.6.III)
    protection: int = 2  # §11.4.1
    funds_per_point: int = 2  # §11.4.2
    prices: tuple[int, ...] = (1, 2, 3, 4)  # the spaces of a service track

    def new_board(self, seats: int) -> FactionBoard:
        return RiverfolkBoard(seats, self.prices)

    # ---- §11.2 rules and abilities

    def crafting(self, state: Woodland, seat: int) -> vec[i64]:
        """§11.2.1: the empty spaces of the tracks that hold no warrior yet."""
        empty = numbers(SETS)
        for suit, number in enumerate(spaces(state, seat)):
            empty[1 << suit] = number
        return spare(empty, state.activated)

    def paths_from(self, state: Woodland, seat: int, clearing: int) -> Clearings:
        """§11.2.2: rivers are paths."""
        return state.map.rivers[clearing]

    def unruled_paths(self, state: Woodland, seat: int, clearing: int) -> Clearings:
        return state.map.rivers[clearing]

    def on_removed(self, state: Woodland, seat: int, removal: Removal) -> list[Task]:
        """§11.2.5.I: lost trade posts leave the game, and trade is disrupted."""
        lost = 0
        for loss in removal.losses:
            if loss.piece in state.rules.tokens[seat]:
                state.supply[loss.piece] -= loss.number
                lost += loss.number
        return [DisruptTrade(seat, lost)] if lost else []

    def sales(self, state: Woodland, seat: int, other: int) -> list[Action]:
        """§11.2.6: what the player whose Birdsong begins can pay for, while he may buy more."""
        buyer, sold = state.rules.factions[other], state.board(seat, RiverfolkBoard).sold
        purse = buyer.purse(state, other)
        if sold.bought > customs(state, seat, other):
            return []
        out: list[Action] = []
        if self.price(state, seat, other, CARD) <= purse:
            out += [BUY_CARD[card] for card in different(state.hands[seat].cards)]
        if not sold.boats and self.price(state, seat, other, BOATS) <= purse:
            out.append(BUY_BOATS[()])
        if not sold.mercenaries and buyer.may_hire and self.price(state, seat, other, MERCENARIES) <= purse:
            out.append(BUY_MERCENARIES[()])
        return out

    def price(self, state: Woodland, seat: int, other: int, service: int) -> int:
        """§11.2.6.I: the Company's price, unless the buyer pays by a rule of its own (§bots:9.7.1)."""
        return state.rules.factions[other].pays(state, other, state.board(seat, RiverfolkBoard).prices[service])

    def take_offer(self, state: Woodland, seat: int, other: int, action: Action) -> None:
        """§11.2.6.I: the price, and the service."""
        service, buyer = self.lets.index(action.verb), state.rules.factions[other]
        price = self.price(state, seat, other, service)
        state.say("root:11.2.6", "bought", seat=other, seller=seat, service=SERVICES[service], price=price)
        state.board(seat, RiverfolkBoard).sold.note(state, seat, other, service)
        if service == CARD:
            card = action.args[0]
            state.hands[seat].drop(card)
            buyer.take_bought(state, other, seat, card, "root:11.2.7.I")
        buyer.pay_seller(state, other, seat, price)

    def receive(self, state: Woodland, seat: int, owner: int, number: int) -> None:
        """§11.2.6.I: to Payments; the Company's own warriors replace a Vagabond's items, as far as there are any
        (§11.2.6.III)."""
        if owner == seat:
            deposit(state, seat, number, "root:11.2.6.III")
        else:
            state.board(seat, RiverfolkBoard).payments[owner] += number

    def lends_to(self, state: Woodland, seat: int, other: int) -> bool:
        return state.board(seat, RiverfolkBoard).sold.borrower(state) == other

    def lends_now(self, state: Woodland, seat: int) -> bool:
        return state.board(seat, RiverfolkBoard).sold.borrower(state) != NONE

    def lent_paths(self, state: Woodland, seat: int, other: int, clearing: int) -> Clearings:
        return state.board(seat, RiverfolkBoard).sold.paths(state, other, clearing)

    def on_phase(self, state: Woodland, seat: int) -> None:
        state.board(seat, RiverfolkBoard).sold.on_phase(state, seat)

    # ---- §11.3 to §11.6

    def set_up(self, state: Woodland, seat: int) -> list[Task]:
        """§11.3.1, §11.3.3: everything else starts in the supply or on the board."""
        return [Embark(seat), FirstPayments(seat), *[FirstPrice(seat, service) for service in range(len(SERVICES))]]

    def printed(self) -> dict[str, Json]:
        return {"spaces": self.total(POSTS[0]), "points": self.post_points, "prices": list[Json](self.prices)}

    def terms(self, state: Woodland, seat: int, action: Action) -> dict[str, int]:
        """§11.2.6.I, §11.5.6.III: the price of a service, and points of a trade post."""
        if action.verb is TRADE_POST:
            return {"points": self.post_points}
        return {"price": state.board(seat, RiverfolkBoard).prices[self.lets.index(action.verb)]}

    def outline(self) -> list[Heading]:
        return [
            Heading("protectionism", "root:11.4.1", BIRDSONG, (Protectionism,)),
            Heading("dividends", "root:11.4.2", BIRDSONG, (Dividends,)),
            Heading("gather-funds", "root:11.4.3", BIRDSONG, (GatherFunds,)),
            Heading("actions", "root:11.5", DAYLIGHT, (Trade,)),
            Heading("discard-down", "root:11.6.1", EVENING, DRAWING),
            Heading("set-costs", "root:11.6.2", EVENING, (SetPrice,)),
        ]

    def birdsong(self, state: Woodland, seat: int) -> list[Task]:
        return [Protectionism(seat), Dividends(seat), GatherFunds(seat)]

    def daylight(self, state: Woodland, seat: int) -> list[Task]:
        return [Trade(seat)]

    def evening(self, state: Woodland, seat: int) -> list[Task]:
        """§11.6: no card is drawn, so anything that may be done until the draw (§13.2.4) comes first."""
        return [LastChance(seat), Trim(seat), *[SetPrice(seat, service) for service in range(len(SERVICES))]]


def faction(state: Woodland, seat: int) -> Riverfolk:
    found = state.rules.factions[seat]
    assert isinstance(found, Riverfolk)
    return found


def spaces(state: Woodland, seat: int) -> list[int]:
    """By suit: the spaces of the tracks whose trade posts are on the map or out of the game."""
    totals, supply = state.rules.totals, state.supply
    return [totals[post] - supply[post] for post in state.rules.tokens[seat]]


def posts(state: Woodland, seat: int) -> Clearings:
    """The clearings with a trade post."""
    places = 0
    for piece in state.rules.tokens[seat]:
        places |= state.where(piece)
    return places


def customs(state: Woodland, seat: int, other: int) -> int:
    """§11.2.6.II: how many services beside the first another player may buy in a turn."""
    return size(posts(state, seat) & state.presence(other))


def riverside(state: Woodland) -> Clearings:
    """The clearings that touch the river."""
    places = 0
    for clearing, stretch in enumerate(state.map.rivers):
        if stretch:
            places |= 1 << clearing
    return places


def deposit(state: Woodland, seat: int, number: int, law: str) -> None:
    """Own warriors from the supply to Payments, as many as there are (§1.5.4)."""
    warrior = state.rules.warrior[seat]
    number = min(number, state.supply[warrior])
    if number:
        state.supply[warrior] -= number
        state.board(seat, RiverfolkBoard).payments[seat] += number
        state.say(law, "deposited", seat=seat, count=number)


# ---- §11.2.4 funds


def use_funds(state: Woodland, seat: int, number: int, use: int) -> None:
    """Take warriors out of the funds. Whose, is the Company's choice, if there is one."""
    funds = state.board(seat, RiverfolkBoard).funds
    owners = [owner for owner, held in enumerate(funds) if held]
    if len(owners) > 1 and number < sum(funds):
        state.push(ChooseFunds(seat, number, use))
        return
    for owner in owners:
        take_fund(state, seat, owner, min(number, funds[owner]), use)


def take_fund(state: Woodland, seat: int, owner: int, number: int, use: int) -> None:
    """§11.5: a committed warrior stays on the board until Birdsong, a spent one goes to its owner's supply."""
    mine = state.board(seat, RiverfolkBoard)
    mine.funds[owner] -= number
    if use == COMMITTED:
        mine.commitments[owner] += number
    elif use == CRAFTED:
        mine.tracks[owner] += number
    else:
        to_supply(state, state.rules.warrior[owner], number)
        if state.heard:
            what = "paid_out" if use == SPENT else "lost_funds"
            state.say(USE_LAWS[use], what, seat=seat, owner=owner, count=number)


class ChooseFunds(Question):
    """§11.2.4: whose warrior is used, one at a time."""

    law = "root:11.2.4"
    domains = declare(left=SOME_AMOUNT, use=A_USE)

    def __init__(self, seat: int, left: int, use: int) -> None:
        self.seat, self.left, self.use = seat, left, use

    def cited(self, state: State) -> str:
        return state.cite(USE_LAWS[self.use])

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": self.left, "use": USES[self.use]}

    def trouble(self, state: Woodland) -> str:
        enough = self.left < sum(state.board(self.seat, RiverfolkBoard).funds)
        return "" if enough else "there are not funds enough to choose from"

    def options(self, state: Woodland) -> list[Action]:
        return [FUND[owner] for owner, held in enumerate(state.board(self.seat, RiverfolkBoard).funds) if held]

    def choose(self, state: Woodland, action: Action) -> None:
        take_fund(state, self.seat, action.args[0], 1, self.use)
        if self.left > 1:
            use_funds(state, self.seat, self.left - 1, self.use)


class DisruptTrade(Step):
    """§11.2.5.I: half of the funds are lost, rounded up, once for each trade post."""

    domains = declare(seat=OWN_SEAT, posts=SOME_AMOUNT)

    def __init__(self, seat: int, posts: int) -> None:
        self.seat, self.posts = seat, posts

    def run(self, state: Woodland) -> None:
        funds = sum(state.board(self.seat, RiverfolkBoard).funds)
        kept = funds
        for _ in range(self.posts):
            kept //= 2
        if kept < funds:
            use_funds(state, self.seat, funds - kept, LOST)


# ---- §11.3 setup


class Embark(Question):
    """§11.3.2: four warriors at the river, one at a time."""

    law = "root:11.3.2"

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": faction(state, self.seat).start_warriors - self.landed(state)}

    def landed(self, state: Woodland) -> int:
        warrior = state.rules.warrior[self.seat]
        return sum(state.count(warrior, clearing) for clearing in members(state.where(warrior)))

    def options(self, state: Woodland) -> list[Action]:
        return [MOOR[clearing] for clearing in members(riverside(state) & placeable(state, self.seat))]

    def choose(self, state: Woodland, action: Action) -> None:
        place(state, self.seat, state.rules.warrior[self.seat], action.args[0], 1, self.law)
        if self.landed(state) < faction(state, self.seat).start_warriors:
            state.push(self)


class FirstPayments(SeatStep):
    """§11.3.4"""

    def run(self, state: Woodland) -> None:
        deposit(state, self.seat, faction(state, self.seat).start_payments, "root:11.3.4")


class SetPrice(Question):
    """§11.6.2: the marker of a service goes to any space of its track, or stays."""

    law = "root:11.6.2"
    domains = declare(service=A_SERVICE)

    def __init__(self, seat: int, service: int) -> None:
        self.seat, self.service = seat, service

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"service": SERVICES[self.service], "price": state.board(self.seat, RiverfolkBoard).prices[self.service]}

    def options(self, state: Woodland) -> list[Action]:
        return [PRICE[self.service, price] for price in faction(state, self.seat).prices]

    def choose(self, state: Woodland, action: Action) -> None:
        state.board(self.seat, RiverfolkBoard).prices[self.service] = action.args[1]
        state.say(self.law, "priced", seat=self.seat, service=SERVICES[self.service], price=action.args[1])


class FirstPrice(SetPrice):
    """§11.3.5: the same, before the first turn."""

    law = "root:11.3.5"


# ---- §11.4 Birdsong


class Protectionism(SeatStep):
    """§11.4.1"""

    def run(self, state: Woodland) -> None:
        if not any(state.board(self.seat, RiverfolkBoard).payments):
            deposit(state, self.seat, faction(state, self.seat).protection, "root:11.4.1")


class Dividends(SeatStep):
    """§11.4.2: with a trade post on the map, a point for every two warriors in Funds."""

    def run(self, state: Woodland) -> None:
        if posts(state, self.seat):
            points = sum(state.board(self.seat, RiverfolkBoard).funds) // faction(state, self.seat).funds_per_point
            score(state, self.seat, points, "root:11.4.2")


class GatherFunds(SeatStep):
    """§11.4.3: all warriors on the board become funds."""

    def run(self, state: Woodland) -> None:
        mine = state.board(self.seat, RiverfolkBoard)
        mine.funds = [sum(numbers) for numbers in zip(*mine.boxes, strict=True)]
        nothing = [0] * state.seats
        mine.payments, mine.commitments, mine.tracks = nothing[:], nothing[:], nothing[:]
        if state.heard:
            state.say("root:11.4.3", "gathered_funds", seat=self.seat, count=sum(mine.funds))


# ---- §11.5 Daylight


class Trade(Pause):
    """§11.5: any of these actions in any order, as long as there are funds for them."""

    law = "root:11.5"
    verbs: ClassVar[tuple[Verb, ...]] = (MOVE, SAIL, BATTLE, CRAFT, EXPORT, DRAW_CARD, MOOR, TRADE_POST)

    def moot(self, state: Woodland) -> bool:
        if any(state.board(self.seat, RiverfolkBoard).funds) and (state.deck or state.discard):
            return False  # one could draw
        return len(self.options(state)) == 1

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": sum(state.board(self.seat, RiverfolkBoard).funds)}

    def steps(self, state: Woodland) -> list[Action]:
        out = [PASS[()]]
        out += ventures(state, self.seat)
        out += foundations(state, self.seat)
        return out

    def blocked(self, state: Woodland) -> list[Blocked]:
        seat = self.seat
        unpaid = [card for card in different(state.hands[seat].cards) if not affordable(state, seat, card)]
        return [
            *blocked_crafts(state, seat),
            *[Blocked(CRAFT[card], "root:11.5.3") for card in unpaid if CRAFT[card] in craftable(state, seat)],
            *blocked_foundations(state, seat),
            *blocked_moves(state, seat),
        ]

    def act(self, state: Woodland, action: Action) -> None:
        if action.verb is PASS:
            return
        state.push(self)
        if action.verb is TRADE_POST:
            found(state, self.seat, action.args[0])
        else:
            undertake(state, self.seat, action)


def ventures(state: Woodland, seat: int) -> list[Action]:
    """§11.5.1 to §11.5.5: what funds of any owner pay for."""
    if not any(state.board(seat, RiverfolkBoard).funds):
        return []
    out = battles(state, seat)
    out += moves(state, seat)
    out += crafts(state, seat)
    if state.deck or state.discard:
        out.append(DRAW_CARD[()])
    out += landings(state, seat)
    return out


def affordable(state: Woodland, seat: int, card: int) -> bool:
    """§11.5.3: a warrior for each suit of the cost."""
    return len(CARDS[card].cost) <= sum(state.board(seat, RiverfolkBoard).funds)


def crafts(state: Woodland, seat: int) -> list[Action]:
    """§11.5.3: cards to craft; whatever can be crafted can be exported (§11.5.3.I)."""
    cards = [action.args[0] for action in craftable(state, seat) if affordable(state, seat, action.args[0])]
    return [*[CRAFT[card] for card in cards], *[EXPORT[card] for card in cards]]


def landings(state: Woodland, seat: int) -> list[Action]:
    """§11.5.5: clearings at the river, if there is or comes to be a warrior in the supply."""
    warriors = state.supply[state.rules.warrior[seat]]
    if not warriors and (not state.board(seat, RiverfolkBoard).funds[seat] or coffined(state)):
        return []
    return [MOOR[clearing] for clearing in members(riverside(state) & placeable(state, seat))]


def undertake(state: Woodland, seat: int, action: Action) -> None:
    """Pay first, then do it."""
    verb, args = action.verb, action.args
    number, use = 1, COMMITTED
    deed: Task
    if verb is MOVE:
        deed = Voyage(seat, args[0], args[1], args[2], 0)
    elif verb is SAIL:
        deed = Voyage(seat, origin_of(state, action), args[0], args[1], 1)
    elif verb is BATTLE:
        deed = Assault(seat, args[1], args[0])
    elif verb is DRAW_CARD:
        deed = DrawForFunds(seat)
    elif verb is MOOR:
        deed, use = Disembark(seat, args[0]), SPENT
    else:
        deed, use, number = CraftOnTracks(seat, args[0], int(verb is EXPORT)), CRAFTED, len(CARDS[args[0]].cost)
    state.push(deed)
    if verb is MOOR and not state.supply[state.rules.warrior[seat]]:
        take_fund(state, seat, seat, 1, SPENT)  # a warrior that is spent is the one that is placed
    else:
        use_funds(state, seat, number, use)


class Voyage(Step):
    """§11.5.1"""

    domains = declare(seat=OWN_SEAT, origin=A_CLEARING, target=A_CLEARING, count=SOME_AMOUNT, sailed=A_FLAG)

    def __init__(self, seat: int, origin: int, target: int, count: int, sailed: int) -> None:
        self.seat = seat
        self.origin = origin
        self.target = target
        self.count = count
        self.sailed = sailed

    def trouble(self, state: Woodland) -> str:
        args = (self.target, self.count) if self.sailed else (self.origin, self.target, self.count)
        return waiting(state, self.seat, moves(state, self.seat), SAIL if self.sailed else MOVE, args)

    def run(self, state: Woodland) -> None:
        law = "root:C.2.5" if self.sailed else "root:11.5.1"
        relocate(state, self.seat, self.origin, self.target, self.count, law)
        if self.sailed:
            cross(state, self.seat, self.target)


class Assault(Step):
    """§11.5.2"""

    domains = declare(seat=OWN_SEAT, enemy=A_PARTY, clearing=A_CLEARING)

    def __init__(self, seat: int, enemy: int, clearing: int) -> None:
        self.seat, self.enemy, self.clearing = seat, enemy, clearing

    def trouble(self, state: Woodland) -> str:
        return waiting(state, self.seat, battles(state, self.seat), BATTLE, (self.clearing, self.enemy))

    def run(self, state: Woodland) -> None:
        begin(state, self.seat, self.enemy, self.clearing, "root:11.5.2")


class DrawForFunds(SeatStep):
    """§11.5.4"""

    def trouble(self, state: Woodland) -> str:
        return waiting(state, self.seat, [DRAW_CARD[()]], DRAW_CARD, ())

    def run(self, state: Woodland) -> None:
        draw(state, self.seat, 1, "root:11.5.4")


class Disembark(Step):
    """§11.5.5"""

    domains = declare(seat=OWN_SEAT, clearing=A_CLEARING)

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat, self.clearing = seat, clearing

    def trouble(self, state: Woodland) -> str:
        return waiting(state, self.seat, landings(state, self.seat), MOOR, (self.clearing,))

    def run(self, state: Woodland) -> None:
        place(state, self.seat, state.rules.warrior[self.seat], self.clearing, 1, "root:11.5.5")


class CraftOnTracks(Step):
    """§11.5.3: the warriors are chosen; they take spaces of the suits that the card names."""

    domains = declare(seat=OWN_SEAT, card=A_CARD, exported=A_FLAG)

    def __init__(self, seat: int, card: int, exported: int) -> None:
        self.seat, self.card, self.exported = seat, card, exported

    def trouble(self, state: Woodland) -> str:
        return waiting(state, self.seat, craftable(state, self.seat), CRAFT, (self.card,))

    def run(self, state: Woodland) -> None:
        pay_for(state, Export(self.seat, self.card) if self.exported else Finish(self.seat, self.card))


def waiting(state: Woodland, seat: int, legal: Sequence[Action], verb: Verb, args: tuple[int, ...]) -> str:
    """Why this action cannot be waiting for its payment; empty if it can."""
    paying = any(isinstance(task, ChooseFunds) and task.seat == seat for task in state.todo)
    if not paying:
        return "what is paid for is done at once"
    return "" if any(action.verb is verb and action.args == args for action in legal) else "that cannot be done"


class Export(Finish):
    """§11.5.3.I: the card goes to the discard pile, and a warrior of the Company to Payments."""

    def run(self, state: Woodland) -> None:
        state.hands[self.seat].drop(self.card)
        state.say("root:11.5.3.I", "exported", seat=self.seat, card=CARDS[self.card].id)
        discard(state, self.card)
        deposit(state, self.seat, 1, "root:11.5.3.I")


# ---- §11.5.6 trade posts


def foundations(state: Woodland, seat: int) -> list[Action]:
    """§11.5.6: where `post_obstacle` finds none."""
    funds, cost, paid_for = state.board(seat, RiverfolkBoard).funds, faction(state, seat).post_cost, 0
    for ruler in range(state.seats):  # hirelings pay for nothing
        if funds[ruler] >= cost:
            paid_for |= state.realms[ruler]
    sites = paid_for & placeable(state, seat) & ~posts(state, seat) & ~1 if paid_for else 0
    return [TRADE_POST[site] for site in members(sites) if posts_for(state, seat, site)]


def blocked_foundations(state: Woodland, seat: int) -> list[Blocked]:
    laws = post_obstacles(state, seat)
    return [
        Blocked(TRADE_POST[clearing], laws[clearing]) for clearing in members(state.map.everywhere) if laws[clearing]
    ]


def post_obstacles(state: Woodland, seat: int) -> list[str]:
    """By place: the paragraph that forbids a trade post there; empty if none does."""
    standing, free, cost = posts(state, seat), placeable(state, seat), faction(state, seat).post_cost
    return [post_obstacle(state, seat, clearing, standing, free, cost) for clearing in range(PLACES)]


def post_obstacle(state: Woodland, seat: int, clearing: int, standing: Clearings, free: Clearings, cost: int) -> str:
    ruler = state.ruler[clearing]
    if standing >> clearing & 1 or ruler == NONE:
        return "root:11.5.6.I"
    if ruler >= state.seats or state.board(seat, RiverfolkBoard).funds[ruler] < cost:  # hirelings pay for nothing
        return "root:11.5.6.II"
    if not posts_for(state, seat, clearing):
        return "root:1.5.1"
    return "" if free >> clearing & 1 else obstacle(state, seat, clearing)


def posts_for(state: Woodland, seat: int, clearing: int) -> list[int]:
    """The suits of the trade posts in the supply that match a clearing."""
    posts = state.rules.tokens[seat]
    return [suit for suit in members(state.suits_of(clearing)) if state.supply[posts[suit]]]


def found(state: Woodland, seat: int, clearing: int) -> None:
    """§11.5.6.II: two warriors of the ruler."""
    take_fund(state, seat, state.ruler[clearing], faction(state, seat).post_cost, SPENT)
    fitting = posts_for(state, seat, clearing)
    if len(fitting) > 1:
        state.push(ChoosePost(seat, clearing))
    else:
        set_up_post(state, seat, clearing, fitting[0])


class ChoosePost(Question):
    """§11.5.6.III: in a clearing of several suits, which of the trade posts."""

    law = "root:11.5.6.III"
    domains = declare(clearing=A_CLEARING)

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat, self.clearing = seat, clearing

    def trouble(self, state: Woodland) -> str:
        several = len(posts_for(state, self.seat, self.clearing)) > 1
        free = several and not posts(state, self.seat) >> self.clearing & 1
        return "" if free else "no two trade posts could be placed there"

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"clearing": self.clearing}

    def options(self, state: Woodland) -> list[Action]:
        return [WITH_SUIT[suit] for suit in posts_for(state, self.seat, self.clearing)]

    def choose(self, state: Woodland, action: Action) -> None:
        set_up_post(state, self.seat, self.clearing, action.args[0])


def set_up_post(state: Woodland, seat: int, clearing: int, suit: int) -> None:
    """§11.5.6.III: a trade post and its garrison."""
    place(state, seat, state.rules.tokens[seat][suit], clearing, 1, "root:11.5.6.III")
    place(state, seat, state.rules.warrior[seat], clearing, 1, "root:11.5.6.III")
    score(state, seat, faction(state, seat).post_points, "root:11.5.6.III")
