"""Weights for actions before they are tried, for the choices that every faction may have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from copse.agents.root.common import CARD_WORTH, standing
from copse.agents.root.draft import draft_glance
from copse.agents.root.hirelings import engagement, order_glance
from copse.agents.root.landmarks import swap_glance
from copse.agents.root.wishes import Wishes
from copse.kernel.actions import Action, Verb
from copse.root.actions import (
    ACTIVATE,
    AMBUSH,
    BUY_BOATS,
    BUY_CARD,
    BUY_MERCENARIES,
    CHOOSE,
    CLAIM,
    CLEAR_PATH,
    COALITION,
    COMMAND,
    CRAFT,
    DISCARD,
    DONATE,
    DONATE_TURNED,
    EMBARK,
    ENGAGE,
    EXPOSE,
    GIVE,
    GUESS,
    LOSE,
    MARCH,
    MOVE,
    PASS,
    PLOTS,
    RETURN,
    SAIL,
    SHOW,
    SMUGGLE,
    SPEND,
    STOP,
    SWAP,
    TAKE,
    USE,
)
from copse.root.dominance import may_dominate
from copse.root.factions import corvids
from copse.root.hirelings.base import HirelingOrder
from copse.root.hirelings.hiring import PassOn
from copse.root.pieces import PIECES
from copse.root.state import Woodland

PLAIN: Final = 1.0  # for verbs that no table has
GLANCES: Final[Mapping[Verb, float]] = {
    PASS: 0.4,
    STOP: 0.4,
    CRAFT: 3.0,
    AMBUSH: 2.0,
    USE: 0.35,
    CLEAR_PATH: 0.5,
    ACTIVATE: 0.2,
    COALITION: 0.1,
    BUY_CARD: 0.35,
    BUY_BOATS: 0.1,
    BUY_MERCENARIES: 0.1,
    EXPOSE: 0.5,
    COMMAND: 3.0,
    DONATE: 3.0,
    DONATE_TURNED: 3.0,
    SMUGGLE: 0.3,
}
MOVES: Final = (MOVE, SAIL, MARCH, EMBARK)
FAINT_MOVE: Final = 0.01  # for a part of a group, unless it is one, half, all but one, or all
CLAIM_GLANCE: Final = 0.1
FAINT_CLAIM: Final = 0.002  # while dominance is impossible or not wanted
FAINT_GUESS: Final = 0.01  # for a kind that the plot cannot be
CARD_GIVEN: Final = (DISCARD, GIVE, SPEND, SHOW, RETURN)
CARD_SCALE: Final = 0.6  # minus the card's worth, when a card is given away
# pieces that the owner prefers to lose
CHEAP: Final[Mapping[str, float]] = {"warrior": 3.0, "wood": 2.0, "sympathy": 2.0, "keep": 0.2, "warlord": 0.3}


def glances(state: Woodland, seat: int, wishes: Wishes, actions: Sequence[Action]) -> list[float]:
    """Return a weight above 0 for each action of the seat."""
    groups, question = group_sizes(actions), state.decision
    order = question if isinstance(question, HirelingOrder) else None
    out = []
    for action in actions:
        verb = action.verb
        own = order_glance(state, order, action) if order else wishes.glance(state, seat, action)
        glance = own or GLANCES.get(verb, PLAIN)
        if verb in MOVES:
            glance = glance if worth_moving(action.args[-1], groups[way(action)]) else FAINT_MOVE * glance
        elif order:
            pass
        elif verb in CARD_GIVEN:
            glance = CARD_SCALE - CARD_WORTH[action.args[0]]
        elif verb is CLAIM:
            glance = CLAIM_GLANCE if wishes.dominates and may_dominate(state, seat) else FAINT_CLAIM
        elif verb is GUESS:
            glance = guess(state, action.args[0])
        elif verb is LOSE:
            glance = CHEAP.get(PIECES[action.args[0]], PLAIN)
        elif verb is TAKE:
            glance = draft_glance(state, action)
        elif verb is SWAP:
            glance = swap_glance(action)
        elif verb is ENGAGE:
            glance = engagement(state, seat, action)
        elif verb is CHOOSE and isinstance(question, PassOn):
            glance = PLAIN / (PLAIN + standing(state, action.args[0]))
        out.append(glance)
    return out


def guess(state: Woodland, kind: int) -> float:
    """Return the chance that a plot is of a kind, from face-up plots and kinds that were ruled out (§13.2.4)."""
    asked = state.decision
    if (
        not isinstance(asked, corvids.NamePlot)
        or state.board(asked.owner, corvids.CorvidBoard).denied[asked.clearing] >> kind & 1
    ):
        return FAINT_GUESS
    left: int = state.supply[state.rules.piece(asked.owner, PLOTS[kind])]
    return FAINT_GUESS + left


def way(action: Action) -> int:
    """Return the key of a group of moves. Moves of a group differ only in the last field, the number of pieces."""
    return action.number - action.args[-1]


def group_sizes(actions: Sequence[Action]) -> dict[int, int]:
    """Return the largest number of pieces for each group of moves."""
    sizes: dict[int, int] = {}
    for action in actions:
        if action.verb in MOVES:
            sizes[way(action)] = max(action.args[-1], sizes.get(way(action), 0))
    return sizes


def worth_moving(count: int, size: int) -> bool:
    return count >= size - 1 or count == (size + 1) // 2 or count == 1
