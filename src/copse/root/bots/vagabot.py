"""Bots, chapter 7: the Vagabot. All items are alike to him. He turns them face down to move towards what the order
names: ruins, quests, battles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from copse.kernel.bits import members, size, union
from copse.kernel.domains import A_SEAT, Domain, declare
from copse.kernel.errors import Impossible
from copse.kernel.rows import without
from copse.kernel.tasks import Json, Task
from copse.root.actions import BUY_BOATS, HIRE
from copse.root.battle import DealHits, battles, begin, current, exposed, take_hits
from copse.root.board import FIRST_FOREST, PLACES, Clearings
from copse.root.boards import FactionBoard
from copse.root.bots.base import (
    CHALLENGING,
    EASY,
    NIGHTMARE,
    NO_FIGURES,
    Bot,
    BotBoard,
    CraftOrder,
    Deed,
    DiscardOrder,
    RevealOrder,
    Test,
    Trait,
    aim,
    aim_at_player,
    buildings_of,
    buy,
    by_priority,
    craft_shown,
    enemies_of,
    enemy_count,
    foes,
    item_left,
    order_suit,
    pieces_of,
    points_of,
    reachable,
    service,
    tokens_of,
    trait_deed,
    with_boats,
)
from copse.root.cards import BIRD, CARDS, FOX, ITEMS, MOUSE, QUEST_IDS, QUESTS, RABBIT
from copse.root.deck import discard, draw, steal
from copse.root.domains import A_CLEARING, A_PARTY, A_QUEST, OWN_SEAT
from copse.root.factions import characters
from copse.root.factions.characters import HireArbiter, clearing_of
from copse.root.fields import A_NAME, MOST, Entries, Field, Flag, Many, One, Shown, Spread, Whole
from copse.root.move import EVERYWHERE, cross, destinations, no_entry, note_arrival, toll, walk
from copse.root.pieces import WARRIOR, Kind
from copse.root.removal import Removal, enemy_pieces, sweep
from copse.root.ruins import BuryItems, dig_out, look_under
from copse.root.score import score
from copse.root.setup import Setup
from copse.root.state import BIRDSONG, DAYLIGHT, EVENING, NONE, Battle, Woodland
from copse.root.steps import SeatStep, Step

THRESHOLDS: Final = (6, 9, 12)  # with these numbers of items, one, two or three lie on the battle track (§7.2.4)
FIRST_MOST_ROLLED: Final = 1  # before any item lies there
RAISING: Final = 2  # this many items of the track raise the limit of rolled hits; the next one deals an extra hit
SWEPT: Final = 3  # items that suffer where everything is swept away (§7.2.1.I)
ENOUGH: Final = 3  # with fewer undamaged items he slips away (§7.4.3)
QUEST_PRICE: Final = 2  # §7.5.2
NEXT_BATTLE_PRICE: Final = 2  # §7.5.4
SIDES: Final = ("ready", "spent", "track", "track_spent", "damaged", "damaged_spent")


# ---- the cards of his traits


class Adventurer(Trait):
    name = "adventurer"


class Berserker(Trait):
    name = "berserker"
    repairs: int = 1  # beside those of every Evening


class Helper(Trait):
    name = "helper"
    points: int = 1  # beside those of every aid
    cards: int = 2  # for each item, in place of one


class Marksman(Trait):
    """As he attacks he deals a hit before the roll."""

    name = "marksman"

    def before_roll(self, state: Woodland, seat: int) -> list[Task]:
        return [FirstShot(seat)] if current(state).attacker == seat else []


class FirstShot(SeatStep):
    def run(self, state: Woodland) -> None:
        state.say("bots:3.3.2", "shot_first", seat=self.seat)
        state.push(DealHits())
        take_hits(state, current(state).defender, 1)


class Questing(Trait):
    name = "questing"
    points: int = 1  # beside that of every quest


ADVENTURER: Final = Adventurer()
BERSERKER: Final = Berserker()
HELPER: Final = Helper()
MARKSMAN: Final = Marksman()
QUESTING: Final = Questing()


# ---- what lies on his board


A_SIDE: Final = Domain("a side", names=SIDES)


def role(state: Woodland, seat: int) -> Json:
    return vagabot(state, seat).role


class VagabotBoard(BotBoard):
    """How many items lie in the satchel, on the battle track and damaged, each face up (`ready`) or face down
    (`spent`)."""

    fields: ClassVar[Entries] = (
        *BotBoard.fields,
        Shown("character", A_NAME, "his character", role),
        Field(
            "sides",
            Spread(A_SIDE, Whole()),
            "his items: in the satchel, on the battle track and damaged",
            key="items",
            saved="items",
        ),
        Field("quest", One(A_QUEST), "the quest before him"),
        Field("discarded", Many(A_QUEST), "quests that he has done with"),
        Field("burnt", Many(A_CLEARING), "clearings with an item on a slot, once for each (§7.7.5)"),
        Field("resting", Flag(), "he slipped away and has no Daylight this turn (§7.4.3)"),
    )

    def __init__(self) -> None:
        super().__init__()
        self.ready = 0
        self.spent = 0
        self.track = 0
        self.track_spent = 0
        self.damaged = 0
        self.damaged_spent = 0
        self.quest = NONE
        self.discarded: list[int] = []
        self.burnt: list[int] = []
        self.resting = False  # he slipped away, and has no Daylight this turn (§7.4.3)

    @property
    def on_track(self) -> int:
        return self.track + self.track_spent

    @property
    def undamaged(self) -> int:
        return self.ready + self.spent + self.on_track

    def stamina(self) -> int:
        return self.undamaged

    @property
    def all_damaged(self) -> int:
        return self.damaged + self.damaged_spent

    @property
    def sides(self) -> list[int]:
        return [self.ready, self.spent, self.track, self.track_spent, self.damaged, self.damaged_spent]

    @sides.setter
    def sides(self, sides: list[int]) -> None:
        self.ready, self.spent, self.track, self.track_spent, self.damaged, self.damaged_spent = sides

    def take(self, other: BotBoard) -> None:
        super().take(other)
        assert isinstance(other, VagabotBoard)
        self.sides = other.sides
        self.quest, self.discarded, self.burnt = other.quest, other.discarded[:], other.burnt[:]
        self.resting = other.resting

    def quests(self) -> list[int]:
        return [*self.discarded, *([self.quest] if self.quest != NONE else [])]

    def check(self, state: Woodland, seat: int) -> None:
        if self.on_track > len(THRESHOLDS):
            raise Impossible(f"the battle track has {len(THRESHOLDS)} spaces (§bots:7.2.4)", "track", "track_spent")


# ---- §7.7 characters


class Character:
    """What his special action is, and what he starts with; the answers here have none."""

    items: int = 4  # §7.3.5
    law: str

    def can_act(self, state: Woodland, seat: int) -> bool:
        """§7.5.6: whether it would have any effect."""
        return False

    def act(self, state: Woodland, seat: int) -> None:
        """The item for it is exhausted already."""
        raise NotImplementedError

    def before_roll(self, state: Woodland, seat: int, battle: Battle) -> list[Task]:
        return []


class Thief(Character):
    """§7.7.1: a random card from the enemy in his clearing with most points, then most pieces there. He has no hand, so
    it is discarded for a point (§2.8.1); other bots have nothing that he could take (B75)."""

    law = "bots:7.7.1"

    def can_act(self, state: Woodland, seat: int) -> bool:
        return bool(self.victims(state, seat))

    def act(self, state: Woodland, seat: int) -> None:
        here = clearing_of(state, seat)
        tests: list[Test] = [
            ("most_points", lambda other: points_of(state, other)),
            ("most_pieces", lambda other: pieces_of(state, other, here)),
        ]
        steal(state, seat, aim_at_player(state, seat, self.victims(state, seat), tests, self.law), self.law)

    def victims(self, state: Woodland, seat: int) -> list[int]:
        return [other for other in rivals_at(state, seat, clearing_of(state, seat)) if state.hands[other].cards]


class Tinker(Character):
    """§7.7.2: the item of the topmost discard that shows one which is left."""

    items = 3
    law = "bots:7.7.2"

    def can_act(self, state: Woodland, seat: int) -> bool:
        return self.topmost(state, seat) != NONE

    def act(self, state: Woodland, seat: int) -> None:
        topmost, pile = self.topmost(state, seat), state.discard
        card, state.discard = pile[topmost], pile[:topmost] + pile[topmost + 1 :]
        state.say(self.law, "picked_up", seat=seat, card=CARDS[card].id)
        discard(state, card)
        craft_shown(state, seat, card)

    def topmost(self, state: Woodland, seat: int) -> int:
        """Its place in the pile; NONE if there is no such card."""
        for place in range(len(state.discard) - 1, -1, -1):
            if item_left(state, seat, state.discard[place]):
                return place
        return NONE


class Ranger(Character):
    """§7.7.3: with three damaged items he slips into a forest."""

    law = "bots:7.7.3"
    least: int = 3

    def can_act(self, state: Woodland, seat: int) -> bool:
        return state.board(seat, VagabotBoard).all_damaged >= self.least and bool(forests_near(state, seat))

    def act(self, state: Woodland, seat: int) -> None:
        slip(state, seat, self.law)


class Vagrant(Character):
    """§7.7.4: a battle between two others in his clearing, in which he removes for both."""

    law = "bots:7.7.4"

    def can_act(self, state: Woodland, seat: int) -> bool:
        return bool(self.quarrels(state, seat))

    def act(self, state: Woodland, seat: int) -> None:
        quarrels = self.quarrels(state, seat)
        attacker = aim_at_player(state, seat, list(quarrels), [], self.law)
        defender = aim_at_player(state, seat, quarrels[attacker], [], self.law)
        begin(state, attacker, defender, clearing_of(state, seat), self.law, instigator=seat)

    def quarrels(self, state: Woodland, seat: int) -> dict[int, list[int]]:
        """The parties that could attack there, and their targets."""
        here = clearing_of(state, seat)
        found: dict[int, list[int]] = {}
        for attacker in range(state.seats) if here else ():
            if attacker != seat:
                for action in battles(state, attacker, 1 << here):
                    defender = action.args[1]
                    if defender < state.seats and defender != seat and quarrel(state, attacker, defender):
                        found.setdefault(attacker, []).append(defender)
        return found


def quarrel(state: Woodland, attacker: int, defender: int) -> bool:
    """§coop: where people play together, no two bots do."""
    return attacker not in state.rules.machines or defender in foes(state, attacker)


class Scoundrel(Character):
    """§7.7.5: everything of enemies goes from his clearing, and the item that he exhausted stays on a slot of it
    (B29)."""

    law = "bots:7.7.5"
    least: int = 3  # enemy pieces, a building or token among them
    points: int = 1

    def can_act(self, state: Woodland, seat: int) -> bool:
        here, spares_bots = clearing_of(state, seat), state.rules.rulings == 1  # by the first rulings (B83)
        pieces = enemy_count if spares_bots else enemy_pieces
        if not here or pieces(state, seat, here) < self.least:
            return False
        enemies = foes(state, seat) if spares_bots else enemies_of(state, seat)
        return any(holdings_of(state, party, here) for party in enemies)

    def act(self, state: Woodland, seat: int) -> None:
        here, mine = clearing_of(state, seat), state.board(seat, VagabotBoard)
        sweep(state, seat, 1 << here, self.law)
        if state.slots[here] > 0:
            mine.spent -= 1
            mine.burnt.append(here)
            state.slots[here] -= 1
            state.say(self.law, "burnt_slot", seat=seat, clearing=here)
            settle_track(state, seat)
        score(state, seat, self.points, self.law)


class Arbiter(Character):
    """§7.7.6: a player attacked in his clearing may hire him, but not in his own battles."""

    law = "bots:7.7.6"

    def before_roll(self, state: Woodland, seat: int, battle: Battle) -> list[Task]:
        defender = battle.defender
        if state.pawns[seat] != battle.clearing or seat in (battle.attacker, defender) or defender >= state.seats:
            return []
        if isinstance(state.rules.factions[defender], Bot):
            return [BotHires(defender, seat)]
        return [HireVagabot(defender, seat)]


class HireVagabot(HireArbiter):
    """§7.7.6: a point for him; the items on his battle track raise the most rolled hits of the defender."""

    law = "bots:7.7.6"

    def strength(self, state: Woodland) -> int:
        return state.board(self.vagabond, VagabotBoard).on_track


class BotHires(Step):
    """§7.7.6: a bot hires him if it rolls fewer than three hits, fewer than the attacker has pieces, and leads him."""

    domains = declare(seat=A_SEAT, vagabot=OWN_SEAT)
    few: int = 3

    def __init__(self, seat: int, vagabot: int) -> None:
        self.seat, self.vagabot = seat, vagabot

    def trouble(self, state: Woodland) -> str:
        return "" if state.battle is not None else "there is no battle"

    def run(self, state: Woodland) -> None:
        battle = current(state)
        most = state.rules.parties[self.seat].most_rolled(state, self.seat)
        outnumbered = most < min(self.few, pieces_of(state, battle.attacker, battle.clearing))
        if outnumbered and points_of(state, self.seat) > points_of(state, self.vagabot):
            HireVagabot(self.seat, self.vagabot).choose(state, HIRE[self.vagabot])


CHARACTERS: Final[Mapping[str, Character]] = {
    "thief": Thief(),
    "tinker": Tinker(),
    "ranger": Ranger(),
    "vagrant": Vagrant(),
    "scoundrel": Scoundrel(),
    "arbiter": Arbiter(),
}


class Vagabot(Bot):
    """The box has two Vagabonds, so he takes the place of the second one beside a person's (B20)."""

    name = "vagabot"
    replaces = "vagabond"
    excludes = "vagabond2"
    chapter = 7
    sign = "✪"
    colour = "#6a5c4c"
    letter = "E"
    reach = 5
    kinds: tuple[Kind, ...] = ()
    appendices: tuple[str, ...] = (characters.__name__,)
    cites: Mapping[str, str] = {
        "item_points": "bots:1.1.2",
        "ignores_ambush": "bots:2.8.2",
        "defenceless": "root:9.2.4",
        "extra_hits": "bots:7.2.4",
    }
    hides_items = True
    may_hire = False
    roles: tuple[str, ...] = tuple(CHARACTERS)
    offered: tuple[Trait, ...] = (ADVENTURER, BERSERKER, HELPER, MARKSMAN, QUESTING)
    lots: tuple[str, ...] = ("forest", "crafted_item")

    refreshes: tuple[int, int] = (4, 6)  # with damaged items, and without any (§7.6.1);
    refreshes_more: Mapping[str, int] = {EASY: -1, CHALLENGING: 1, NIGHTMARE: 1}
    repairs: int = 1  # §7.6.2

    @property
    def character(self) -> Character:
        return CHARACTERS[self.role]

    def new_board(self, seats: int) -> FactionBoard:
        return VagabotBoard()

    def printed(self) -> dict[str, Json]:
        return super().printed() | {"thresholds": list[Json](THRESHOLDS)}

    def check(self, state: Woodland, seat: int) -> None:
        """Only before its step of setup is the pawn nowhere."""
        to_come = VagabotPawn(seat) in state.todo or any(isinstance(task, Setup) for task in state.todo)
        if state.pawns[seat] == NONE and not to_come:
            raise Impossible("nothing says where the pawn stands", "factions")

    # ---- §7.2 rules and abilities

    def on_removed(self, state: Woodland, seat: int, removal: Removal) -> list[Task]:
        """§7.2.1.I: the pawn stays where an enemy sweeps everything away, but three items suffer."""
        pawn = state.pawns[seat]
        if pawn != NONE and removal.swept >> pawn & 1 and state.enemies(removal.remover, seat):
            state.say("bots:7.2.1.I", "swept", seat=seat, count=SWEPT)
            suffer(state, seat, SWEPT, "bots:7.2.1.I")
        return []

    def ignores_rule(self, state: Woodland, seat: int) -> Clearings:
        """§7.2.2"""
        return EVERYWHERE

    def gain_item(self, state: Woodland, seat: int, item: int) -> None:
        """§7.2.3: face up, to the satchel."""
        state.board(seat, VagabotBoard).ready += 1
        settle_track(state, seat)

    def most_rolled(self, state: Woodland, seat: int) -> int:
        """§7.2.4"""
        return FIRST_MOST_ROLLED + min(RAISING, state.board(seat, VagabotBoard).on_track)

    def extra_hits(self, state: Woodland, seat: int, battle: Battle) -> int:
        """§7.2.4: with twelve items, as he attacks."""
        return int(battle.attacker == seat and state.board(seat, VagabotBoard).on_track > RAISING)

    def defenceless(self, state: Woodland, seat: int, clearing: int) -> bool:
        """§root:9.2.4, with any item for a sword (B21)."""
        return not state.board(seat, VagabotBoard).undamaged

    def take_hits(self, state: Woodland, seat: int, hits: int) -> list[Task]:
        suffer(state, seat, hits, "bots:7.2.5")
        return []

    def trophies(self, state: Woodland, seat: int, removal: Removal) -> list[tuple[int, str]]:
        """§7.5.4: each warrior that he removes as he attacks."""
        battle = state.battle
        if removal.remover != seat or not removal.in_battle or battle is None or battle.attacker != seat:
            return []
        fallen = sum([loss.number for loss in removal.losses if state.rules.categories[loss.piece] == WARRIOR])
        return [(fallen, "bots:7.5.4")] if fallen else []

    def before_roll(self, state: Woodland, seat: int) -> list[Task]:
        return self.character.before_roll(state, seat, current(state))

    def extra_slots(self, state: Woodland, clearing: int) -> int:
        """§7.7.5: nothing is built where an item lies."""
        return -state.board(state.rules.seat_of(self.name), VagabotBoard).burnt.count(clearing)

    def purse(self, state: Woodland, seat: int) -> int:
        """An item pays for a service, whatever the price."""
        return MOST if state.board(seat, VagabotBoard).ready else 0

    def pay_seller(self, state: Woodland, seat: int, seller: int, price: int) -> None:
        """§9.7.4: the seller's own warriors replace the price."""
        exhaust(state, seat, 1, "root:11.2.6.III")
        state.rules.factions[seller].receive(state, seller, seller, price)

    # ---- §7.3 setup

    def set_up(self, state: Woodland, seat: int) -> list[Task]:
        return [VagabotPawn(seat), VagabotQuest(seat), BuryItems(seat), VagabotItems(seat)]

    # ---- §7.4 to §7.6

    def birdsong(self, state: Woodland, seat: int) -> list[Task]:
        state.board(seat, VagabotBoard).resting = False
        return [RevealOrder(seat), CraftOrder(seat), VagabotSlip(seat)]

    def daylight(self, state: Woodland, seat: int) -> list[Task]:
        """§7.5: do what the order says, step by step."""
        suit = order_suit(state, seat)
        if suit == NONE or state.board(seat, VagabotBoard).resting:
            return []
        plans = QUESTING_PLANS if self.has(QUESTING.name) else PLANS
        steps: list[Task] = [kind(seat) for kind in plans[suit]]
        return [*steps, VagabotQuests(seat)] if self.has(ADVENTURER.name) else steps

    def evening(self, state: Woodland, seat: int) -> list[Task]:
        return [VagabotRefresh(seat), VagabotMend(seat), DiscardOrder(seat)]

    def deeds(self, sells: bool) -> list[Deed]:
        deeds = self.begun_by_order(sells)
        deeds.append(Deed(BIRDSONG, "deed-slip", "bots:7.4.3", VagabotSlip, (), {"count": ENOUGH}))
        deeds += [trait_deed(DAYLIGHT, trait) for trait in (BERSERKER, HELPER, MARKSMAN) if self.has(trait.name)]
        plans = PLANS
        if self.has(QUESTING.name):
            deeds.append(trait_deed(DAYLIGHT, QUESTING))
            plans = QUESTING_PLANS
        for suit, kinds in plans.items():
            deeds += [self.action_deed(kind, suit) for kind in kinds]
        if self.has(ADVENTURER.name):
            deeds.append(trait_deed(DAYLIGHT, ADVENTURER, VagabotQuests))
        more = self.refreshes_more.get(self.difficulty, 0)
        damaged, sound = self.refreshes
        refreshed = {"count": sound + more, "damaged": damaged + more}
        return [
            *deeds,
            Deed(EVENING, "deed-refresh", "bots:7.6.1", VagabotRefresh, (), refreshed),
            Deed(EVENING, "deed-mend", "bots:7.6.2", VagabotMend, (), {"count": self.repairs}),
            Deed(EVENING, "deed-discard-order", "bots:7.6.3", DiscardOrder),
        ]

    def action_deed(self, kind: type[SeatStep], suit: int) -> Deed:
        """An action of the order of a suit; the special one is that of his character."""
        if kind is VagabotSpecial:
            return Deed(DAYLIGHT, f"role-{self.role}.help", self.character.law, kind, (suit,))
        what, law, figures = ACTION_DEEDS[kind]
        return Deed(DAYLIGHT, what, law, kind, (suit,), figures)

    def refreshed(self, items: VagabotBoard) -> int:
        """§7.6.1, §3.3.1"""
        damaged, sound = self.refreshes
        return (damaged if items.all_damaged else sound) + self.refreshes_more.get(self.difficulty, 0)


def vagabot(state: Woodland, seat: int) -> Vagabot:
    found = state.rules.factions[seat]
    assert isinstance(found, Vagabot)
    return found


# ---- §7.2.3 to §7.2.5 items


def exhaust(state: Woodland, seat: int, number: int, law: str) -> bool:
    """§7.2.3: turn this many items face down. Returns False, and turns none, if there are fewer."""
    mine = state.board(seat, VagabotBoard)
    if mine.ready < number:
        return False
    mine.ready -= number
    mine.spent += number
    if state.heard:
        state.say(law, "exhausted_items", seat=seat, count=number)
    return True


def settle_track(state: Woodland, seat: int) -> None:
    """§7.2.4: the number of items decides how many lie on the battle track, face-down ones first. Questing counts
    damaged ones too, and items there stay. Face-up items return first (B22)."""
    mine, questing = state.board(seat, VagabotBoard), vagabot(state, seat).has(QUESTING.name)
    number, before = mine.undamaged + (mine.all_damaged if questing else 0), mine.on_track
    due = sum([number >= threshold for threshold in THRESHOLDS])
    while mine.on_track < due and mine.ready + mine.spent:
        if mine.spent:
            mine.spent -= 1
            mine.track_spent += 1
        else:
            mine.ready -= 1
            mine.track += 1
    while mine.on_track > due and not questing:
        if mine.track:
            mine.track -= 1
            mine.ready += 1
        else:
            mine.track_spent -= 1
            mine.spent += 1
    if mine.on_track != before:
        state.say("bots:7.2.4", "settled_track", seat=seat, count=mine.on_track)


def suffer(state: Woodland, seat: int, hits: int, law: str) -> None:
    """§7.2.5: an item for each hit, face down while there are any; questing, none of the battle track (B82)."""
    mine = state.board(seat, VagabotBoard)
    before, questing = mine.all_damaged, vagabot(state, seat).has(QUESTING.name)
    for _ in range(hits):
        if mine.spent:
            mine.spent -= 1
            mine.damaged_spent += 1
        elif mine.track_spent and not questing:
            mine.track_spent -= 1
            mine.damaged_spent += 1
        elif mine.ready:
            mine.ready -= 1
            mine.damaged += 1
        elif mine.track and not questing:
            mine.track -= 1
            mine.damaged += 1
    if mine.all_damaged > before:
        state.say(law, "damaged_items", seat=seat, count=mine.all_damaged - before)
        settle_track(state, seat)


def repair(state: Woodland, seat: int, number: int, law: str) -> None:
    """Repair this many damaged items, or all, without turning them; those face up come first (§7.6.2, B23)."""
    mine = state.board(seat, VagabotBoard)
    shown = min(number, mine.damaged)
    hidden = min(number - shown, mine.damaged_spent)
    if not shown + hidden:
        return
    mine.damaged -= shown
    mine.ready += shown
    mine.damaged_spent -= hidden
    mine.spent += hidden
    state.say(law, "repaired_items", seat=seat, count=shown + hidden)
    settle_track(state, seat)


# ---- players


def rivals(state: Woodland, seat: int) -> list[int]:
    """The enemies that are players: hirelings are none (B24)."""
    return [party for party in foes(state, seat) if party < state.seats]


def rivals_at(state: Woodland, seat: int, clearing: int) -> list[int]:
    return [other for other in rivals(state, seat) if clearing and state.has_pieces(other, clearing)]


def holdings_of(state: Woodland, party: int, clearing: int) -> int:
    """Return how many buildings and tokens a party has in a clearing."""
    return buildings_of(state, party, clearing) + tokens_of(state, party, clearing)


# ---- §7.5 the nearest clearing


def seek(state: Woodland, seat: int, clearings: Clearings, tests: Sequence[Test], law: str) -> bool:
    """§7.5: go to the nearest of these clearings, then by the tests; returns whether he is there. He sets out even if
    the items do not suffice to arrive (B25)."""
    ways = ways_from(state, seat)
    near = [clearing for clearing in members(clearings) if clearing in ways]
    if not near:
        return False
    closest: Test = ("nearest", lambda clearing: -len(ways[clearing]))
    return wander(state, seat, ways[aim(state, seat, near, [closest, *tests], law)], law)


def ways_from(state: Woodland, seat: int) -> dict[int, tuple[int, ...]]:
    """The shortest way to every clearing that the pawn could reach, one move after the other; where several are as
    short, each move goes to the highest priority (§2.1). Along a river it goes on from where he can buy boats, as long
    as he has none (§9.7.7), and it ends where he would be held up."""
    start: tuple[int, bool] = (state.pawns[seat], False)
    found: dict[tuple[int, bool], tuple[int, ...]] = {start: ()}  # by place, and whether he has bought boats on the way
    stops, afloat = [start], state
    for place, aboard in stops:
        there = standing_at(afloat if aboard else state, seat, place)
        on_foot = afoot_or_afloat = steps_from(there, seat, place)
        if state.rules.lenders and not aboard:
            bought = with_boats(there, seat)
            afloat = bought if bought is not there else afloat
            afoot_or_afloat |= steps_from(bought, seat, place)
        for target in by_priority(state, afoot_or_afloat):
            stop = (target, aboard or not on_foot >> target & 1)
            if stop not in found:
                found[stop] = (*found[place, aboard], target)
                stops.append(stop)
    ways: dict[int, tuple[int, ...]] = {}
    for place, aboard in stops:
        ways.setdefault(place, found[place, aboard])
    return ways


def standing_at(state: Woodland, seat: int, place: int) -> Woodland:
    """The state once he has come to a place, where that matters: at a trade post he may buy more, and a band holds him
    up."""
    if place == state.pawns[seat] or not (state.rules.lenders or state.asked.on_arrived):
        return state
    trial = state.copy()
    trial.pawns[seat] = place
    if place < PLACES:
        note_arrival(trial, seat, place)
    return trial


def steps_from(state: Woodland, seat: int, place: int) -> Clearings:
    if place >= FIRST_FOREST:
        return state.map.forest_edge[place - FIRST_FOREST] & ~no_entry(state, seat)
    return union(reachable(state, seat, place))


def wander(state: Woodland, seat: int, way: Sequence[int], law: str) -> bool:
    """§7.5: an item for each move, and one more where a snare stopped him (§11.8.2). Returns whether he arrived. The
    boats for the first river cost as much, and that move costs nothing more (§9.7.7). What he met may have closed the
    rest of the way (§2.3)."""
    for target in way:
        while state.pawns[seat] != target:
            here = state.pawns[seat]
            by_land = steps_from(state, seat, here) >> target & 1
            if not by_land and not steps_from(with_boats(state, seat), seat, here) >> target & 1:
                return False
            if state.over or not (exhaust(state, seat, 1, law) if by_land else embark(state, seat)):
                return False
            stride(state, seat, target, law)
    return not state.over


def embark(state: Woodland, seat: int) -> bool:
    """§9.7.7: whether he could buy boats."""
    offer = service(state, seat, BUY_BOATS)
    if offer is not None:
        buy(state, seat, offer)
    return offer is not None


def stride(state: Woodland, seat: int, target: int, law: str) -> None:
    """One move, with what the way costs, unless a snare closes."""
    origin = state.pawns[seat]
    on_foot = origin >= FIRST_FOREST or destinations(state, seat, origin) >> target & 1
    price = toll(state, seat, origin, target) if origin < FIRST_FOREST and state.asked.toll else 0
    walk(state, seat, target, law)
    if state.pawns[seat] != target:
        return
    if price:
        suffer(state, seat, price, "root:E.2.2")
    if not on_foot:
        cross(state, seat, target)


def forests_near(state: Woodland, seat: int) -> list[int]:
    """§7.4.3: the forests next to where he is."""
    here = state.pawns[seat]
    if here >= FIRST_FOREST:
        return list(state.map.forest_near[here - FIRST_FOREST])
    return state.map.forests_at(here)


def slip(state: Woodland, seat: int, law: str) -> None:
    """To one of these at random; a snare is removed but does not stop him (§11.8.2, B81)."""
    near = forests_near(state, seat)
    if near:
        forest = FIRST_FOREST + state.roll("forest", [place - FIRST_FOREST for place in near])
        walk(state, seat, forest, law)
        if state.pawns[seat] != forest:
            walk(state, seat, forest, law)


# ---- §7.3 setup


class VagabotPawn(SeatStep):
    """§7.3.2: in the forest that touches most clearings; a random one of several."""

    def run(self, state: Woodland) -> None:
        touched = [size(edge) for edge in state.map.forest_edge]
        largest = [forest for forest, number in enumerate(touched) if number == max(touched)]
        forest = largest[0] if len(largest) == 1 else state.roll("forest", largest)
        walk(state, self.seat, FIRST_FOREST + forest, "bots:7.3.2")


class VagabotQuest(SeatStep):
    """§7.3.3: a quest for himself."""

    def run(self, state: Woodland) -> None:
        if not state.quest_deck:
            state.quest_deck = tuple([quest.number for quest in QUESTS])
        take_quest(state, self.seat, "bots:7.3.3")


def take_quest(state: Woodland, seat: int, law: str) -> None:
    """The next one, if any is left: those discarded do not come back (B28)."""
    if state.quest_deck:
        quest = state.roll("quest", state.quest_deck)
        state.quest_deck = without(state.quest_deck, quest)
        state.board(seat, VagabotBoard).quest = quest
        state.say(law, "took_quest", seat=seat, quest=QUEST_IDS[quest])


class VagabotItems(SeatStep):
    """§7.3.5: as many as the character says; which ones makes no difference to him."""

    def run(self, state: Woodland) -> None:
        state.board(self.seat, VagabotBoard).ready = vagabot(state, self.seat).character.items


# ---- §7.4 Birdsong


class VagabotSlip(SeatStep):
    """§7.4.3: with too few undamaged items he slips into a forest, and has no Daylight."""

    def run(self, state: Woodland) -> None:
        mine = state.board(self.seat, VagabotBoard)
        if mine.undamaged < ENOUGH:
            mine.resting = True
            state.say("bots:7.4.3", "slipped_away", seat=self.seat)
            slip(state, self.seat, "bots:7.4.3")


# ---- §7.5 Daylight


class VagabotExplore(SeatStep):
    """§7.5.1: a random item from under the nearest ruin."""

    def run(self, state: Woodland) -> None:
        seat, law = self.seat, "bots:7.5.1"
        ruins = union([clearing for clearing in members(state.ruins) if state.ruin_items[clearing]])
        if not state.board(seat, VagabotBoard).ready or not seek(state, seat, ruins, [], law):
            return
        if exhaust(state, seat, 1, law):
            here = clearing_of(state, seat)
            buried = look_under(state, seat, here)
            item = buried[0] if len(buried) == 1 else state.roll("item", buried)
            dig_out(state, seat, here, item, law)
            vagabot(state, seat).gain_item(state, seat, item)


class VagabotDoQuest(SeatStep):
    """§7.5.2: complete it in the nearest clearing of its suit, with any two items, for a point."""

    def run(self, state: Woodland) -> None:
        do_quest(state, self.seat)


def do_quest(state: Woodland, seat: int) -> bool:
    """Whether he did one."""
    mine, law = state.board(seat, VagabotBoard), "bots:7.5.2"
    if not mine.ready or mine.quest == NONE:
        return False
    if not seek(state, seat, state.of_suit(QUESTS[mine.quest].suit), [], law):
        return False
    if not exhaust(state, seat, QUEST_PRICE, law):
        return False
    state.say(law, "completed", seat=seat, quest=QUEST_IDS[mine.quest])
    mine.discarded.append(mine.quest)
    mine.quest = NONE
    take_quest(state, seat, law)
    score(state, seat, 1, law)
    if vagabot(state, seat).has(QUESTING.name):
        score(state, seat, QUESTING.points, "bots:3.3.2")
    return True


class VagabotQuests(SeatStep):
    """Adventurer: at the end of Daylight one quest after the other, while the items last."""

    def run(self, state: Woodland) -> None:
        while not state.over and do_quest(state, self.seat):
            pass


class VagabotAid(SeatStep):
    """§7.5.3: the player with crafted items, pieces in his clearing and fewest points gives him items for cards.
    Questing, he first moves to the nearest such clearing, and takes one."""

    def run(self, state: Woodland) -> None:
        seat, law, bot, mine = self.seat, "bots:7.5.3", vagabot(state, self.seat), state.board(self.seat, VagabotBoard)
        questing, owners = bot.has(QUESTING.name), self.owners(state)
        if not mine.ready:
            return
        if questing:
            shops = 0
            for other in owners:
                shops |= state.presence(other)
            if not seek(state, seat, shops & state.map.everywhere, [], "bots:3.3.2"):
                return
        here = clearing_of(state, seat)
        owners = [other for other in owners if here and state.has_pieces(other, here)]
        if not owners or not mine.ready:
            return
        tests: list[Test] = [("fewest_points", lambda other: -points_of(state, other))]
        other = aim_at_player(state, seat, owners, tests, law)
        number = 1 if questing else min(mine.ready, sum(state.boxes[other]) + sum(state.turned[other]))
        exhaust(state, seat, number, law)
        for _ in range(number):
            self.take(state, other)
        score(state, seat, number, law)
        if bot.has(HELPER.name):
            score(state, seat, HELPER.points, "bots:3.3.2")
        if not state.over:
            draw(state, other, number * (HELPER.cards if bot.has(HELPER.name) else 1), law)

    def owners(self, state: Woodland) -> list[int]:
        others = [other for other in range(state.seats) if other != self.seat]
        return [other for other in others if any(state.boxes[other]) or any(state.turned[other])]

    def take(self, state: Woodland, other: int) -> None:
        """A random item of theirs, whichever side is up."""
        boxes = (state.boxes, state.turned)
        pool = [item for box in boxes for item, number in enumerate(box[other]) for _ in range(number)]
        item = pool[0] if len(set(pool)) == 1 else state.roll("crafted_item", pool)
        state.change_box(other, item, -1, turned=not state.boxes[other][item])
        state.say("bots:7.5.3", "took_item", seat=self.seat, other=other, item=ITEMS[item])
        vagabot(state, self.seat).gain_item(state, self.seat, item)


class VagabotBattle(SeatStep):
    """§7.5.4: against the player with most points, in the nearest clearing with that player's pieces; then most
    buildings and tokens, then fewest warriors."""

    def run(self, state: Woodland) -> None:
        seat, law = self.seat, "bots:7.5.4"
        if not state.board(seat, VagabotBoard).ready:
            return
        berserk = vagabot(state, seat).has(BERSERKER.name)
        other = self.most_pieces(state) if berserk else self.most_points(state)
        if other != NONE and exhaust(state, seat, 1, law):
            state.push(VagabotBattleAgain(seat, other))
            begin(state, seat, other, clearing_of(state, seat), law)

    def grounds(self, state: Woodland) -> dict[int, Clearings]:
        """Where he could come to battle each enemy (§2.3)."""
        within = union([place for place in ways_from(state, self.seat) if place < PLACES])
        found: dict[int, Clearings] = {}
        for other in rivals(state, self.seat):
            places = exposed(
                state, self.seat, other, state.presence(other) & state.map.everywhere & within, by_sight=False
            )
            if places:
                found[other] = places
        return found

    def most_points(self, state: Woodland) -> int:
        """Go to battle; returns whom he battles where he has come to, or NONE."""
        seat, law, grounds = self.seat, "bots:7.5.4", self.grounds(state)
        if not grounds:
            return NONE
        leads: list[Test] = [("most_points", lambda other: points_of(state, other))]
        other = aim_at_player(state, seat, list(grounds), leads, law)
        tests: list[Test] = [
            ("most_holdings", lambda clearing: holdings_of(state, other, clearing)),
            ("fewest_enemy_warriors", lambda clearing: -state.warriors(other, clearing)),
        ]
        return other if seek(state, seat, grounds[other], tests, law) else NONE

    def most_pieces(self, state: Woodland) -> int:
        """Berserker: in the clearing with most pieces, then the nearest; the player with most pieces there, then most
        points."""
        seat, law, grounds = self.seat, "bots:3.3.2", self.grounds(state)
        if not grounds:
            return NONE
        ways, places = ways_from(state, seat), 0
        for clearings in grounds.values():
            places |= clearings
        tests: list[Test] = [
            ("most_enemies", lambda clearing: sum([pieces_of(state, other, clearing) for other in grounds])),
            ("nearest", lambda clearing: -len(ways[clearing])),
        ]
        target = aim(state, seat, members(places), tests, law)
        if not wander(state, seat, ways[target], law):
            return NONE
        there = [other for other, clearings in grounds.items() if clearings >> target & 1]
        crowds: list[Test] = [
            ("most_pieces", lambda other: pieces_of(state, other, target)),
            ("most_points", lambda other: points_of(state, other)),
        ]
        return aim_at_player(state, seat, there, crowds, law)


class VagabotBattleAgain(Step):
    """§7.5.4: while any of their pieces are left there, another battle for two items; not for an adventurer."""

    domains = declare(seat=OWN_SEAT, other=A_PARTY)

    def __init__(self, seat: int, other: int) -> None:
        self.seat, self.other = seat, other

    def run(self, state: Woodland) -> None:
        seat, here = self.seat, clearing_of(state, self.seat)
        if not here or vagabot(state, seat).has(ADVENTURER.name):
            return
        left = any(action.args[1] == self.other for action in battles(state, seat, 1 << here))
        if left and exhaust(state, seat, NEXT_BATTLE_PRICE, "bots:7.5.4"):
            state.push(self)
            begin(state, seat, self.other, here, "bots:7.5.4")


class VagabotRepair(SeatStep):
    """§7.5.5: a damaged item for an item."""

    def run(self, state: Woodland) -> None:
        if state.board(self.seat, VagabotBoard).all_damaged and exhaust(state, self.seat, 1, "bots:7.5.5"):
            repair(state, self.seat, 1, "bots:7.5.5")


class VagabotSpecial(SeatStep):
    """§7.5.6: what the character card says, unless it would have no effect."""

    def run(self, state: Woodland) -> None:
        character = vagabot(state, self.seat).character
        if state.board(self.seat, VagabotBoard).ready and character.can_act(state, self.seat):
            exhaust(state, self.seat, 1, "bots:7.5.6")
            character.act(state, self.seat)


PLANS: Final[Mapping[int, tuple[type[SeatStep], ...]]] = {
    BIRD: (VagabotExplore, VagabotDoQuest, VagabotAid, VagabotBattle),  # §7.5.I
    FOX: (VagabotExplore, VagabotBattle, VagabotSpecial),  # §7.5.II
    RABBIT: (VagabotBattle, VagabotRepair, VagabotSpecial),  # §7.5.III
    MOUSE: (VagabotDoQuest, VagabotAid, VagabotBattle, VagabotRepair),  # §7.5.IV
}
QUESTING_PLANS: Final[Mapping[int, tuple[type[SeatStep], ...]]] = {
    BIRD: (VagabotExplore, VagabotDoQuest, VagabotBattle),
    FOX: (VagabotExplore, VagabotSpecial, VagabotBattle),
    RABBIT: (VagabotSpecial, VagabotAid, VagabotBattle),
    MOUSE: (VagabotDoQuest, VagabotAid, VagabotBattle),
}
ACTION_DEEDS: Final[Mapping[type[SeatStep], tuple[str, str, Mapping[str, int]]]] = {
    VagabotExplore: ("deed-explore", "bots:7.5.1", NO_FIGURES),
    VagabotDoQuest: ("deed-quest", "bots:7.5.2", {"count": QUEST_PRICE}),
    VagabotAid: ("deed-aid", "bots:7.5.3", NO_FIGURES),
    VagabotBattle: ("deed-battle-leader", "bots:7.5.4", {"count": NEXT_BATTLE_PRICE}),
    VagabotRepair: ("deed-repair", "bots:7.5.5", NO_FIGURES),
}


# ---- §7.6 Evening


class VagabotRefresh(SeatStep):
    """§7.6.1: items of the satchel are turned face up, fewer while any is damaged."""

    def run(self, state: Woodland) -> None:
        mine = state.board(self.seat, VagabotBoard)
        number = min(mine.spent, vagabot(state, self.seat).refreshed(mine))
        if number:
            mine.spent -= number
            mine.ready += number
            state.say("bots:7.6.1", "refreshed_items", seat=self.seat, count=number)


class VagabotMend(SeatStep):
    """§7.6.2: in a forest all items, elsewhere one; a berserker mends one more."""

    def run(self, state: Woodland) -> None:
        bot, mine = vagabot(state, self.seat), state.board(self.seat, VagabotBoard)
        if state.pawns[self.seat] >= FIRST_FOREST:
            repair(state, self.seat, mine.all_damaged, "bots:7.6.2")
            return
        repair(state, self.seat, bot.repairs, "bots:7.6.2")
        if bot.has(BERSERKER.name):
            repair(state, self.seat, BERSERKER.repairs, "bots:3.3.2")
