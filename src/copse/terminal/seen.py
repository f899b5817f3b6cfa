"""Base class for the information that a seat has. Values of the view are read when they are first needed."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from copse.kernel.shapes import Fields
from copse.kernel.tasks import View

MOST: Final = 10**6  # greater than any number in a view


class SeatView:
    def __init__(self, seat: int | None, view: View) -> None:
        self.seat: Final = seat
        self._view: Final = Fields(view, "the view")

    @cached_property
    def turn(self) -> int:
        return self._view.whole("turn", 0, MOST)


def name_in(fields: Fields, name: str) -> str:
    """Return a name from the fields, or an empty string if the name is null or missing."""
    return fields.text(name) if fields.values.get(name) is not None else ""
