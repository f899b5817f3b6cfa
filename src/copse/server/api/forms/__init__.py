"""The parts of the form for a new table that depend on the game, besides its options: bots, editions and the words of
packages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.games import Parts
from copse.server.protocol.messages import BotInfo, EditionInfo


class Form:
    """The form of one game. A game without one in its kit has no bots with options and no editions."""

    def bot(self, name: str) -> BotInfo:
        """Return the choices for a seat with a bot."""
        return BotInfo(name, "", [], [], [])

    def editions(self) -> list[EditionInfo]:
        return []

    def words(self) -> dict[str, str]:
        """Return the messages that packages add to those of the game, by language."""
        return {}


FORMS: Final[Mapping[str, Form]] = Parts(
    lambda kit: kit.form, lambda found: found if isinstance(found, Form) else None, "Form"
)


def form_of(game: str) -> Form:
    return FORMS.get(game) or Form()
