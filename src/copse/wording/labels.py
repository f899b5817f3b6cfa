"""What every game has words for: its seats, its questions, their answers, and the log."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from copse.games import AnyGame
from copse.kernel.actions import Action
from copse.kernel.events import Event, Word
from copse.locale import Words


class Labels(ABC):
    """One game in one language. `names` are those of the seats."""

    merged: tuple[str, ...]  # events that come one by one, and are told in one line
    varying: tuple[str, ...]  # the figures in which such events may differ

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words: Final = words
        self.names: Final = names

    @abstractmethod
    def seated(self, seat: int) -> str:
        """What people call the seat, with who plays there."""

    @abstractmethod
    def prompt(self, prompt: str, args: Mapping[str, Word]) -> str:
        """A question, in a sentence."""

    def question(self, game: AnyGame) -> str:
        """What is asked now."""
        return self.prompt(game.decision.prompt, game.decision.args)

    @abstractmethod
    def actions(self, game: AnyGame, among: Iterable[Action] | None = None) -> dict[Action, str]:
        """The legal actions, or these, and what each means to the seat that has to decide."""

    # ---- the log

    def events(self, events: Sequence[Event]) -> list[tuple[str, str]]:
        """The log as lines: text and paragraph. Events are those that the seat may see (`Game.events_for`)."""
        return [(self._line(group), group[0].law) for group in self._grouped(events)]

    @abstractmethod
    def told(self, group: Sequence[Event]) -> str:
        """Events of one kind, in one sentence. What the game does not have raises LookupError or ValueError."""

    def _line(self, group: Sequence[Event]) -> str:
        try:
            return self.told(group)
        except (LookupError, ValueError):  # a save can hold events that this version does not have
            first = group[0]
            return " ".join([first.what, *(f"{name} {value}" for name, value in first.args.items())])

    def _grouped(self, events: Sequence[Event]) -> list[list[Event]]:
        groups: list[list[Event]] = []
        for event in events:
            if groups and event.what in self.merged and self._kind(groups[-1][0]) == self._kind(event):
                groups[-1].append(event)
            else:
                groups.append([event])
        return groups

    def _kind(self, event: Event) -> Event:
        """What two events must share to be told in one line."""
        return replace(event, args={name: value for name, value in event.args.items() if name not in self.varying})
