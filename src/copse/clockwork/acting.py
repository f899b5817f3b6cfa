"""A person's turn, as actions of the game.

The rules play the turn. They stop at each choice of the turn, which lies on the stack of the table, so a position holds
a turn that is being played. The people at the table are the authority: they may leave choices out, take them in another
order, go to another phase, and edit the table in between.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from copse.clockwork.edits import BadEdit, edited
from copse.clockwork.real_table import RealTable, choosing, turn_to_come
from copse.clockwork.run import Possible, Progress, Run, Stop, Told
from copse.kernel.errors import BadSetup, GameOver, suggest
from copse.kernel.game import Game
from copse.root.actions import PASS, STOP
from copse.root.book import BOOK
from copse.root.pause import Breather
from copse.root.state import DAYLIGHT, PHASES, Woodland
from copse.root.steps import Question
from copse.root.turn import BEGINNINGS, TURNS, AtBound, BeginPhase, EndTurn, steps_of_phase

END: Final = "end"
SKIP: Final = "skip"
LEAVE: Final = "leave"
PHASE: Final = "phase"
WORDS: Final = (END, SKIP, LEAVE, *[f"{PHASE} {phase}" for phase in PHASES])
"""What a person may enter besides an action: finish the turn by the rules, leave the pending question out, end the turn
here and now, go to a phase."""
AROUND: Final = (AtBound, Breather)  # questions around the choices of a chapter
DECLINING: Final = (PASS[()], STOP[()])
FARTHEST: Final = 12  # how many questions of a turn are passed over at most to reach an action


@dataclass(frozen=True)
class Deed:
    """An action that a person may enter. `later` is the number of questions that are passed over to get there."""

    possible: Possible
    later: int


@dataclass(frozen=True)
class May:
    """What a person may do, in the order of the turn: now, and after passing over questions.

    `games` are at the pending question and at those after it. In them the person holds all cards that nobody has seen.
    """

    seat: int
    deeds: tuple[Deed, ...]
    games: tuple[Game[Woodland], ...]

    @property
    def texts(self) -> list[str]:
        """The texts that `act` accepts now."""
        return [deed.possible.text for deed in self.deeds]


def act(
    table: RealTable, entries: Sequence[str] = (), seat: int | None = None, told: Told = (), draw: bool = True
) -> Progress:
    """Carry out what a person enters: texts of actions, and WORDS. Without any, begin the turn.

    The seat is that of the turn by default. With `draw`, chance decides everything without an answer.
    """
    turn = Turn(Progress(begun(table, seat), table.turn if seat is None else seat), told, draw)
    return turn.follow(lambda: turn.enter_all(entries))


def begun(table: RealTable, seat: int | None) -> RealTable:
    """Return a copy of the table at a choice of this person's turn, or before the turn."""
    if table.state.over:
        raise GameOver("the game is over: there are no more turns")
    seat, rules = table.turn if seat is None else seat, table.state.rules
    if seat not in rules.people:
        allowed = ", ".join(f"{person} ({rules.names[person]})" for person in rules.people)
        raise BadSetup(f"seat {seat} is played by a bot; people play: {allowed}")
    copy = table.copy()
    if copy.acting != seat:
        copy.state.todo = turn_to_come(copy.state, seat)
    return copy


def may(table: RealTable) -> May | None:
    """Return what the person whose turn is being played may do; None if no such turn is."""
    seat = table.acting
    return None if seat is None else Turn(Progress(table.copy(), seat), (), draw=True).may()


def left(table: RealTable) -> RealTable:
    """Return a copy of the table where nobody's turn is being played: such a turn ends here and now."""
    turn = Turn(Progress(table.copy(), table.turn), (), draw=True)
    if table.acting is not None:
        with suppress(Stop):
            turn.leave()
    return RealTable(table.options, turn.state)


class Turn(Run):
    """A person's turn."""

    def enter_all(self, entries: Sequence[str]) -> None:
        if not choosing(self.state):
            self.begin_turn()
        self.settle()
        for entry in entries:
            self.enter(entry)

    def enter(self, entry: str) -> None:
        if self.turn_ended:
            raise BadEdit(entry, "the turn is over")
        words = entry.split()
        if entry == END:
            self._finish()
        elif entry == LEAVE:
            self.leave()
        elif entry == SKIP:
            self._skip()
        elif words and words[0] == PHASE:
            self._go_to(words[1] if len(words) == 2 else "", entry)
        else:
            self._do(entry)

    def edit(self, command: str) -> None:
        """Edit the table in the middle of the turn."""
        self.state = edited(RealTable(self.options, self.state), command).state
        self.settle()

    def settle(self) -> None:
        """Do the steps up to the next choice of the turn."""
        while not self.turn_ended and not self._at_choice():
            self.step()

    def _at_choice(self) -> bool:
        state = self.state
        return choosing(state) and state.decision.forced(state) is None

    # ---- actions

    def may(self) -> May:
        """Return what may be entered, in the order of the turn."""
        deeds, games = dict[str, Deed](), list[Game[Woodland]]()
        for later, trial in enumerate(self._ahead()):
            games.append(Game(BOOK, self.options, trial.hands(trial.state.turn)[0]))
            for text, possible in trial.choices(trial.state.decision).items():
                if not (later and possible.action in DECLINING):
                    deeds.setdefault(text, Deed(possible, later))
        return May(self.state.turn, tuple(deeds.values()), tuple(games))

    def _ahead(self) -> Iterator[Turn]:
        """Go through the questions of the turn from the pending one on, as if each were passed over."""
        trial = Turn(Progress(RealTable(self.options, self.state.copy()), self.state.turn), (), draw=True)
        for _ in range(FARTHEST):
            if not trial._at_choice():
                return
            yield trial
            try:
                trial._skip()
            except Stop:  # something must be told before the turn can go on
                return

    def _do(self, entry: str) -> None:
        for _ in range(self._questions_before(entry)):
            self._skip()
        chosen = self.meant(self.choices(self.state.decision), entry) if self._at_choice() else None
        if chosen is None:
            raise BadEdit(entry, "this can no longer be done after what was passed over")
        self.choose(chosen)
        self.settle()

    def _questions_before(self, entry: str) -> int:
        """Return the number of questions to pass over before this action. Raises BadEdit if no question allows it."""
        known = list[str]()
        for number, trial in enumerate(self._ahead()):
            choices = trial.choices(trial.state.decision)
            if self.meant(choices, entry):
                return number
            known += choices
        raise BadEdit(entry, f"this cannot be done now{suggest(entry, dict.fromkeys(known))}")

    # ---- leaving things out

    def _skip(self) -> None:
        """Pass over the pending question. If it cannot be declined, leave it out."""
        if not self._decline():
            self.state.todo.pop()
        self.settle()

    def _decline(self) -> bool:
        state = self.state
        legal = state.decision.legal(state)
        declining = next((action for action in DECLINING if action in legal), None)
        if declining is not None:
            self.choose(Possible(declining.text, 1, declining))
        return declining is not None

    def leave(self) -> None:
        """End the turn here and now."""
        self._break_off()
        self.state.todo = [BEGINNINGS[(self.state.turn + 1) % self.state.seats]]

    def _break_off(self) -> None:
        """End the phase here and now. What lies open in Daylight only is cleared away."""
        state, seat = self.state, self.state.turn
        pending = [task for task in state.todo if not isinstance(task, BeginPhase | EndTurn)]
        state.todo = [BEGINNINGS[seat], *state.rules.factions[seat].after_daylight(seat), *pending]
        while self.state.phase == DAYLIGHT and not self.turn_ended:
            self._skip()

    def _finish(self) -> None:
        """Finish the turn by the rules: what may be declined is declined, and all else is asked."""
        while not self.turn_ended:
            if not (self._at_choice() and self._decline()):
                self.step()

    def _go_to(self, name: str, entry: str) -> None:
        """Go to a phase: forward past all choices on the way, or back to the choices of a phase that has begun."""
        if name not in PHASES:
            raise BadEdit(entry, f"'{name}' is no phase; allowed: {', '.join(PHASES)}")
        phase, state = PHASES.index(name), self.state
        while not self.turn_ended and self.state.phase < phase:
            self._skip()
        if self.state is state or self.state.phase > phase:
            self._return_to(phase)
        self.settle()

    def _return_to(self, phase: int) -> None:
        """Begin a phase again at its first choice. What happens by itself before that does not happen again."""
        self._break_off()
        state = self.state
        state.phase = phase
        steps = steps_of_phase(state, state.turn)
        own = [place for place, step in enumerate(steps) if isinstance(step, Question) and type(step) not in AROUND]
        begin = 0 if phase == DAYLIGHT else min(own, default=len(steps) - 1)
        state.todo = [step for step in TURNS[state.turn] if not isinstance(step, BeginPhase) or step.phase > phase]
        state.todo.reverse()
        state.push_all(steps[begin:])
