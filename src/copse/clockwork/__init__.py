"""Bots at a real table: people play with the pieces, and Copse plays the bots (Law of Rootbotics).

A sheet describes the table. Edits keep it up to date. A bot's turn is a list of steps that people carry out.
"""

from copse.clockwork.edits import BadEdit, edited
from copse.clockwork.sheet import Sheet
from copse.clockwork.turn import Asking, Possible, Progress, Shown, play_turn, set_up

__all__ = ["Asking", "BadEdit", "Possible", "Progress", "Sheet", "Shown", "edited", "play_turn", "set_up"]
