"""Tutorials: a first game at a real table.

Each is one file: a position, and steps that explain something, point at something and mostly ask for a choice. The
texts are in the catalogue `tutorial`. The learner's progress is read from the game itself, so undo, another language
and a restart of the page or the server need no code."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from copse.games import AnyGame, find
from copse.kernel.actions import Action
from copse.locale import Words
from copse.server.protocol.messages import LessonInfo, LessonStep, OptionValue
from copse.server.protocol.refusal import Refusal


class TutorialStep(Struct, frozen=True, forbid_unknown_fields=True):
    """A step. `look` is what it points at: a part of the screen (`hand`) or a value of an action's field (`clearing
    5`). `do` is the choice it asks for, if any; `then` is what the others answer."""

    say: str
    look: list[str] = []
    do: str = ""
    then: list[str] = []

    @property
    def moves(self) -> list[str]:
        return [self.do, *self.then] if self.do else []


class Tutorial(Struct, frozen=True, forbid_unknown_fields=True):
    """`seat` is the learner's. `faction` and `options` are those of the game to play next; a game without factions
    has no `faction`."""

    game: str
    seat: int
    position: str
    steps: list[TutorialStep]
    faction: str = ""
    options: dict[str, OptionValue] = {}


@cache
def tutorials() -> dict[str, Tutorial]:
    """Return all tutorials by name: the easiest first, and advanced topics after those on factions."""
    found = {
        file.name.removesuffix(".toml"): msgspec.toml.decode(file.read_bytes(), type=Tutorial)
        for file in files("copse.server.tutorials").iterdir()
        if file.name.endswith(".toml")
    }
    beyond = [name for name, one in found.items() if one.faction not in ("", name)]
    return dict(sorted(found.items(), key=lambda item: (item[0] in beyond, _place(item[1]), item[0])))


def _place(tutorial: Tutorial) -> int:
    """Return the place of the tutorial's faction among those of its game; 0 without a faction."""
    options = find(tutorial.game).options.values()
    factions = [choice for option in options if option.by_seat for choice in option.choices]
    return 1 + factions.index(tutorial.faction) if tutorial.faction else 0


class Lesson:
    """A tutorial at a table: its next steps, as long as the game has followed it."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.tutorial: Final = tutorials()[name]
        self._moves: Final = [move for step in self.tutorial.steps for move in step.moves]

    def next(self, game: AnyGame) -> Action | None:
        """The next scripted choice of any seat; None when the lesson is over or was left."""
        made = len(game.history)
        if made >= len(self._moves) or not self._followed(game):
            return None
        coming = game.read_action(self._moves[made])
        return coming if coming in game.decision.actions else None

    def finished(self, game: AnyGame) -> bool:
        """Return whether the learner has made the last choice, and nobody has played on."""
        return len(game.history) == len(self._moves) and self._followed(game)

    def check(self, game: AnyGame, action: str, lang: str) -> None:
        """Raise Refusal for a legal choice that the lesson does not ask for."""
        wanted = self.next(game)
        chosen = game.read_action(action)
        if wanted is not None and chosen is not wanted and chosen in game.decision.actions:
            said = self._say(lang, f"{self._present(game)[-1].say}.instead")
            law = game.decision.law_of(wanted)
            raise Refusal(409, "not_in_lesson", said, law, [game.write_action(wanted)])

    def tell(self, game: AnyGame, lang: str) -> LessonInfo | None:
        """Return what the learner reads now; no steps while the others answer."""
        if len(game.history) > len(self._moves) or not self._followed(game):
            return None
        wanted, steps, tutorial = self.next(game), self._present(game), self.tutorial
        return LessonInfo(
            name=self.name,
            faction=tutorial.faction,
            options=tutorial.options,
            first=tutorial.steps.index(steps[0]) + 1 if steps else 0,
            of=len(tutorial.steps),
            steps=[LessonStep(self._say(lang, step.say), step.look) for step in steps],
            asked=game.write_action(wanted) if wanted and steps else None,
        )

    def _followed(self, game: AnyGame) -> bool:
        return all(step.action is game.read_action(move) for step, move in zip(game.history, self._moves, strict=False))

    def _present(self, game: AnyGame) -> list[TutorialStep]:
        """Return the current steps: explanations, then one that asks for a choice or ends the lesson."""
        made, told, present = len(game.history), 0, list[TutorialStep]()
        for step in self.tutorial.steps:
            if told == made:
                present.append(step)
            told += len(step.moves)
        return present

    def _say(self, lang: str, id: str) -> str:
        return Words(lang, self.tutorial.game).say(f"tutorial-{self.name}-{id}")
