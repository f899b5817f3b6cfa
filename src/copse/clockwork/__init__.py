"""Bots at a real table: people play with the pieces, and Copse plays the bots (Law of Rootbotics).

`RealTable` describes the table. Edits keep it up to date. A bot's turn is a list of steps that people carry out.
"""

from copse.clockwork.edits import BadEdit, edited
from copse.clockwork.real_table import RealTable
from copse.clockwork.run import Asking, Possible, Progress, Shown
from copse.clockwork.turn import play_turn, set_up

__all__ = ["Asking", "BadEdit", "Possible", "Progress", "RealTable", "Shown", "edited", "play_turn", "set_up"]
