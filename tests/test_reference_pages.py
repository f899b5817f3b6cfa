"""The reference pages list every option and every command that the code has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import typer
from tools.options_table import updated

from copse.cli import app
from copse.games import GAMES

REFERENCE = Path(__file__).parents[1] / "docs" / "reference"
OPTIONS = REFERENCE / "options.md"
COMMANDS = REFERENCE / "command-line.md"


def test_the_page_lists_the_options_of_every_game() -> None:
    text = OPTIONS.read_text(encoding="utf-8")
    assert [name for name in GAMES if f"<!-- options {name} -->" not in text] == []
    assert updated(text) == text, "run: python -m tools.options_table docs/reference/options.md"


def commands(program: typer.Typer, *names: str) -> Iterator[tuple[str, ...]]:
    """Every command of a program, with the commands that contain it before it."""
    for command in program.registered_commands:
        yield (*names, str(command.name or getattr(command.callback, "__name__", "")))
    for group in program.registered_groups:
        assert group.typer_instance is not None
        assert group.name is not None
        yield from commands(group.typer_instance, *names, group.name)


def test_the_page_of_the_command_line_names_every_command() -> None:
    text = COMMANDS.read_text(encoding="utf-8")
    found = list(commands(app))
    assert ("admin", "expire") in found
    assert [words for words in found if not named(words, text)] == []


def named(words: tuple[str, ...], text: str) -> bool:
    """Whether the page names a command, and a subcommand in the row of its command."""
    rows = [line for line in text.splitlines() if line.startswith(f"| `copse {words[0]}")]
    return any(words[-1] in re.findall(r"[a-z-]+", row) for row in rows)
