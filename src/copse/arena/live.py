"""A live display of a run: a progress bar and a table of wins. It appears in terminals only."""

from __future__ import annotations

from time import monotonic
from typing import Final, Self

from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from copse.arena.results import GameRow
from copse.arena.statistics import Standings
from copse.arena.tables import standings_table
from copse.locale import Words

PAUSE: Final = 0.25  # seconds between two updates
GROUPS: Final = ("agent", "faction")


class LiveTable:
    def __init__(self, games: int, standings: Standings, words: Words, console: Console) -> None:
        self._standings, self._words, self._drawn = standings, words, 0.0
        columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
        self._bar = Progress(TextColumn("{task.description}"), *columns, console=console, auto_refresh=False)
        self._task = self._bar.add_task(words.say("arena-playing"), total=games)
        self._live = Live(console=console, auto_refresh=False, transient=True)
        self._on = console.is_terminal

    def __enter__(self) -> Self:
        if self._on:
            self._live.start()
            self._draw()
        return self

    def __exit__(self, *problem: object) -> None:
        self._live.stop()

    def count(self, row: GameRow) -> None:
        """Count a finished game."""
        self._bar.advance(self._task)
        if self._on and monotonic() - self._drawn >= PAUSE:
            self._draw()

    def _draw(self) -> None:
        groups = [group for group in GROUPS if group in self._standings.groups]
        tables = [standings_table(self._standings.of(group), group, self._words) for group in groups]
        self._live.update(Group(self._bar, *tables), refresh=True)
        self._drawn = monotonic()
