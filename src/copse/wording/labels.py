"""The words that every game has: for its seats, questions, actions and log."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final, Self

from copse.games import AnyGame
from copse.kernel.actions import Action
from copse.kernel.events import Event, Word
from copse.kernel.prospects import Forecast
from copse.kernel.tasks import Forfeit
from copse.locale import Words, slug
from copse.wording.known import Known, When


class Labels(ABC):
    """One game in one language. `names` are the names of the seats, or empty.

    The names are shown beside the seats or replace their numbers.
    """

    merged: tuple[str, ...]  # events that are printed in one line if they follow each other
    varying: tuple[str, ...]  # arguments in which such events may differ

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words: Final = words
        self.names: Final = names

    @classmethod
    @abstractmethod
    def at(cls, game: AnyGame, words: Words, names: Sequence[str]) -> Self:
        """Return the labels of a game in the language of `words`, which must include the game's catalogue."""

    def warning(self, game: AnyGame) -> str:
        """Return a warning about this table for people before they begin, or an empty string."""
        return ""

    @abstractmethod
    def seated(self, seat: int) -> str:
        """Return the name of a seat for people, with the name of its player."""

    def known(self, game: AnyGame, viewer: int) -> list[Known]:
        """Return what a seat has learned of the hands or purses of the others."""
        return []

    def when(self, when: When) -> str:
        """Return the turn of an event that a seat remembers."""
        if when.turn_of is None or when.turn is None:
            return self.words.say("known-early")
        return self.words.say("known-when", turn=when.turn, who=self.seated(when.turn_of))

    @abstractmethod
    def prompt(self, prompt: str, args: Mapping[str, Word]) -> str:
        """Return a question as a sentence."""

    def question(self, game: AnyGame) -> str:
        """Return the pending question as a sentence."""
        return self.prompt(game.decision.prompt, game.decision.args)

    @abstractmethod
    def actions(self, game: AnyGame, among: Iterable[Action] | None = None) -> dict[Action, str]:
        """Return the legal actions, or those given, each with its label for the seat that decides."""

    @abstractmethod
    def loss(self, forfeit: Forfeit) -> str:
        """Return what a choice costs dearly, as a sentence."""

    def foretold(self, forecast: Forecast) -> tuple[str, str]:
        """Return the name of what must be done, and the reason of the verdict."""
        name = self.words.say(f"forecast-{slug(forecast.field)}-{slug(forecast.value)}")
        return name, self.words.say(f"forecast-{forecast.name}", **forecast.args)

    # ---- kinds of choices

    @abstractmethod
    def variables(self, game: AnyGame, action: Action) -> dict[str, Word]:
        """Return the values for an action's sentence: its fields by name, its cost and its gain."""

    @abstractmethod
    def named(self, game: AnyGame, action: Action, field: str) -> str:
        """Return the name for people of a field's value."""

    def title(self, verb: str) -> str:
        """Return the name of a kind of action, as on a button."""
        return self.words.say(f"verb-{slug(verb)}")

    def verb(self, game: AnyGame, actions: Sequence[Action]) -> str:
        """Return a name for actions of one kind. The question may have a special name for them."""
        action = actions[0]
        own = f"action-{slug(action.verb.name)}.{game.decision.prompt}"
        if not action.args and own in self.words:
            return self.words.say(own, **self.variables(game, action))
        titled = f"verb-{slug(action.verb.name)}.{game.decision.prompt}"
        return self.words.say(titled) if titled in self.words else self.title(action.verb.name)

    def taken(self, game: AnyGame, actions: Sequence[Action]) -> str:
        """Return the cost of actions of one kind: the minimum if it varies, and nothing if they are free."""
        message = f"verb-{slug(actions[0].verb.name)}.cost"
        if message not in self.words:
            return ""
        each = sorted((self.variables(game, action) for action in actions), key=_dearness)
        if _dearness(each[-1]) == 0:
            return ""
        costs = [self.words.say(message, **variables) for variables in (each[0], each[-1])]
        return costs[0] if costs[0] == costs[1] else self.words.say("cost-from", cost=costs[0])

    def left(self, game: AnyGame) -> str:
        """Return how many choices of this question are left, if the question counts them."""
        message = f"left-{game.decision.prompt}"
        return self.words.say(message, **game.decision.args) if message in self.words else ""

    # ---- the log

    def events(self, events: Sequence[Event]) -> list[tuple[str, str]]:
        """Return log lines, each with its paragraph. The events must be visible to the seat (see `Game.events_for`)."""
        return [(self._line(group), group[0].law) for group in self.grouped(events)]

    @abstractmethod
    def told(self, group: Sequence[Event]) -> str:
        """Return events of one kind as one sentence. Raises LookupError or ValueError for things that the game does not
        have."""

    def _line(self, group: Sequence[Event]) -> str:
        try:
            return self.told(group)
        except (LookupError, ValueError):  # a save can contain events that this version does not know
            first = group[0]
            return " ".join([first.what, *(f"{name} {value}" for name, value in first.args.items())])

    def grouped(self, events: Sequence[Event]) -> list[list[Event]]:
        """Return events in groups that share a line."""
        groups: list[list[Event]] = []
        for event in events:
            if groups and event.what in self.merged and self._kind(groups[-1][0]) == self._kind(event):
                groups[-1].append(event)
            else:
                groups.append([event])
        return groups

    def _kind(self, event: Event) -> Event:
        """Return the part of an event that must be equal for two events to share a line."""
        return replace(event, args={name: value for name, value in event.args.items() if name not in self.varying})


def _dearness(variables: Mapping[str, Word]) -> int:
    """Return how much an action costs, whatever its unit. An action without a number costs one, like a card."""
    return max([int(variables[name]) for name in ("count", "tokens", "price") if name in variables], default=1)
