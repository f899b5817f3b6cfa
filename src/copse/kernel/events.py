"""Events: what happened, by which paragraph, and who may see it.

Part of an event can be secret. `seen_by` is the one place that removes it, so a log, a page and an agent learn exactly
what their seat may know.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Word = int | str
"""A number or an id in an event, an outcome or a view."""

EVERYONE: tuple[int, ...] = ()


@dataclass(frozen=True)
class Event:
    """Something that happened. `what` is a message id in the past tense; only seats in `known_to` see `secret`."""

    law: str
    what: str
    args: Mapping[str, Word]
    secret: Mapping[str, Word] = field(default_factory=dict)
    known_to: tuple[int, ...] = EVERYONE

    def seen_by(self, seat: int | None) -> Event:
        """The event as this seat (None: a spectator) may see it; `hidden` marks that something was removed."""
        if not self.secret:
            return self
        if seat in self.known_to:
            return Event(self.law, self.what, {**self.args, **self.secret})
        return Event(self.law, self.what, {**self.args, "hidden": 1})
