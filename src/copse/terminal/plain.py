"""The table of a game that declares no table of its own: it prints the view key by key.

The entries of `seats` in the view become the rows of a table. Keys are named by the messages `view-KEY` of the game's
catalogue, and things by `thing-ID`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from copse.games import GAMES, AnyGame
from copse.kernel.actions import Action
from copse.kernel.tasks import Json, View
from copse.locale import Words, slug
from copse.terminal.formatting import columns, law_text, marked
from copse.terminal.table import Shown, TableView
from copse.wording.games import labels_for
from copse.wording.labels import Labels
from copse.wording.plain import thing

OF_ALL: Final = (
    "decision",
    "first",
    "game",
    "outcome",
    "over",
    "players",
    "seat",
    "seats",
    "turn",
)


class PlainTable(TableView):
    def __init__(self, game: AnyGame, words: Words, names: Sequence[str] = ()) -> None:
        super().__init__(game, words, names)
        self.book = GAMES[game.book.name].law
        self._labels = labels_for(game, words, names)

    @property
    def labels(self) -> Labels:
        return self._labels

    def seat_text(self, seat: int) -> Text:
        return Text(self.seat(seat), "bold")

    def find(self, topic: str) -> RenderableType | None:
        return None

    @property
    def commands(self) -> Mapping[str, Shown]:
        return {"table": lambda seat, _, width: self.chart(seat, width)}

    def scene(self, seat: int | None, width: int) -> Sequence[RenderableType]:
        return [self.chart(seat, width)]

    def chart(self, seat: int | None, width: int) -> RenderableType:
        view = self.game.view(seat)
        lines: list[RenderableType] = [
            Text.assemble((f"{self._key(name)}: ", "dim"), self._value(value))
            for name, value in view.items()
            if name not in OF_ALL
        ]
        return Group(*lines, self._seats(view))

    def final(self) -> RenderableType:
        outcome = self.game.outcome
        winners = outcome["winners"]
        who = ", ".join(self.seat(seat) for seat in winners)
        points = [str(each) for each in self.game.state.scored() if each is not None]
        won = self.words.say("plain-won", who=who, points=" : ".join(points) or "–")
        return Text.assemble(won, " ", law_text(outcome["law"]))

    def choices(self, actions: Mapping[Action, str], width: int) -> RenderableType:
        return columns([f"{mark} {actions[action]}" for mark, action in marked(actions, self.words)], width)

    def guessed(self) -> bool:
        return not self.game.over

    # ---- printing a view

    def _seats(self, view: View) -> Table:
        """Return a table with a row for each seat."""
        seats = view.get("seats", [])
        rows = [row for row in seats if isinstance(row, dict)] if isinstance(seats, list) else []
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        for name in ("", *(map(self._key, rows[0]) if rows else ())):
            table.add_column(name)
        for seat in range(self.game.seats):
            cells = map(self._value, rows[seat].values()) if rows else ()
            mark = "→ " if seat == view.get("turn") else "  "
            table.add_row(Text.assemble(mark, self.seat_text(seat)), *map(Text, cells))
        return table

    def _key(self, name: str) -> str:
        message = f"view-{slug(name)}"
        return self.words.say(message) if message in self.words else name.replace("_", " ")

    def _value(self, value: Json) -> str:
        match value:
            case None:
                return "–"
            case bool():
                return self.words.say("yes" if value else "no")
            case str():
                return thing(self.words, value)
            case list():
                return "  ".join(map(self._value, value)) or "–"
            case dict():
                return ", ".join(f"{self._key(name)} {self._value(each)}" for name, each in value.items())
        return str(value)
