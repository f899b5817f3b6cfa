"""Bots, chapter 8: the Logical Lizards. Every card that anyone spends or discards becomes a Lost Soul. The most common
suit among them is the order, the topmost are the day's rituals, and warriors of the Lizards that fall pay for a
conspiracy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from copse.kernel.bits import members
from copse.kernel.domains import declare
from copse.kernel.errors import Impossible
from copse.kernel.rows import replaced
from copse.kernel.tasks import Json, Task
from copse.root.battle import begin, press
from copse.root.board import Clearings
from copse.root.boards import FactionBoard
from copse.root.bots.base import (
    CHALLENGING,
    EASY,
    NIGHTMARE,
    NORMAL,
    SUITED,
    BattleEach,
    Bot,
    BotBoard,
    Deed,
    Test,
    Trait,
    aim,
    aim_at_player,
    bargain,
    buy_by_lot,
    cards_offered,
    craft_shown,
    defenceless_buildings,
    enemy_buildings,
    enemy_warriors,
    foes,
    of_a_kind_by_lot,
    opponents,
    order_suit,
    ordered,
    points_of,
    sites_with_help,
    trait_deed,
)
from copse.root.cards import BIRD, CARD_IDS, CARDS, SUITS
from copse.root.deck import draw_one, to_discard_pile
from copse.root.domains import A_CARD, A_CLEARING, A_SUIT, ANY_AMOUNT, OWN_SEAT, SOME_AMOUNT
from copse.root.factions.lizards import GARDENS, garden, garden_sites, gardens_on_map, with_gardens
from copse.root.fields import A_NAME, Entries, Field, Flag, Many, One, Shown, Warriors, Whole
from copse.root.homelands import start_corners
from copse.root.move import adjacent
from copse.root.pieces import BUILDING, TOKEN, WARRIOR, Kind
from copse.root.placing import place, placeable, trapped
from copse.root.removal import Removal, can_replace, replace, to_supply
from copse.root.score import score
from copse.root.state import BIRDSONG, DAYLIGHT, EVENING, NONE, Woodland
from copse.root.steps import SeatStep, Step

CONVERT: Final = "convert"
CRUSADE: Final = "crusade"
SANCTIFY: Final = "sanctify"
CONSPIRACIES: Final = (CONVERT, CRUSADE, CONVERT, CRUSADE, SANCTIFY)  # the spaces of the track (§8.4.2)
FIRST_SPACE: Final = CONSPIRACIES.index(SANCTIFY)  # the marker starts here and returns here (§8.3.3)
CRUSADERS: Final = 2  # warriors without which a clearing has no crusade (§8.4.2.II)
FIRST_SOULS: Final = 3  # §8.3.5
ENOUGH_SOULS: Final = 5  # this many are bought (§9.7.8)


# ---- the cards of their traits


class Erratic(Trait):
    """As their turn ends, a card of the deck joins the Lost Souls."""

    name = "erratic"

    def on_turn_end(self, state: Woodland, seat: int, ending: int) -> list[Task]:
        if ending == seat:
            add_soul(state, seat, "bots:3.3.2")
        return []


class Fanatics(Trait):
    name = "fanatics"
    extra_hit: int = 1


class Martyrs(Trait):
    name = "martyrs"


class Spiteful(Trait):
    """A crusade that removed any tokens scores a point."""

    name = "spiteful"

    def on_removed(self, state: Woodland, seat: int, removal: Removal) -> list[Task]:
        tokens = any(state.rules.categories[loss.piece] == TOKEN for loss in removal.losses)
        if tokens and removal.remover == seat and EndCrusade(seat) in state.todo:
            state.board(seat, LogicalLizardsBoard).spited = True
        return []


ERRATIC: Final = Erratic()
FANATICS: Final = Fanatics()
MARTYRS: Final = Martyrs()
SPITEFUL: Final = Spiteful()


CONSPIRACY_SPACE: Final = Whole(len(CONSPIRACIES) - 1, unsaid=FIRST_SPACE, first=1)


class LogicalLizardsBoard(BotBoard):
    fields: ClassVar[Entries] = (
        *BotBoard.fields,
        Field("suit", One(A_SUIT), "the suit that is ordered"),
        Shown("leaning", A_SUIT.schema, "the suit of the order if their turn began now (§8.4.1)"),
        Field("space", CONSPIRACY_SPACE, "the space of the conspiracy marker, from 1", left_out=f"{FIRST_SPACE + 1}"),
        Shown("conspiracy", A_NAME, "the conspiracy at the marker"),
        Field("acolytes", Warriors(), "the acolytes"),
        Field("souls", Many(A_CARD), "the Lost Souls, the topmost last"),
        Field("revealed", Many(A_CARD), "the cards of this turn's rituals, in order"),
        Field("spited", Flag(), "this crusade has removed a token", shown=False),
    )

    def __init__(self) -> None:
        super().__init__()
        self.suit = NONE
        self.space = FIRST_SPACE
        self.acolytes = 0
        self.souls: list[int] = []
        self.revealed: list[int] = []
        self.spited = False

    def take(self, other: BotBoard) -> None:
        super().take(other)
        assert isinstance(other, LogicalLizardsBoard)
        self.suit, self.space, self.acolytes, self.spited = other.suit, other.space, other.acolytes, other.spited
        self.souls, self.revealed = other.souls[:], other.revealed[:]

    @property
    def leaning(self) -> str:
        return SUITS[most_common(self.souls)]

    @property
    def conspiracy(self) -> str:
        return CONSPIRACIES[self.space]

    def ordered_suit(self) -> int:
        return self.suit

    def cards(self) -> list[int]:
        return [*super().cards(), *self.souls, *self.revealed]

    def pieces(self, state: Woodland, seat: int) -> dict[int, int]:
        return {state.rules.warrior[seat]: self.acolytes}

    def complete(self, state: Woodland, seat: int) -> None:
        """A position that names no order has one."""
        if self.suit == NONE and needs_order(state, seat):
            self.suit = most_common(self.souls)

    def check(self, state: Woodland, seat: int) -> None:
        if self.suit == NONE and needs_order(state, seat):
            raise Impossible("they have no order")
        if state.turn != seat and (self.suit != NONE or self.revealed):
            raise Impossible("they have an order and hold rituals in their own turn only", "suit", "revealed")
        for suit, name in enumerate(GARDENS):
            for clearing in members(state.where(state.rules.piece(seat, name)) & ~state.of_suit(suit)):
                raise Impossible(f"{name} stands in a clearing of another suit", f"clearing {clearing}")


def needs_order(state: Woodland, seat: int) -> bool:
    """Whether it is their turn between the setting of the order and its last use (§8.6.1)."""
    return state.turn == seat and (state.phase == DAYLIGHT or ScoreGardens(seat) in state.todo)


class LogicalLizards(Bot):
    name = "logical_lizards"
    replaces = "lizards"
    chapter = 8
    sign = "▽"
    colour = "#5c5110"
    letter = "F"
    reach = 2
    in_corner = True
    kinds: tuple[Kind, ...] = (
        Kind("warrior", WARRIOR, 25),
        Kind("garden_fox", BUILDING, 5),
        Kind("garden_rabbit", BUILDING, 5),
        Kind("garden_mouse", BUILDING, 5),
    )
    offered: tuple[Trait, ...] = (ERRATIC, FANATICS, MARTYRS, SPITEFUL)
    lots: tuple[str, ...] = ("corner",)

    points: tuple[int, ...] = (0, 0, 2, 2, 3, 4)  # by gardens of a suit on the map: none, one, two …
    start_warriors: int = 4  # §8.3.2
    rituals: Mapping[str, int] = {EASY: 3, NORMAL: 4, CHALLENGING: 5, NIGHTMARE: 5}

    def new_board(self, seats: int) -> FactionBoard:
        return LogicalLizardsBoard()

    def printed(self) -> dict[str, Json]:
        return super().printed() | {"points": list[Json](self.points), "conspiracies": list[Json](CONSPIRACIES)}

    # ---- §8.2 rules and abilities

    def governed(self, state: Woodland, seat: int) -> Clearings:
        """§8.2.1 Pilgrims: they rule wherever they have a garden."""
        return with_gardens(state, seat)

    def on_removed(self, state: Woodland, seat: int, removal: Removal) -> list[Task]:
        """§8.2.2 Robot Revenge: one of the fallen becomes an acolyte, in whosever turn. §8.2.3: each lost garden costs
        a Lost Soul."""
        warrior, gardens, fallen = state.rules.warrior[seat], 0, 0
        for loss in removal.losses:
            if loss.piece == warrior:
                fallen += loss.number
            elif loss.piece in state.rules.buildings[seat]:
                gardens += loss.number
        if fallen:
            state.fallen[warrior] -= 1
            gain_acolyte(state, seat, "bots:8.2.2")
        return [LoseSouls(seat, gardens)] if gardens else []

    def keeps_discard(self, state: Woodland, seat: int, card: int) -> bool:
        """§8.2.4: on top, for cards spent or discarded by any player."""
        state.board(seat, LogicalLizardsBoard).souls.append(card)
        return True

    def defender(self, state: Woodland, seat: int, clearing: int, enemies: list[int]) -> int:
        """§8.4.2.II: the player with most points of those there."""
        return aim_at_player(state, seat, enemies, [leading(state)], "bots:8.4.2.II")

    def bargains(self, state: Woodland, seat: int, card: int, on_sale: list[int]) -> list[int]:
        """§9.7.4: never birds."""
        return super().bargains(state, seat, card, [found for found in on_sale if CARDS[found].suit != BIRD])

    def take_bought(self, state: Woodland, seat: int, seller: int, card: int, law: str) -> None:
        """On top of the Lost Souls, where what it replaces stays too (§8.2.4)."""
        state.board(seat, LogicalLizardsBoard).souls.append(card)
        state.say(law, "added_soul", seat=seat, card=CARD_IDS[card])

    # ---- §8.3 setup

    def set_up(self, state: Woodland, seat: int) -> list[Task]:
        return [GardenByLot(seat), FirstSouls(seat)]

    # ---- §8.4 to §8.6

    def birdsong(self, state: Woodland, seat: int) -> list[Task]:
        shopping = [BuySouls(seat)] if state.rules.lenders else []
        return [*shopping, OrderBySouls(seat), Conspire(seat, 0)]

    def daylight(self, state: Woodland, seat: int) -> list[Task]:
        return [HoldRitual(seat, self.rituals[self.difficulty])]

    def evening(self, state: Woodland, seat: int) -> list[Task]:
        return [ScoreGardens(seat), DiscardAllSouls(seat), ReturnRituals(seat), CraftFromDeck(seat)]

    def deeds(self, sells: bool) -> list[Deed]:
        deeds: list[Deed] = []
        if sells:
            deeds.append(Deed(BIRDSONG, "deed-buy-souls", "bots:9.7.8", BuySouls, (), {"count": ENOUGH_SOULS}))
        deeds += [
            Deed(BIRDSONG, "deed-order-by-souls", "bots:8.4.1", OrderBySouls),
            Deed(BIRDSONG, "deed-conspire", "bots:8.4.2", Conspire),
            Deed(BIRDSONG, "deed-convert", "bots:8.4.2.I"),
        ]
        if self.has(FANATICS.name):
            deeds.append(trait_deed(BIRDSONG, FANATICS))
        deeds.append(Deed(BIRDSONG, "deed-crusade", "bots:8.4.2.II", None, (), {"count": CRUSADERS}))
        if self.has(SPITEFUL.name):
            deeds.append(trait_deed(BIRDSONG, SPITEFUL))
        rituals = {"count": self.rituals[self.difficulty]}
        deeds += [
            Deed(BIRDSONG, "deed-sanctify", "bots:8.4.2.III"),
            Deed(DAYLIGHT, "deed-rituals", "bots:8.5", HoldRitual, (), rituals),
            Deed(DAYLIGHT, "deed-ritual-of-suit", "bots:8.5.1"),
            Deed(DAYLIGHT, "deed-ritual-of-bird", "bots:8.5.2"),
        ]
        if self.has(MARTYRS.name):
            deeds.append(trait_deed(DAYLIGHT, MARTYRS))
        deeds += [
            Deed(EVENING, "deed-score-ordered", "bots:8.6.1", ScoreGardens, SUITED),
            Deed(EVENING, "deed-score-best", "bots:8.6.1", ScoreGardens, (BIRD,)),
            Deed(EVENING, "deed-discard-souls", "bots:8.6.2", DiscardAllSouls),
            Deed(EVENING, "deed-return-rituals", "bots:8.6.3", ReturnRituals),
            Deed(EVENING, "deed-craft-from-deck", "bots:8.6.4", CraftFromDeck),
        ]
        if sells:
            deeds.append(Deed(EVENING, "deed-bargain", "bots:9.7.2"))
        return [*deeds, trait_deed(EVENING, ERRATIC)] if self.has(ERRATIC.name) else deeds


def lizards(state: Woodland, seat: int) -> LogicalLizards:
    found = state.rules.factions[seat]
    assert isinstance(found, LogicalLizards)
    return found


def leading(state: Woodland) -> Test:
    """The player against whom the Lizards turn: the one with most points."""
    return "most_points", lambda party: points_of(state, party)


def gain_acolyte(state: Woodland, seat: int, law: str) -> None:
    """A warrior that is neither on the map nor in the supply any more."""
    state.board(seat, LogicalLizardsBoard).acolytes += 1
    state.say(law, "gained_acolytes", seat=seat, count=1)


def add_soul(state: Woodland, seat: int, law: str) -> int | None:
    """The next card of the deck comes on top of the Lost Souls; returns which, if there was one."""
    card = draw_one(state)
    if card is not None:
        state.board(seat, LogicalLizardsBoard).souls.append(card)
        state.say(law, "added_soul", seat=seat, card=CARD_IDS[card])
    return card


def lose_soul(state: Woodland, seat: int, card: int, law: str) -> None:
    """A card that is no longer a Lost Soul goes where discarded cards go without the Lizards."""
    state.say(law, "lost_soul", seat=seat, card=CARD_IDS[card])
    to_discard_pile(state, [card])


class LoseSouls(Step):
    """§8.2.3: the topmost, one for each garden that is gone."""

    domains = declare(seat=OWN_SEAT, number=SOME_AMOUNT)

    def __init__(self, seat: int, number: int) -> None:
        self.seat, self.number = seat, number

    def run(self, state: Woodland) -> None:
        souls = state.board(self.seat, LogicalLizardsBoard).souls
        for _ in range(min(self.number, len(souls))):
            lose_soul(state, self.seat, souls.pop(), "bots:8.2.3")


# ---- §8.3 setup


class GardenByLot(SeatStep):
    """§8.3.2: in a corner where nobody started, opposite another start if possible (B30)."""

    def run(self, state: Woodland) -> None:
        seat, warrior, law = self.seat, state.rules.warrior[self.seat], "bots:8.3.2"
        corner = state.roll("corner", members(start_corners(state, seat, building=True)))
        state.homes = replaced(state.homes, seat, 1 << corner)
        place(state, seat, warrior, corner, lizards(state, seat).start_warriors, law)
        place(state, seat, printed_garden(state, seat, corner), corner, 1, law)
        for clearing in members(adjacent(state, seat, corner)):
            place(state, seat, warrior, clearing, 1, law)


def printed_garden(state: Woodland, seat: int, clearing: int) -> int:
    """The kind of garden of the suit that is printed or marked in a clearing, whatever else it counts as."""
    return garden(state, seat, state.suits[clearing])


class FirstSouls(SeatStep):
    """§8.3.5"""

    def run(self, state: Woodland) -> None:
        for _ in range(FIRST_SOULS):
            add_soul(state, self.seat, "bots:8.3.5")


# ---- §8.4 Birdsong


class BuySouls(SeatStep):
    """§9.7.8: at the start of their turn, cards that are not birds, while there are few Lost Souls, with or without
    the lead."""

    def run(self, state: Woodland) -> None:
        souls = state.board(self.seat, LogicalLizardsBoard).souls
        while len(souls) < ENOUGH_SOULS and not state.over:
            found = [
                offer
                for offer in cards_offered(state, self.seat, whoever_leads=True)
                if CARDS[offer[1].args[0]].suit != BIRD
            ]
            if not found:
                return
            buy_by_lot(state, self.seat, found)


class OrderBySouls(SeatStep):
    """§8.4.1"""

    def run(self, state: Woodland) -> None:
        board = state.board(self.seat, LogicalLizardsBoard)
        board.suit = most_common(board.souls)
        state.say("bots:8.4.1", "set_order", seat=self.seat, suit=SUITS[board.suit])


def most_common(cards: list[int]) -> int:
    """The suit that most of the cards have, of all four; a bird, if no one suit has the most."""
    numbers = [sum([CARDS[card].suit == suit for card in cards]) for suit in range(len(SUITS))]
    most = max(numbers)
    return numbers.index(most) if numbers.count(most) == 1 else BIRD


class Conspire(Step):
    """§8.4.2: while there are acolytes the marker goes on, and what it comes to is done and paid for. Where nothing is
    done all the way round, it ends (B32); `idle` spaces have come to nothing since something was done."""

    domains = declare(seat=OWN_SEAT, idle=ANY_AMOUNT)

    def __init__(self, seat: int, idle: int) -> None:
        self.seat, self.idle = seat, idle

    def run(self, state: Woodland) -> None:
        seat, board = self.seat, state.board(self.seat, LogicalLizardsBoard)
        if not board.acolytes or self.idle >= len(CONSPIRACIES):
            return
        board.space = (board.space + 1) % len(CONSPIRACIES)
        conspiracy = CONSPIRACIES[board.space]
        state.say("bots:8.4.2", "conspired", seat=seat, conspiracy=conspiracy)
        steps = self.steps(state, conspiracy)
        if steps:
            state.push_all([*steps, PayAcolyte(seat), Conspire(seat, 0)])
        else:
            state.say("bots:8.4.2", "conspired_in_vain", seat=seat)
            state.push(Conspire(seat, self.idle + 1))

    def steps(self, state: Woodland, conspiracy: str) -> list[Task]:
        """What the conspiracy consists of; nothing, if it cannot be done."""
        seat = self.seat
        if conspiracy == CONVERT:
            return [ConvertLeader(seat)] if convertible(state, seat) else []
        if conspiracy == SANCTIFY:
            return [SanctifyLeader(seat)] if sanctifiable(state, seat) else []
        where = crusaded(state, seat)
        return [BattleEach(seat, where), EndCrusade(seat)] if opponents(state, seat, where) else []


class PayAcolyte(SeatStep):
    """§8.4.2: back to the supply, once the conspiracy is done."""

    def run(self, state: Woodland) -> None:
        state.board(self.seat, LogicalLizardsBoard).acolytes -= 1
        to_supply(state, state.rules.warrior[self.seat], 1)
        state.say("bots:8.4.2", "spent_acolytes", seat=self.seat, count=1)


def convertible(state: Woodland, seat: int) -> dict[int, list[int]]:
    """By enemy, the ordered clearings where one of its warriors can be replaced."""
    found: dict[int, list[int]] = {}
    for enemy in foes(state, seat):
        old = state.rules.warrior[enemy]
        if old != NONE and state.enemy_piece(seat, old):
            for clearing in members(state.where(old) & ordered(state, seat)):
                if can_replace(state, seat, old, clearing, state.rules.warrior[seat]):
                    found.setdefault(enemy, []).append(clearing)
    return found


class ConvertLeader(SeatStep):
    """§8.4.2.I: a warrior of the enemy with most points, where enemies have most buildings. Fanatics then battle
    there."""

    def run(self, state: Woodland) -> None:
        seat, law, targets = self.seat, "bots:8.4.2.I", convertible(state, self.seat)
        enemy = aim_at_player(state, seat, list(targets), [leading(state)], law)
        clearing = aim(state, seat, targets[enemy], [most_built(state, seat)], law)
        if lizards(state, seat).has(FANATICS.name):
            state.push(FanaticBattle(seat, clearing))
        replace(state, seat, state.rules.warrior[enemy], clearing, state.rules.warrior[seat], law)


def most_built(state: Woodland, seat: int) -> Test:
    return "most_enemy_buildings", lambda clearing: enemy_buildings(state, seat, clearing)


class FanaticBattle(Step):
    """Fanatics: with an extra hit, against the player with most defenceless buildings there, then most points."""

    domains = declare(seat=OWN_SEAT, clearing=A_CLEARING)

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat, self.clearing = seat, clearing

    def run(self, state: Woodland) -> None:
        seat, clearing, law = self.seat, self.clearing, "bots:3.3.2"
        enemies = opponents(state, seat, 1 << clearing)
        if enemies:
            tests: list[Test] = [
                ("most_defenceless", lambda party: defenceless_buildings(state, party, clearing)),
                leading(state),
            ]
            begin(state, seat, aim_at_player(state, seat, enemies[clearing], tests, law), clearing, law)
            press(state, 0, FANATICS.extra_hit, law)


def crusaded(state: Woodland, seat: int) -> Clearings:
    """§8.4.2.II: the ordered clearings with warriors enough."""
    where = 0
    for clearing in members(ordered(state, seat)):
        if state.warriors(seat, clearing) >= CRUSADERS:
            where |= 1 << clearing
    return where


class EndCrusade(SeatStep):
    """Spiteful: a point, if the crusade removed tokens."""

    def run(self, state: Woodland) -> None:
        board = state.board(self.seat, LogicalLizardsBoard)
        spited, board.spited = board.spited, False
        if spited:
            score(state, self.seat, 1, "bots:3.3.2")


def sanctifiable(state: Woodland, seat: int) -> dict[int, dict[int, list[int]]]:
    """By enemy and ordered clearing, the kinds of its buildings there that a garden can replace."""
    found: dict[int, dict[int, list[int]]] = {}
    for enemy in foes(state, seat):
        for old in state.rules.buildings[enemy]:
            for clearing in members(state.where(old) & ordered(state, seat)):
                if can_replace(state, seat, old, clearing, printed_garden(state, seat, clearing)):
                    found.setdefault(enemy, {}).setdefault(clearing, []).append(old)
    return found


class SanctifyLeader(SeatStep):
    """§8.4.2.III: a building of the enemy with most points, where enemies have fewest warriors; a random one of several
    kinds there (B33)."""

    def run(self, state: Woodland) -> None:
        seat, law, targets = self.seat, "bots:8.4.2.III", sanctifiable(state, self.seat)
        enemy = aim_at_player(state, seat, list(targets), [leading(state)], law)
        tests: list[Test] = [("fewest_enemy_warriors", lambda clearing: -enemy_warriors(state, seat, clearing))]
        clearing = aim(state, seat, list(targets[enemy]), tests, law)
        at_stake = [piece for piece in targets[enemy][clearing] for _ in range(state.count(piece, clearing))]
        new = printed_garden(state, seat, clearing)
        replace(state, seat, of_a_kind_by_lot(state, enemy, at_stake), clearing, new, law)


# ---- §8.5 Daylight


class HoldRitual(Step):
    """§8.5: reveal the topmost Lost Soul and hold its ritual; `left` counts the rituals, including this one."""

    domains = declare(seat=OWN_SEAT, left=SOME_AMOUNT)

    def __init__(self, seat: int, left: int) -> None:
        self.seat, self.left = seat, left

    def run(self, state: Woodland) -> None:
        seat, board = self.seat, state.board(self.seat, LogicalLizardsBoard)
        if not board.souls:
            return
        card = board.souls.pop()
        suit = CARDS[card].suit
        if self.left > 1:
            state.push(HoldRitual(seat, self.left - 1))
        state.say("bots:8.5", "held_ritual", seat=seat, card=CARD_IDS[card])
        if suit == BIRD:
            self.sacrifice(state)
            lose_soul(state, seat, card, "bots:8.5.2")
        else:
            board.revealed.append(card)
            self.gather(state, suit)

    def gather(self, state: Woodland, suit: int) -> None:
        """§8.5.1: a warrior comes to a clearing of the suit, with a free slot if any has one, then with most buildings
        of enemies; where the Lizards then rule, a garden of the suit too."""
        seat, law = self.seat, "bots:8.5.1"
        sites = members(state.of_suit(suit) & placeable(state, seat))
        if not sites:
            return
        tests: list[Test] = [("open_slots", lambda clearing: int(state.slots[clearing] > 0)), most_built(state, seat)]
        clearing = aim(state, seat, sites, tests, law)
        place(state, seat, state.rules.warrior[seat], clearing, 1, law)
        if sites_with_help(state, seat, lambda table: garden_sites(table, seat, suit) & 1 << clearing):
            place(state, seat, garden(state, seat, suit), clearing, 1, law)

    def sacrifice(self, state: Woodland) -> None:
        """§8.5.2: a warrior from where most of them are becomes an acolyte, unless a snare closes on it (B77); martyrs
        bring one of the supply too."""
        seat, warrior, law = self.seat, state.rules.warrior[self.seat], "bots:8.5.2"
        here = members(state.where(warrior) & state.map.everywhere)
        if here:
            tests: list[Test] = [("most_warriors", lambda clearing: state.count(warrior, clearing))]
            origin = aim(state, seat, here, tests, law)
            if not (state.asked.springs and trapped(state, seat, origin)):
                state.lift(warrior, origin, 1)
                gain_acolyte(state, seat, law)
        if lizards(state, seat).has(MARTYRS.name) and state.supply[warrior]:
            state.supply[warrior] -= 1
            gain_acolyte(state, seat, "bots:3.3.2")


# ---- §8.6 Evening


class ScoreGardens(SeatStep):
    """§8.6.1: the track that the order names; with a bird, the one with fewest gardens left on it."""

    def run(self, state: Woodland) -> None:
        seat, suit = self.seat, order_suit(state, self.seat)
        suits = [suit] if suit < BIRD else list(range(len(GARDENS)))
        gardens = max([gardens_on_map(state, seat, printed) for printed in suits])
        score(state, seat, lizards(state, seat).points[gardens], "bots:8.6.1")


class DiscardAllSouls(SeatStep):
    """§8.6.2"""

    def run(self, state: Woodland) -> None:
        board = state.board(self.seat, LogicalLizardsBoard)
        souls, board.souls = board.souls, []
        if souls:
            state.say("bots:8.6.2", "discarded_souls", seat=self.seat, count=len(souls))
            to_discard_pile(state, souls)


class ReturnRituals(SeatStep):
    """§8.6.3: the first that was revealed lies on top again."""

    def run(self, state: Woodland) -> None:
        board = state.board(self.seat, LogicalLizardsBoard)
        if board.revealed:
            state.say("bots:8.6.3", "returned_rituals", seat=self.seat, count=len(board.revealed))
        board.souls += reversed(board.revealed)
        board.revealed = []


class CraftFromDeck(SeatStep):
    """§8.6.4: the item of the next card of the deck, which then lies on top of the Lost Souls. The order has served."""

    def run(self, state: Woodland) -> None:
        state.board(self.seat, LogicalLizardsBoard).suit = NONE
        card = add_soul(state, self.seat, "bots:8.6.4")
        if card is not None:
            bargain(state, self.seat, card)
            craft_shown(state, self.seat, state.board(self.seat, LogicalLizardsBoard).souls[-1])
