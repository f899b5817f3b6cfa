"""Sense: filters out choices that no agent should make. A game whose kit names no sense keeps all choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from copse.games import Parts, kit_of
from copse.kernel.actions import Action
from copse.kernel.tasks import State


class Sense:
    """The sense of one game. It only gets imagined games."""

    def sensible(self, state: State, actions: Sequence[Action]) -> Sequence[Action]:
        """Return the actions of the pending decision, without the foolish ones."""
        return actions

    def feeding(self, state: State, actions: Sequence[Action], favourite: int) -> list[int]:
        """Return the indices of actions that pay the seat most likely to win."""
        return []


SENSES: Final[Mapping[str, Sense]] = Parts(
    lambda kit: kit.sense, lambda found: found if isinstance(found, Sense) else None, "Sense"
)
_BY_STATE: Final[dict[type[State], Sense]] = {}


def sense_of(state: State) -> Sense:
    sense = _BY_STATE.get(type(state))
    if sense is None:
        sense = _BY_STATE[type(state)] = SENSES.get(kit_of(state).name) or Sense()
    return sense


def sensible(state: State, actions: Sequence[Action]) -> Sequence[Action]:
    """Return the actions of the pending decision in an imagined game, without the foolish ones."""
    return actions if len(actions) == 1 else sense_of(state).sensible(state, actions)
