"""What a seat sees of a game, whichever it is: a view, read as far as one looks."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from copse.kernel.shapes import Fields
from copse.kernel.tasks import View

MOST: Final = 10**6  # beyond every figure of a view


class SeatView:
    def __init__(self, seat: int | None, view: View) -> None:
        self.seat: Final = seat
        self._view: Final = Fields(view, "the view")

    @cached_property
    def turn(self) -> int:
        return self._view.whole("turn", 0, MOST)


def name_in(fields: Fields, name: str) -> str:
    """A name, or nothing where there is none."""
    return fields.text(name) if fields.values.get(name) is not None else ""
