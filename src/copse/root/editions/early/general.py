"""Chapters 1, 2 and 4 of the early Law: the Lodge, homelands, improvements lost with buildings, and removals after
which infirmaries may save warriors."""

from __future__ import annotations

from typing import Final

from copse.kernel.actions import Action
from copse.kernel.tasks import Task
from copse.root.actions import DISCARD, PASS, USE
from copse.root.battle import UseEffects
from copse.root.board import Clearings
from copse.root.cards import CARDS, EVERY_SUIT, Suits
from copse.root.craft import lose_effect
from copse.root.hooks import Owner
from copse.root.removal import Loss, Removal
from copse.root.score import credit, crown
from copse.root.state import Woodland
from copse.root.steps import Question

LODGE: Final = 1  # the homeland of the Marquise on the autumn map (E16)
TITULAR: Final = ("marquise", "eyrie")  # factions with a homeland (§1.5, §2.3.6)


def homeland(state: Woodland, faction: str) -> int:
    """§2.3.6: the Lodge, and the corner opposite it (E16)."""
    return {"marquise": LODGE, "eyrie": state.map.opposite[LODGE]}[faction]


class EarlyWoodland(Owner):
    """What is everybody's: the Lodge, and what a lost building costs."""

    def suits(self, state: Woodland, clearing: int) -> Suits:
        """§2.3.3: the Lodge is of every nation,"""
        return EVERY_SUIT if clearing == LODGE else 0

    def no_crafting(self, state: Woodland) -> Clearings:
        """but what is built there does not craft; hammers are not built (E24)."""
        return 1 << LODGE

    def effect_steps(self, state: Woodland, attacker: int, defender: int) -> list[Task]:
        """§2.8.4, §2.8.6: what adds hits comes before what takes hits away; each time the attacker begins (E25)."""
        return [AddHits(attacker), AddHits(defender), ReduceHits(attacker), ReduceHits(defender)]

    def on_removed(self, state: Woodland, seat: int, removal: Removal) -> list[Task]:
        """§2.8.9: a player who loses the last building of a clearing in a battle loses an improvement."""
        if not removal.in_battle:
            return []
        fallen = [loss.clearing for loss in removal.losses if loss.piece in state.rules.buildings[seat]]
        bare = [clearing for clearing in set(fallen) if not buildings_at(state, seat, clearing)]
        return [LoseImprovement(seat) for _ in bare]


def buildings_at(state: Woodland, seat: int, clearing: int) -> int:
    return sum([state.count(piece, clearing) for piece in state.rules.buildings[seat]])


class AddHits(UseEffects):
    """§2.8.4"""

    law = "early:2.8.4"

    def offered(self, state: Woodland) -> list[Action]:
        return [action for action in super().offered(state) if not reduces(state, action)]


class ReduceHits(UseEffects):
    """§2.8.6"""

    law = "early:2.8.6"

    def offered(self, state: Woodland) -> list[Action]:
        return [action for action in super().offered(state) if reduces(state, action)]


def reduces(state: Woodland, action: Action) -> bool:
    effect = state.rules.effects[action.args[0]] if action.verb is USE else None
    return effect is not None and effect.reduces


class LoseImprovement(Question):
    """§2.8.9: which one, is the loser's choice; items are none (E26)."""

    law = "early:2.8.9"

    def moot(self, state: Woodland) -> bool:
        return not state.crafted[self.seat]

    def options(self, state: Woodland) -> list[Action]:
        return [DISCARD[card] for card in state.crafted[self.seat]] or [PASS[()]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is DISCARD:
            card = action.args[0]
            state.say(self.law, "discarded", seat=self.seat, card=CARDS[card].id)
            lose_effect(state, self.seat, card)


# ---- §5.2.2 infirmaries


def infirmaries(state: Woodland, seat: int) -> bool:
    """Whether the Marquise may save warriors: she holds a card, and rules the Lodge once the fallen have left (E27)."""
    return bool(state.hands[seat].cards and state.ruled(seat) >> LODGE & 1)


class LetGo(Removal):
    """Warriors that no infirmary took in: only now are they removed (E59)."""


def certain(state: Woodland, removal: Removal) -> Removal:
    """A removal without the warriors that infirmaries may still save; by the first rulings these were removed (E59)."""
    cats = state.rules.seat_of("marquise")
    if isinstance(removal, LetGo) or not infirmaries(state, cats) or state.rules.rulings == 1:
        return removal
    losses = tuple([loss for loss in removal.losses if loss.piece != state.rules.warrior[cats]])
    return Removal(removal.remover, losses, removal.in_battle)


def let_go(state: Woodland, seat: int, clearing: int, number: int) -> None:
    """These warriors of a seat are removed after all; now they count for their remover."""
    battle, remover = state.battle, state.turn
    if battle is not None:
        remover = battle.attacker if battle.defender == seat else battle.defender
    removal = LetGo(remover, (Loss(state.rules.warrior[seat], clearing, number),), battle is not None)
    for owner in state.owners(remover):
        for points, law in owner.trophies(state, remover, removal):
            credit(state, remover, points, law)
        state.push_all(owner.on_removed(state, remover, removal))
    crown(state, [remover])


def titular_seats(state: Woodland) -> list[int]:
    return [state.rules.seat_of(name) for name in TITULAR]
