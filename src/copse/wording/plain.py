"""The words of a game that declares no labels.

Each sentence is a message of the game's catalogue. Its arguments are the fields of the action or event, with names of
things in place of their ids.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Self

from copse.games import AnyGame
from copse.kernel.actions import Action
from copse.kernel.events import Event, Word
from copse.kernel.tasks import Forfeit
from copse.locale import Words, slug
from copse.wording.labels import Labels

SEATS: Final[Mapping[str, str]] = {
    "seat": "who",
    "other": "whom",
}  # fields that name a seat, with their arguments


class PlainLabels(Labels):
    """Labels from the messages of a catalogue.

    The messages are `prompt-QUESTION`, `verb-NAME`, `action-NAME`, `loss-NAME` (of a forfeit), `event-NAME` (and its
    `.hidden`), and `thing-ID` for values that are words. Each field is an argument of the same name. `seat` becomes
    `who`, and `other` becomes `whom`.
    """

    merged = ()
    varying = ()

    @classmethod
    def at(cls, game: AnyGame, words: Words, names: Sequence[str]) -> Self:
        return cls(words, names)

    def seated(self, seat: int) -> str:
        label = self.words.say("seat", number=seat + 1)
        name = self.names[seat] if 0 <= seat < len(self.names) else ""
        if not name:
            return label
        return name if self.names.count(name) == 1 else f"{label} ({name})"

    def prompt(self, prompt: str, args: Mapping[str, Word]) -> str:
        return self.words.say(f"prompt-{prompt}", **self._told(args))

    def loss(self, forfeit: Forfeit) -> str:
        return self.words.say(f"loss-{forfeit.name}", **self._told(forfeit.args))

    def actions(self, game: AnyGame, among: Iterable[Action] | None = None) -> dict[Action, str]:
        chosen = game.decision.actions if among is None else among
        return {
            action: self.words.say(f"action-{slug(action.verb.name)}", **self.variables(game, action))
            for action in chosen
        }

    def variables(self, game: AnyGame, action: Action) -> dict[str, Word]:
        return self._told(action.fields)

    def named(self, game: AnyGame, action: Action, field: str) -> str:
        return str(self.variables(game, action)[SEATS.get(field, field)])

    def told(self, group: Sequence[Event]) -> str:
        first = group[0]
        message = f"event-{slug(first.what)}"
        return self.words.say(message + ".hidden" if "hidden" in first.args else message, **self._told(first.args))

    def _told(self, args: Mapping[str, Word]) -> dict[str, Word]:
        told: dict[str, Word] = {}
        for name, value in args.items():
            if isinstance(value, str):
                told[name] = thing(self.words, value)
            elif name in SEATS:
                told[SEATS[name]] = self.seated(value)
            else:
                told[name] = value
        return told


def thing(words: Words, id: str) -> str:
    """Return the name of a thing, or its id with spaces."""
    message = f"thing-{slug(id)}"
    return words.say(message) if message in words else id.replace("_", " ")
