"""The game as a row of numbers with one seat's information: for PettingZoo, batches and networks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from copse.vectors.fields import (
    WHO,
    Along,
    Drawn,
    Field,
    Figures,
    Fixed,
    Part,
    Read,
    Vector,
    counts,
    in_order,
    length,
    number,
    one_hot,
    own,
    same,
    tally,
)
from foragers.rules import COPIES, DECK, DIE, HAND, MUSHROOMS, PLAYERS, Rules
from foragers.steps import Lay
from foragers.table import NONE, Table

SEATS: Final = PLAYERS[-1]
KINDS: Final = len(MUSHROOMS)
MOST_ROUNDS: Final = len(DECK) // PLAYERS[0]
MOST_POINTS: Final = MOST_ROUNDS * DIE[-1]


def asked(state: Table, who: int, viewer: int) -> Figures:
    if state.over or not state.todo:
        return bytes(2)
    return one_hot(2, 0 if isinstance(state.decision, Lay) else 1)


def hand(state: Table, who: int, viewer: int) -> Figures:
    return counts(state.hands[viewer], KINDS)


def laid(state: Table, who: int, viewer: int) -> Figures:
    """Return whether a mushroom is laid, and which one if the viewer may know it."""
    mushroom = state.laid[who]
    known = mushroom if state.shown or who == viewer else NONE
    return bytes((mushroom != NONE,)) + one_hot(KINDS, known)


def seats_in_order(rules: Rules) -> Sequence[tuple[int, int]]:
    return in_order(rules.players)


VECTOR: Final = Vector[Table, Rules](
    1,
    lambda state: state.rules,
    Part(
        "game",
        "the game as you see it",
        1,
        own,
        (
            Field("harmless", 1, 1, "fly agarics spoil nothing", Fixed(lambda r, who, me: bytes((r.harmless,)))),
            Field("round", 1, MOST_ROUNDS, "the round, from 1", Drawn(number("round"))),
            Field("basket", 1, MOST_POINTS, "what the basket is worth", Drawn(number("basket"))),
            Field("question", 2, 1, "what is being decided: Lay, Swap", Read(asked)),
            Field("pile", 1, len(DECK), "mushrooms in the pile", Drawn(length("pile"))),
            Field("discards", KINDS, COPIES, "by kind", Drawn(tally("discards", size=KINDS))),
            Field("hand", KINDS, COPIES, "yours, by kind", Read(hand)),
        ),
    ),
    Part(
        "seat",
        "your own seat, then the others in order of play",
        SEATS,
        seats_in_order,
        (
            Field("plays", 1, 1, "there is such a seat", Fixed(lambda rules, who, me: bytes((1,)))),
            Field("first", 1, 1, "begins the round", Drawn(same("first", number=WHO))),
            Field("points", 1, MOST_POINTS, "its points", Drawn(number("points", WHO))),
            Field("cards", 1, HAND, "mushrooms in its hand", Drawn(length("hands", WHO))),
            Field("has_laid", 1, 1, "a mushroom of it lies on the table", Read(laid)),
            Field("laid", KINDS, 1, "which, if you may know it", Along()),
        ),
        turned=True,
    ),
)
