"""Games in text: play with people and agents at one terminal, or watch a recorded game."""

from copse.terminal.play import play
from copse.terminal.watch import watch

__all__ = ["play", "watch"]
