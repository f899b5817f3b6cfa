"""Real tables for tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from copse.clockwork import Asking, Progress, RealTable, play_turn, set_up
from copse.kernel.tasks import Json

HEAD = "copse position 1 root"


def real_table(*lines: str) -> RealTable:
    """A table as these lines say."""
    return RealTable.read("\n".join([HEAD, *lines]))


def happened(progress: Progress) -> list[str]:
    return [event.what for step in progress.steps for event in step.events]


def texts(asking: Asking | None) -> list[str]:
    assert asking is not None
    return [possible.text for possible in asking.possible]


def answered(
    play: Callable[[Sequence[str | None]], Progress], answer: Callable[[Asking], str | None]
) -> tuple[Progress, list[str]]:
    """Play to the end; the kinds of the questions on the way are told too."""
    progress, kinds = play([]), list[str]()
    while progress.asking is not None:
        kinds.append(progress.asking.kind)
        progress = play([*progress.told, answer(progress.asking)])
    return progress, kinds


def laid_out(seed: int, *factions: str, **options: Json) -> RealTable:
    """A table that is set up, with the first of all answers."""
    given: dict[str, Json] = {"factions": list[Json](factions), **options}
    progress, _ = answered(lambda told: set_up(given, seed, told), lambda asking: asking.possible[0].text)
    return RealTable.read(progress.table.text())


def turn(table: RealTable, *told: str | None, draw: bool = False) -> Progress:
    return play_turn(table, None, told, draw)
