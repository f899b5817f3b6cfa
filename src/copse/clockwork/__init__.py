"""Clockwork at a real table: people play with the real pieces, and the rules play the bots (the Law of Rootbotics). A
sheet says how the table stands, edits keep it up to date, and a bot's turn comes back as steps to carry out."""

from copse.clockwork.edits import BadEdit, edited
from copse.clockwork.sheet import Sheet
from copse.clockwork.turn import Asking, Possible, Progress, Shown, play_turn, set_up

__all__ = ["Asking", "BadEdit", "Possible", "Progress", "Sheet", "Shown", "edited", "play_turn", "set_up"]
