"""Bots at a real table: people play with the pieces, and Copse plays the bots (Law of Rootbotics).

`RealTable` describes the table. A bot's turn is a list of steps that people carry out. People enter their own turns as
actions of the game, or as edits of the table.
"""

from copse.clockwork.acting import Deed, May, act, may
from copse.clockwork.edits import BadEdit, edited
from copse.clockwork.real_table import RealTable
from copse.clockwork.run import Asking, Possible, Progress, Shown
from copse.clockwork.turn import play_turn, set_up

__all__ = [
    "Asking", "BadEdit", "Deed", "May", "Possible", "Progress", "RealTable", "Shown", "act", "edited", "may",
    "play_turn", "set_up",
]  # fmt: skip
