"""Watch a recorded game: step by step in a terminal, or as one long log elsewhere."""

from __future__ import annotations

import re
from typing import TextIO

from rich.console import Console

from copse.games import AnyGame, follow, replay_fitting, rewound
from copse.kernel.game import Move
from copse.locale import Words
from copse.terminal.commands import called
from copse.terminal.tables import table_for
from copse.terminal.talk import Talk


def watch(record_text: str, words: Words, console: Console, *, step: int = 1, answers: TextIO | None = None) -> None:
    """Show a recorded game as a spectator sees it. Enter advances by `step` choices.

    Raises BadRecord for a malformed record before anything is shown. If only the beginning of the record fits the
    rules, the reason is printed and that part is shown.
    """
    full, stop = replay_fitting(record_text)
    viewer = Viewer(rewound(full, 0), full, words, Talk(console, answers))
    if stop is not None:
        viewer.talk.tell(str(stop))
    if not (console.is_terminal or answers):
        viewer.forward(len(full.history))
    else:
        try:
            viewer.stroll(step)
        except (EOFError, KeyboardInterrupt):
            viewer.talk.tell("")
            viewer.stop()
            return
    viewer.close()


class Viewer:
    def __init__(self, game: AnyGame, full: AnyGame, words: Words, talk: Talk) -> None:
        self.game, self.full, self.talk = game, full, talk
        self.table = table_for(game, words)
        self.read = 0

    @property
    def left(self) -> list[Move]:
        return self.full.history[len(self.game.history) :]

    def stroll(self, step: int) -> None:
        say = self.table.words.say
        self.board()
        while self.left:
            line = self.talk.ask(say("watch-ask")).lower()
            word, _, rest = line.partition(" ")
            command = called(word, ("quit", "end", *self.table.commands), self.table.words)
            if command == "quit":
                self.stop()
                return
            if command in self.table.commands:
                self.talk.tell(self.table.commands[command](None, rest, self.talk.width))
            elif command == "end":
                self.forward(len(self.left))
            elif not line or re.fullmatch(r"[1-9][0-9]{0,5}", line):
                self.forward(int(line or step))
            else:
                self.talk.tell(say("watch-bad", text=line))

    def forward(self, count: int) -> None:
        """Apply the next choices of the record and print them with their events."""
        for step in self.left[:count]:
            label = self.table.actions()[step.action]
            choice = self.table.words.say("watch-choice", who=self.table.seat(step.seat), action=label)
            self.talk.tell(choice)
            follow(self.game, step)
            news = self.table.news(None, self.read)
            self.read = len(self.game.events)
            self.talk.tell(*news)

    def board(self) -> None:
        self.talk.tell("", *self.table.scene(None, self.talk.width))

    def stop(self) -> None:
        say = self.table.words.say
        self.talk.tell(say("watch-stopped", done=len(self.game.history), all=len(self.full.history)))

    def close(self) -> None:
        if self.left:
            return
        self.board()
        if self.game.over:
            self.talk.tell(self.table.final())
        else:
            self.talk.tell(self.table.words.say("watch-unfinished"))
