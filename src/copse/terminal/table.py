"""A table: all that the host must know of a game to let people play it in text. Each game has one; the host, the
commands and watching are the same for all of them."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from copse.games import AnyGame
from copse.kernel.actions import Action
from copse.kernel.events import Event
from copse.locale import Words
from copse.terminal.formatting import law_text, log
from copse.wording.labels import Labels

Shown = Callable[[int | None, str, int], RenderableType]
"""Draws something for a seat (None: a spectator), from what else was typed, for a screen of some width."""


class TableView(ABC):
    """One game as people see it. Whatever is drawn for a seat comes from that seat's view."""

    book: str  # of the law
    room = 0  # rows that a map may take; 0 if the screen has no end

    def __init__(self, game: AnyGame, words: Words, names: Sequence[str] = ()) -> None:
        self.game: Final = game
        self.words: Final = words

    @property
    @abstractmethod
    def labels(self) -> Labels:
        """The words for the game as it is now."""

    # ---- names

    def seat(self, seat: int) -> str:
        """What people call the seat."""
        return self.labels.seated(seat)

    @abstractmethod
    def seat_text(self, seat: int) -> Text:
        """The same with its sign and colour."""

    @abstractmethod
    def find(self, topic: str) -> RenderableType | None:
        """Help on a thing of the game by its id or name; None if there is none such."""

    # ---- drawing

    @property
    @abstractmethod
    def commands(self) -> Mapping[str, Shown]:
        """The game's own commands, beside those of the host. They know the table, so it does not keep them: a server
        makes many tables, and none that is done with should wait for the garbage collector."""

    @abstractmethod
    def scene(self, seat: int | None, width: int) -> Sequence[RenderableType]:
        """Everything that the seat wants before it as it sits down; the map comes last, beside the question."""

    @abstractmethod
    def chart(self, seat: int | None, width: int) -> RenderableType:
        """The map."""

    @abstractmethod
    def final(self) -> RenderableType:
        """The table of a finished game, and who has won by which paragraph."""

    # ---- questions, choices and the log

    def prompt(self) -> Text:
        """Whose decision it is, what is asked, and by which paragraph."""
        decision = self.game.decision
        asked = (self.labels.question(self.game), "bold")
        return Text.assemble(self.seat_text(decision.seat), ". ", asked, " ", law_text(decision.law))

    def actions(self) -> dict[Action, str]:
        """The legal actions, and what each means to the seat that has to decide."""
        return self.labels.actions(self.game)

    @abstractmethod
    def choices(self, actions: Mapping[Action, str], width: int) -> RenderableType:
        """The legal actions with their letters, grouped by verb."""

    def is_about(self, action: Action, topic: str, label: str = "") -> bool:
        """Whether a person who types this means the action: its words, or the first of them."""
        return any(f"{text} ".startswith(f"{plain(topic)} ") for text in self._texts(action, label))

    def is_called(self, action: Action, line: str, label: str = "") -> bool:
        """Whether these are the words of the action: those of records, or the `label` that the screen shows for it."""
        return plain(line) in self._texts(action, label)

    def has_words(self, label: str, line: str) -> bool:
        """Whether these words stand together in what the screen shows for an action."""
        return f" {plain(line)} " in f" {plain(label)} "

    def anything_called(self, line: str) -> Action | None:
        """The action of the game, legal or not, that has these words in records."""
        return self._known.get(plain(line))

    @cached_property
    def _known(self) -> dict[str, Action]:
        """By their words; the first of those that have the same."""
        actions = reversed(self.game.vocabulary.actions)
        return {text: action for action in actions for text in self._texts(action, "")}

    def is_at(self, action: Action, place: str) -> bool:
        """Whether the action names this number: a clearing or region, not a count."""
        return place in action.text.split()

    def _texts(self, action: Action, label: str) -> list[str]:
        """With the names of this table, with numbers, and as the screen has it."""
        return [plain(text) for text in (self.game.write_action(action), action.text, label) if text]

    def lines(self, events: Sequence[Event]) -> list[tuple[str, str]]:
        """The log as lines: text and paragraph. Events are those that the seat may see (`Game.events_for`)."""
        return self.labels.events(events)

    def news(self, seat: int | None, since: int) -> Sequence[RenderableType]:
        """What has happened since there were so many events, as the seat may see it; nothing if nothing has."""
        lines = self.lines(self.game.events_for(seat, since))
        return [log(lines)] if lines else []

    @abstractmethod
    def guessed(self) -> bool:
        """Whether a position printed for a seat holds guesses at what is hidden from it."""


def plain(text: str) -> str:
    """Words as people type them: any case, any spaces, any apostrophe or none, with or without the `x` before a count,
    Latin or Cyrillic, and without signs that no keyboard has.

    >>> plain("Move 3 → 7, ×2") == plain("move 3 7 2"), plain("п'ять ×2") == plain("П’ять х2")
    (True, True)
    """
    letters = re.sub("['’ʼ]", "", text.lower().replace("ё", "е").replace("×", "x"))
    return re.sub(r"\b[xх](?=[0-9])", "", " ".join(re.sub(r"[^\w\s]|_", " ", letters).split()))
