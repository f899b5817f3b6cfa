"""All errors that Copse raises. Each message says what is wrong, what is allowed, and by which paragraph."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Final, NamedTuple

LONGEST_MESSAGE: Final = 2000
TAIL: Final = 500  # kept of a message that is cut: its end says what is allowed
LONGEST_WORD: Final = 80  # longer words are not compared with known ones
MOST_COMPARED: Final = 500
MENDED: Final = (
    "if Copse wrote this, the rules were corrected since; remove this line and those after it to read the rest"
)


class CopseError(Exception):
    """The base of all errors that a caller, a file or the network can cause. Long messages are shortened."""

    def __str__(self) -> str:
        message = super().__str__()
        if len(message) <= LONGEST_MESSAGE:
            return message
        return f"{message[: LONGEST_MESSAGE - TAIL]} … {message[-TAIL:]}"


class BadSetup(CopseError, ValueError):
    """An unknown game, or an option that is unknown, out of range or contradicts another.

    People can meet some of these without writing options by hand; `code` tells those apart, for translation. `option`
    is the option whose value is wrong, if it is one alone: a form shows the problem there. `told` gives the sentence in
    a language, if the catalogues have it.
    """

    def __init__(
        self, problem: str, code: str = "bad_setup", option: str = "", told: Callable[[str], str] | None = None
    ) -> None:
        self.problem, self.code, self.option, self._told = problem, code, option, told
        super().__init__(problem)

    def told(self, language: str) -> str:
        """The problem in a language; in English if the catalogues lack it."""
        return self._told(language) if self._told else str(self)

    def __reduce__(self) -> tuple[type[BadSetup], tuple[str, str, str, Callable[[str], str] | None]]:
        """Let another process raise it here."""
        return type(self), (self.problem, self.code, self.option, self._told)


class UnknownAction(CopseError, ValueError):
    """A text or number that is not an action of this game."""


class Reason(NamedTuple):
    """Why something is not legal: a paragraph, and the words of a sentence that ends with it."""

    law: str
    words: str


class IllegalAction(CopseError, ValueError):
    """An action of this game that the pending decision does not offer. Nothing was changed.

    `law` is the paragraph of the decision, `why` the paragraph that forbids the action.
    """

    def __init__(self, action: str, law: str, legal: Sequence[str], reason: Reason) -> None:
        self.action, self.law, self.legal, self.reason = action, law, tuple(legal), reason
        shown = ", ".join(legal[:12]) + (f" and {len(legal) - 12} more" if len(legal) > 12 else "")
        why = f"{reason.words} §{reason.law} (the pending decision is §{law})"
        super().__init__(f"'{action}' is not legal now, {why}. Legal: {shown or 'nothing'}")

    @property
    def why(self) -> str:
        """The paragraph that forbids the action."""
        return self.reason.law

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, str, tuple[str, ...], Reason]]:
        """Let another process raise it here."""
        return type(self), (self.action, self.law, self.legal, self.reason)


class GameOver(CopseError):
    """An action was applied to a game that has ended."""


class CannotUndo(CopseError):
    """The choice revealed something, or the turn began with it."""


class NothingToUndo(CannotUndo):
    """The seat did not make the last choice."""


class ImpossibleOutcome(CopseError, ValueError):
    """A record or position announced a chance outcome that cannot happen here; `possible` lists those that can."""

    def __init__(self, kind: str, value: int, possible: Sequence[int], names: Mapping[int, str] | None = None) -> None:
        """`names` are the names of the values, if the table has any."""
        self.kind, self.value, self.possible = kind, value, possible
        named = [names.get(one, str(one)) if names else str(one) for one in (value, *dict.fromkeys(possible))]
        super().__init__(f"the announced {kind} {named[0]} cannot come up now; possible: {', '.join(named[1:])}")

    def __reduce__(self) -> tuple[type[ImpossibleOutcome], tuple[str, int, Sequence[int]]]:
        """Let another process raise it here."""
        return type(self), (self.kind, self.value, self.possible)


class BadSave(CopseError, ValueError):
    """Bytes that are not a save, a damaged save, or one that this version cannot read."""


class BadText(CopseError, ValueError):
    """A text that cannot be read; `line` and `column` count from 1."""

    def __init__(self, problem: str, line: int, column: int = 1) -> None:
        self.problem, self.line, self.column = problem, line, column
        super().__init__(f"line {line}, column {column}: {problem}")

    def __reduce__(self) -> tuple[type[BadText], tuple[str | int | None, ...]]:
        """Let another process raise it here."""
        return type(self), (self.problem, self.line, self.column)


class BadPosition(BadText):
    """A position that is malformed or impossible."""


class Impossible(CopseError, ValueError):
    """A state that no game can reach, and why.

    `about` gives the first words of the lines of a position that could have caused it, such as `clearing 5 eyrie`, most
    likely first.
    """

    def __init__(self, problem: str, *about: str) -> None:
        self.about = about
        super().__init__(problem)


class OtherOutcomes(CopseError, ValueError):
    """The rules ask chance for another kind of outcome than when this choice was first made."""


class BadRecord(BadText):
    """A record that is malformed, or stops fitting the rules at this line after its first `choices`."""

    def __init__(self, problem: str, line: int, column: int = 1, choices: int | None = None) -> None:
        super().__init__(problem if choices is None else f"{problem}; {MENDED}", line, column)
        self.problem, self.choices = problem, choices

    def __reduce__(self) -> tuple[type[BadText], tuple[str | int | None, ...]]:
        """Let another process raise it here."""
        return type(self), (self.problem, self.line, self.column, self.choices)


class RulesMended(CopseError):
    """The past of a game no longer fits the rules and cannot be replayed. The game itself can go on."""

    def __init__(self, choices: int, problem: str) -> None:
        self.choices, self.problem = choices, problem
        fits = f"the first {choices} choices of this game fit the rules, but the next one does not: {problem}"
        super().__init__(f"{fits}. The rules were corrected since it was played, so its past cannot be shown")

    def __reduce__(self) -> tuple[type[RulesMended], tuple[int, str]]:
        """Let another process raise it here."""
        return type(self), (self.choices, self.problem)


def suggest(word: str, known: Iterable[str]) -> str:
    """The end of an error about an unknown word: similar known words, or else all of them.

    >>> suggest("fortifed", ["flying", "fortified"])
    '; did you mean fortified?'
    >>> suggest("x", ["flying", "fortified"])
    '; allowed: flying, fortified'
    >>> suggest("9-1", ["9-12", "1-9"])
    '; did you mean 1-9?'
    """
    names = list(known)
    if close := similar(word, names):
        return f"; did you mean {' or '.join(close)}?"
    return f"; allowed: {', '.join(names[:40])}{' …' if len(names) > 40 else ''}"


def similar(word: str, names: Sequence[str]) -> list[str]:
    """The known names that an unknown word may mean."""
    if len(word) > LONGEST_WORD:
        return []
    if turned := [name for name in names if _parts(name) == _parts(word)]:
        return turned[:1]
    compared = names if len(names) <= MOST_COMPARED else [name for name in names if len(name) == len(word)]
    return get_close_matches(word, compared[:MOST_COMPARED], n=3)


def _parts(name: str) -> list[str]:
    """The parts of a name like `1-9` or `1_2_5_10`, sorted."""
    return sorted(re.split("[-_]", name))
