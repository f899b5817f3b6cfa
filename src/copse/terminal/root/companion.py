"""Clockwork at a real table: people enter what happened, and get each bot's turn as steps to carry out."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from random import SystemRandom
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from copse.clockwork import (
    Asking,
    BadEdit,
    Possible,
    Progress,
    RealTable,
    act,
    edited,
    may,
    play_turn,
    set_up,
)
from copse.clockwork.edits import COMMANDS
from copse.clockwork.orders import orders, reasons
from copse.clockwork.shorthand import typed
from copse.clockwork.words import Spoken, suit_of
from copse.kernel.chance import MASK
from copse.kernel.errors import BadSetup, CopseError
from copse.kernel.tasks import Json
from copse.locale import Words
from copse.root.book import BOOK
from copse.terminal.advice import about
from copse.terminal.commands import called, names
from copse.terminal.files import ForeignFile, keep_position
from copse.terminal.formatting import law_text
from copse.terminal.root.table import RootTable
from copse.terminal.talk import Talk

AUTO: Final = "auto"
DEALT: Final = ("card", "quest", "hireling", "demoted", "landmark")  # what a setup deals face up from real decks
FEW: Final = 12  # number of possible answers that a question lists

Answerer = Callable[[Asking, Spoken], str | None]
"""Answers a question, or returns None to let chance decide."""


class Unanswered(BadSetup):
    """A question that only a person can answer was asked when no person was there."""


class Left(Exception):
    """A person left in the middle of a question."""


class TakenBack(Exception):
    """A person takes back the last answer, or what led to the question."""


class Prepared:
    """Answers given in advance: orders, dice, and others. Chance decides where none is given and chance may decide."""

    def __init__(self, orders: Sequence[str], dice: Sequence[str], others: Sequence[str]) -> None:
        self._left: Final = {"card": list(orders), "die": list(dice), "": list(others)}

    def __call__(self, asking: Asking, spoken: Spoken) -> str | None:
        left = self._left.get(asking.kind if asking.drawable else "", [])
        if not left and asking.drawable:
            return None
        answers = spoken.answers(asking)
        meant = spoken.meant(asking, left[0]) if left else []
        if left and not meant and "," in left[0]:
            left[:1] = [part.strip() for part in left[0].split(",")]
            meant = spoken.meant(asking, left[0])
        if len(meant) > 1 and asking.kind == "card" and len({suit_of(one.text) for one in meant}) == 1:
            meant = [SystemRandom().choice(meant)]  # the answer named a suit, not a card
        if len(meant) == 1:
            del left[0]
            return meant[0].text
        words, names = spoken.labels.words, named(answers)
        if left:
            raise Unanswered(words.say("clockwork-several" if meant else "clockwork-none", text=left[0], names=names))
        raise Unanswered(words.say("clockwork-unanswered", question=spoken.question(asking), names=names))

    def check_used(self) -> None:
        left = [answer for answers in self._left.values() for answer in answers]
        if left:
            raise BadSetup(f"not asked for: {', '.join(left)}")


def named(answers: Mapping[Possible, str]) -> str:
    """List possible answers, each with the text to type for it."""
    shown = [f"{name} [{_hyphened(one.text)}]" if name != one.text else name for one, name in answers.items()]
    return ", ".join(shown[:FEW]) + (" …" if len(shown) > FEW else "")


def _hyphened(text: str) -> str:
    """Return an id with hyphens between the clearings of a forest, as on the page."""
    return re.sub(r"(?<=[0-9])_(?=[0-9])", "-", text)


class Companion:
    """A session at one table. If there is a file, the table is saved to it after every change."""

    def __init__(self, words: Words, talk: Talk, file: Path | None = None) -> None:
        self.words: Final = words.of("root")
        self.talk: Final = talk
        self.file = file
        self.past: Final[list[RealTable]] = []  # earlier tables, for `undo`
        self._table: RealTable | None = None
        self.commands: Final[Mapping[str, Callable[[str], None]]] = {
            "actions": self._actions, "show": self._show, "law": self._law, "undo": self._undo,
            "position": self._position, "save": self._save, "help": self._help,
        }  # fmt: skip

    @property
    def table(self) -> RealTable:
        assert self._table is not None
        return self._table

    def say(self, id: str, **args: int | str) -> None:
        self.talk.tell(self.words.say(id, **args))

    # ---- beginning and resuming

    def begin(self, options: Mapping[str, Json], answer: Answerer | None = None) -> bool:
        """Set up a table. People answer the questions unless `answer` is given. Return False if they left."""
        seed = SystemRandom().randrange(MASK + 1)
        answer = answer or self._ask_at_setup
        try:
            progress = self._follow(lambda told, draw: set_up(options, seed, told, draw), answer, draw=False)
        except (Left, EOFError, KeyboardInterrupt):
            return False
        self._change(progress.table)
        self.say("clockwork-begin")
        return True

    def resume(self, text: str, name: str) -> None:
        """Resume a table from its saved text. `name` is the name of the file."""
        self._table = RealTable.read(text)
        self.say("clockwork-resume", file=name, who=self._next())

    # ---- reading commands

    def run(self) -> None:
        """Read and obey commands until `quit`."""
        with suppress(Left):
            while True:
                line = self.talk.ask(self.words.say("clockwork-command"))
                if called(line, ["quit"], self.words):
                    return
                if line:
                    self.obey(line)

    def obey(self, line: str) -> None:
        """Run a command. If it is refused, print the reason; nothing changes."""
        try:
            self.do(line)
        except TakenBack:
            self.say("clockwork-undone")
        except CopseError as problem:
            told = problem.problem if isinstance(problem, BadEdit) else str(problem)
            self.say("clockwork-refused", problem=told)

    def do(self, line: str, answer: Answerer | None = None) -> None:
        word, _, rest = line.strip().partition(" ")
        command = called(word, ("turn", *self.commands), self.words)
        if command == "turn" and self._is_for_bots(rest):
            self._play(rest.split(), answer)
        elif command in self.commands:
            self.commands[command](rest.strip())
        else:
            self._enter(f"{command or word} {rest}".strip(), answer)

    # ---- a person's turn

    def _enter(self, line: str, answer: Answerer | None) -> None:
        """Take a line as an edit, or else as actions of the person whose turn it is."""
        table = self.table
        try:
            after = edited(table, line)
        except BadEdit:
            if table.state.over or table.turn not in table.state.rules.people:
                raise
            first = line.split()[0]
            if (first in COMMANDS or first in table.state.rules.party_names) and first not in BOOK.vocabulary.verbs:
                raise
            self._act(line, answer)
        else:
            self._change(after)
            self.say("clockwork-noted")

    def _act(self, line: str, answer: Answerer | None) -> None:
        table = self.table
        progress = self._follow(
            lambda told, draw: typed(table, line, self.words, None, told, draw)[0], answer, draw=False
        )
        self._change(progress.table)
        if self.table.state.over:
            self.talk.tell(RootTable(self.table.game, self.words).final())
        elif self.table.acting is None:
            self.say("clockwork-turn-done", who=self._next())
        else:
            self.talk.tell(self._spoken(self.table).labels.question(self.table.game))

    def _actions(self, _: str) -> None:
        """Print what the person whose turn it is may do."""
        table = act(self.table).table if self.table.acting is None else self.table
        now = may(table)
        if now is not None:
            spoken = self._spoken(table)
            self.talk.tell(*[f"  {spoken.choice(deed.possible, now.games[deed.later])}" for deed in now.deeds])

    # ---- a bot's turn

    def _is_for_bots(self, rest: str) -> bool:
        """Whether `turn` asks for a bot's turn. `turn marquise` states that it is a person's turn."""
        people = [self.table.state.rules.names[seat] for seat in self.table.state.rules.people]
        return not rest or rest.split()[0] not in people

    def _play(self, rest: Sequence[str], answer: Answerer | None) -> None:
        bots = [word for word in rest if not called(word, [AUTO], self.words)]
        if len(bots) > 1:
            raise BadSetup(f"one bot after another: {' '.join(bots)}")
        table = self.table
        seat = table.seat_named(bots[0]) if bots else table.next_bot
        if seat is not None:
            self.say("clockwork-turn-of", who=self._spoken(table).labels.seat(seat))
        progress = self._follow(
            lambda told, draw: play_turn(table, seat, told, draw), answer, draw=len(rest) > len(bots)
        )
        self._change(progress.table)
        if self.table.state.over:
            self.talk.tell(RootTable(self.table.game, self.words).final())
            self.say("clockwork-over")
        else:
            self.say("clockwork-turn-done", who=self._next())

    def _follow(
        self, play: Callable[[list[str | None], bool], Progress], answer: Answerer | None, draw: bool
    ) -> Progress:
        """Play until no question is open, and print each step once."""
        told: list[str | None] = []
        answered: list[int] = []  # the numbers of answers before each that a person gave
        printed = 0
        while True:
            progress = play(told, draw and answer is None)
            setup, spoken = progress.seat is None, self._spoken(progress.table)
            self.talk.tell(*steps(progress, printed, spoken))
            printed = len(progress.steps)
            if progress.asking is None:
                return progress
            try:
                found = (answer or self._ask)(progress.asking, spoken)
            except TakenBack:
                if answered:
                    told = list(progress.told[: answered.pop()])
                    printed = len(play(told, False).steps)
                elif setup:
                    self.say("clockwork-nothing-to-undo")
                else:
                    raise
            else:
                if not (setup and found is None):  # what was drawn would be drawn again
                    answered.append(len(progress.told))
                told = [*progress.told, found]

    def _ask_at_setup(self, asking: Asking, spoken: Spoken) -> str | None:
        """Ask about choices, and about what people deal face up from real decks. Chance decides everything else."""
        return None if asking.drawable and asking.kind not in DEALT else self._ask(asking, spoken)

    def _ask(self, asking: Asking, spoken: Spoken) -> str | None:
        """Ask a person. Enter lets chance decide where that is allowed."""
        answers = spoken.answers(asking)
        who = f"{spoken.labels.seat(asking.seat)}: " if asking.choice else ""
        question = Text.assemble(who, (spoken.question(asking), "bold"))
        self.talk.tell(Text.assemble(question, " ", law_text(asking.law)) if asking.law else question)
        self.talk.tell(*[Text(f"  {why}", "dim") for why in reasons(asking.before, spoken.labels)])
        if asking.kind != "card":
            self.talk.tell(f"  {named(answers)}")
        while True:
            line = self.talk.ask(self.words.say("clockwork-answer-or-draw" if asking.drawable else "clockwork-answer"))
            command = "" if line.isdecimal() else called(line, ("quit", "help", "undo"), self.words)
            if command == "quit":
                raise Left
            if command == "undo":
                raise TakenBack
            if command == "help":
                self.say("clockwork-help-answer")
                continue
            if not line and asking.drawable:
                return None
            meant = {one: answers[one] for one in spoken.meant(asking, line)} if line else {}
            if len(meant) == 1:
                return next(iter(meant)).text
            self.say("clockwork-several" if meant else "clockwork-none", text=line, names=named(meant or answers))

    # ---- other commands

    def _show(self, _: str) -> None:
        self.talk.tell("", *RootTable(self.table.game, self.words).scene(None, self.talk.width))

    def _law(self, topic: str) -> None:
        table = RootTable(self.table.game, self.words)
        self.talk.tell(about(topic if ":" in topic else f"bots:{topic.removeprefix('§')}", table))

    def _undo(self, _: str) -> None:
        if not self.past:
            self.say("clockwork-nothing-to-undo")
            return
        self._table = self.past.pop()
        self.keep()
        self.say("clockwork-undone")

    def _position(self, _: str) -> None:
        self.talk.console.print(Text(self.table.text().rstrip()), soft_wrap=True, highlight=False)

    def _save(self, name: str) -> None:
        if name:
            self.file = Path(name).expanduser()
        if self.file is None:
            self.say("file-missing", command=names("save", self.words)[0])
        elif self.keep():
            self.say("saved", file=str(self.file))

    def _help(self, _: str) -> None:
        self.say("clockwork-help")

    # ---- the table

    def _change(self, table: RealTable) -> None:
        """Make this the current table. It is written and read back, so that the next turn sees only what a file
        holds."""
        after = RealTable.read(table.text())
        if self._table is not None:
            self.past.append(self._table)
        self._table = after
        self.keep()

    def keep(self) -> bool:
        """Write the file, if there is one. Return False and print the reason if that fails."""
        if self.file is None:
            return False
        try:
            keep_position(self.table.text(), self.file)
        except ForeignFile:
            self.say("file-foreign", file=str(self.file))
            return False
        except OSError as problem:
            self.say("file-failed", file=str(self.file), reason=problem.strerror or str(problem))
            return False
        return True

    def _spoken(self, table: RealTable) -> Spoken:
        return Spoken(self.words, table.state)

    def _next(self) -> str:
        return self._spoken(self.table).labels.seat(self.table.turn)


def steps(progress: Progress, printed: int, spoken: Spoken) -> list[RenderableType]:
    """Format the orders of steps that were not printed yet: the number, what to do, its paragraph, and why."""
    out: list[RenderableType] = []
    found = orders(progress.steps, spoken.labels, progress.seat)
    each = [order for step in found for order in step]
    before = sum(len(step) for step in found[:printed])
    for number, order in enumerate(each[before:], before + 1):
        lines = [Text(f"     {said}", "dim") for said in order.passed]
        lines += [Text.assemble(f"{number:3}. ", order.text, " ", law_text(order.event.law))]
        lines += [Text(f"     {said}", "dim") for said in (*order.why, order.note) if said]
        out.append(Group(*lines))
    return out
