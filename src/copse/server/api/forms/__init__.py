"""What the form for a new table offers of a game beside its options: bots, and the printings of its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.games import Parts
from copse.server.protocol.messages import BotInfo, EditionInfo


class Form:
    """Of one game; one whose kit names nothing has neither."""

    def bot(self, name: str) -> BotInfo:
        """A choice of a seat that nobody plays."""
        return BotInfo(name, "", [], [], [])

    def editions(self) -> list[EditionInfo]:
        return []


FORMS: Final[Mapping[str, Form]] = Parts(
    lambda kit: kit.form, lambda found: found if isinstance(found, Form) else None, "Form"
)


def form_of(game: str) -> Form:
    return FORMS.get(game) or Form()
