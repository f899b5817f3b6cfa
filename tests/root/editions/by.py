"""How the tests of the older editions set up the same position under two of them."""

from __future__ import annotations

from textwrap import dedent

from copse.locale import Words
from copse.wording.games import labels_for
from tests.root.table import Table
from tests.script import root

LANGUAGES = ("en", "ru", "uk")


def by(edition: str, lines: str) -> Table:
    """A position by this edition."""
    return root(f'option edition "{edition}"\n{dedent(lines)}')


def question(game: Table, language: str = "en") -> str:
    return labels_for(game, Words(language)).question(game)


def label(game: Table, action: str, language: str = "en") -> str:
    return labels_for(game, Words(language)).actions(game)[game.vocabulary.parse(action)]
