"""What every game has words for: its seats, its questions, their answers, and the log."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final, Self

from copse.games import AnyGame
from copse.kernel.actions import Action
from copse.kernel.events import Event, Word
from copse.locale import Words, slug


class Labels(ABC):
    """One game in one language. `names` are those of the seats, or empty: they are shown beside the seats, or instead
    of their numbers."""

    merged: tuple[str, ...]  # events that come one by one, and are told in one line
    varying: tuple[str, ...]  # the figures in which such events may differ

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words: Final = words
        self.names: Final = names

    @classmethod
    @abstractmethod
    def at(cls, game: AnyGame, words: Words, names: Sequence[str]) -> Self:
        """The labels of a table in the language of `words`, which are those of its game."""

    def warning(self, game: AnyGame) -> str:
        """What people should hear before they begin, if anything speaks against this table."""
        return ""

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

    # ---- kinds of choices

    deliberate: tuple[str, ...] = ()  # verbs that give something up: they are entered on purpose

    @abstractmethod
    def figures(self, game: AnyGame, action: Action) -> dict[str, Word]:
        """What the sentence of an action tells: its fields by name, what it costs and brings."""

    @abstractmethod
    def named(self, game: AnyGame, action: Action, field: str) -> str:
        """What people call the value of a field of an action."""

    def title(self, verb: str) -> str:
        """A kind of action, as it stands on a button."""
        return self.words.say(f"verb-{slug(verb)}")

    def verb(self, game: AnyGame, actions: Sequence[Action]) -> str:
        """What these actions of one kind are called, perhaps by their question."""
        action = actions[0]
        own = f"action-{slug(action.verb.name)}.{game.decision.prompt}"
        if not action.args and own in self.words:
            return self.words.say(own, **self.figures(game, action))
        titled = f"verb-{slug(action.verb.name)}.{game.decision.prompt}"
        return self.words.say(titled) if titled in self.words else self.title(action.verb.name)

    def taken(self, game: AnyGame, actions: Sequence[Action]) -> str:
        """What these actions of one kind cost: the least of it where they differ, nothing where they are free."""
        message = f"verb-{slug(actions[0].verb.name)}.cost"
        if message not in self.words:
            return ""
        each = sorted((self.figures(game, action) for action in actions), key=_dearness)
        if _dearness(each[-1]) == 0:
            return ""
        costs = [self.words.say(message, **figures) for figures in (each[0], each[-1])]
        return costs[0] if costs[0] == costs[1] else self.words.say("cost-from", cost=costs[0])

    def left(self, game: AnyGame) -> str:
        """How many choices of this question are still to come, if it counts them."""
        message = f"left-{game.decision.prompt}"
        return self.words.say(message, **game.decision.args) if message in self.words else ""

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


def _dearness(figures: Mapping[str, Word]) -> int:
    """How much an action takes, by whichever figure says it; a card is one."""
    return max([int(figures[name]) for name in ("count", "tokens", "price") if name in figures], default=1)
