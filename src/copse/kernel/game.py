"""Game: the public interface of every game.

It owns the state and the history, validates actions and filters views.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Generic, NamedTuple, Self, SupportsIndex, TypeVar

from copse.kernel import records, saves, texts
from copse.kernel.actions import Action, Verb, Vocabulary
from copse.kernel.chance import FRESH, MASK, Outcome
from copse.kernel.errors import (
    BadPosition,
    BadRecord,
    BadSave,
    BadSetup,
    CannotUndo,
    CopseError,
    GameOver,
    IllegalAction,
    ImpossibleOutcome,
    NothingToUndo,
    OtherOutcomes,
    Reason,
    RulesMended,
)
from copse.kernel.events import Event, Word
from copse.kernel.foresight import GUESSES, Preview, foresee
from copse.kernel.options import Options, dated, to_write
from copse.kernel.outcome import GameOutcome
from copse.kernel.prospects import Facts, Forecast
from copse.kernel.rulebook import Rulebook
from copse.kernel.shapes import Fields, whole
from copse.kernel.tasks import TRAIL, Blocked, Decision, Forfeit, Json, State, View, plain_outcome
from copse.languages import DEFAULT

S = TypeVar("S", bound=State, covariant=True)  # the rulebook of a game only gets states of that game


AMOUNT: Final = "count"  # the field of an action that is a quantity


class PendingDecision:
    """The pending decision, for drivers, agents and people."""

    __slots__ = ("_state", "_task", "actions", "args", "seat")

    def __init__(self, state: State) -> None:
        task = state.decision
        self._state: Final = state
        self._task: Final = task
        self.seat: Final = task.seat
        self.args: Final[Mapping[str, Word]] = task.arguments(state)
        self.actions: Final[list[Action]] = task.legal(state)

    @property
    def law(self) -> str:
        """The paragraph that asks."""
        return self._task.cited(self._state)

    def law_of(self, what: Action | Verb) -> str:
        """Return the paragraph of an action or verb. If the edition lacks it, return the paragraph of the decision."""
        return self._told(self._task.law_of(self._state, what.verb if isinstance(what, Action) else what))

    def _told(self, law: str) -> str:
        return self.law if self._state.lacks(law) else self._state.cite(law)

    @property
    def prompt(self) -> str:
        """The name of the question, such as `Conquest`."""
        return type(self._task).__name__

    @property
    def menu(self) -> Sequence[Verb]:
        """Return the verbs that keep their places during the turn, possible now or not."""
        return self._task.menu(self._state)

    @property
    def forecasts(self) -> bool:
        """Return whether there is a forecast of what the answer leads to (`Game.forecast`)."""
        return self._task.forecasts

    def deals_in(self, verb: Verb) -> bool:
        """Return whether a verb belongs to this decision, even if no such action is legal or blocked now."""
        return self._task.deals_in(verb)

    def blocked(self) -> list[Blocked]:
        """Return forbidden actions that a player may look for, each with the paragraph that forbids it."""
        state = self._state
        return [Blocked(action, self._told(law)) for action, law in state.decision.refused(state)]

    def forfeits(self) -> dict[Action, Forfeit]:
        """Return the legal actions that cost the seat dearly, each with what it costs."""
        found = {action: self._task.forfeited(self._state, action) for action in self.actions}
        return {
            action: forfeit._replace(law=self._told(forfeit.law))
            for action, forfeit in found.items()
            if forfeit is not None
        }

    def why_not(self, action: Action) -> Reason:
        """Return the reason why an action is not legal here.

        A paragraph may forbid the action, with this amount or with any amount. Otherwise the action breaks the
        paragraph of its verb, if this decision has such actions. Otherwise the decision is about something else.
        """
        blocked = self.blocked()
        forbidden = [law for other, law in blocked if other is action]
        forbidden += [law for other, law in blocked if _but_for_amount(other, action)]
        if forbidden:
            return Reason(forbidden[0], "forbidden by")
        known = (*self.actions, *(block.action for block in blocked))
        if self.deals_in(action.verb) or any(other.verb is action.verb for other in known):
            return Reason(self.law_of(action), "something is missing that is asked for by")
        return self.not_asked()

    def not_asked(self) -> Reason:
        """Return the reason to give for an action that has nothing to do with this decision."""
        return Reason(self.law, "nothing of the kind is chosen by")

    def refusal(self, action: Action, write: Callable[[Action], str]) -> IllegalAction:
        """Return the error for an illegal action. `write` formats actions in the notation of this table."""
        return IllegalAction(write(action), self.law, [write(legal) for legal in self.actions], self.why_not(action))

    def __repr__(self) -> str:
        return f"<seat {self.seat} decides {self.prompt} by {self.law}, {len(self.actions)} actions>"


def _but_for_amount(one: Action, other: Action) -> bool:
    """Return whether two actions differ only in their amount."""
    if one.verb is not other.verb or AMOUNT not in one.verb.fields:
        return False
    return all(a == b for field, a, b in zip(one.verb.fields, one.args, other.args, strict=True) if field != AMOUNT)


class Move:
    """One line of history: the seat, its action and the random outcomes.

    It is a plain class, because mypyc does not compile the constructor of a named tuple, and there is a move for every
    choice.
    """

    __slots__ = ("action", "outcomes", "seat")

    def __init__(self, seat: int, action: Action, outcomes: tuple[Outcome, ...]) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.outcomes: Final = outcomes

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Move):
            return False
        return self.seat == other.seat and self.action is other.action and self.outcomes == other.outcomes

    def __repr__(self) -> str:
        return f"<seat {self.seat}: {self.action.text}>"


@dataclass(frozen=True)
class Moment:
    """The table after a step of the rules that logged something. `events` is the number of events up to then."""

    events: int
    view: View


class _Anchor:
    """How far a seat can undo: to its first choice of the turn or after information was revealed.

    `step` is the number of that choice. It is a plain class, because many are created and a compiled class is faster
    than a named tuple.
    """

    def __init__(self, seat: int, turns: int, step: int) -> None:
        self.seat: Final = seat
        self.turns: Final = turns
        self.step: Final = step


class _Mark(NamedTuple, Generic[S]):
    """A copy of the state before the choice with this number. OPENING is the time before the game begins.

    The state is never changed. Only copies of it are played on.
    """

    step: int
    state: S


OPENING: Final = -1
MARKED: Final = 64
"""The minimum number of choices between two marks. Undo replays the game from a mark."""


class Game(Generic[S]):
    """A game in progress. Make one with `copse.new`, `copse.load`, `copse.position` or `copse.replay`."""

    def __init__(self, book: Rulebook[S], options: Options, state: S, start: str = "") -> None:
        self.book: Final = book
        self.options: Final = options
        self.start: Final = start  # the position that it began from; empty for a normal setup
        self.state = state
        self.opening: tuple[Outcome, ...] = ()  # random outcomes before the first choice
        self.history: list[Move] = []
        self._choice: PendingDecision | None = None
        self._anchor: _Anchor | None = None
        self._mark: _Mark[S] | None = None  # at or before the anchor
        self._heard: list[Event] = []
        self._unheard: _Mark[S] | None = None  # events since then have not been computed yet
        self._listens = False

    # ---- creating games

    @classmethod
    def new(cls, book: Rulebook[S], given: Mapping[str, Json]) -> Self:
        """Start a game with these options. `copse.new` finds the rulebook by its name."""
        options = book.resolve(book.prepare(given))
        if options["seed"] is None:
            options["seed"] = random.SystemRandom().randrange(MASK + 1)
        return cls(book, options, book.begin(options))._open()

    @classmethod
    def dealt(cls, book: Rulebook[S], given: Mapping[str, Json]) -> Self:
        """Start a game where every random outcome is FRESH, so that no outcome gives information about another.

        The seed is 0, because a record needs one. The record has all outcomes, so the seed is not used.
        """
        options = book.resolve({**given, "seed": 0})
        state = book.begin(options)
        state.rng = FRESH
        return cls(book, options, state)._open()

    @classmethod
    def from_position(cls, book: Rulebook[S], text: str) -> Self:
        """Start a game from a position. Raises BadPosition."""
        _, body = texts.header(text, "position", book.version, BadPosition)
        options, state = book.read_position(list(body))
        start = "\n".join(book.write_position(state, options))
        return cls(book, options, state, start)._open()

    @classmethod
    def from_save(cls, book: Rulebook[S], payload: dict[str, Json]) -> Self:
        """Read a save. All of its content is validated."""
        fields = Fields(saves.migrate(payload, book.save_version, book.migrations), "the save")
        try:
            options = book.resolve_written(fields.table("options").values)
        except BadSetup as problem:
            raise BadSave(f"the save has impossible options: {problem}") from None
        state = book.restore(options, fields.table("state"))
        game = cls(book, options, state, fields.text("start"))
        game.opening = _read_outcomes(fields.rows("opening"))
        game.history = [game._read_step(row) for row in fields.rows("history")]
        last = (
            [game._read_step(row) for row in fields.rows("trail", TRAIL)] if "trail" in fields.values else game.history
        )
        game.state.trail = [(step.seat, step.action) for step in last[-TRAIL:]]
        game._heard = [_read_event(row) for row in fields.rows("events")]
        return game

    @classmethod
    def from_record(cls, book: Rulebook[S], record: records.Record) -> Self:
        """Replay a record with its random outcomes.

        Raises BadRecord, which has the line that does not fit and the number of choices that do.
        """
        try:
            game = cls._from_start(book, record)
        except (BadSetup, BadPosition) as problem:
            raise BadRecord(f"the game cannot begin: {problem}", 1) from None
        game.opening = game._with_outcomes(record.opening, record.opening_line, lambda: game._open().opening)
        fitting = 0
        try:
            for entry in record.entries:
                game._replay(entry)
                fitting += 1
            if record.hash and record.hash != game.hash():
                raise BadRecord("the record leads to another state than its hash says", record.hash_line)
        except BadRecord as stop:
            raise BadRecord(stop.problem, stop.line, stop.column, fitting) from None
        return game

    @classmethod
    def from_fitting(cls, book: Rulebook[S], record: records.Record) -> tuple[Self, BadRecord | None]:
        """Replay a record as far as it fits the rules.

        Also return the problem of the first line that does not fit, if any.
        """
        try:
            return cls.from_record(book, record), None
        except BadRecord as stop:
            if stop.choices is None:
                raise
            return cls.from_record(book, replace(record, entries=record.entries[: stop.choices], hash="")), stop

    @classmethod
    def _from_start(cls, book: Rulebook[S], record: records.Record) -> Self:
        if record.start:
            start = [*record.start, *dated(book.options, record.options, record.start)]
            text = "\n".join([f"copse position {book.version} {book.name}", *start])
            _, body = texts.header(text, "position", book.version, BadPosition)
            options, state = book.read_position(list(body))
            return cls(book, options, state, "\n".join(book.write_position(state, options)))
        options = book.resolve_written(record.options)
        if options["seed"] is None:
            raise BadSetup("the record lacks its seed: it needs a line 'option seed N'")
        return cls(book, options, book.begin(options))

    def _open(self) -> Self:
        """Run up to the first decision."""
        self.opening = self._move(None)
        return self

    # ---- play

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def seats(self) -> int:
        """The number of seats, those of bots included."""
        return self.state.seats

    @property
    def vocabulary(self) -> Vocabulary:
        """Every action that any game of these rules can have."""
        return self.book.spoken(self.state)

    @property
    def decision(self) -> PendingDecision:
        """Return the pending decision: the seat that decides, the paragraph that asks, and the legal actions."""
        if self._choice is None:
            if self.over:
                raise GameOver("the game is over: there is no decision left")
            self._choice = PendingDecision(self.state)
        return self._choice

    def apply(self, action: Action | str | SupportsIndex) -> None:
        """Make a choice, given as an action, its text or its number. An illegal choice raises and changes nothing."""
        choice = self.decision
        chosen, seat = self._legal(choice, action), choice.seat
        anchor = self._anchor
        if anchor is None or anchor.seat != seat or anchor.turns != self.state.turns:
            anchor = self._drop_anchor(seat)
        self.history.append(Move(seat, chosen, self._move(chosen)))
        self._anchor = None if self.state.sealed else anchor

    def follow(self, action: Action | str, outcomes: tuple[Outcome, ...]) -> None:
        """Repeat a choice with its recorded outcomes.

        Raises OtherOutcomes if the rules now need different random outcomes. The game must not be used after that.
        """
        self._foretold(outcomes, lambda: self._chosen(action))

    def _drop_anchor(self, seat: int) -> _Anchor:
        step = len(self.history)
        if self._mark is None or step - self._mark.step >= MARKED:
            self._mark = _Mark(step, self.state.copy())
        return _Anchor(seat, self.state.turns, step)

    def can_undo(self, seat: int) -> bool:
        """Return whether `undo` would take back a choice of this seat."""
        anchor = self._anchor
        return anchor is not None and anchor.seat == seat and not self._asks_another(seat)

    def _asks_another(self, seat: int) -> bool:
        return not self.over and self.state.decision.seat != seat

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice in its turn.

        Undo does not cross a choice of another seat, or information that was revealed. It does not cross a question to
        another seat either, because the answer may depend on hidden cards.
        """
        if self._anchor is not None and self._anchor.seat == seat and self._asks_another(seat):
            raise CannotUndo(f"seat {self.state.decision.seat} was asked since, and what it has seen cannot be undone")
        self.take_back(seat)

    def take_back(self, seat: int) -> None:
        """Undo the seat's last choice although another seat must decide now.

        The caller guarantees that no other seat has been asked yet.
        """
        anchor = self._anchor
        if not self.history or self.history[-1].seat != seat:
            raise NothingToUndo(f"the last choice was not made by seat {seat}")
        if anchor is None:
            raise CannotUndo("the turn began here, or a roll, a draw or a revealed card cannot be undone")
        mark = self._mark
        assert mark is not None, "an anchor is dropped no earlier than a mark"
        state, events = mark.state.copy(), list[Event]()
        undone = self.history.pop()
        for step in self.history[mark.step :]:
            _again(state, step.action, step.outcomes)
        self.state, self._choice = state.copy(), None
        if self._unheard is None:
            state.events = events
            _again(state, undone.action, undone.outcomes)
            del self._heard[len(self._heard) - len(events) :]
        if len(self.history) == anchor.step:
            self._anchor = None

    def read_action(self, text: str) -> Action:
        """Parse the text of an action in the notation of this table."""
        return self.book.read_action(self.state, text)

    def write_action(self, action: Action) -> str:
        """Return the text of an action in the notation of this table: `battle 8 eyrie`."""
        return self.book.write_action(self.state, action)

    def _legal(self, choice: PendingDecision, action: Action | str | SupportsIndex) -> Action:
        """Return the legal action that was given. Raises if it is not legal."""
        if isinstance(action, str):
            action = self.read_action(action)
        elif not isinstance(action, Action):
            action = self.vocabulary[action]
        if not any(legal is action for legal in choice.actions):
            raise choice.refusal(action, self.write_action)
        return action

    def _move(self, action: Action | None) -> tuple[Outcome, ...]:
        """Make a choice, or begin the game if there is no action."""
        if not self._listens and self._unheard is None:
            self._unheard = _Mark(OPENING if action is None else len(self.history), self.state.copy())
        if self._listens or self.state.coming:
            return self._run(lambda state: _go_on(state, action))
        state = self.state
        outcomes: list[Outcome] = []
        state.outcomes, state.sealed = outcomes, False
        _go_on(state, action)
        state.outcomes = self._choice = None
        return tuple(outcomes)

    def _run(self, move: Callable[[State], None]) -> tuple[Outcome, ...]:
        """Change the state, record the outcomes, and log events if a caller has requested them.

        If an announced outcome is impossible, nothing changes.
        """
        state = self.state.copy() if self.state.coming else self.state
        state.foretold = self.state.foretold
        outcomes: list[Outcome] = []
        events: list[Event] | None = [] if self._listens else None
        state.outcomes, state.events, state.sealed = outcomes, events, False
        try:
            move(state)
        except ImpossibleOutcome as problem:
            names = self.book.outcomes(state)[problem.kind]
            raise ImpossibleOutcome(problem.kind, problem.value, problem.possible, names) from None
        state.outcomes = state.events = None
        self.state, self._choice = state, None
        if events:
            self._heard += events
        return tuple(outcomes)

    @property
    def events(self) -> list[Event]:
        """Return the log of events.

        Events are computed on demand, because most games are played to the end without a reader. The first request
        replays the part that was not logged. From then on the game logs events as it goes.
        """
        self._listens = True
        if self._unheard is not None:
            since, state = self._unheard.step, self._unheard.state.copy()
            state.events, self._unheard = self._heard, None
            if since == OPENING:
                _again(state, None, self.opening)
            for step in self.history[max(0, since) :]:
                _again(state, step.action, step.outcomes)
        return self._heard

    # ---- views

    def view(self, seat: int | None) -> View:
        """Return everything that a seat may see; None is a spectator. There is no decision in it while no seat is
        asked."""
        self._check_seat(seat)
        seen = self._seen(self.state, seat)
        if not self.over and isinstance(self.state.todo[-1], Decision):
            choice = self.decision
            asked: dict[str, Json] = {"seat": choice.seat, "law": choice.law, "prompt": choice.prompt}
            asked["args"] = dict(choice.args)
            if seat == choice.seat:
                asked["actions"] = [self.write_action(action) for action in choice.actions]
            seen["decision"] = asked
        return seen

    def _seen(self, state: State, seat: int | None) -> View:
        """Return what a seat may see of a state, even if another seat decides there."""
        seen = state.view(seat)
        seen["game"], seen["seat"], seen["over"] = self.book.name, seat, state.over
        reached = self.book.progress(state)
        if reached is not None:
            seen["progress"] = {"now": reached.now, "done": list[Json](reached.done)}
        if state.over:
            seen["outcome"] = plain_outcome(state.outcome())
        return seen

    def svg(self, seat: int | None = None, language: str = DEFAULT) -> str:
        """Draw the board as SVG, as a seat or by default a spectator may see it."""
        return self.book.draw(self.view(seat), language)

    def _repr_svg_(self) -> str:
        """Let notebooks show the board."""
        return self.svg()

    def events_for(self, seat: int | None, since: int = 0, until: int | None = None) -> list[Event]:
        """Return the events from number `since` up to `until` as a seat may see them."""
        self._check_seat(seat)
        return [event.seen_by(seat) for event in self.events[since:until]]

    def moments(self, seat: int | None, since: int = 0, until: int | None = None) -> list[Moment]:
        """Return the table after each step, as a seat could see it, for events from number `since` up to `until`.

        One choice can have many steps: for example, the whole turn of a bot follows it. The game is replayed for this.
        """
        self._check_seat(seat)
        last = len(self.events) if until is None else until
        game = self._from_start(self.book, records.read(self.record()))
        found = game._unfold(None, self.opening, seat, since)
        for made, step in enumerate(self.history):
            if len(game.events) < last:
                found += game._retell(made, step, seat, since)
        return [moment for moment in found if moment.events <= last]

    def _retell(self, made: int, step: Move, seat: int | None, since: int) -> list[Moment]:
        """Repeat a recorded choice step by step. `made` is the number of choices before it."""
        if self.over or step.seat != self.decision.seat or step.action not in self.decision.actions:
            raise RulesMended(made, f"'{self.write_action(step.action)}' is no longer legal")
        try:
            return self._unfold(step.action, step.outcomes, seat, since)
        except (ImpossibleOutcome, OtherOutcomes) as problem:
            raise RulesMended(made, str(problem)) from None

    def _unfold(
        self, action: Action | None, outcomes: tuple[Outcome, ...], seat: int | None, since: int
    ) -> list[Moment]:
        """Make a choice, or begin the game, step by step and with these outcomes."""
        found: list[Moment] = []
        before = len(self.events)

        def run(state: State) -> None:
            assert state.events is not None
            told, running = max(since, before), True
            if action is not None:
                state.answer(action)
            while running:
                running = state.stir()
                said = before + len(state.events)
                if said > told:
                    found.append(Moment(said, self._seen(state, seat)))
                    told = said
            if found:  # steps without events may have followed
                found[-1] = Moment(told, self._seen(state, seat))

        self.state.coming, self.state.foretold = list(outcomes), True
        if self._run(run) != outcomes:
            raise OtherOutcomes("the rules asked for other random outcomes")
        self.state.foretold = False
        return found

    def determinize(self, seat: int | None, seed: int) -> Self:
        """Return a game that this seat cannot distinguish from the real one.

        Hidden information is dealt again at random.

        The copy has no history, seed or first position, because these would reveal what was dealt.
        """
        self._check_seat(seat)
        return type(self)(self.book, {**self.options, "seed": None}, self.state.imagined(seat, seed))

    def foresee(self, action: Action | str | SupportsIndex) -> Preview:
        """Preview a choice with the information of the deciding seat. An illegal choice raises, as in `apply`."""
        choice = self.decision
        chosen = self._legal(choice, action)
        imagined = [self.determinize(choice.seat, number).state for number in range(GUESSES)]
        return foresee(self.book, imagined, choice.seat, chosen)

    def forecast(self, action: Action | str | SupportsIndex | None = None) -> Sequence[Forecast]:
        """Return what the deciding seat must do later and whether it can, by what it knows: after a legal action or,
        without one, as the table stands. Most decisions have no forecast."""
        choice = self.decision
        chosen = None if action is None else self._legal(choice, action)
        if not choice.forecasts:
            return ()
        return self.book.forecast(self.state.imagined(choice.seat, 0), chosen)

    def facts(self, seat: int) -> Facts:
        """Return the numbers of the table that a seat can see."""
        self._check_seat(seat)
        return self.book.facts(self.state, seat)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise BadSetup(f"there is no seat {seat}; seats go from 0 to {self.seats - 1}")

    @property
    def outcome(self) -> GameOutcome:
        """Return the winners, the points and the way in which the game was won."""
        if not self.over:
            raise GameOver("the game is not over yet")
        return self.state.outcome()

    # ---- copying and comparing

    def copy(self) -> Self:
        """Return a copy. A choice in one of the two games does not change the other."""
        other = type(self)(self.book, self.options, self.state.copy(), self.start)
        other.opening, other.history = self.opening, self.history[:]
        other._anchor, other._mark = self._anchor, self._mark
        other._heard, other._unheard, other._listens = self._heard[:], self._unheard, self._listens
        return other

    def bookmark(self) -> Bookmark[S]:
        """Return a bookmark of this moment, which can be opened later."""
        return Bookmark(self)

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[[Rulebook[S], bytes], Game[S]], tuple[Rulebook[S], bytes]]:
        """Pickle the game as a save."""
        return saved_game, (self.book, self.save())

    def hash(self) -> str:
        """Return a short digest of the state, equal on every machine.

        It leaves out the random generator, so that the generator may change.
        """
        table = self.book.digested(self.state)
        del table["rng"]
        text = json.dumps(table, sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    def __repr__(self) -> str:
        now = f"over by {self.outcome['law']}" if self.over else repr(self.decision).strip("<>")
        so_far = f"{self.seats} seats, turn {self.state.turns}, {len(self.history)} choices"
        return f"<game of {self.book.name}, {so_far}; {now}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        same_setup = (self.book.name, self.options, self.start) == (other.book.name, other.options, other.start)
        same_past = (self.opening, self.history, self.events) == (other.opening, other.history, other.events)
        return same_setup and same_past and self.book.dump(self.state) == other.book.dump(other.state)

    # ---- saving and writing

    def save(self) -> bytes:
        """Return the whole game as bytes, which `copse.load` reads."""
        payload: dict[str, Json] = {"game": self.book.name, "version": self.book.save_version}
        payload["options"], payload["start"] = to_write(self.book.options, self.options), self.start
        payload["state"] = self.book.dump(self.state)
        payload["opening"] = _rows(self.opening)
        payload["history"] = [[step.seat, step.action.text, _rows(step.outcomes)] for step in self.history]
        # The trail of an imagined game, or of a state that was played on directly, is not in the history.
        if self.state.trail != [(step.seat, step.action) for step in self.history[-TRAIL:]]:
            payload["trail"] = [[seat, action.text, []] for seat, action in self.state.trail]
        payload["events"] = [
            [event.law, event.what, dict(event.args), dict(event.secret), list(event.known_to)] for event in self.events
        ]
        return saves.pack(payload)

    def position(self) -> str:
        """Return the state as readable text, which `copse.position` reads."""
        head = f"copse position {self.book.version} {self.book.name}"
        return "\n".join([head, *self.book.write_position(self.state, self.options)]) + "\n"

    def record(self) -> str:
        """Return the game so far as text, which `copse.replay` reads."""
        entries = [
            records.Entry(step.seat, self.write_action(step.action), self._written(step.outcomes), 0)
            for step in self.history
        ]
        options = to_write(self.book.options, self.options)
        if self.start:  # the position has the other options
            options = {name: value for name, value in options.items() if self.book.options[name].dated}
        record = records.Record(self.book.name, options, self.start.split("\n") if self.start else [])
        record.opening, record.entries, record.hash = self._written(self.opening), entries, self.hash()
        return record.text()

    def _written(self, outcomes: tuple[Outcome, ...]) -> records.Announced:
        return tuple((kind, self.book.outcome_text(self.state, kind, value)) for kind, value in outcomes)

    def _replay(self, entry: records.Entry) -> None:
        if self.over:
            raise BadRecord("the game is over before this line", entry.line)
        if entry.seat != self.decision.seat:
            raise BadRecord(f"seat {self.decision.seat} has to decide here, not seat {entry.seat}", entry.line)

        self._with_outcomes(entry.outcomes, entry.line, lambda: self._chosen(entry.action))

    def _chosen(self, action: Action | str) -> tuple[Outcome, ...]:
        self.apply(action)
        return self.history[-1].outcomes

    def _with_outcomes(
        self, announced: records.Announced, line: int, move: Callable[[], tuple[Outcome, ...]]
    ) -> tuple[Outcome, ...]:
        """Make a move with the outcomes of a line of a record."""
        try:
            outcomes = tuple((kind, self.book.outcome_value(self.state, kind, text)) for kind, text in announced)
            self._foretold(outcomes, move)
        except (CopseError, ValueError) as problem:
            raise BadRecord(str(problem), line) from None
        return outcomes

    def _foretold(self, outcomes: tuple[Outcome, ...], move: Callable[[], tuple[Outcome, ...]]) -> None:
        """Make a move with exactly these outcomes."""
        kept, self.state.coming, self.state.foretold = self.state.coming, list(outcomes), True
        happened = move()
        self.state.foretold = False
        if happened != outcomes:
            told = " ".join(f"{kind} {text}" for kind, text in self._written(happened)) or "none"
            raise OtherOutcomes(f"the outcomes do not fit: the rules asked for {told}")
        self.state.coming = _without(kept, outcomes)

    def _read_step(self, row: Json) -> Move:
        if not isinstance(row, list) or len(row) != 3 or not isinstance(row[1], str) or not isinstance(row[2], list):
            raise BadSave(f"'history' has an entry that is not a step: {row!r}")
        try:
            action = self.vocabulary.parse(row[1])
        except CopseError as problem:
            raise BadSave(f"'history' has an unknown action: {problem}") from None
        return Move(whole(row[0], "a seat in 'history'", 0, self.seats - 1), action, _read_outcomes(row[2]))


class Bookmark(Generic[S]):
    """A moment of a game. It stays small, because it leaves the history and the events to the game."""

    def __init__(self, game: Game[S]) -> None:
        self.choices: Final = len(game.history)
        self.events: Final = len(game.events)
        self._game: Final = game.copy()
        self._game.history, self._game._heard = [], []

    def open(self, history: list[Move], events: list[Event]) -> Game[S]:
        """Return the game at this moment, given the history and the events of a later moment."""
        game = self._game.copy()
        game.history, game._heard = history[: self.choices], events[: self.events]
        return game


def saved_game(book: Rulebook[S], save: bytes) -> Game[S]:
    return Game.from_save(book, saves.unpack(save))


def _go_on(state: State, action: Action | None) -> None:
    if action is None:
        state.settle()
    else:
        state.play(action)


def _again(state: State, action: Action | None, outcomes: tuple[Outcome, ...]) -> None:
    """Repeat a choice, or the beginning of the game, with its recorded outcomes."""
    coming, state.coming, state.foretold = state.coming, list(outcomes), True
    _go_on(state, action)
    state.coming, state.foretold = _without(coming, outcomes), False


def _without(coming: list[Outcome], outcomes: tuple[Outcome, ...]) -> list[Outcome]:
    """Return the announced outcomes that are left after these."""
    left = coming[:]
    for outcome in outcomes:
        if outcome in left:
            left.remove(outcome)
    return left


def _rows(outcomes: tuple[Outcome, ...]) -> list[Json]:
    return [[kind, value] for kind, value in outcomes]


def _read_outcomes(rows: list[Json]) -> tuple[Outcome, ...]:
    outcomes = []
    for row in rows:
        if not isinstance(row, list) or len(row) != 2 or not isinstance(row[0], str):
            raise BadSave(f"the save has an invalid outcome: {row!r}")
        outcomes.append((row[0], whole(row[1], row[0], 0, 10**6)))
    return tuple(outcomes)


def _read_event(row: Json) -> Event:
    match row:
        case [str(law), str(what), dict(args), dict(secret), list(known_to)]:
            seats = tuple(whole(seat, "a seat in 'events'", 0, 99) for seat in known_to)
            return Event(law, what, _read_words(args), _read_words(secret), seats)
    raise BadSave(f"'events' has an entry that is not an event: {row!r}")


def _read_words(table: dict[str, Json]) -> dict[str, Word]:
    words: dict[str, Word] = {}
    for name, value in table.items():
        if not isinstance(value, int | str):
            raise BadSave(f"an event has an invalid number '{name}'")
        words[name] = value
    return words
