"""The meaning of the keys of `game.view(seat)` that every game has, by their paths.

The kit of a game names all of its keys. `[]` stands for each entry of a list, and `{}` for each name in a table whose
names depend on the game. The version of a view (`Kit.view_version`) goes up when a key changes its meaning or
disappears.
"""

from __future__ import annotations

from typing import Final

COMMON: Final = {
    "game": "which game it is",
    "seat": "whose view it is; null for a spectator",
    "over": "whether the game is over",
    "players": "how many seats there are",
    "turn": "the seat whose turn it is",
    "first": "the seat that begins",
    "progress": "where the turn is in its outline, if there is one",
    "progress.now": "the number of the present heading of the outline",
    "progress.done": "the headings that are done",
    "progress.done[]": "the number of a heading",
    "decision": "the question that waits, while the game is on",
    "decision.seat": "who has to answer it",
    "decision.law": "the paragraph that asks",
    "decision.prompt": "the message that asks, by its id",
    "decision.args": "the values in that message",
    "decision.args{}": "one of them, by its name",
    "decision.actions": "what may be chosen; only for the seat that is asked",
    "decision.actions[]": "an action as a text",
    "outcome": "how the game ended, once it is over",
    "outcome.winners": "who won",
    "outcome.winners[]": "a seat",
    "outcome.points": "by seat",
    "outcome.points[]": "the points of a seat; null off the track",
    "outcome.law": "the paragraph by which it was won",
}
