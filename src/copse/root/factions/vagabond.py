"""Chapter 9: the Vagabond, and the second one. He has no warriors but items, and turns them face down to act; he scores
by quests, by better relationships, and by fighting the factions that have become hostile to him."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members
from copse.kernel.domains import A_SEAT, declare
from copse.kernel.errors import Impossible
from copse.kernel.events import Word
from copse.kernel.rows import numbers, replaced, without
from copse.kernel.tasks import Blocked, Json, State, Task
from copse.root.actions import (
    AID,
    ALLY,
    ASK_ITEM,
    ASK_TURNED,
    BATTLE,
    CHARACTER,
    CHARACTERS,
    COALITION,
    CRAFT,
    DAMAGE,
    DAMAGE_SPENT,
    DROP_DAMAGED,
    DROP_DAMAGED_SPENT,
    DROP_ITEM,
    DROP_SPENT,
    EXHAUST,
    EXPLORE,
    FIND,
    GO,
    IMPROVISE,
    INSTIGATE,
    LEAD_ALLIES,
    LOSE,
    PASS,
    QUEST,
    REFRESH,
    REFRESH_DAMAGED,
    REPAIR,
    REPAIR_SPENT,
    REWARD_CARDS,
    REWARD_POINTS,
    SAIL,
    SEAT,
    SPECIAL,
    STRIKE,
)
from copse.root.battle import battle_figures, battles, current, fight
from copse.root.board import FIRST_FOREST, Clearings
from copse.root.boards import FactionBoard
from copse.root.cards import (
    BAG,
    BOOTS,
    CARDS,
    COINS,
    CROSSBOW,
    DOMINANCE,
    HAMMER,
    ITEMS,
    QUEST_IDS,
    QUESTS,
    SWORD,
    TEA,
    TORCH,
    different,
    matching,
)
from copse.root.craft import blocked_crafts, craft, craftable
from copse.root.deck import draw, give
from copse.root.domains import A_CLEARING, A_FLAG, A_PARTY, A_QUEST, ANY_AMOUNT, OWN_SEAT, SOME_AMOUNT
from copse.root.dominance import join
from copse.root.factions import characters
from copse.root.factions.base import Faction
from copse.root.factions.characters import (
    BY_NAME,
    NOBODY,
    Character,
    Hideout,
    Ranger,
    clearing_of,
    improvise,
    repairs,
)
from copse.root.factions.satchel import (
    ALLIED,
    DAMAGED,
    DAMAGED_SPENT,
    HOSTILE,
    READY,
    RELATIONS,
    SPENT,
    Satchel,
    VagabondBoard,
    damage,
    empty_satchel,
    exhaust,
    gain,
    is_vagabond,
    kinds,
    none_of,
    related,
    relation_name,
    repair,
    total,
    turn_all,
)
from copse.root.move import (
    EVERYWHERE,
    adjacent,
    cross,
    exit_obstacle,
    ignores_rule,
    no_entry,
    no_exit,
    relocate,
    sails,
    toll,
    unruled_paths,
    walk,
)
from copse.root.pause import Pause, seems_open
from copse.root.pieces import PIECES, WARRIOR, Kind
from copse.root.removal import Loss, Removal, remove, sheltered
from copse.root.ruins import BuryItems, dig_out, look_under, still_found
from copse.root.score import promised, score, scoreless
from copse.root.setup import Setup
from copse.root.state import EMPTY_BOX, NONE, Battle, Woodland
from copse.root.steps import Question, SeatStep, Step
from copse.root.suits import NOTHING, SETS, spare
from copse.root.turn import DrawCards

FIRST: Final = "vagabond"
SECOND: Final = "vagabond2"
SECOND_SIGN: Final = "☆"  # the second Vagabond of every edition has these
SECOND_COLOUR: Final = "#66615b"
SECOND_LETTER: Final = "E"
SECOND_REACH: Final = 2


class Vagabond(Faction):
    name = FIRST
    chapter = 9
    sign = "★"
    colour = "#4d4a48"
    letter = "D"
    reach = 5
    cites: Mapping[str, str] = {"defenceless": "root:9.2.4"}
    kinds: tuple[Kind, ...] = ()
    turn_verbs: tuple[Verb, ...] = (GO, EXPLORE, AID, QUEST, BATTLE, STRIKE, REPAIR, CRAFT, SPECIAL, SAIL)
    appendices: tuple[str, ...] = (characters.__name__,)
    hides_items = True
    may_hire = False
    priced: tuple[Verb, ...] = (REWARD_CARDS,)

    open_quests = 3  # §9.3.3
    track_spaces: int = 3  # of tea, coins and bags each (§9.2.5.I)
    refreshes: int = 3  # items in Birdsong (§9.4.1),
    tea_refreshes: int = 2  # and more for each tea on its track
    carries: int = 6  # items beside those on the tracks (§9.6.4),
    bag_carries: int = 2  # and more for each bag on its track
    slips_in: bool = False  # whether nothing kept him out as he slipped, by the first rulings (E11)
    roster: dict[str, Character] = BY_NAME  # §9.3.1
    step_cost: tuple[int, ...] = (1, 2, 3)  # aids from one space of the track to the next (§9.2.9.I.a)
    step_points: tuple[int, ...] = (0, 1, 2, 2)  # by the space that is reached (§9.2.9.I.b)
    allied_points: int = 2  # for each aid (§9.2.9.II.a)
    swept_items: int = 3  # §9.2.2.I
    coalition_players: int = 4  # §9.2.8
    explore_points: int = 1  # §9.5.3
    quest_cards: int = 2  # §9.5.5

    def new_board(self, seats: int) -> FactionBoard:
        return VagabondBoard(seats, empty_satchel(self.track_spaces))

    # ---- §9.2 rules and abilities

    def crafting(self, state: Woodland, seat: int) -> vec[i64]:
        """§9.2.1: hammers; each matches the Vagabond's clearing."""
        hammers = numbers(SETS)
        here = clearing_of(state, seat)
        if here:
            hammers[state.suits_of(here)] = state.board(seat, VagabondBoard).items.ready[HAMMER]
        return spare(hammers, NOTHING)

    def pay(self, state: Woodland, seat: int, suit: int, number: int) -> None:
        exhaust(state, seat, HAMMER, "root:9.2.1", number)

    def purse(self, state: Woodland, seat: int) -> int:
        """§11.2.6.III: items that he can exhaust."""
        return total(state.board(seat, VagabondBoard).items.ready)

    def pay_seller(self, state: Woodland, seat: int, seller: int, price: int) -> None:
        state.push(PayItems(seat, seller, price))

    def gain_item(self, state: Woodland, seat: int, item: int) -> None:
        """§9.2.1, §9.2.5: he has no box for crafted items; they are his at once."""
        gain(state, seat, item)

    def ignores_rule(self, state: Woodland, seat: int) -> Clearings:
        """§9.2.3: nimble."""
        return EVERYWHERE

    def free_moves(self, state: Woodland, seat: int) -> list[Action]:
        """A move that a card grants: only what hostile warriors cost is to be paid (§9.2.9.III.b)."""
        return walks(state, seat, 0)

    def make_free_move(self, state: Woodland, seat: int, action: Action, law: str) -> None:
        travel(state, seat, action, 0, law)

    def whole_moves(self, state: Woodland, seat: int, origin: int) -> list[Action]:
        return self.free_moves(state, seat) if state.pawns[seat] == origin else []

    def defenceless(self, state: Woodland, seat: int, clearing: int) -> bool:
        """§9.2.4: without an undamaged sword."""
        return not state.board(seat, VagabondBoard).items.swords

    def most_rolled(self, state: Woodland, seat: int) -> int:
        """§9.2.6: undamaged swords, and allied warriors that he treats as his own (§9.2.9.II.c)."""
        return state.board(seat, VagabondBoard).items.swords + allied_warriors(state, seat)

    def take_hits(self, state: Woodland, seat: int, hits: int) -> list[Task]:
        return suffer(state, seat, hits)

    def activations(self, state: Woodland, seat: int, held: list[int]) -> list[Action]:
        """§9.2.8: a dominance card forms a coalition."""
        return [COALITION[place, other] for place in held for other in poorest(state, seat)]

    def activate(self, state: Woodland, seat: int, action: Action) -> None:
        place, other = action.args
        join(state, seat, DOMINANCE[place], other, "root:9.2.8")

    def reconcile(self, state: Woodland, seat: int, partner: int) -> None:
        """§9.2.9.III.d"""
        mine = state.board(seat, VagabondBoard)
        if mine.relations[partner] == HOSTILE:
            mine.relations = replaced(mine.relations, partner, 0)
            state.say("root:9.2.9.III.d", "befriended", seat=seat, other=partner, relation=relation_name(0))

    def on_attack(self, state: Woodland, seat: int) -> list[Task]:
        """§9.2.9.II.c: allies are called in as the battle starts."""
        state.board(seat, VagabondBoard).debt = 0
        return [CallAllies(seat)] if battle_allies(state, seat) else []

    def after_battle(self, state: Woodland, seat: int, battle: Battle) -> list[Task]:
        """§9.2.9.II.d: an ally that lost more than he did turns against him."""
        mine = state.board(seat, VagabondBoard)
        if battle.attacker == seat and mine.debt > 0:
            turn_hostile(state, seat, battle.ally, "root:9.2.9.II.d")
        mine.debt, mine.swift = 0, False
        return []

    def trophies(self, state: Woodland, seat: int, removal: Removal) -> list[tuple[int, str]]:
        """§9.2.9.III.a: infamy, in battle and on his own turn."""
        if removal.remover != seat or not removal.in_battle or state.turn != seat:
            return []
        infamy = sum(infamous(state, seat, other, removal) for other in related(state))
        return [(infamy, "root:9.2.9.III.a")] if infamy else []

    def offends(self, state: Woodland, removal: Removal) -> bool:
        """§9.2.9.III: whether one of his removals turns the owner of a lost warrior hostile."""
        return True

    def on_removed(self, state: Woodland, seat: int, removal: Removal) -> list[Task]:
        """§9.2.9.III: a faction that loses a warrior to him turns hostile at once. §9.2.2.I: if an enemy removes
        everything in his clearing, the pawn stays, but three items are damaged."""
        if removal.remover == seat and self.offends(state, removal):
            for other in related(state):
                if offended(state, seat, other, removal):
                    turn_hostile(state, seat, other, "root:9.2.9.III")
        swept = removal.swept >> state.pawns[seat] & 1 if state.pawns[seat] != NONE else 0
        if not swept or not state.enemies(removal.remover, seat):
            return []
        state.say("root:9.2.2.I", "swept", seat=seat, count=self.swept_items)
        return suffer(state, seat, self.swept_items)

    # ---- the hooks of his character

    def before_roll(self, state: Woodland, seat: int) -> list[Task]:
        return character(state, seat).before_roll(state, seat, current(state))

    def battle_actions(self, state: Woodland, seat: int, battle: Battle) -> list[Action]:
        return character(state, seat).battle_actions(state, seat, battle)

    def act_in_battle(self, state: Woodland, seat: int, battle: Battle, action: Action) -> None:
        character(state, seat).act_in_battle(state, seat, battle, action)

    # ---- §9.3 to §9.6

    def set_up(self, state: Woodland, seat: int) -> list[Task]:
        return [CastLots(seat)]

    def setup_steps(self, state: Woodland, seat: int) -> list[Task]:
        return [ChooseCharacter(seat), *self.set_up_drafted(state, seat)]

    def set_up_drafted(self, state: Woodland, seat: int) -> list[Task]:
        return [PlacePawn(seat), LayQuests(seat), BuryItems(seat), StartItems(seat)]

    def drafted_as(self, names: list[str]) -> str:
        """The first Vagabond at a table is no second one, whichever card he took (R171)."""
        return SECOND if FIRST in names else FIRST

    def company(self) -> list[int]:
        return [place for place, name in enumerate(CHARACTERS) if name in self.roster]

    def become(self, state: Woodland, seat: int, character: int, law: str) -> None:
        state.board(seat, VagabondBoard).character = character
        state.say(law, "became", seat=seat, character=CHARACTERS[character])

    def check(self, state: Woodland, seat: int) -> None:
        """Only before its step of setup is the pawn nowhere."""
        chosen = state.board(seat, VagabondBoard).character
        if chosen != NONE and CHARACTERS[chosen] not in self.roster:
            raise Impossible(f"the edition '{state.rules.edition.name}' has no {CHARACTERS[chosen]}", "character")
        to_come = PlacePawn(seat) in state.todo or any(isinstance(task, Setup | CastLots) for task in state.todo)
        if state.pawns[seat] == NONE and not to_come:
            raise Impossible("nothing says where the pawn stands", "factions")
        hideouts = [task.left for task in state.todo if isinstance(task, Hideout) and task.seat == seat]
        played = character(state, seat)
        if hideouts and max(hideouts) > (played.repairs if isinstance(played, Ranger) else 0):
            raise Impossible("a hideout repairs fewer items (§D.3.2)", "todo")

    def printed(self) -> dict[str, Json]:
        """The relationships, and by character the arguments of its sentence."""
        figures = {name: card.printed() for name, card in self.roster.items()}
        sentences: dict[str, Json] = {name: dict[str, Json](said) for name, said in figures.items() if said}
        return {"relations": list[Json](RELATIONS), "sentences": sentences}

    def terms(self, state: Woodland, seat: int, action: Action) -> dict[str, int]:
        """§9.5.5: cards that a quest brings."""
        return {"count": self.quest_cards}

    def helping(self, state: Woodland, items: Satchel, item: int) -> int:
        """How many tea, coins or bags help: those on their track (§9.2.5.I)."""
        return items.on_track(item)

    def refreshed(self, state: Woodland, items: Satchel) -> int:
        """§9.4.1: this many items are turned face up in Birdsong."""
        return self.refreshes + self.tea_refreshes * self.helping(state, items, TEA)

    def capacity(self, state: Woodland, items: Satchel) -> int:
        """§9.6.4: this many items may be kept besides those on the tracks."""
        return self.carries + self.bag_carries * self.helping(state, items, BAG)

    def evening_draw(self, state: Woodland, seat: int) -> int:
        """§9.6.2: one more for each coins on the track."""
        return self.draw + self.helping(state, state.board(seat, VagabondBoard).items, COINS)

    def birdsong(self, state: Woodland, seat: int) -> list[Task]:
        mine = state.board(seat, VagabondBoard)
        mine.aids = (0,) * state.seats
        mine.improvised = False
        return [Refresh(seat, self.refreshed(state, mine.items)), Slip(seat)]

    def daylight(self, state: Woodland, seat: int) -> list[Task]:
        return [Wander(seat)]

    def leads_allies(self, state: Woodland) -> bool:
        """§9.2.9.II.b: whether allies may come along now."""
        return True

    def boots_at(self, state: Woodland, seat: int, clearing: int) -> int:
        """§9.2.9.III.b: the boots that the hostile cost beside the first."""
        return hostile_there(state, seat, clearing)

    def draw_sword(self, state: Woodland, seat: int) -> None:
        """§9.5.2: what a battle costs."""
        exhaust(state, seat, SWORD, "root:9.5.2")

    def mend(self, state: Woodland, seat: int, item: int, spent: bool) -> None:
        """§9.5.7: what a hammer does to a damaged item."""
        repair(state, seat, item, spent, "root:9.5.7")

    def finds(self, state: Woodland, seat: int, ruin: tuple[int, ...]) -> list[Action]:
        """§9.7.3: one of these items, but no second of a kind that he has from a ruin; or none, and no point."""
        found = state.board(seat, VagabondBoard).found
        return [*[FIND[item] for item in different(ruin) if not found >> item & 1], PASS[()]]

    def take_find(self, state: Woodland, seat: int, item: int) -> None:
        """§9.5.3: face up."""
        gain(state, seat, item)

    def can_take(self, state: Woodland, seat: int, item: int) -> bool:
        """Whether there is room for an item on his board."""
        return True

    def leaves_find(self, state: Woodland, seat: int, item: int) -> bool:
        """Whether he may leave the only item of a ruin where it is."""
        return False

    def found_nothing(self, state: Woodland, seat: int) -> None:
        """What he has of a ruin from which he took nothing (§9.7.3)."""

    def calls_allies(self, state: Woodland, seat: int, battle: Battle) -> bool:
        """§9.2.9.II.c: whether allies may fight beside him in this battle; the attacked one never does."""
        return True

    def joinable(self, state: Woodland, other: int) -> bool:
        """§9.2.8: whether the player with the fewest points is free for a coalition."""
        return other not in state.partner

    def aidable(self, state: Woodland, seat: int) -> list[int]:
        """§9.5.4: whom he may aid where they have pieces; Vagabonds do not aid each other."""
        return related(state)

    def aided(self, state: Woodland, seat: int, other: int) -> list[Task]:
        """§9.5.4: what an aid costs and brings beside the card."""
        return [ExhaustAny(seat), TakeCrafted(seat, other), Befriend(seat, other)]

    def may_leave(self, state: Woodland, seat: int, items: list[int]) -> bool:
        """§9.5.4: whether he may take none of the items that others crafted."""
        return True

    def strikable(self, state: Woodland, seat: int) -> list[int]:
        """§9.5.6: at whose pieces he may shoot."""
        return [other for other in range(state.rules.party_count) if state.enemies(seat, other)]

    def rewards(self, state: Woodland, seat: int, quest: int) -> list[Task]:
        """§9.5.5: what a completed quest brings."""
        return [Reward(seat, quest)]

    def evening(self, state: Woodland, seat: int) -> list[Task]:
        return [EveningRest(seat), EveningDraw(seat), CheckCapacity(seat)]


class SecondVagabond(Vagabond):
    """§9.7: his setup comes with that of the first."""

    name = SECOND
    sign = SECOND_SIGN
    colour = SECOND_COLOUR
    letter = SECOND_LETTER
    reach = SECOND_REACH

    def set_up(self, state: Woodland, seat: int) -> list[Task]:
        return []


def faction(state: Woodland, seat: int) -> Vagabond:
    found = state.rules.factions[seat]
    assert isinstance(found, Vagabond)
    return found


def character(state: Woodland, seat: int) -> Character:
    chosen = state.board(seat, VagabondBoard).character
    return faction(state, seat).roster[CHARACTERS[chosen]] if chosen >= 0 else NOBODY


# ---- §9.2.7 taking hits


def suffer(state: Woodland, seat: int, hits: int) -> list[Task]:
    """§9.2.7: an undamaged item for each hit, while there are any; which, is his choice unless all must go."""
    items = state.board(seat, VagabondBoard).items
    if not hits or not items.undamaged:
        return []
    if hits < items.undamaged or allied_warriors(state, seat):
        return [TakeHit(seat, hits)]
    for spent, side in enumerate((items.ready, items.spent)):
        for item in kinds(side):
            for _ in range(side[item]):
                damage(state, seat, item, bool(spent), "root:9.2.7")
    return []


class TakeHit(Question):
    """§9.2.7, §9.2.9.II.d: an item, face up or face down, or a warrior of the ally that fights beside him."""

    law = "root:9.2.7"
    domains = declare(hits=SOME_AMOUNT)

    def __init__(self, seat: int, hits: int) -> None:
        self.seat, self.hits = seat, hits

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"hits": self.hits}

    def losing(self, state: State) -> int:
        """His items are pieces of nobody, so it is the ally."""
        assert isinstance(state, Woodland)
        return current(state).ally if allied_warriors(state, self.seat) else self.seat

    def options(self, state: Woodland) -> list[Action]:
        items = state.board(self.seat, VagabondBoard).items
        out = [DAMAGE[item] for item in kinds(items.ready)] + [DAMAGE_SPENT[item] for item in kinds(items.spent)]
        return out + [LOSE[PIECES.index(state.rules.pieces[piece].name)] for piece in allies_left(state, self.seat)]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is LOSE:
            battle = current(state)
            battle.losses[battle.side(self.seat)].append(state.rules.piece(battle.ally, PIECES[action.args[0]]))
            state.board(self.seat, VagabondBoard).debt += 1
        else:
            damage(state, self.seat, action.args[0], action.verb is DAMAGE_SPENT, self.law)
        state.push_all(suffer(state, self.seat, self.hits - 1))


# ---- §9.2.8 coalition


def poorest(state: Woodland, seat: int) -> list[int]:
    """The seats with which he may form a coalition: those with the fewest points that still score. He must not be in
    another."""
    if state.seats < faction(state, seat).coalition_players or seat in state.partner:
        return []
    others = [other for other in range(state.seats) if other != seat and not scoreless(state, other)]
    least = min((state.points[other] for other in others), default=0)
    free = faction(state, seat).joinable
    return [other for other in others if state.points[other] == least and free(state, other)]


# ---- §9.2.9 relationships


class Befriend(Step):
    """§9.2.9.I: aids of one turn move the marker on, each counting for one step; aid to an ally scores (II.a), aid to
    the hostile changes nothing (III.c)."""

    domains = declare(seat=OWN_SEAT, other=A_SEAT)

    def __init__(self, seat: int, other: int) -> None:
        self.seat, self.other = seat, other

    def run(self, state: Woodland) -> None:
        mine, other = state.board(self.seat, VagabondBoard), self.other
        relation, he = mine.relations[other], faction(state, self.seat)
        if relation == ALLIED:
            score(state, self.seat, he.allied_points, "root:9.2.9.II.a")
        elif relation != HOSTILE:
            mine.aids = replaced(mine.aids, other, mine.aids[other] + 1)
            if mine.aids[other] == he.step_cost[relation]:
                mine.aids = replaced(mine.aids, other, 0)
                mine.relations = replaced(mine.relations, other, relation + 1)
                law = "root:9.2.9.I.b"
                state.say(law, "befriended", seat=self.seat, other=other, relation=relation_name(relation + 1))
                score(state, self.seat, he.step_points[relation + 1], law)


def battle_allies(state: Woodland, seat: int) -> list[int]:
    """§9.2.9.II.c: allied factions with warriors in the battle, but for the one that is attacked."""
    battle, relations = current(state), state.board(seat, VagabondBoard).relations
    if not faction(state, seat).calls_allies(state, seat, battle):
        return []
    return [
        other
        for other in related(state)
        if relations[other] == ALLIED and other != battle.defender and state.warriors(other, battle.clearing)
    ]


def allied_warriors(state: Woodland, seat: int) -> int:
    """The warriors that he treats as his own in this battle and has not given up yet."""
    battle = state.battle
    if battle is None or battle.attacker != seat or battle.ally == NONE:
        return 0
    lost = [piece for piece in battle.losses[0] if piece in state.rules.warriors[battle.ally]]
    return state.warriors(battle.ally, battle.clearing) - len(lost)


def allies_left(state: Woodland, seat: int) -> list[int]:
    """The kinds of these warriors."""
    if not allied_warriors(state, seat):
        return []
    battle = current(state)
    ranks = state.rules.warriors[battle.ally]
    return [piece for piece in ranks if state.count(piece, battle.clearing) > battle.losses[0].count(piece)]


class CallAllies(Question):
    """§9.2.9.II.c: of one faction."""

    law = "root:9.2.9.II.c"

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return battle_figures(state)

    def trouble(self, state: Woodland) -> str:
        return "" if state.battle is not None else "there is no battle"

    def options(self, state: Woodland) -> list[Action]:
        return [PASS[()], *[ALLY[other] for other in battle_allies(state, self.seat)]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is ALLY:
            current(state).ally = action.args[0]
            state.say(self.law, "called_allies", seat=self.seat, ally=action.args[0])


def turn_hostile(state: Woodland, seat: int, other: int, law: str) -> None:
    mine = state.board(seat, VagabondBoard)
    mine.relations, mine.aids = replaced(mine.relations, other, HOSTILE), replaced(mine.aids, other, 0)
    state.say(law, "turned_hostile", seat=seat, other=other)


def offended(state: Woodland, seat: int, other: int, removal: Removal) -> bool:
    """§9.2.9.III: whether a removal turns a faction hostile: it takes a warrior, which did not fight along (II.d)."""
    if state.board(seat, VagabondBoard).relations[other] == HOSTILE:
        return False
    fallen = [loss.piece for loss in removal.losses if state.rules.categories[loss.piece] == WARRIOR]
    return any(state.fights_for(piece) == other for piece in fallen)


def infamous(state: Woodland, seat: int, other: int, removal: Removal) -> int:
    """§9.2.9.III.a: the pieces of a hostile faction that a removal takes, but for the warrior that makes it so."""
    number = sum(loss.number for loss in removal.losses if state.rules.party_of[loss.piece] == other)
    if offended(state, seat, other, removal) and faction(state, seat).offends(state, removal):
        return number - 1
    return number if state.board(seat, VagabondBoard).relations[other] == HOSTILE else 0


# ---- §11.2.6.III services


class PayItems(Question):
    """§11.2.6.III: he pays for a service by exhausting items, whichever he likes, one at a time."""

    law = "root:11.2.6.III"
    domains = declare(seller=A_SEAT, left=SOME_AMOUNT)

    def __init__(self, seat: int, seller: int, left: int) -> None:
        self.seat, self.seller, self.left = seat, seller, left

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": self.left}

    def trouble(self, state: Woodland) -> str:
        sells = self.seller != self.seat and state.rules.factions[self.seller].lets
        affordable = self.left <= sum(state.board(self.seat, VagabondBoard).items.ready)
        return "" if sells and affordable else "nothing was sold to him that he could pay for"

    def options(self, state: Woodland) -> list[Action]:
        return [EXHAUST[item] for item in kinds(state.board(self.seat, VagabondBoard).items.ready)]

    def choose(self, state: Woodland, action: Action) -> None:
        exhaust(state, self.seat, action.args[0], self.law)
        state.rules.factions[self.seller].receive(state, self.seller, self.seller, 1)
        if self.left > 1:
            state.push(PayItems(self.seat, self.seller, self.left - 1))


# ---- §9.3 setup


class CastLots(SeatStep):
    """§9.7.1: of two Vagabonds, chance decides who sets up first."""

    def run(self, state: Woodland) -> None:
        order = vagabonds(state)
        if len(order) > 1 and state.roll("seat", order) != order[0]:
            order.reverse()
        for seat in reversed(order):
            state.push_all(state.rules.factions[seat].setup_steps(state, seat))


def vagabonds(state: Woodland) -> list[int]:
    return [seat for seat in range(state.seats) if is_vagabond(state, seat)]


class ChooseCharacter(Question):
    """§9.3.1: one of the cards that are left."""

    law = "root:9.3.1"

    def options(self, state: Woodland) -> list[Action]:
        taken = [state.board(seat, VagabondBoard).character for seat in vagabonds(state)]
        return [CHARACTER[place] for place in faction(state, self.seat).company() if place not in taken]

    def choose(self, state: Woodland, action: Action) -> None:
        faction(state, self.seat).become(state, self.seat, action.args[0], self.law)


class PlacePawn(Question):
    """§9.3.2: in any forest."""

    law = "root:9.3.2"

    def options(self, state: Woodland) -> list[Action]:
        return [GO[FIRST_FOREST + place] for place in range(len(state.map.forests))]

    def choose(self, state: Woodland, action: Action) -> None:
        walk(state, self.seat, action.args[0], self.law)


class LayQuests(SeatStep):
    """§9.3.3, §9.7.2: three quests face up, shared by all Vagabonds."""

    def run(self, state: Woodland) -> None:
        if not state.quests:
            state.quest_deck = tuple([quest.number for quest in QUESTS])
            for _ in range(faction(state, self.seat).open_quests):
                lay_quest(state, "root:9.3.3")


def lay_quest(state: Woodland, law: str) -> None:
    if state.quest_deck:
        quest = state.roll("quest", state.quest_deck)
        state.quest_deck = without(state.quest_deck, quest)
        state.quests = (*state.quests, quest)
        state.say(law, "laid_quest", quest=QUEST_IDS[quest])


class StartItems(SeatStep):
    """§9.3.5: what the character card shows, face up. §9.3.6: everyone is indifferent, as on a new board."""

    def run(self, state: Woodland) -> None:
        for item in character(state, self.seat).items:
            gain(state, self.seat, item)


# ---- §9.4 Birdsong


class Refresh(Step):
    """§9.4.1: turn this many items face up, damaged ones included; he chooses if there are more."""

    domains = declare(seat=OWN_SEAT, left=ANY_AMOUNT)

    def __init__(self, seat: int, left: int) -> None:
        self.seat, self.left = seat, left

    def run(self, state: Woodland) -> None:
        items = state.board(self.seat, VagabondBoard).items
        if self.left < total(items.spent) + total(items.damaged_spent):
            if self.left:
                state.push(RefreshItem(self.seat, self.left))
            return
        for origin, target in ((SPENT, READY), (DAMAGED_SPENT, DAMAGED)):
            turn_all(items, origin, target)
        state.say("root:9.4.1", "refreshed_all", seat=self.seat)


class RefreshItem(Question):
    law = "root:9.4.1"
    domains = declare(left=SOME_AMOUNT)

    def __init__(self, seat: int, left: int) -> None:
        self.seat, self.left = seat, left

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": self.left}

    def options(self, state: Woodland) -> list[Action]:
        items = state.board(self.seat, VagabondBoard).items
        out = [REFRESH[item] for item in kinds(items.spent)]
        return out + [REFRESH_DAMAGED[item] for item in kinds(items.damaged_spent)]

    def choose(self, state: Woodland, action: Action) -> None:
        items, item = state.board(self.seat, VagabondBoard).items, action.args[0]
        if action.verb is REFRESH:
            items.shift(SPENT, READY, item)
        else:
            items.shift(DAMAGED_SPENT, DAMAGED, item)
        if state.heard:
            state.say(self.law, "refreshed", seat=self.seat, item=ITEMS[item])
        state.push(Refresh(self.seat, self.left - 1))


class Slip(Pause):
    """§9.4.2: to an adjacent clearing or forest without boots, whatever would hold him."""

    law = "root:9.4.2"
    verbs: ClassVar[tuple[Verb, ...]] = (GO, SAIL)

    def steps(self, state: Woodland) -> list[Action]:
        return [PASS[()], *walks(state, self.seat, SLIP)]

    def act(self, state: Woodland, action: Action) -> None:
        if action.verb is not PASS:
            travel(state, self.seat, action, SLIP, self.law)


AIDS: Final = [[AID[other, card] for card in range(len(CARDS))] for other in SEAT]
SLIP: Final = -1  # in place of the number of boots: nothing is exhausted, forests are open, nothing holds him


def walks(state: Woodland, seat: int, boots: int) -> list[Action]:
    """§9.5.1, §9.4.2, §9.2.3: where the pawn may go for this many boots; entering a clearing with hostile warriors
    costs one more."""
    here, he, slip = state.pawns[seat], faction(state, seat), boots == SLIP
    barred = 0 if slip and he.slips_in and state.rules.rulings == 1 else no_entry(state, seat)
    out: list[Action] = []
    if here >= FIRST_FOREST:
        near = state.map.forest_edge[here - FIRST_FOREST]
        out += [GO[clearing] for clearing in members(near & ~barred)]
    elif slip or not no_exit(state, seat) >> here & 1:
        out += [GO[clearing] for clearing in members(adjacent(state, seat, here) & ~barred)]
        out += sails(state, here, 1, barred, EVERYWHERE)
    else:
        return []
    if slip:
        return out + [GO[forest] for forest in state.map.forests_by(here)]
    ready = state.board(seat, VagabondBoard).items.ready[BOOTS]
    return [action for action in out if boots + he.boots_at(state, seat, action.args[0]) <= ready]


def hostile_there(state: Woodland, seat: int, clearing: int) -> int:
    """§9.2.9.III.b: 1 if a hostile faction has a warrior there, else 0."""
    relations = state.board(seat, VagabondBoard).relations
    return int(any(relations[other] == HOSTILE and state.warriors(other, clearing) for other in related(state)))


def travel(state: Woodland, seat: int, action: Action, boots: int, law: str) -> None:
    """Pay, go, and perhaps take allies along; the ferry gives a card (§C.2.5)."""
    origin, target, sailed = state.pawns[seat], action.args[0], action.verb is SAIL
    if boots != SLIP:
        exhaust(state, seat, BOOTS, law, boots)
        exhaust(state, seat, BOOTS, "root:9.2.9.III.b", faction(state, seat).boots_at(state, seat, target))
    if origin < FIRST_FOREST and target < FIRST_FOREST:
        if faction(state, seat).leads_allies(state):
            state.push(TakeAlong(seat, origin, target, int(sailed)))
        state.push_all(suffer(state, seat, toll(state, seat, origin, target)))
    walk(state, seat, target, law)
    if sailed:
        cross(state, seat, target)


class TakeAlong(Step):
    """§9.2.9.II.b: from clearing to clearing, warriors of one ally may be made to come."""

    domains = declare(seat=OWN_SEAT, origin=A_CLEARING, target=A_CLEARING, sailed=A_FLAG)

    def __init__(self, seat: int, origin: int, target: int, sailed: int) -> None:
        self.seat, self.origin, self.target, self.sailed = seat, origin, target, sailed

    def run(self, state: Woodland) -> None:
        question = BringAllies(self.seat, self.origin, self.target, self.sailed)
        if len(question.options(state)) > 1:
            state.push(question)


class BringAllies(Question):
    law = "root:9.2.9.II.b"
    domains = declare(origin=A_CLEARING, target=A_CLEARING, sailed=A_FLAG)

    def __init__(self, seat: int, origin: int, target: int, sailed: int) -> None:
        self.seat, self.origin, self.target, self.sailed = seat, origin, target, sailed

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"origin": self.origin, "target": self.target}

    def options(self, state: Woodland) -> list[Action]:
        out, relations = [PASS[()]], state.board(self.seat, VagabondBoard).relations
        for other in related(state):
            if relations[other] == ALLIED and self.can_follow(state, other):
                out += [LEAD_ALLIES[other, count + 1] for count in range(state.ranks(other, self.origin))]
        return out

    def can_follow(self, state: Woodland, ally: int) -> bool:
        """§1.5.5: allied warriors move by their own rules."""
        origin, target = self.origin, self.target
        if not self.sailed and not adjacent(state, ally, origin) >> target & 1:
            return False
        if no_exit(state, ally) >> origin & 1 or no_entry(state, ally) >> target & 1:
            return False
        free = ignores_rule(state, ally) & (1 << origin | 1 << target)
        if free or ally in (state.ruler[origin], state.ruler[target]):
            return True
        return not self.sailed and unruled_paths(state, ally, origin) >> target & 1 == 1

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is LEAD_ALLIES:
            ally, count = action.args
            relocate(state, ally, self.origin, self.target, count, self.law, paid=True)
            if self.sailed:
                draw(state, ally, 1, "root:C.2.5")


# ---- §9.5 Daylight


class Wander(Pause):
    """§9.5: any of these actions in any order, as long as there are items for them."""

    law = "root:9.5"
    verbs: ClassVar[tuple[Verb, ...]] = (
        GO, SAIL, BATTLE, EXPLORE, AID, QUEST, STRIKE, REPAIR, REPAIR_SPENT, CRAFT, SPECIAL, INSTIGATE,
    )  # fmt: skip

    def idle(self, state: Woodland) -> bool:
        return none_of(state.board(self.seat, VagabondBoard).items.ready) and not seems_open(state, self.seat)

    def steps(self, state: Woodland) -> list[Action]:
        seat = self.seat
        ready = state.board(seat, VagabondBoard).items.ready
        out = [PASS[()]]
        if ready[BOOTS]:
            out += walks(state, seat, 1)
        if ready[SWORD]:
            out += battles(state, seat)
        if ready[TORCH]:
            if state.ruin_items[clearing_of(state, seat)]:
                out.append(EXPLORE[()])
            out += character(state, seat).specials(state, seat)
        if ready[CROSSBOW]:
            out += strikes(state, seat)
        if ready[HAMMER]:
            out += repairs(state, seat)
            out += craftable(state, seat)
        if not none_of(ready):
            out += aids(state, seat)
        out += quests(state, seat)
        return out

    def blocked(self, state: Woodland) -> list[Blocked]:
        """Actions for which he lacks the items: ways, fights, shots, repairs, a ruin, cards; also quests that need
        another clearing."""
        seat, legal, ready = self.seat, self.steps(state), state.board(self.seat, VagabondBoard).items.ready
        out = [Blocked(QUEST[quest], "root:9.5.5") for quest in state.quests if QUEST[quest] not in legal]
        if EXPLORE[()] not in legal and state.ruin_items[clearing_of(state, seat)]:
            out.append(Blocked(EXPLORE[()], "root:9.5.3"))
        for item, lacking, law in (
            (SWORD, battles(state, seat), "root:9.5.2"),
            (CROSSBOW, strikes(state, seat), "root:9.5.6"),
            (HAMMER, repairs(state, seat), "root:9.5.7"),
        ):
            if not ready[item]:
                out += [Blocked(action, law) for action in lacking]
        return out + self.blocked_ways(state, legal) + blocked_crafts(state, seat)

    def blocked_ways(self, state: Woodland, legal: list[Action]) -> list[Blocked]:
        """Where he could slip to but cannot go: a forest, a way out of what holds him, or for want of boots."""
        seat, here, out = self.seat, state.pawns[self.seat], list[Blocked]()
        held_by = exit_obstacle(state, seat, here) if here < FIRST_FOREST else ""
        boots = state.board(seat, VagabondBoard).items.ready[BOOTS]
        for action in walks(state, seat, SLIP):
            if action not in legal:
                target = action.args[0]
                guarded = boots and target < FIRST_FOREST and faction(state, seat).boots_at(state, seat, target)
                law = "root:9.2.9.III.b" if guarded else "root:9.5.1"
                out.append(Blocked(action, held_by or law))
        return out

    def act(self, state: Woodland, action: Action) -> None:
        seat, verb = self.seat, action.verb
        if verb is PASS:
            return
        state.push(self)
        if verb is GO or verb is SAIL:
            travel(state, seat, action, 1, "root:9.5.1")
        elif verb is BATTLE:
            faction(state, seat).draw_sword(state, seat)
            fight(state, seat, action, "root:9.5.2")
        elif verb is EXPLORE:
            exhaust(state, seat, TORCH, "root:9.5.3")
            explore(state, seat)
        elif verb is AID:
            aid(state, seat, action)
        elif verb is QUEST:
            attempt(state, seat, action.args[0])
        elif verb is STRIKE:
            exhaust(state, seat, CROSSBOW, "root:9.5.6")
            strike(state, seat, action.args[0])
        elif verb is REPAIR or verb is REPAIR_SPENT:
            exhaust(state, seat, HAMMER, "root:9.5.7")
            faction(state, seat).mend(state, seat, action.args[0], verb is REPAIR_SPENT)
        elif verb is CRAFT:  # §9.5.8
            craft(state, seat, action.args[0])
        else:
            exhaust(state, seat, TORCH, "root:9.5.9")
            character(state, seat).act(state, seat, action)


# ---- §9.5.3 explore, §9.7.3


def explore(state: Woodland, seat: int) -> None:
    """Take the item of a ruin. Of two he sees both and takes one, whatever they are."""
    ruin, he = look_under(state, seat, clearing_of(state, seat)), faction(state, seat)
    if len(ruin) > 1 or he.leaves_find(state, seat, ruin[0]):
        state.push(FindItem(seat))
    elif FIND[ruin[0]] in he.finds(state, seat, ruin):
        take_from_ruin(state, seat, ruin[0])


class FindItem(Question):
    """§9.7.3: one of two, or none."""

    law = "root:9.7.3"

    def trouble(self, state: Woodland) -> str:
        return "" if clearing_of(state, self.seat) in state.peeked else "nobody has looked under a ruin there"

    def options(self, state: Woodland) -> list[Action]:
        ruin = state.peeked[clearing_of(state, self.seat)]
        return faction(state, self.seat).finds(state, self.seat, ruin.cards)

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is FIND:
            take_from_ruin(state, self.seat, action.args[0])
        else:
            faction(state, self.seat).found_nothing(state, self.seat)


def take_from_ruin(state: Woodland, seat: int, item: int) -> None:
    """§9.5.3: for a point."""
    dig_out(state, seat, clearing_of(state, seat), item, "root:9.5.3")
    state.board(seat, VagabondBoard).found |= 1 << item
    faction(state, seat).take_find(state, seat, item)
    score(state, seat, faction(state, seat).explore_points, "root:9.5.3")


# ---- §9.5.4 aid


def aids(state: Woodland, seat: int) -> list[Action]:
    """Give a card that matches the clearing to a player with faction pieces there."""
    here = clearing_of(state, seat)
    if not here:
        return []
    cards = matching(state.hands[seat].cards, state.suits_of(here))
    others = [other for other in faction(state, seat).aidable(state, seat) if state.has_pieces(other, here)]
    return [AIDS[other][card] for other in others for card in cards]


def aid(state: Woodland, seat: int, action: Action) -> None:
    """One item, one card; then perhaps an item of theirs, and the relationship."""
    other, card = action.args
    state.push_all(faction(state, seat).aided(state, seat, other))
    give(state, seat, other, card, "root:9.5.4")


class ExhaustAny(Question):
    """§9.5.4: any item, of his choice."""

    law = "root:9.5.4"

    def options(self, state: Woodland) -> list[Action]:
        return [EXHAUST[item] for item in kinds(state.board(self.seat, VagabondBoard).items.ready)]

    def choose(self, state: Woodland, action: Action) -> None:
        exhaust(state, self.seat, action.args[0], self.law)


class TakeCrafted(Step):
    domains = declare(seat=OWN_SEAT, other=A_SEAT)

    def __init__(self, seat: int, other: int) -> None:
        self.seat, self.other = seat, other

    def run(self, state: Woodland) -> None:
        if state.boxes[self.other] != EMPTY_BOX or state.turned[self.other] != EMPTY_BOX:
            state.push(AskItem(self.seat, self.other))


class AskItem(Question):
    """§9.5.4: one of the items that they crafted, or none."""

    law = "root:9.5.4"
    domains = declare(other=A_SEAT)

    def __init__(self, seat: int, other: int) -> None:
        self.seat, self.other = seat, other

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"other": self.other}

    def options(self, state: Woodland) -> list[Action]:
        he = faction(state, self.seat)
        boxed, turned = kinds(state.boxes[self.other]), kinds(state.turned[self.other])
        out = [PASS[()]] if he.may_leave(state, self.seat, [*boxed, *turned]) else []
        out += [ASK_ITEM[item] for item in boxed if he.can_take(state, self.seat, item)]
        return out + [ASK_TURNED[item] for item in turned if he.can_take(state, self.seat, item)]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is not PASS:
            item = action.args[0]
            state.change_box(self.other, item, -1, turned=action.verb is ASK_TURNED)
            gain(state, self.seat, item)
            state.say(self.law, "took_item", seat=self.seat, other=self.other, item=ITEMS[item])


# ---- §9.5.5 quest


def quests(state: Woodland, seat: int) -> list[Action]:
    """Open quests of the clearing's suit for which he has the items, or can make do (§D.7.2)."""
    here, he, out = clearing_of(state, seat), character(state, seat), list[Action]()
    fitting = [quest for quest in state.quests if here and state.has_suit(here, QUESTS[quest].suit)]
    if len(fitting) > 1:
        fitting.sort()
    for quest in fitting:
        if can_pay(state, seat, quest) or he.improvisations(state, seat, QUESTS[quest]):
            out.append(QUEST[quest])
    return out


def can_pay(state: Woodland, seat: int, quest: int) -> bool:
    ready, needed = state.board(seat, VagabondBoard).items.ready, QUESTS[quest].items
    first, second = needed[0], needed[1]
    return ready[first] > (first == second) and ready[second] > 0


def attempt(state: Woodland, seat: int, quest: int) -> None:
    if character(state, seat).improvisations(state, seat, QUESTS[quest]):
        state.push(ImproviseQuest(seat, quest))
    else:
        for item in QUESTS[quest].items:
            exhaust(state, seat, item, "root:9.5.5")
        complete(state, seat, quest)


class ImproviseQuest(Question):
    """§D.7.2: whether one item replaces another that the quest shows."""

    law = "root:D.7.2"
    domains = declare(quest=A_QUEST)

    def __init__(self, seat: int, quest: int) -> None:
        self.seat, self.quest = seat, quest

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"quest": QUEST_IDS[self.quest]}

    def trouble(self, state: Woodland) -> str:
        return "" if QUEST[self.quest] in quests(state, self.seat) else "that quest cannot be done here"

    def options(self, state: Woodland) -> list[Action]:
        ways = character(state, self.seat).improvisations(state, self.seat, QUESTS[self.quest])
        return [PASS[()], *ways] if can_pay(state, self.seat, self.quest) else ways

    def choose(self, state: Woodland, action: Action) -> None:
        needed = list(QUESTS[self.quest].items)
        if action.verb is IMPROVISE:
            item, missing = action.args
            needed.remove(missing)
            improvise(state, self.seat, item)
        for item in needed:
            exhaust(state, self.seat, item, "root:9.5.5")
        complete(state, self.seat, self.quest)


def complete(state: Woodland, seat: int, quest: int) -> None:
    """The quest is his, a new one is laid out, and he takes his reward."""
    state.quests = without(state.quests, quest)
    mine = state.board(seat, VagabondBoard)
    mine.done = (*mine.done, quest)
    state.say("root:9.5.5", "completed", seat=seat, quest=QUEST_IDS[quest])
    lay_quest(state, "root:9.5.5")
    state.push_all(faction(state, seat).rewards(state, seat, quest))


class Reward(Question):
    """§9.5.5: a point for each quest of the suit that he has done, or two cards."""

    law = "root:9.5.5"
    domains = declare(quest=A_QUEST)

    def __init__(self, seat: int, quest: int) -> None:
        self.seat, self.quest = seat, quest

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"quest": QUEST_IDS[self.quest], "points": promised(state, self.seat, self.points(state))}

    def trouble(self, state: Woodland) -> str:
        return "" if self.quest in state.board(self.seat, VagabondBoard).done else "that quest is not done"

    def points(self, state: Woodland) -> int:
        return sum(QUESTS[done].suit == QUESTS[self.quest].suit for done in state.board(self.seat, VagabondBoard).done)

    def options(self, state: Woodland) -> list[Action]:
        return [REWARD_POINTS[()], REWARD_CARDS[()]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is REWARD_POINTS:
            score(state, self.seat, self.points(state), self.law)
        else:
            draw(state, self.seat, faction(state, self.seat).quest_cards, self.law)


# ---- §9.5.6 strike


def strikes(state: Woodland, seat: int) -> list[Action]:
    here = clearing_of(state, seat)
    targets = faction(state, seat).strikable(state, seat)
    exposed = [other for other in targets if here and not sheltered(state, other, seat) >> here & 1]
    return [STRIKE[other] for other in exposed if struck(state, other, here)]


def struck(state: Woodland, other: int, clearing: int) -> list[int]:
    """The kinds of pieces that a strike may take: warriors, or if there are none, others. A warlord alone is safe and
    protects the others (§14.2.2)."""
    if state.warriors(other, clearing):
        return [state.rules.warrior[other]] if state.ranks(other, clearing) else []
    return [piece for piece in state.rules.of_party[other] if state.count(piece, clearing)]


def strike(state: Woodland, seat: int, other: int) -> None:
    pieces = struck(state, other, clearing_of(state, seat))
    if len(pieces) > 1:
        state.push(StrikePiece(seat, other))
    else:
        shoot(state, seat, pieces[0])


def shoot(state: Woodland, seat: int, piece: int) -> None:
    remove(state, [Removal(seat, (Loss(piece, clearing_of(state, seat), 1),))], "root:9.5.6")


class StrikePiece(Question):
    """§9.5.6: which of the pieces of an enemy without warriors there."""

    law = "root:9.5.6"
    domains = declare(other=A_PARTY)

    def __init__(self, seat: int, other: int) -> None:
        self.seat, self.other = seat, other

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"other": self.other}

    def losing(self, state: State) -> int:
        return self.other

    def options(self, state: Woodland) -> list[Action]:
        pieces = struck(state, self.other, clearing_of(state, self.seat))
        return [LOSE[PIECES.index(state.rules.pieces[piece].name)] for piece in pieces]

    def choose(self, state: Woodland, action: Action) -> None:
        shoot(state, self.seat, state.rules.piece(self.other, PIECES[action.args[0]]))


# ---- §9.6 Evening


class EveningRest(SeatStep):
    """§9.6.1: in a forest everything damaged is repaired and turned face up."""

    def run(self, state: Woodland) -> None:
        items = state.board(self.seat, VagabondBoard).items
        if state.pawns[self.seat] < FIRST_FOREST or not (any(items.damaged) or any(items.damaged_spent)):
            return
        for side in (DAMAGED, DAMAGED_SPENT):
            turn_all(items, side, READY)
        state.say("root:9.6.1", "rested", seat=self.seat)


class EveningDraw(SeatStep):
    """§9.6.2, §9.6.3: then down to the limit."""

    def run(self, state: Woodland) -> None:
        state.push(DrawCards(self.seat, faction(state, self.seat).evening_draw(state, self.seat)))


class CheckCapacity(SeatStep):
    """§9.6.4: satchel and damaged items hold this many, and more with bags on the track."""

    def run(self, state: Woodland) -> None:
        items = state.board(self.seat, VagabondBoard).items
        if items.burden > faction(state, self.seat).capacity(state, items):
            state.push(DropItem(self.seat))


class DropItem(Question):
    """§9.6.4: an item of his choice leaves the game; those on tracks are safe."""

    law = "root:9.6.4"

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        items = state.board(self.seat, VagabondBoard).items
        return {"count": items.burden - faction(state, self.seat).capacity(state, items)}

    def options(self, state: Woodland) -> list[Action]:
        items = state.board(self.seat, VagabondBoard).items
        out = [DROP_ITEM[item] for item in kinds(items.ready) if items.ready[item] > items.on_track(item)]
        out += [DROP_SPENT[item] for item in kinds(items.spent) if items.stowed(item)]
        out += [DROP_DAMAGED[item] for item in kinds(items.damaged)]
        return out + [DROP_DAMAGED_SPENT[item] for item in kinds(items.damaged_spent)]

    def choose(self, state: Woodland, action: Action) -> None:
        mine, item = state.board(self.seat, VagabondBoard), action.args[0]
        sides = (DROP_ITEM, DROP_SPENT, DROP_DAMAGED, DROP_DAMAGED_SPENT)
        mine.items.drop(sides.index(action.verb), item)
        mine.found = still_found(state, mine.found, item, mine.items.has(item))
        state.say(self.law, "dropped", seat=self.seat, item=ITEMS[item])
        state.push(CheckCapacity(self.seat))
