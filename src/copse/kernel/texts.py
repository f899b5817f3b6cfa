"""Reading texts line by line and word by word, so that every error gives its line and column. `#` starts a comment.

The lines of a text share one list of subjects, because no two lines may be about the same subject. If the whole turns
out to be impossible, the error names the line at fault.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from copse.kernel.errors import BadPosition, BadText, Impossible, suggest

WORD = re.compile(r"\S+")


class Line:
    """The words of one line, read from left to right."""

    def __init__(self, text: str, number: int, error: type[BadText], said: dict[str, int]) -> None:
        self.text, self.number, self.error, self.said = text, number, error, said
        self._words = [(match.group(), match.start() + 1) for match in WORD.finditer(text)]
        self._at = 0

    @property
    def more(self) -> bool:
        return self._at < len(self._words)

    @property
    def column(self) -> int:
        """The column at which the next word starts."""
        return self._words[self._at][1] if self.more else len(self.text) + 1

    def fail(self, problem: str, back: int = 0) -> BadText:
        """The error to raise at the next word, or `back` words before it."""
        column = self._words[self._at - back][1] if back and self._at >= back else self.column
        return self.error(problem, self.number, column)

    def peek(self) -> str:
        return self._words[self._at][0] if self.more else ""

    def word(self, what: str) -> str:
        if not self.more:
            raise self.fail(f"the line ends, but {what} is missing")
        self._at += 1
        return self._words[self._at - 1][0]

    def whole(self, what: str, low: int, high: int) -> int:
        text = self.word(what)
        if not re.fullmatch(r"-?[0-9]{1,12}", text) or not low <= int(text) <= high:
            raise self.fail(f"{what} must be a whole number from {low} to {high}, not '{text}'", back=1)
        return int(text)

    def name(self, what: str, known: Mapping[str, int]) -> int:
        text = self.word(what)
        if text not in known:
            raise self.fail(f"'{text}' is not a known {what}{suggest(text, known)}", back=1)
        return known[text]

    def expect(self, word: str, what: str) -> None:
        """Take this word, which must come before `what`."""
        if self.word(f"'{word}'") != word:
            raise self.fail(f"'{word}' and {what} must come here", back=1)

    def none(self) -> None:
        """Take the word `none` for an empty list, if it is next; it must be the last word of the line."""
        if self.peek() == "none":
            self.word("none")
            self.end()

    def names(self, what: str, known: Mapping[str, int]) -> list[int]:
        """The rest of the line as names, or `none`."""
        self.none()
        found = []
        while self.more:
            found.append(self.name(what, known))
        return found

    def some(self, what: str, known: Mapping[str, int]) -> int:
        """The rest of the line as a set of bits. A name may occur only once."""
        self.none()
        found = 0
        while self.more:
            place = self.name(what, known)
            if found >> place & 1:
                raise self.fail(f"'{self._words[self._at - 1][0]}' appears twice in this line", back=1)
            found |= 1 << place
        return found

    def once(self, subject: str = "") -> None:
        """Refuse a second line about the subject, which defaults to the words read so far."""
        subject = subject or " ".join(word for word, _ in self._words[: self._at])
        if subject in self.said:
            raise self.fail(f"'{subject}' was given before, in line {self.said[subject]}", back=1)
        self.said[subject] = self.number

    def says(self, saying: str) -> bool:
        """Whether the line starts with the first word and has the others in this order. `*` is any word."""
        wanted = saying.split()
        first, *words = [word for word, _ in self._words]
        rest = iter(words)
        return wanted[0] in ("*", first) and all(word in rest for word in wanted[1:])

    def rest(self) -> str:
        """The rest of the line, unchanged."""
        start = self.column - 1
        self._at = len(self._words)
        return self.text[start:]

    def end(self) -> None:
        if self.more:
            raise self.fail(f"'{self.peek()}' is unexpected: the line should end before it")


def lines(text: str, error: type[BadText]) -> Iterator[Line]:
    """The lines that are not empty."""
    said: dict[str, int] = {}
    for number, raw in enumerate(text.split("\n"), 1):
        line = Line(raw.split("#", 1)[0].rstrip(), number, error, said)
        if line.more:
            yield line


def impossible(problem: Impossible, lines: Sequence[Line]) -> BadPosition:
    """The error for a position that is impossible, at the line at fault."""
    at_fault = [line for saying in problem.about for line in reversed(lines) if line.says(saying)]
    line = next(iter([*at_fault, *lines[-1:]]), None)
    return BadPosition(f"this position is impossible: {problem}", line.number if line else 1)


def header(text: str, kind: str, version: int, error: type[BadText]) -> tuple[str, Iterator[Line]]:
    """Check the first line, `copse KIND VERSION GAME`, and return the game's name and the lines that follow."""
    body = lines(text, error)
    first = next(body, None)
    if first is None:
        raise error(f"the text is empty; a {kind} starts with 'copse {kind} {version} GAME'", 1)
    if first.word("'copse'") != "copse" or first.word(f"'{kind}'") != kind:
        raise error(f"this is not a {kind}: it must start with 'copse {kind} {version} GAME'", first.number)
    found = first.word(f"the version of the {kind}")
    if found not in map(str, range(1, version + 1)):
        known = "version 1" if version == 1 else f"versions 1 to {version}"
        raise first.fail(f"this {kind} has version {found[:20]}, but this Copse reads only {known}", back=1)
    name = first.word("the name of the game")
    first.end()
    return name, body
