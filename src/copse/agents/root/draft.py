"""Which faction to take in the draft of advanced setup: the one that these agents win most with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.kernel.actions import Action
from copse.root.actions import DRAFTED
from copse.root.state import NONE, Woodland

# how often the heuristic won with each, as a multiple of an equal share (docs/measurements/agents.md);
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
RIVALRY: Final = 0.7  # of a chapter that someone plays already: two Vagabonds want the same items and quests
OTHERS: Final = 0.01  # at a glance, all but the best: what factions are worth is not to be compared by their boards


def promise(state: Woodland, name: str) -> float:
    factions = state.rules.edition.factions
    taken = any(faction.chapter == factions[name].chapter for faction in state.rules.factions)
    return PROMISE.get(name, 1.0) * (RIVALRY if taken else 1.0)


def draft_glance(state: Woodland, action: Action) -> float:
    free = [DRAFTED[card.faction] for card in state.draft if card.seat == NONE and not card.locked]
    name = DRAFTED[action.args[0]]
    ahead = any(promise(state, other) > promise(state, name) for other in free)
    return OTHERS if ahead else 1.0
