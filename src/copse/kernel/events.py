"""Events: what happened, by which paragraph, and who may see it. A part of an event can be secret; `seen_by` is the one
place where it is left out, so that a log, a page and an agent all learn exactly what their seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Word = int | str
"""A figure or an id in an event, an outcome or a view."""

EVERYONE: tuple[int, ...] = ()


@dataclass(frozen=True)
class Event:
    """`what` is a past-tense message id; `args` are public, `secret` is known to the seats in `known_to` only."""

    law: str
    what: str
    args: Mapping[str, Word]
    secret: Mapping[str, Word] = field(default_factory=dict)
    known_to: tuple[int, ...] = EVERYONE

    def seen_by(self, seat: int | None) -> Event:
        """The event as this seat (None: a spectator) may see it; `hidden` says that something was left out."""
        if not self.secret:
            return self
        if seat in self.known_to:
            return Event(self.law, self.what, {**self.args, **self.secret})
        return Event(self.law, self.what, {**self.args, "hidden": 1})
