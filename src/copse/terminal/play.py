"""Play a game in the terminal: people are asked, agents choose, and each seat sees only what it may see."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, TextIO

from rich.console import Console
from rich.text import Text

from copse.agents.base import Agent, observe
from copse.games import AnyGame, people
from copse.kernel.actions import Action
from copse.kernel.errors import CannotUndo
from copse.kernel.rulebook import Rulebook
from copse.locale import Words
from copse.terminal.advice import about, forecast, why_not
from copse.terminal.commands import called, names
from copse.terminal.files import ForeignFile, keep_record, keep_save
from copse.terminal.formatting import cited, log, marks
from copse.terminal.table import TableView
from copse.terminal.tables import table_for
from copse.terminal.talk import Talk

LOG_LINES: Final = 20
ROWS_TO_ASK: Final = 4  # for the heading above the map and the question below it
FEWEST_ROWS: Final = 18  # minimum for a readable map


class Leave(Exception):
    """The person wants to leave the table."""


def play(
    game: AnyGame,
    seats: Sequence[Agent | None],
    words: Words,
    console: Console,
    *,
    names: Sequence[str] = (),
    auto: bool = True,
    autosave: Path | None = None,
    answers: TextIO | None = None,
) -> bool:
    """Play the game to its end. Return False if the people left earlier.

    `seats` has an agent for each seat, or None if a person sits there or a bot of the game plays it. `names` are shown
    beside the seats. With `auto`, a decision with a single legal action is made at once. If the input ends or is
    interrupted, the game is saved to `autosave`. `answers` replaces the keyboard.
    """
    host = Host(game, seats, table_for(game, words, names), Talk(console, answers), auto)
    try:
        host.run()
    except Leave:
        host.farewell()
    except (EOFError, KeyboardInterrupt):
        host.break_off(autosave)
    return game.over


class Host:
    """Runs one table. `read` holds, for each seat, the number of events that it has been shown."""

    def __init__(self, game: AnyGame, seats: Sequence[Agent | None], table: TableView, talk: Talk, auto: bool) -> None:
        if len(seats) != game.seats:
            raise ValueError(f"the game has {game.seats} seats, but {len(seats)} were given")
        self.game: Final = game
        self.seats: Final = seats
        self.table: Final = table
        self.talk: Final = talk
        self.auto: Final = auto
        self.people: Final = [seat for seat in people(game) if seats[seat] is None]
        self.read: Final = [len(game.events)] * game.seats
        self.looking: int | None = self.people[0] if len(self.people) == 1 else None
        self.fresh = True  # whether another seat has acted since the scene was last drawn
        self.kept = game.hash()
        table.room = max(talk.height - ROWS_TO_ASK, FEWEST_ROWS) if talk.live else 0
        self.commands: Final[dict[str, Callable[[str], None]]] = {
            "help": self._help, "log": self._log, "why": self._why,
            "save": self._save, "record": self._record, "position": self._position, "quit": self._quit,
        }  # fmt: skip
        if type(game.book).forecast is not Rulebook.forecast:
            self.commands["forecast"] = self._forecast

    def say(self, id: str, **args: int | str) -> str:
        return self.table.words.say(id, **args)

    # ---- the loop

    def run(self) -> None:
        game = self.game
        while not game.over:
            seat = game.decision.seat
            agent = self.seats[seat]
            if agent is None:
                self._human(seat)
            else:
                self._machine(seat, agent)
        self._news(self.looking)
        self.talk.tell("", self.table.chart(None, self.talk.width), self.table.final())

    def _machine(self, seat: int, agent: Agent) -> None:
        choice = self.game.decision
        if len(choice.actions) == 1:
            action = choice.actions[0]
        elif self.talk.live:
            with self.talk.console.status(Text(self.say("thinking", who=self.table.seat(seat)))):
                action = agent.choose(observe(self.game))
        else:
            action = agent.choose(observe(self.game))
        self.game.apply(action)
        self.fresh = True
        if not self.people:
            self._news(None)

    def _human(self, seat: int) -> None:
        turns = self.game.state.turns
        self._seat_down(seat)
        self._show(seat)
        only = self.game.decision.actions
        if self.auto and len(only) == 1:
            self.talk.tell(self.say("only-choice", action=self.table.actions()[only[0]]))
            self.game.apply(only[0])
        else:
            self._decide(seat)
        self._confirm(seat)
        self.fresh |= self.game.state.turns != turns  # a bot may have played a turn, about which nobody was asked

    def _seat_down(self, seat: int) -> None:
        """On a shared screen, hide everything until the next player confirms."""
        if self.looking != seat:
            self.talk.cover()
            self.talk.tell("", self.say("cover", who=self.table.seat(seat)))
            self.talk.ask(self.say("ask-cover"))
            self.talk.cover()
            self.looking, self.fresh = seat, True

    def _show(self, seat: int) -> None:
        self._news(seat)
        if self.fresh:
            self.talk.tell("", *self.table.scene(seat, self.talk.width))
            self.fresh = False
        elif self.talk.live:  # the last question has scrolled the map away
            self.talk.tell("", self.table.chart(seat, self.talk.width))
        self.talk.tell("", self.table.prompt())
        ahead = forecast(self.table)
        if ahead:
            self.talk.tell(ahead)

    def _news(self, seat: int | None) -> None:
        """Print what has happened since this seat last looked. A spectator sees this after every choice."""
        place = seat if seat is not None else 0
        news = self.table.news(seat, self.read[place])
        self.read[place] = len(self.game.events)
        if news:
            self.talk.tell("", *news)

    # ---- a person's choice

    def _decide(self, seat: int) -> None:
        actions = self.table.actions()
        letters = marks(len(actions), self.say("choice-letters"))
        self.talk.tell(self.table.choices(actions, self.talk.width))
        while True:
            line = self.talk.ask(self.say("ask", first=letters[0], last=letters[-1]))
            if self._is_undo(line):
                if self._undo(seat):
                    return
            elif not self._command(line):
                action = self._chosen(line, actions, letters)
                if action:
                    self.game.apply(action)
                    return

    def _chosen(self, line: str, actions: Mapping[Action, str], letters: Sequence[str]) -> Action | None:
        """Return the action that a line means: by its letter, its text, or a place or words that only one action has.

        Return None after an empty line, or after printing what is wrong.
        """
        if not line:
            return None
        lettered = dict(zip(letters, actions, strict=True))
        if line.lower() in lettered:
            return lettered[line.lower()]
        if re.fullmatch(r"[0-9]{1,9}", line):
            there = [action for action in actions if self.table.is_at(action, line)]
            if len(there) == 1:
                return there[0]
            self.talk.tell(self.say("bad-number", number=line, count=len(there)))
            return None
        for action, label in actions.items():
            if self.table.is_called(action, line, label):
                return action
        named = [action for action, label in actions.items() if self.table.has_words(label, line)]
        if len(named) == 1:
            return named[0]
        known = self.table.anything_called(line)
        if known is not None:
            paragraph = cited(self.game.decision.why_not(known).law, self.table.words)
            self.talk.tell(Text.assemble(self.say("bad-blocked", text=line), " ", paragraph))
            return None
        self.talk.tell(self.say("bad-choice", text=line, first=letters[0], last=letters[-1]))
        return None

    def _confirm(self, seat: int) -> None:
        """Let the player undo the last choice before another seat is asked, as long as it can be undone."""
        game = self.game
        while (game.over or game.decision.seat != seat) and self._back(seat):
            self._news(seat)
            self.talk.tell("", self.say("confirm"))
            line = self.talk.ask(self.say("ask-confirm"))
            if self._is_undo(line):
                self._undo(seat)
            elif not line:
                return
            elif not self._command(line):
                self.talk.tell(self.say("bad-confirm"))

    # ---- undo

    def _back(self, seat: int) -> int:
        """Return how many choices to undo to reach the seat's last decision with alternatives. 0 if that is
        impossible."""
        trial = self.game.copy()
        steps = 0
        try:
            while not steps or (self.auto and len(trial.decision.actions) == 1):
                trial.take_back(seat)
                steps += 1
        except CannotUndo:
            return 0
        return steps

    def _is_undo(self, line: str) -> bool:
        return bool(called(line, ["undo"], self.table.words))

    def _undo(self, seat: int) -> bool:
        game = self.game
        if not game.history or game.history[-1].seat != seat:
            self.talk.tell(self.say("undo-not-yours"))
            return False
        steps = self._back(seat)
        if not steps:
            self.talk.tell(self.say("undo-sealed"))
            return False
        action = game.history[-steps].action
        for _ in range(steps):
            game.take_back(seat)
        self.read[seat] = min(self.read[seat], len(game.events))
        self.talk.tell(self.say("taken-back", action=self.table.actions()[action]))
        return True

    # ---- commands

    def _command(self, line: str) -> bool:
        """Run a command. Return False if the line is not a command."""
        word, _, rest = line.partition(" ")
        shown = self.table.commands
        command = called(word, (*self.commands, *shown), self.table.words)
        if command in self.commands:
            self.commands[command](rest.strip())
        elif command:
            self.talk.tell(shown[command](self.looking, rest.strip(), self.talk.width))
        return bool(command)

    def _help(self, topic: str) -> None:
        if topic:
            self.talk.tell(about(topic, self.table))
        else:
            example = self.game.vocabulary.actions[0] if self.game.over else self.game.decision.actions[0]
            self.talk.tell(self.say("help", example=self.game.write_action(example)))

    def _log(self, count: str) -> None:
        if count and not re.fullmatch(r"[1-9][0-9]{0,5}", count):
            self.talk.tell(self.say("log-bad"))
            return
        lines = self.table.lines(self.game.events_for(self.looking))
        self.talk.tell(log(lines[-int(count or LOG_LINES) :]) if lines else self.say("log-empty"))

    def _why(self, topic: str) -> None:
        if self.game.over or self.game.decision.seat != self.looking:
            self.talk.tell(self.say("why-unknown", number=topic))
        else:
            self.talk.tell(why_not(self.table.actions(), topic, self.table))

    def _forecast(self, line: str) -> None:
        """Print the forecast as the table stands, or after a choice."""
        action = None
        if not self.game.over and self.game.decision.seat == self.looking and self.game.decision.forecasts:
            actions = self.table.actions()
            action = self._chosen(line, actions, marks(len(actions), self.say("choice-letters")))
            if line and not action:
                return
            self.talk.tell(forecast(self.table, action) or self.say("forecast-none"))
        else:
            self.talk.tell(self.say("forecast-none"))

    def _position(self, _: str) -> None:
        """Print the position. What the seat cannot know is replaced with a guess."""
        guess = self.game.determinize(self.looking, 0)
        if self.table.guessed():
            self.talk.tell(f"# {self.say('position-guess')}")
        self.talk.console.print(Text(guess.position().rstrip()), soft_wrap=True, highlight=False)

    def _save(self, name: str) -> None:
        self._keep("save", name)

    def _record(self, name: str) -> None:
        self._keep("record", name)

    def _keep(self, command: str, name: str) -> bool:
        """Write a save or a record. Return False and print the reason if that fails."""
        if not name:
            self.talk.tell(self.say("file-missing", command=names(command, self.table.words)[0]))
            return False
        try:
            (keep_save if command == "save" else keep_record)(self.game, Path(name).expanduser())
        except ForeignFile:
            self.talk.tell(self.say("file-foreign", file=name))
            return False
        except (OSError, ValueError, RuntimeError) as problem:  # the name may be unusable, or its home unknown
            reason = problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)
            self.talk.tell(self.say("file-failed", file=name, reason=reason))
            return False
        if command == "save":
            self.kept = self.game.hash()
        self.talk.tell(self.say("saved" if command == "save" else "recorded", file=name))
        return True

    def _quit(self, _: str) -> None:
        while self.game.hash() != self.kept:
            name = self.talk.ask(self.say("leave-ask"))
            if not name or self._keep("save", name):
                break
        raise Leave

    # ---- leaving

    def farewell(self) -> None:
        self.talk.tell(self.say("left"))

    def break_off(self, autosave: Path | None) -> None:
        """End the session after the end of the input or Ctrl-C."""
        self.talk.tell("")
        if self.game.hash() == self.kept:
            self.farewell()
        elif autosave and self._keep("save", str(autosave)):
            self.talk.tell(self.say("left-saved", file=str(autosave)))
        else:
            self.talk.tell(self.say("left-unsaved"))
