"""The outline of a turn: its parts in the order of the rule book, for people who look where the turn is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from copse.kernel.tasks import Decision, Task


class Heading(NamedTuple):
    """A part of the turn: the name of its words, its paragraph, its phase if turns have phases, and its steps.

    Questions of this paragraph, or of one below it, belong to it too.
    """

    name: str
    law: str
    phase: int = 0
    steps: tuple[type[Task], ...] = ()

    def asks(self, task: Task) -> bool:
        """Whether the task is a question of the paragraph."""
        return isinstance(task, Decision) and f"{task.law}.".startswith(f"{self.law}.")


class Progress(NamedTuple):
    """The number of the present heading of an outline, and those that are done."""

    now: int
    done: list[int]


def progress(outline: Sequence[Heading], phase: int, todo: Sequence[Task]) -> Progress | None:
    """Where a turn is; None without an outline.

    The step that is next tells it. If no step of the phase is left, the turn is at its last heading.
    """
    here = [place for place, heading in enumerate(outline) if heading.phase == phase]
    if not here:
        return None
    coming: list[int] = []
    for task in reversed(todo):
        place = _place_of(outline, here, task)
        if place >= 0:
            coming.append(place)
    now = coming[0] if coming else here[-1]
    return Progress(now, [place for place in range(now) if place not in coming])


def _place_of(outline: Sequence[Heading], here: Sequence[int], task: Task) -> int:
    for place in here:
        if type(task) in outline[place].steps:
            return place
    for place in here:
        if isinstance(task, outline[place].steps):
            return place
    for place in here:
        if outline[place].asks(task):
            return place
    return -1
