"""How tests play one position by several printings of the Law."""

from __future__ import annotations

from textwrap import dedent

from copse.games import RootGame
from tests.script import root

FIFTH = "fifth"
TODAY = "marauder"


def by(edition: str, *lines: str) -> RootGame:
    """A position without its head line, put together from parts, as this edition has it."""
    return root("\n".join([f'option edition "{edition}"', *map(dedent, lines)]))
