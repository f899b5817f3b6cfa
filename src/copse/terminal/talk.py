"""Ask a person questions. The answers come from the keyboard or from any text stream."""

from __future__ import annotations

import sys
from typing import Final, TextIO

from rich.console import Console, RenderableType
from rich.control import Control
from rich.text import Text

FORGET_SCROLLBACK: Final = "\x1b[3J"


class Talk:
    """A console for output and a source of answers. If `answers` is None, the answers come from standard input."""

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
        """Whether the output goes to a terminal, not to a file."""
        return self.console.is_terminal

    def tell(self, *things: RenderableType) -> None:
        for thing in things:
            if isinstance(thing, str):
                thing = Text(thing)  # not as markup, because names and file names may contain brackets
            self.console.print(thing, highlight=False)

    def ask(self, question: str) -> str:
        """Print a question and return one trimmed line of answer. Raises EOFError at the end of the input."""
        self.console.print(Text(f"{question} "), end="", highlight=False)
        try:
            if self.answers is None and sys.stdin.isatty():
                return _printable(input())
            line = (self.answers or sys.stdin).readline()
        except UnicodeDecodeError:
            line = "\N{REPLACEMENT CHARACTER}\n"
        self.tell(_printable(line))  # so that a transcript contains the answers
        if not line:
            raise EOFError
        return _printable(line)

    def cover(self) -> None:
        """Clear the screen and its scrollback, so that the next player cannot read it."""
        if self.live:
            self.console.control(Control.home(), Control.clear())
            self.console.file.write(FORGET_SCROLLBACK)
            self.console.file.flush()


def _printable(line: str) -> str:
    """Replace what a terminal cannot print, and trim the line."""
    return line.encode("utf-8", "replace").decode().strip()
