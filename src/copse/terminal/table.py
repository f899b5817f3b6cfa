"""The interface through which people play a game in text.

Each game has its own table class. The host, the commands and the viewer of records are shared by all games.
"""

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
from copse.wording.known import Known
from copse.wording.labels import Labels

Shown = Callable[[int | None, str, int], RenderableType]
"""Draws something: for a seat (None for a spectator), with the rest of the typed line, and for a screen width."""


class TableView(ABC):
    """One game as people see it. Everything drawn for a seat comes from the view of that seat."""

    book: str  # the game's law book
    room = 0  # maximum number of rows for the map; 0 for no limit

    def __init__(self, game: AnyGame, words: Words, names: Sequence[str] = ()) -> None:
        self.game: Final = game
        self.words: Final = words

    @property
    @abstractmethod
    def labels(self) -> Labels:
        """The words for the current state of the game."""

    # ---- names

    def seat(self, seat: int) -> str:
        """Return the name of a seat for people."""
        return self.labels.seated(seat)

    @abstractmethod
    def seat_text(self, seat: int) -> Text:
        """Return the name of a seat with its sign and colour."""

    @abstractmethod
    def find(self, topic: str) -> RenderableType | None:
        """Return help on a thing of the game, found by its id or name. None if there is no such thing."""

    def known(self, seat: int | None) -> list[Known]:
        """Return what a seat has learned of the hands or purses of the others."""
        return [] if seat is None else self.labels.known(self.game, seat)

    # ---- drawing

    @property
    @abstractmethod
    def commands(self) -> Mapping[str, Shown]:
        """The game's commands in addition to those of the host.

        The commands refer to the table, so the table does not store them: this would create a reference cycle. A server
        makes many tables, and each should be freed without waiting for the garbage collector.
        """

    @abstractmethod
    def scene(self, seat: int | None, width: int) -> Sequence[RenderableType]:
        """Return everything that a seat needs to see when its player sits down. The map comes last, above the
        question."""

    @abstractmethod
    def chart(self, seat: int | None, width: int) -> RenderableType:
        """Return the map."""

    @abstractmethod
    def final(self) -> RenderableType:
        """Return the final table: the results, the winners, and the paragraph by which they won."""

    # ---- questions, choices and the log

    def prompt(self) -> Text:
        """Return the seat that decides, the question, and its paragraph."""
        decision = self.game.decision
        asked = (self.labels.question(self.game), "bold")
        return Text.assemble(self.seat_text(decision.seat), ". ", asked, " ", law_text(decision.law))

    def actions(self) -> dict[Action, str]:
        """Return the legal actions, each with its label for the seat that decides."""
        return self.labels.actions(self.game)

    @abstractmethod
    def choices(self, actions: Mapping[Action, str], width: int) -> RenderableType:
        """Return the legal actions with their letters, grouped by verb."""

    def is_about(self, action: Action, topic: str, label: str = "") -> bool:
        """Whether the topic is the text of the action, or the beginning of it."""
        return any(f"{text} ".startswith(f"{plain(topic)} ") for text in self._texts(action, label))

    def is_called(self, action: Action, line: str, label: str = "") -> bool:
        """Whether the line is the text of the action: as records write it, or its `label` on the screen."""
        return plain(line) in self._texts(action, label)

    def has_words(self, label: str, line: str) -> bool:
        """Whether the label contains the words of the line next to each other."""
        return f" {plain(line)} " in f" {plain(label)} "

    def anything_called(self, line: str) -> Action | None:
        """Return the action with this text in records, whether it is legal or not. None if there is none."""
        return self._known.get(plain(line))

    @cached_property
    def _known(self) -> dict[str, Action]:
        """Actions by their text. If several actions have the same text, the first one is kept."""
        actions = reversed(self.game.vocabulary.actions)
        return {text: action for action in actions for text in self._texts(action, "")}

    def is_at(self, action: Action, place: str) -> bool:
        """Whether the action names this number, such as a clearing or region. A count does not match."""
        return place in action.text.split()

    def _texts(self, action: Action, label: str) -> list[str]:
        """Return the texts of an action: with the names of this table, with numbers, and its label."""
        return [plain(text) for text in (self.game.write_action(action), action.text, label) if text]

    def lines(self, events: Sequence[Event]) -> list[tuple[str, str]]:
        """Return log lines, each with its paragraph. The events must be visible to the seat (see `Game.events_for`)."""
        return self.labels.events(events)

    def news(self, seat: int | None, since: int) -> Sequence[RenderableType]:
        """Return the events since number `since` that the seat may see. Empty if there are none."""
        lines = self.lines(self.game.events_for(seat, since))
        return [log(lines)] if lines else []

    @abstractmethod
    def guessed(self) -> bool:
        """Whether a printed position contains guesses in place of hidden information."""


def plain(text: str) -> str:
    """Normalise text that a person types: case, spaces, apostrophes, and signs that keyboards lack.

    The `x` before a count is dropped, whether it is Latin or Cyrillic.

    >>> plain("Move 3 → 7, ×2") == plain("move 3 7 2"), plain("п'ять ×2") == plain("П’ять х2")
    (True, True)
    """
    letters = re.sub("['’ʼ]", "", text.lower().replace("ё", "е").replace("×", "x"))
    return re.sub(r"\b[xх](?=[0-9])", "", " ".join(re.sub(r"[^\w\s]|_", " ", letters).split()))
