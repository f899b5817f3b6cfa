"""The Exile, and demoted the Brigand. The Exile moves from forest to forest and fights from there with the strength of
the items on his card; the Brigand digs in ruins for his controller, and steals."""

from __future__ import annotations

from typing import ClassVar, Final

from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members
from copse.kernel.domains import A_SEAT, declare
from copse.kernel.errors import Impossible
from copse.kernel.tasks import Task
from copse.root.actions import BATTLE, CHOOSE, DONATE, DONATE_TURNED, GO, PASS, TURN_ITEM, UNEARTH
from copse.root.battle import BATTLES, exposed, fight
from copse.root.board import FIRST_FOREST, Clearings
from copse.root.boards import FactionBoard
from copse.root.cards import ITEM_SUPPLY, ITEMS
from copse.root.deck import draw, robbable, steal
from copse.root.domains import OWN_PARTY
from copse.root.fields import Entries, Field, Flag, Whole
from copse.root.hirelings.base import Hireling, HirelingCard, HirelingOrder
from copse.root.move import walk
from copse.root.pieces import Kind
from copse.root.ruins import bury_items, dig_out, look_under
from copse.root.score import score
from copse.root.setup import setting_up
from copse.root.state import NONE, Woodland
from copse.root.steps import Step

CLUBS: Final = 3  # the items that he starts with
MOST_ITEMS: Final = CLUBS + sum(ITEM_SUPPLY)


class ExileCard(HirelingCard):
    """Beside the markers, the items with which he acts. No rule asks which they are."""

    fields: ClassVar[Entries] = (
        *HirelingCard.fields,
        Field("ready", Whole(MOST_ITEMS, unsaid=CLUBS), "items face up", left_out=f"{CLUBS}"),
        Field("spent", Whole(MOST_ITEMS), "items face down"),
    )

    def __init__(self) -> None:
        super().__init__()
        self.ready = CLUBS
        self.spent = 0

    @property
    def items(self) -> int:
        return self.ready + self.spent

    def exhaust(self, number: int) -> None:
        self.ready -= number
        self.spent += number

    def take(self, other: HirelingCard) -> None:
        super().take(other)
        assert isinstance(other, ExileCard)
        self.ready, self.spent = other.ready, other.spent

    def check(self, state: Woodland, seat: int) -> None:
        place = state.pawns[seat]
        if place == NONE and not setting_up(state):
            raise Impossible("nothing says in which forest the pawn is", "pawn")
        if place != NONE and not FIRST_FOREST <= place < FIRST_FOREST + len(state.map.forests):
            raise Impossible("the pawn is in forests only", "pawn")
        if self.items > MOST_ITEMS:
            raise Impossible("the Exile has fewer items", "ready", "spent")


class TheExile(Hireling):
    name = "the_exile"
    sign = "ⓖ"
    colour = "#546f2a"
    card = "the_exile"
    linked = "vagabond"
    kinds: tuple[Kind, ...] = ()
    lets: tuple[Verb, ...] = (DONATE, DONATE_TURNED)

    move_cost: int = 1  # items to exhaust
    battle_cost: int = 2
    gift_cards: int = 1  # for an item that he is given
    gift_points: int = 1

    def printed(self) -> dict[str, int]:
        return {"cards": self.gift_cards, "points": self.gift_points, "walk": self.move_cost, "fight": self.battle_cost}

    def new_board(self, seats: int) -> FactionBoard:
        return ExileCard()

    def set_up(self, state: Woodland, party: int, seat: int) -> list[Task]:
        return [PlaceExile(seat, party)]

    # ---- a player with faction pieces next to him may give him items

    def offers(self, state: Woodland, seat: int, other: int) -> list[Action]:
        if not state.presence(other) & edge(state, seat):
            return []
        given = [DONATE[item] for item, number in enumerate(state.boxes[other]) if number]
        return given + [DONATE_TURNED[item] for item, number in enumerate(state.turned[other]) if number]

    def seems_offering(self, state: Woodland, seat: int, other: int) -> bool:
        return bool(self.offers(state, seat, other))

    def take_offer(self, state: Woodland, seat: int, other: int, action: Action) -> None:
        """It lies on his card with the side up that was up in the box (R135)."""
        item, card = action.args[0], state.board(seat, ExileCard)
        if action.verb is DONATE:
            state.change_box(other, item, -1)
            card.ready += 1
        else:
            state.change_box(other, item, -1, turned=True)
            card.spent += 1
        state.say("root:E.2.2", "donated", seat=other, item=ITEMS[item], hireling=self.name)
        draw(state, other, self.gift_cards, "root:E.2.2")
        score(state, other, self.gift_points, "root:E.2.2")

    # ---- how he fights

    def fights_on(self, state: Woodland, party: int, clearing: int) -> bool:
        """Nothing removes him from his forest."""
        return True

    def most_rolled(self, state: Woodland, party: int) -> int:
        return state.board(party, ExileCard).items

    def take_hits(self, state: Woodland, party: int, hits: int) -> list[Task]:
        """An item is exhausted for each; once all are, they leave the game."""
        card = state.board(party, ExileCard)
        tired = min(hits, card.ready)
        lost = min(hits - tired, card.spent + tired)
        card.exhaust(tired)
        card.spent -= lost
        if tired:
            state.say("root:E.2.2", "tired", seat=party, count=tired)
        if lost:
            state.say("root:E.2.2", "lost_items", seat=party, count=lost)
        return []

    def in_daylight(self, state: Woodland, party: int, seat: int) -> list[Task]:
        return [ExileOrders(seat, party)] if state.board(party, ExileCard).items else []


def edge(state: Woodland, party: int) -> Clearings:
    """§2.4.1: the clearings beside his forest; none before he is in one."""
    place = state.pawns[party]
    return state.map.forest_edge[place - FIRST_FOREST] if place != NONE else 0


class PlaceExile(HirelingOrder):
    """§A.6.3: in any forest."""

    law = "root:A.6.3"
    side: ClassVar[str] = "the_exile"
    verbs: ClassVar[tuple[Verb, ...]] = (GO,)

    def options(self, state: Woodland) -> list[Action]:
        return [GO[FIRST_FOREST + place] for place in range(len(state.map.forests))]

    def choose(self, state: Woodland, action: Action) -> None:
        walk(state, self.party, action.args[0], self.law)


class ExileOrders(HirelingOrder):
    """Moves from forest to forest and battles beside them, as long as there are items for them; then all are
    refreshed."""

    law = "root:E.2.4"
    side: ClassVar[str] = "the_exile"
    verbs: ClassVar[tuple[Verb, ...]] = (GO, BATTLE)

    def moot(self, state: Woodland) -> bool:
        return not self.deeds(state)

    def options(self, state: Woodland) -> list[Action]:
        return [PASS[()], *self.deeds(state)]

    def deeds(self, state: Woodland) -> list[Action]:
        exile, ready = the_exile(state, self.party), state.board(self.party, ExileCard).ready
        out: list[Action] = []
        if ready >= exile.move_cost:
            out += [GO[forest] for forest in state.map.forest_near[state.pawns[self.party] - FIRST_FOREST]]
        if ready >= exile.battle_cost:
            out += sorties(state, self.party)
        return out

    def choose(self, state: Woodland, action: Action) -> None:
        card, exile = state.board(self.party, ExileCard), the_exile(state, self.party)
        if action.verb is PASS:
            card.ready, card.spent = card.items, 0
            state.say(self.law, "refreshed_all", seat=self.party)
            return
        state.push(self)
        if action.verb is GO:
            card.exhaust(exile.move_cost)
            walk(state, self.party, action.args[0], self.law)
        else:
            card.exhaust(exile.battle_cost)
            fight(state, self.party, action, self.law)


def the_exile(state: Woodland, party: int) -> TheExile:
    found = state.rules.parties[party]
    assert isinstance(found, TheExile)
    return found


def sorties(state: Woodland, party: int) -> list[Action]:
    """Battles in the clearings beside his forest."""
    out: list[Action] = []
    for other in range(state.rules.party_count):
        if state.enemies(party, other):
            there = edge(state, party) & state.presence(other) & ~1
            for clearing in members(exposed(state, party, other, there, by_sight=True)):
                out.append(BATTLES[clearing][other])
    return out


# ---- the Brigand


class BrigandCard(HirelingCard):
    fields: ClassVar[Entries] = (
        *HirelingCard.fields,
        Field("dug", Flag(), "he has searched a ruin this turn"),
        Field("robbed", Flag(), "he has robbed somebody this turn"),
    )

    def __init__(self) -> None:
        super().__init__()
        self.dug = False
        self.robbed = False

    def take(self, other: HirelingCard) -> None:
        super().take(other)
        assert isinstance(other, BrigandCard)
        self.dug, self.robbed = other.dug, other.robbed


class TheBrigand(Hireling):
    name = "the_brigand"
    sign = "ⓗ"
    colour = "#667949"
    card = "the_exile"
    linked = "vagabond"
    demoted = True
    kinds: tuple[Kind, ...] = ()
    hides_items = True
    shares_finds = True

    def new_board(self, seats: int) -> FactionBoard:
        return BrigandCard()

    def set_up(self, state: Woodland, party: int, seat: int) -> list[Task]:
        return [BuryForBrigand(seat, party)]

    def on_turn(self, state: Woodland, seat: int) -> None:
        card = state.board(seat, BrigandCard)
        card.dug, card.robbed = False, False

    def in_daylight(self, state: Woodland, party: int, seat: int) -> list[Task]:
        orders = BrigandOrders(seat, party)
        return [orders] if orders.options(state) else []


class BuryForBrigand(Step):
    """§A.6.3, §9.3.4: as if a Vagabond played."""

    domains = declare(seat=A_SEAT, party=OWN_PARTY)

    def __init__(self, seat: int, party: int) -> None:
        self.seat, self.party = seat, party

    def run(self, state: Woodland) -> None:
        bury_items(state)


class BrigandOrders(HirelingOrder):
    """The item of a ruin where one has faction pieces, or a card for a crafted item; whichever is left may be done
    later in the same Daylight."""

    law = "root:E.2.4"
    side: ClassVar[str] = "the_brigand"
    verbs: ClassVar[tuple[Verb, ...]] = (UNEARTH, TURN_ITEM)

    def options(self, state: Woodland) -> list[Action]:
        card, out = state.board(self.party, BrigandCard), list[Action]()
        if not card.dug:
            here = state.presence(self.seat)
            out += [UNEARTH[place] for place, items in enumerate(state.ruin_items) if items and here >> place & 1]
        if not card.robbed and victims(state, self.seat):
            out += [TURN_ITEM[item] for item, number in enumerate(state.boxes[self.seat]) if number]
        return out

    def choose(self, state: Woodland, action: Action) -> None:
        card, seat, place = state.board(self.party, BrigandCard), self.seat, action.args[0]
        if action.verb is UNEARTH:
            card.dug = True
            item = look_under(state, seat, place)[0]  # without a Vagabond there is one (§9.7.1)
            dig_out(state, seat, place, item, self.law)
            state.rules.factions[seat].gain_find(state, seat, item)
        else:
            card.robbed = True
            state.change_box(seat, place, -1)
            state.change_box(seat, place, 1, turned=True)
            state.say(self.law, "exhausted", seat=seat, item=ITEMS[place])
            state.push(RobPlayer(seat, self.party))
        card.acted = card.dug and card.robbed


def victims(state: Woodland, seat: int) -> list[int]:
    """The players with cards who have faction pieces where the seat has some."""
    here = state.presence(seat) & ~1
    others = [other for other in range(state.seats) if other != seat]
    return [other for other in others if robbable(state, other) and state.presence(other) & here]


class RobPlayer(HirelingOrder):
    """Take a random card from this player."""

    law = "root:E.2.4"
    side: ClassVar[str] = "the_brigand"
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE,)

    def options(self, state: Woodland) -> list[Action]:
        return [CHOOSE[other] for other in victims(state, self.seat)]

    def choose(self, state: Woodland, action: Action) -> None:
        steal(state, self.seat, action.args[0], self.law)
