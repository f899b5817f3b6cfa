"""Which faction to take in the draft of advanced setup: the one that these agents win most with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.kernel.actions import Action
from copse.root.actions import DRAFTED
from copse.root.state import NONE, Woodland

# how often the heuristic won with each, as a multiple of an equal share (docs/agents.md)
PROMISE: Final[Mapping[str, float]] = {
    "marquise": 0.4,
    "eyrie": 0.7,
    "alliance": 0.3,
    "vagabond": 1.1,
    "vagabond2": 1.1,
    "riverfolk": 0.5,
    "corvids": 1.2,
    "lizards": 1.3,
    "keepers": 0.4,
    "duchy": 1.4,
    "hundreds": 2.7,
}
RIVALRY: Final = 0.7  # of a chapter that someone plays already: two Vagabonds want the same items and quests
OTHERS: Final = 0.01  # at a glance, all but the best: what factions are worth is not to be compared by their boards


def promise(state: Woodland, name: str) -> float:
    factions = state.rules.edition.factions
    taken = any(faction.chapter == factions[name].chapter for faction in state.rules.factions)
    return PROMISE[name] * (RIVALRY if taken else 1.0)


def draft_glance(state: Woodland, action: Action) -> float:
    free = [DRAFTED[card.faction] for card in state.draft if card.seat == NONE and not card.locked]
    name = DRAFTED[action.args[0]]
    ahead = any(promise(state, other) > promise(state, name) for other in free)
    return OTHERS if ahead else 1.0
