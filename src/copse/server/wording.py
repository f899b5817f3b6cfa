"""The game in a person's words: questions, labels, log lines and paragraphs, in the language of the request."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from copse.games import AnyGame
from copse.kernel.actions import Action
from copse.kernel.events import Event
from copse.law import BOOKS, UnknownParagraph, paragraph
from copse.locale import Words
from copse.server.messages import ActionInfo, BlockedInfo, LawInfo, LogLine
from copse.server.seats import Chair
from copse.terminal.table import Table
from copse.terminal.tables import table_for

WORD: Final = re.compile(r"\w+")


class Wording:
    """What is said about one moment of a game. `names` are those of the people and agents, by seat."""

    def __init__(self, game: AnyGame, lang: str, names: Sequence[str]) -> None:
        self.game: Final = game
        self.lang: Final = lang
        self._names: Final = names
        self._table: Final = self._table_of(game)

    def seat(self, seat: int) -> str:
        return self._table.seat(seat)

    def question(self) -> str:
        return self._table.question()

    def actions(self) -> list[ActionInfo]:
        return [action_info(action, label) for action, label in self._table.actions().items()]

    def blocked(self) -> list[BlockedInfo]:
        refused = self.game.decision.blocked()
        if not refused:
            return []
        labels = self.labels(action for action, _ in refused)
        return [
            BlockedInfo(action_info(action, labels[action]), law, summary(law, self.lang)) for action, law in refused
        ]

    def labels(self, actions: Iterable[Action]) -> dict[Action, str]:
        """Labels for these actions only, whether or not they are legal: the terminal labels what a decision lists."""
        asked = self.game.copy()
        asked.decision.actions[:] = actions
        return self._table_of(asked).actions()

    def _table_of(self, game: AnyGame) -> Table:
        return table_for(game, Words(self.lang), self._names, numbered=False)

    def log(self, events: Sequence[Event], first: int) -> list[LogLine]:
        """A line for each event that the seat may see; `first` is the number of the first."""
        return [
            LogLine(number, self._table.lines([event])[0][0], event.law, event.what, dict(event.args))
            for number, event in enumerate(events, first)
        ]


def names_of(chairs: Sequence[Chair], lang: str) -> list[str]:
    """What everyone calls the seats: people by their names, agents by their level. Where two are called the same, their
    places at the table tell them apart."""
    names = [_name(chair, Words(lang, "page")) for chair in chairs]
    return [name if names.count(name) == 1 else f"{name} {place}" for place, name in enumerate(names, 1)]


def _name(chair: Chair, words: Words) -> str:
    if chair.kind != "agent":
        return chair.name or words.say("page-seat-open")
    level = f"page-level-{chair.agent}"
    return words.say(level) if level in words else str(chair.agent)


def action_info(action: Action, label: str) -> ActionInfo:
    return ActionInfo(action.text, label, action.verb.name, action.law, touched(action))


def touched(action: Action) -> dict[str, int | str]:
    """The fields of an action by name, as its text gives them: figures, and the ids of what has one.

    >>> from copse.games import find
    >>> touched(find("root").vocabulary.parse("clear 7-1 for ambush_bird"))
    {'a': 7, 'b': 1, 'card': 'ambush_bird'}
    >>> touched(find("smallworld").vocabulary.parse("deploy 5 x3"))
    {'region': 5, 'count': 3}
    """
    words = [word for word in WORD.findall(action.text.partition(" ")[2]) if word != "for"]
    return dict(zip(action.verb.fields, map(_value, words), strict=True))


def _value(word: str) -> int | str:
    figure = word.removeprefix("x")
    return int(figure) if figure.isdecimal() else word


def summary(law: str, lang: str) -> str:
    """What a paragraph says; its id if the index does not have it."""
    try:
        return paragraph(law).summary(lang)
    except UnknownParagraph:
        return law


def law_info(id: str, lang: str) -> LawInfo:
    """A paragraph with the heading that it stands under."""
    found = paragraph(id)
    return LawInfo(found.id, found.summary(lang), _chapter(found.id, lang))


def _chapter(id: str, lang: str) -> str:
    """What the chapter of a paragraph says, or else the title of the book."""
    book, _, place = id.partition(":")
    head = f"{book}:{place.partition('.')[0]}"
    try:
        return paragraph(head).summary(lang) if head != id else BOOKS[book]
    except UnknownParagraph:
        return BOOKS[book]
