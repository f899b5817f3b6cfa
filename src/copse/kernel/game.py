"""Game: the public face of every game. It owns a state and its history, checks what is applied and filters what is
seen."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final, Generic, NamedTuple, Self, TypeVar

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
from copse.kernel.prospects import Facts
from copse.kernel.rulebook import Rulebook
from copse.kernel.shapes import Fields, whole
from copse.kernel.tasks import TRAIL, Blocked, Decision, Json, State, View

S = TypeVar("S", bound=State, covariant=True)  # the book of a game is handed states of that game only


AMOUNT: Final = "count"  # the field of an action that says of how many


class PendingDecision:
    """The pending decision, as drivers, agents and people meet it."""

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
        return self._task.cited(self._state)

    def law_of(self, what: Action | Verb) -> str:
        """The paragraph of something that is chosen here; where the edition has none, what asks for it."""
        return self._told(self._task.law_of(self._state, what.verb if isinstance(what, Action) else what))

    def _told(self, law: str) -> str:
        return self.law if self._state.lacks(law) else self._state.cite(law)

    @property
    def prompt(self) -> str:
        return type(self._task).__name__

    def blocked(self) -> list[Blocked]:
        """What one would look for here but may not do, each with the paragraph that forbids it."""
        state = self._state
        return [Blocked(action, self._told(law)) for action, law in state.decision.refused(state)]

    def why_not(self, action: Action) -> Reason:
        """Why an action is not legal here: a paragraph forbids it, or forbids it whatever the amount; else it does not
        meet that of its verb, if such things are chosen here at all; else it is not what is being decided."""
        blocked = self.blocked()
        forbidden = [law for other, law in blocked if other is action]
        forbidden += [law for other, law in blocked if _but_for_amount(other, action)]
        if forbidden:
            return Reason(forbidden[0], "forbidden by")
        known = (*self.actions, *(block.action for block in blocked))
        if self._state.decision.deals_in(action.verb) or any(other.verb is action.verb for other in known):
            return Reason(self.law_of(action), "something is missing that is asked for by")
        return self.not_asked()

    def not_asked(self) -> Reason:
        return Reason(self.law, "nothing of the kind is chosen by")

    def refusal(self, action: Action, write: Callable[[Action], str]) -> IllegalAction:
        """`write` tells actions as this table calls them."""
        return IllegalAction(write(action), self.law, [write(legal) for legal in self.actions], self.why_not(action))

    def __repr__(self) -> str:
        return f"<seat {self.seat} decides {self.prompt} by {self.law}, {len(self.actions)} actions>"


def _but_for_amount(one: Action, other: Action) -> bool:
    """Whether two actions are the same choice of different numbers of something."""
    if one.verb is not other.verb or AMOUNT not in one.verb.fields:
        return False
    return all(a == b for field, a, b in zip(one.verb.fields, one.args, other.args, strict=True) if field != AMOUNT)


class Move:
    """One line of history: who chose what, and what chance answered. (It is no tuple with names because what makes
    one would not be compiled, and there is one for every choice.)"""

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
    """How a table stood after a step of the rules of which something was said; with it there were so many events."""

    events: int
    view: View


class _Anchor:
    """How far a seat may go back: to the first choice of its turn, or the first after something was revealed. `step`
    is the number of that choice. Many a choice makes one, and compiled, a plain class is quicker than a named tuple."""

    def __init__(self, seat: int, turns: int, step: int) -> None:
        self.seat: Final = seat
        self.turns: Final = turns
        self.step: Final = step


class _Mark(NamedTuple, Generic[S]):
    """How the game stood before the choice with this number; OPENING: before it began. The state is never played on,
    only copies of it are."""

    step: int
    state: S


OPENING: Final = -1
MARKED: Final = 64
"""So many choices lie between two marks at least. To go back, the game is played on from one again."""


class Game(Generic[S]):
    """A game in progress. Make one with `copse.new`, `copse.load`, `copse.position` or `copse.replay`."""

    def __init__(self, book: Rulebook[S], options: Options, state: S, start: str = "") -> None:
        self.book: Final = book
        self.options: Final = options
        self.start: Final = start  # the position it began from; empty for the game's own setup
        self.state = state
        self.opening: tuple[Outcome, ...] = ()  # what chance decided before the first choice
        self.history: list[Move] = []
        self._choice: PendingDecision | None = None
        self._anchor: _Anchor | None = None
        self._mark: _Mark[S] | None = None  # no later than the anchor
        self._heard: list[Event] = []
        self._unheard: _Mark[S] | None = None  # from where on nobody has asked what happened
        self._listens = False

    # ---- how games begin

    @classmethod
    def new(cls, book: Rulebook[S], given: Mapping[str, Json]) -> Self:
        options = book.resolve(book.prepare(given))
        if options["seed"] is None:
            options["seed"] = random.SystemRandom().randrange(MASK + 1)
        return cls(book, options, book.begin(options))._open()

    @classmethod
    def dealt(cls, book: Rulebook[S], given: Mapping[str, Json]) -> Self:
        """A new game in which every outcome is FRESH, so that no outcome tells anything of another. Its seed, 0, is
        there for its record, which has all outcomes."""
        options = book.resolve({**given, "seed": 0})
        state = book.begin(options)
        state.rng = FRESH
        return cls(book, options, state)._open()

    @classmethod
    def from_position(cls, book: Rulebook[S], text: str) -> Self:
        _, body = texts.header(text, "position", book.version, BadPosition)
        options, state = book.read_position(list(body))
        start = "\n".join(book.write_position(state, options))
        return cls(book, options, state, start)._open()

    @classmethod
    def from_save(cls, book: Rulebook[S], payload: dict[str, Json]) -> Self:
        """Read what `save` wrote. Nothing in it is trusted."""
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
        """Play a record through, with its own chance outcomes. An error names the line that does not fit, and says how
        many choices do."""
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
        """Play a record through as far as it fits the rules; and what is wrong with the next line, if it does not."""
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
        return self.state.over

    @property
    def seats(self) -> int:
        return self.state.seats

    @property
    def vocabulary(self) -> Vocabulary:
        return self.book.vocabulary

    @property
    def decision(self) -> PendingDecision:
        """The seat that must decide, the paragraph that asks, and the legal actions."""
        if self._choice is None:
            if self.over:
                raise GameOver("the game is over: there is no decision left")
            self._choice = PendingDecision(self.state)
        return self._choice

    def apply(self, action: Action | str | int) -> None:
        """Make a choice: an action, its text or its number. An illegal one raises and changes nothing."""
        choice = self.decision
        chosen, seat = self._legal(choice, action), choice.seat
        anchor = self._anchor
        if anchor is None or anchor.seat != seat or anchor.turns != self.state.turns:
            anchor = self._drop_anchor(seat)
        self.history.append(Move(seat, chosen, self._move(chosen)))
        self._anchor = None if self.state.sealed else anchor

    def follow(self, action: Action | str, outcomes: tuple[Outcome, ...]) -> None:
        """Make a choice as it was made before, with the same outcomes. OtherOutcomes if the rules now ask chance for
        something else; the game cannot be used any more then."""
        self._foretold(outcomes, lambda: self._chosen(action))

    def _drop_anchor(self, seat: int) -> _Anchor:
        step = len(self.history)
        if self._mark is None or step - self._mark.step >= MARKED:
            self._mark = _Mark(step, self.state.copy())
        return _Anchor(seat, self.state.turns, step)

    def can_undo(self, seat: int) -> bool:
        """Whether `undo` would take a choice of this seat back."""
        anchor = self._anchor
        return anchor is not None and anchor.seat == seat and not self._asks_another(seat)

    def _asks_another(self, seat: int) -> bool:
        return not self.over and self.state.decision.seat != seat

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice: within its turn, never across another seat's or anything revealed. A
        question to another seat is such a thing: how it is met may tell what that seat holds."""
        if self._anchor is not None and self._anchor.seat == seat and self._asks_another(seat):
            raise CannotUndo(f"seat {self.state.decision.seat} was asked since, and what it has seen cannot be undone")
        self.take_back(seat)

    def take_back(self, seat: int) -> None:
        """Undo the seat's last choice, although another seat is to decide now. The caller knows that no other seat has
        been asked yet."""
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
        """The action that a text means at this table."""
        return self.book.read_action(self.state, text)

    def write_action(self, action: Action) -> str:
        """The action as it is called at this table: `battle 8 eyrie`."""
        return self.book.write_action(self.state, action)

    def _legal(self, choice: PendingDecision, action: Action | str | int) -> Action:
        """The action that is meant; one that is not legal raises."""
        if isinstance(action, str):
            action = self.read_action(action)
        elif isinstance(action, int):
            action = self.vocabulary[action]
        if action not in choice.actions:
            raise choice.refusal(action, self.write_action)
        return action

    def _move(self, action: Action | None) -> tuple[Outcome, ...]:
        """Make a choice, or begin."""
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
        """Let the state move on with the record open, and the log if somebody has asked for it; an announced outcome
        that fails changes nothing."""
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
        """What happened. Most games are played to their end without anyone who asks, so it is worked out when somebody
        does: what nobody heard is played once more. From then on the game listens."""
        self._listens = True
        if self._unheard is not None:
            since, state = self._unheard.step, self._unheard.state.copy()
            state.events, self._unheard = self._heard, None
            if since == OPENING:
                _again(state, None, self.opening)
            for step in self.history[max(0, since) :]:
                _again(state, step.action, step.outcomes)
        return self._heard

    # ---- what may be known

    def view(self, seat: int | None) -> View:
        """All that leaves the engine towards a seat; None is a spectator. Where nobody is asked yet, there is no
        decision in it."""
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
        """What a seat may know of a state, also if another seat decides there."""
        seen = state.view(seat)
        seen["game"], seen["seat"], seen["over"] = self.book.name, seat, state.over
        if state.over:
            seen["outcome"] = dict(state.outcome())
        return seen

    def events_for(self, seat: int | None, since: int = 0, until: int | None = None) -> list[Event]:
        """The log as a seat may read it, from event number `since` on, up to `until`."""
        self._check_seat(seat)
        return [event.seen_by(seat) for event in self.events[since:until]]

    def moments(self, seat: int | None, since: int = 0, until: int | None = None) -> list[Moment]:
        """How each step left the table, as a seat could see it, from event number `since` on, up to `until`. Much may
        follow from one choice: the whole turn of a player who is asked nothing, say. The game is played anew for it."""
        self._check_seat(seat)
        last = len(self.events) if until is None else until
        game = self._from_start(self.book, records.read(self.record()))
        found = game._unfold(None, self.opening, seat, since)
        for made, step in enumerate(self.history):
            if len(game.events) < last:
                found += game._retell(made, step, seat, since)
        return [moment for moment in found if moment.events <= last]

    def _retell(self, made: int, step: Move, seat: int | None, since: int) -> list[Moment]:
        """Make a choice step by step that was made before, after so many others."""
        if self.over or step.seat != self.decision.seat or step.action not in self.decision.actions:
            raise RulesMended(made, f"'{self.write_action(step.action)}' is no longer legal")
        try:
            return self._unfold(step.action, step.outcomes, seat, since)
        except (ImpossibleOutcome, OtherOutcomes) as problem:
            raise RulesMended(made, str(problem)) from None

    def _unfold(
        self, action: Action | None, outcomes: tuple[Outcome, ...], seat: int | None, since: int
    ) -> list[Moment]:
        """Make a choice, or begin, step by step and with these outcomes."""
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
            if found:  # quiet steps may have followed
                found[-1] = Moment(told, self._seen(state, seat))

        self.state.coming, self.state.foretold = list(outcomes), True
        if self._run(run) != outcomes:
            raise OtherOutcomes("the rules asked for other random outcomes")
        self.state.foretold = False
        return found

    def determinize(self, seat: int | None, seed: int) -> Self:
        """A game that the seat cannot tell from this one: what it cannot know is dealt anew. It has no past, neither
        seed nor first position, by which one could work out what was dealt."""
        self._check_seat(seat)
        return type(self)(self.book, {**self.options, "seed": None}, self.state.imagined(seat, seed))

    def foresee(self, action: Action | str | int) -> Preview:
        """What a choice would do, by what the seat that decides knows. An illegal one raises, as in `apply`."""
        choice = self.decision
        chosen = self._legal(choice, action)
        imagined = [self.determinize(choice.seat, number).state for number in range(GUESSES)]
        return foresee(self.book, imagined, choice.seat, chosen)

    def facts(self, seat: int) -> Facts:
        """The figures of the table that a seat can see."""
        self._check_seat(seat)
        return self.book.facts(self.state, seat)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise BadSetup(f"there is no seat {seat}; seats go from 0 to {self.seats - 1}")

    @property
    def outcome(self) -> Mapping[str, Json]:
        """Winners, points and how the game was won."""
        if not self.over:
            raise GameOver("the game is not over yet")
        return self.state.outcome()

    # ---- copies, and what tells two games apart

    def copy(self) -> Self:
        other = type(self)(self.book, self.options, self.state.copy(), self.start)
        other.opening, other.history = self.opening, self.history[:]
        other._anchor, other._mark = self._anchor, self._mark
        other._heard, other._unheard, other._listens = self._heard[:], self._unheard, self._listens
        return other

    def bookmark(self) -> Bookmark[S]:
        """This moment, to come back to later."""
        return Bookmark(self)

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[[Rulebook[S], bytes], Game[S]], tuple[Rulebook[S], bytes]]:
        """Sent as it is saved."""
        return saved_game, (self.book, self.save())

    def hash(self) -> str:
        """A short digest of the state, the same on every machine. The generator is left out, so it may change."""
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

    # ---- leaving the machine

    def save(self) -> bytes:
        """The whole game, at any moment; `copse.load` reads it."""
        payload: dict[str, Json] = {"game": self.book.name, "version": self.book.save_version}
        payload["options"], payload["start"] = to_write(self.book.options, self.options), self.start
        payload["state"] = self.book.dump(self.state)
        payload["opening"] = _rows(self.opening)
        payload["history"] = [[step.seat, step.action.text, _rows(step.outcomes)] for step in self.history]
        # Those of a guess, or of a state that was played on by itself, are not in the history.
        if self.state.trail != [(step.seat, step.action) for step in self.history[-TRAIL:]]:
            payload["trail"] = [[seat, action.text, []] for seat, action in self.state.trail]
        payload["events"] = [
            [event.law, event.what, dict(event.args), dict(event.secret), list(event.known_to)] for event in self.events
        ]
        return saves.pack(payload)

    def position(self) -> str:
        """The state as a text for people; `copse.position` reads it."""
        head = f"copse position {self.book.version} {self.book.name}"
        return "\n".join([head, *self.book.write_position(self.state, self.options)]) + "\n"

    def record(self) -> str:
        """The game so far as a text; `copse.replay` plays it through."""
        entries = [
            records.Entry(step.seat, self.write_action(step.action), self._written(step.outcomes), 0)
            for step in self.history
        ]
        options = to_write(self.book.options, self.options)
        if self.start:  # the position says the others
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
        """Move with the outcomes of a line of a record."""
        try:
            outcomes = tuple((kind, self.book.outcome_value(self.state, kind, text)) for kind, text in announced)
            self._foretold(outcomes, move)
        except (CopseError, ValueError) as problem:
            raise BadRecord(str(problem), line) from None
        return outcomes

    def _foretold(self, outcomes: tuple[Outcome, ...], move: Callable[[], tuple[Outcome, ...]]) -> None:
        """Move with these outcomes and no others."""
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
    """A moment of a game. It is small, since what had happened by then is left to the game itself."""

    def __init__(self, game: Game[S]) -> None:
        self.choices: Final = len(game.history)
        self.events: Final = len(game.events)
        self._game: Final = game.copy()
        self._game.history, self._game._heard = [], []

    def open(self, history: list[Move], events: list[Event]) -> Game[S]:
        """The game at this moment, from what has happened in it up to a later one."""
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
    """What was done before, with the outcomes that it had."""
    coming, state.coming, state.foretold = state.coming, list(outcomes), True
    _go_on(state, action)
    state.coming, state.foretold = _without(coming, outcomes), False


def _without(coming: list[Outcome], outcomes: tuple[Outcome, ...]) -> list[Outcome]:
    """What a position still announces after these came up."""
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
