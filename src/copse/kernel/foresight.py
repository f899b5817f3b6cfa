"""Foresight: what a choice would do, as far as its seat can know.

The choice is made in several games that the seat cannot tell from the real one, up to the next question or the first
random outcome. What happens in all of them is certain. So the answer depends only on what the seat knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, TypeVar

from copse.kernel.actions import Action
from copse.kernel.prospects import POINTS, Fact, Facts, Odds, shaken
from copse.kernel.rulebook import Rulebook
from copse.kernel.tasks import State

GUESSES: Final = 4  # at least 2

S = TypeVar("S", bound=State)
Rest = Literal["", "chance", "others"]


class Change(NamedTuple):
    """A fact of the table that would change."""

    fact: Fact
    before: int
    after: int


@dataclass(frozen=True)
class Preview:
    """What would certainly change, who decides the rest, whether the turn ends, and the odds of a battle."""

    changes: Sequence[Change]
    rest: Rest
    ends_turn: bool
    odds: Odds | None


class _Guess(NamedTuple):
    """What a choice did in one imagined game."""

    changes: frozenset[Change]
    rest: Rest
    ends_turn: bool


def foresee(book: Rulebook[S], imagined: Sequence[S], seat: int, action: Action) -> Preview:
    """What a legal action would do, judged by `imagined` states that the seat cannot tell from the real one."""
    guesses = [_guess(book, state, seat, action) for state in imagined]
    first, others = guesses[0], guesses[1:]
    odds, again = [book.odds(state, action) for state in imagined[:2]]
    certain = first.changes.intersection(*[guess.changes for guess in others])
    return Preview(
        sorted(certain, key=lambda change: [str(part) for part in change.fact]),
        first.rest if all(guess.rest == first.rest for guess in others) else "others",
        all(guess.ends_turn for guess in guesses),
        odds if odds == again else None,
    )


def _guess(book: Rulebook[S], start: S, seat: int, action: Action) -> _Guess:
    before, turns = book.facts(start, seat), start.turns
    after = start.copy()
    after.outcomes = []
    after.answer(action)
    # If the choice itself is random, keep what holds for every outcome.
    answered = shaken(start, lambda state: state.answer(action)) if after.outcomes else []
    settled = after  # the table before the next random outcome or the next turn
    while not after.over and after.turns == turns:
        if not after.outcomes:
            settled = after.copy()
        if not after.stir():
            break
    if not after.outcomes:
        answered = [after if after.turns == turns else settled]
    elif not answered and settled is not after:
        answered = [settled]
    changes = [_changes(before, book.facts(state, seat)) for state in answered]
    certain = changes[0].intersection(*changes[1:]) if changes else frozenset[Change]()
    over = after.over or after.turns != turns
    rest: Rest = "chance" if after.outcomes else "" if over or after.decision.seat == seat else "others"
    return _Guess(certain, rest, over and turns > 0)


def _changes(before: Facts, after: Facts) -> frozenset[Change]:
    """The facts in which two tables differ. If points are no longer counted, they have not changed."""
    return frozenset(
        Change(fact, before.get(fact, 0), after.get(fact, 0))
        for fact in {*before, *after}
        if before.get(fact, 0) != after.get(fact, 0) and (fact[0] != POINTS or (fact in before and fact in after))
    )
