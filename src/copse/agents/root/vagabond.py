"""A Vagabond wants undamaged items, and a place where they are useful.

Useful places are ruins, clearings for a quest, factions to aid, and hostile factions to fight for infamy. With too many
damaged items, he rests in a forest.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.agents.root.wishes import Wishes
from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members
from copse.root.actions import (
    AID,
    BATTLE,
    CHARACTER,
    CHARACTERS,
    DAMAGE,
    DAMAGE_SPENT,
    DROP_DAMAGED,
    DROP_DAMAGED_SPENT,
    DROP_ITEM,
    DROP_SPENT,
    EXHAUST,
    EXPLORE,
    GO,
    QUEST,
    REFRESH,
    REPAIR,
    REWARD_CARDS,
    REWARD_POINTS,
    SPECIAL,
    STRIKE,
)
from copse.root.board import FIRST_FOREST
from copse.root.cards import BOOTS, ITEMS, QUESTS, SWORD, TORCH, matching
from copse.root.factions import satchel
from copse.root.factions.satchel import HOSTILE, VagabondBoard
from copse.root.factions.vagabond import Vagabond, can_pay, faction
from copse.root.state import NONE, Woodland

# by item: boots, bag, crossbow, hammer, sword, tea, coins, torch
ITEM: Final[tuple[float, ...]] = (0.7, 0.5, 0.6, 0.6, 1.8, 1.0, 0.8, 0.7)
DAMAGED: Final = 0.3  # the share of its worth that a damaged item keeps
TIRED: Final = 0.3  # the cost of a face-down item that will not be refreshed in the next Birdsong
SPENT: Final = 0.04  # the cost of any face-down item
LOOSE: Final = 0.1  # the cost of an item in the satchel that could be on its track
FRIEND: Final[tuple[float, ...]] = (0.0, 0.3, 0.8, 2.0)  # by the space on the relationship track
AID_BEGUN: Final = 0.6  # progress to the next space this turn
INFAMY: Final = 0.05  # a warrior of a hostile faction, for each sword
MOST_PREY: Final = 10
QUEST_DONE: Final = 0.2
ITEM_HELD: Final = 1.5  # the worth of an undamaged item to others, in buildings

EXPLORATION: Final = 0.6
QUEST_HERE: Final = 0.5  # for each point of a quest that can be completed
COMPANY: Final = 0.12  # a faction to aid, for each card that matches
PREY: Final = 0.15  # a piece of a hostile faction that a sword can reach
NEXT_DOOR: Final = 0.5  # the weight of an adjacent clearing with boots
TOMORROW: Final = 0.25  # the weight without boots
REST: Final = 0.85  # the share of damaged items, while he is in a forest

CHARACTER_WORTH: Final[Mapping[str, float]] = {"arbiter": 1.2, "ranger": 1.0, "thief": 1.2, "harrier": 0.5}

GLANCES: Final[Mapping[Verb, float]] = {
    EXPLORE: 5.0,
    QUEST: 5.0,
    REWARD_POINTS: 2.0,
    REWARD_CARDS: 1.0,
    AID: 1.5,
    BATTLE: 1.5,
    STRIKE: 1.0,
    GO: 0.7,
    SPECIAL: 0.5,
    REPAIR: 1.0,
    REFRESH: 1.0,
}
CHEAP: Final = 0.7  # the weight of giving up an item with a worth of 1
FACE_UP: Final = (EXHAUST, DAMAGE, DROP_ITEM)
GIVES_AWAY: Final = (*FACE_UP, DAMAGE_SPENT, DROP_SPENT, DROP_DAMAGED, DROP_DAMAGED_SPENT)


class VagabondWishes(Wishes):
    def worth(self, state: Woodland, seat: int) -> float:
        mine = state.board(seat, satchel.VagabondBoard)
        total = (
            baggage(state, faction(state, seat), mine) + QUEST_DONE * len(mine.done) + relationships(state, seat, mine)
        )
        if mine.character != NONE:
            total += CHARACTER_WORTH.get(CHARACTERS[mine.character], 0.0)
        return total + whereabouts(state, seat, mine)

    def holdings(self, state: Woodland, seat: int) -> float:
        """Return the worth of his items, which battles can damage."""
        return ITEM_HELD * state.board(seat, satchel.VagabondBoard).items.undamaged

    def glance(self, state: Woodland, seat: int, action: Action) -> float:
        if action.verb in GIVES_AWAY:
            cheap = CHEAP / ITEM[action.args[0]]
            return cheap if action.verb in FACE_UP else 1.0 + cheap
        if action.verb is CHARACTER:
            return 0.3 + CHARACTER_WORTH.get(CHARACTERS[action.args[0]], 0.0)
        return GLANCES.get(action.verb, 0.0)


def baggage(state: Woodland, he: Vagabond, mine: VagabondBoard) -> float:
    items, total = mine.items, 0.0
    for item in range(len(ITEMS)):
        whole = items.ready[item] + items.spent[item]
        total += ITEM[item] * (whole + DAMAGED * (items.damaged[item] + items.damaged_spent[item]))
    spent = sum(items.spent)
    return total - SPENT * spent - TIRED * max(0, spent - he.refreshed(state, items)) - LOOSE * items.loose


def relationships(state: Woodland, seat: int, mine: VagabondBoard) -> float:
    total = 0.0
    for other in satchel.related(state):
        relation = mine.relations[other]
        if relation == HOSTILE:
            prey = state.out_of_supply(state.rules.warrior[other])
            total += INFAMY * min(MOST_PREY, prey) * mine.items.swords
        else:
            total += FRIEND[relation]
            if state.turn == seat:
                total += AID_BEGUN * mine.aids[other]
    return total


def whereabouts(state: Woodland, seat: int, mine: VagabondBoard) -> float:
    here = state.pawns[seat]
    if here == NONE:
        return 0.0
    if here >= FIRST_FOREST:
        hurt = sum(
            ITEM[item] * (mine.items.damaged[item] + mine.items.damaged_spent[item]) for item in range(len(ITEMS))
        )
        near = state.map.forest_edge[here - FIRST_FOREST]
        best = REST * (1 - DAMAGED) * hurt
    else:
        near = state.map.paths[here]
        best = prospects(state, seat, mine, here)
    further = 0.0
    for clearing in members(near):
        further = max(further, prospects(state, seat, mine, clearing))
    return best + (NEXT_DOOR if mine.items.ready[BOOTS] else TOMORROW) * further


def prospects(state: Woodland, seat: int, mine: VagabondBoard, clearing: int) -> float:
    """Return the worth of his possible actions in a clearing with his items."""
    ready, total = mine.items.ready, 0.0
    if state.ruin_items[clearing] and ready[TORCH]:
        total += EXPLORATION
    for quest in state.quests:
        suit = QUESTS[quest].suit
        if state.has_suit(clearing, suit) and can_pay(state, seat, quest):
            total += QUEST_HERE * (1 + sum(QUESTS[done].suit == suit for done in mine.done))
    fitting = len(matching(state.hands[seat].cards, state.suits_of(clearing)))
    for other in satchel.related(state):
        if mine.relations[other] == HOSTILE:
            prey = 0
            for piece in state.rules.of_party[other]:
                prey += state.count(piece, clearing)
            total += PREY * min(prey, 2 * ready[SWORD])
        elif fitting and state.has_pieces(other, clearing):
            total += COMPANY * fitting
    return total
