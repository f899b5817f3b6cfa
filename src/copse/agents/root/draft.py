"""The choice of a faction in the draft of advanced setup: the one with which these agents win most."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.kernel.actions import Action
from copse.root.actions import DRAFTED
from copse.root.state import NONE, Woodland

# the heuristic's wins with each, as a multiple of an equal share (docs/measurements/agents.md);
# 1 if not measured
PROMISE: Final[Mapping[str, float]] = {
    "marquise": 0.79,
    "eyrie": 0.51,
    "alliance": 0.2,
    "vagabond": 1.06,
    "vagabond2": 1.06,
    "riverfolk": 0.62,
    "corvids": 1.07,
    "lizards": 1.14,
    "keepers": 0.67,
    "duchy": 1.68,
    "hundreds": 2.45,
}
RIVALRY: Final = 0.7  # for a chapter that is already in the game: two Vagabonds compete for items and quests
OTHERS: Final = 0.01  # the weight of all but the best, because an evaluation of boards cannot compare factions


def promise(state: Woodland, name: str) -> float:
    factions = state.rules.edition.factions
    taken = any(faction.own_law == factions[name].own_law for faction in state.rules.factions)
    return PROMISE.get(name, 1.0) * (RIVALRY if taken else 1.0)


def draft_glance(state: Woodland, action: Action) -> float:
    free = [DRAFTED[card.faction] for card in state.draft if card.seat == NONE and not card.locked]
    name = DRAFTED[action.args[0]]
    ahead = any(promise(state, other) > promise(state, name) for other in free)
    return OTHERS if ahead else 1.0
