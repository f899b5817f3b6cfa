"""What a bot compared to choose a clearing or a player (§bots:2.5), for people who want to check it."""

from __future__ import annotations

from typing import Final

Test = tuple[str, tuple[tuple[int, int], ...]]
"""The name of a test, and each candidate that was still left with its number. The highest number won."""

YES_OR_NO: Final = ("no_roost", "no_plot", "open_slots", "best_payer")
"""Tests whose number is 1 or 0."""


class Compared:
    """The candidates of one choice, clearings or parties, test by test. `event` is the number of the event that tells
    the choice."""

    def __init__(self, event: int, parties: bool, tests: tuple[Test, ...]) -> None:
        self.event: Final = event
        self.parties: Final = parties
        self.tests: Final = tests
