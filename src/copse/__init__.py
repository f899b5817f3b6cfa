"""Copse: the board games Root and Small World as a rules engine to play, simulate and study."""

from copse.games import GAMES, load, new, position, replay
from copse.kernel.errors import CopseError
from copse.kernel.game import Game

__all__ = ["GAMES", "CopseError", "Game", "load", "new", "position", "replay"]
__version__ = "0.1.0"
