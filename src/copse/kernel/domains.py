"""Domains: what the fields of tasks may be.

A task declares the domains of its fields beside its `__init__`. Saves and positions come from outside and are checked
against them. A position writes names where a domain has names.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from copse.kernel.errors import suggest

if TYPE_CHECKING:
    from copse.kernel.tasks import Json, State

WHOLE: Final = re.compile(r"-?[0-9]{1,12}")
MOST_SPELLED: Final = 6  # longer lists of numbers are shortened in errors


class Domain:
    """The values of one field.

    `meaning` says in a few words what the number stands for. `names` are those of 0, 1, 2 …; without names the number
    itself is written. A field that `counts` is a number of things, so it does not tell two tasks of a kind apart.
    """

    def __init__(
        self, meaning: str, numbers: Sequence[int] = (), names: Sequence[str] = (), counts: bool = False
    ) -> None:
        self.meaning, self.counts = meaning, counts
        self._numbers: Sequence[int] = numbers or range(len(names))
        self._names: Sequence[str] = names

    @property
    def noun(self) -> str:
        """The meaning without its article."""
        return self.meaning.partition(" ")[2]

    @property
    def form(self) -> str:
        """What stands for a value where the form of a line is described."""
        return self.noun.partition(" ")[0].upper()

    @property
    def named(self) -> bool:
        """Whether a value is written as a name, not as the number itself."""
        return bool(self._names)

    @property
    def printed(self) -> list[str]:
        """The names that there are at every table."""
        return [self._names[number] for number in self._numbers] if self._names else []

    def numbers(self, state: State) -> Sequence[int]:
        """The numbers that are allowed at this table."""
        return self._numbers

    def names(self, state: State) -> Sequence[str]:
        return self._names

    def write(self, state: State, number: int) -> str:
        names = self.names(state)
        return names[number] if names else str(number)

    def read(self, state: State, text: str) -> int:
        """The number that a position means. Raises ValueError, which says what is allowed."""
        names = self.names(state)
        if names:
            known = self.known(state)
            if text in known:
                return known[text]
            raise ValueError(f"must be {self.meaning}, not '{text}'{suggest(text, known)}")
        if WHOLE.fullmatch(text) and int(text) in self.numbers(state):
            return int(text)
        raise ValueError(f"must be {self.allowed(state)}, not '{text}'")

    def known(self, state: State) -> dict[str, int]:
        """The numbers by what a position writes for them."""
        return {self.write(state, number): number for number in self.numbers(state)}

    def show(self, state: State, numbers: Iterable[int]) -> list[Json]:
        """What a view has for each of these numbers."""
        names = self.names(state)
        return [names[number] for number in numbers] if names else [*numbers]

    @property
    def schema(self) -> dict[str, Json]:
        """What a view has for a number, as a JSON Schema."""
        found: dict[str, Json] = {"type": "string" if self.named else "integer", "description": self.meaning}
        return {**found, "enum": [*self.printed]} if self.printed else found

    def check(self, state: State, value: Json) -> int:
        """The number that a save holds. Raises ValueError, which says what is allowed."""
        if isinstance(value, bool) or not isinstance(value, int) or value not in self.numbers(state):
            raise ValueError(f"must be {self.allowed(state)}, not {value!r}")
        return value

    def allowed(self, state: State) -> str:
        """What is allowed, in words."""
        return f"{self.meaning} ({spelled(self.numbers(state))})"


class Seats(Domain):
    def __init__(self, meaning: str) -> None:
        super().__init__(meaning)

    def numbers(self, state: State) -> Sequence[int]:
        return range(state.seats)


A_SEAT: Final = Seats("a seat")


def amount(least: int, most: int) -> Domain:
    return Domain("a number", range(least, most + 1), counts=True)


def declare(**domains: Domain) -> Mapping[str, Domain]:
    """For `Task.domains`: the domains of the fields that a task adds to its base."""
    return domains


def spelled(numbers: Sequence[int]) -> str:
    """The numbers as a short text, for errors.

    >>> spelled(range(4)), spelled([1]), spelled([2, 3, 5]), spelled(range(0, 64, 2))
    ('0 to 3', '1', '2, 3, 5', '0, 2, 4 … 62')
    """
    if isinstance(numbers, range) and numbers.step == 1 and len(numbers) > 1:
        return f"{numbers[0]} to {numbers[-1]}"
    if len(numbers) <= MOST_SPELLED:
        return ", ".join(map(str, numbers))
    return f"{', '.join(map(str, numbers[:3]))} … {numbers[-1]}"
