"""Copse: the board games Root and Small World as a rules engine to play, simulate and study.

The names in `__all__` are the public interface. docs/reference/python.md describes them and the rules for changing
them.
"""

from warnings import warn

from copse.games import GAMES, load, new, position, replay
from copse.kernel.actions import Action
from copse.kernel.errors import (
    BadPosition,
    BadRecord,
    BadSave,
    BadSetup,
    BadText,
    CannotUndo,
    CopseError,
    GameOver,
    IllegalAction,
    ImpossibleOutcome,
    NothingToUndo,
    OtherOutcomes,
    RulesMended,
    UnknownAction,
)
from copse.kernel.events import Event
from copse.kernel.extras import MissingExtra
from copse.kernel.game import Game, PendingDecision
from copse.kernel.outcome import GameOutcome

__all__ = [
    "GAMES",
    "Action",
    "BadPosition",
    "BadRecord",
    "BadSave",
    "BadSetup",
    "BadText",
    "CannotUndo",
    "CopseError",
    "Event",
    "Game",
    "GameOutcome",
    "GameOver",
    "IllegalAction",
    "ImpossibleOutcome",
    "MissingExtra",
    "NothingToUndo",
    "OtherOutcomes",
    "PendingDecision",
    "RulesMended",
    "UnknownAction",
    "load",
    "new",
    "position",
    "replay",
]
__version__ = "0.2.0"


def __getattr__(name: str) -> object:
    """Deprecated names, described in docs/reference/python.md."""
    if name == "Choice":
        warn("copse.Choice is called copse.PendingDecision", DeprecationWarning, stacklevel=2)
        return PendingDecision
    raise AttributeError(f"module 'copse' has no attribute '{name}'")
