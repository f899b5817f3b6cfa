"""The Alliance wants supporters of every suit to spread sympathy, a base, later a second one, and officers.

Officers turn warriors into more sympathy.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.agents.root.wishes import Wishes
from copse.kernel.actions import Action, Verb
from copse.kernel.bits import size
from copse.root.actions import BATTLE, MOBILIZE, MOVE, ORGANIZE, RALLY, REVOLT, SPREAD, SUPPORT, TRAIN
from copse.root.cards import BIRD, CARDS
from copse.root.factions import alliance
from copse.root.state import Woodland

SYMPATHY: Final = 0.8
SUPPORTER: Final = 0.24
WILD: Final = 0.12  # bonus for a bird among them
LACKING: Final = 0.15  # bonus for the first of a suit
FIRST_BASE: Final = 1.4
BASE: Final = 0.8
OFFICER: Final = 0.45

GLANCES: Final[Mapping[Verb, float]] = {
    SPREAD: 5.0,
    REVOLT: 4.0,
    TRAIN: 2.0,
    MOBILIZE: 1.5,
    ORGANIZE: 4.0,
    RALLY: 1.0,
    BATTLE: 1.0,
    MOVE: 0.5,
}


class AllianceWishes(Wishes):
    building: float = 1.2  # losing a base also costs supporters and officers

    def worth(self, state: Woodland, seat: int) -> float:
        mine = state.board(seat, alliance.AllianceBoard)
        bases = len(alliance.bases(state, seat))
        total = SYMPATHY * size(alliance.sympathetic(state, seat)) + OFFICER * mine.officers
        if bases:
            total += FIRST_BASE + BASE * (bases - 1)
        return total + supporters(mine.supporters.cards)

    def glance(self, state: Woodland, seat: int, action: Action) -> float:
        if action.verb is SUPPORT:
            return 1.0 if CARDS[action.args[0]].suit != BIRD else 0.5
        return GLANCES.get(action.verb, 0.0)


def supporters(cards: tuple[int, ...]) -> float:
    suits = 0
    total = SUPPORTER * len(cards)
    for card in cards:
        suits |= 1 << CARDS[card].suit
        total += WILD * (CARDS[card].suit == BIRD)
    return total + LACKING * size(suits)
