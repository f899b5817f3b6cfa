"""Asking a person: lines come from the keyboard, or from any text that stands in for it."""

from __future__ import annotations

import sys
from typing import Final, TextIO

from rich.console import Console, RenderableType
from rich.control import Control
from rich.text import Text

FORGET_SCROLLBACK: Final = "\x1b[3J"


class Talk:
    """A console to write to and somewhere to read answers from; `answers` None is the keyboard (standard input)."""

    def __init__(self, console: Console, answers: TextIO | None = None) -> None:
        self.console: Final = console
        self.answers: Final = answers

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    @property
    def live(self) -> bool:
        """Whether a person looks at a terminal, not a file."""
        return self.console.is_terminal

    def tell(self, *things: RenderableType) -> None:
        for thing in things:
            if isinstance(thing, str):
                thing = Text(thing)  # never markup: names and file names are shown as they are
            self.console.print(thing, highlight=False)

    def ask(self, question: str) -> str:
        """One line of answer, trimmed. Raises EOFError when there are no more."""
        self.console.print(Text(f"{question} "), end="", highlight=False)
        try:
            if self.answers is None and sys.stdin.isatty():
                return _printable(input())
            line = (self.answers or sys.stdin).readline()
        except UnicodeDecodeError:
            line = "\N{REPLACEMENT CHARACTER}\n"
        self.tell(_printable(line))  # so that a transcript shows what was answered
        if not line:
            raise EOFError
        return _printable(line)

    def cover(self) -> None:
        """Take everything off the screen, also what could be scrolled back to."""
        if self.live:
            self.console.control(Control.home(), Control.clear())
            self.console.file.write(FORGET_SCROLLBACK)
            self.console.file.flush()


def _printable(line: str) -> str:
    """The line without what no terminal could print back."""
    return line.encode("utf-8", "replace").decode().strip()
