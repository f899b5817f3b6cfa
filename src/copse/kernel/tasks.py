"""Tasks and states: a state holds a stack of pending tasks; the last one is next. A task runs by itself and may push
others. A decision waits for a seat. `State.play` answers the decision and runs the stack up to the next one.

Tasks are immutable, so copies of a state share them. Their fields are the arguments of `__init__`, all whole numbers,
so a stack can be saved, shown and written into a position. Each task declares the domains of its fields. (Tasks are not
dataclasses because mypyc would not compile the code that `dataclass` generates.)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from inspect import signature
from typing import ClassVar, Final, NamedTuple, Self

from mypy_extensions import mypyc_attr

from copse.kernel.actions import Action, Verb
from copse.kernel.chance import FRESH, Outcome, advance, fresh_bits, mix, scaled, take_out
from copse.kernel.domains import A_SEAT, Domain, declare
from copse.kernel.errors import ImpossibleOutcome
from copse.kernel.events import EVERYONE, Event, Word
from copse.kernel.outcome import GameOutcome

TRAIL: Final = 8  # number of recent choices that a state remembers


@mypyc_attr(allow_interpreted_subclasses=True)
class Task:
    """A pending step of the game, named after the step of its paragraph.

    The kernel handles states of any game; a game's steps take only its own state. Each game bridges this once, in a
    base class whose `enter` narrows the state and calls `run`.
    """

    domains: ClassVar[Mapping[str, Domain]] = declare()  # of the fields that the base does not have

    def waits(self, state: State) -> bool:
        """Run this task, the last of the stack, unless it waits for a seat's answer. Returns whether it waits."""
        state.todo.pop()
        self.enter(state)
        return False

    def enter(self, state: State) -> None:
        raise NotImplementedError

    def legal(self, state: State) -> list[Action]:
        """The legal actions of a decision: at least one, all different choices."""
        raise NotImplementedError

    def resolve(self, state: State, action: Action) -> None:
        """Take the answer to a decision, which is already off the stack."""
        raise NotImplementedError

    def misfit(self, state: State) -> str:
        """Why this task cannot be pending in this state; empty if it can."""
        return ""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Task) and type(self) is type(other) and fields_of(self) == fields_of(other)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(str, fields_of(self)))})"


class Blocked(NamedTuple):
    """An action that a player might look for, and the paragraph that forbids it."""

    action: Action
    law: str


class Forfeit(NamedTuple):
    """What a choice would cost the deciding seat dearly: the name of the sentence that warns of it, the paragraph, and
    the values of the sentence."""

    name: str
    law: str
    args: Mapping[str, Word]


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Task):
    """A question to a seat. The game's base class maps these methods to `options`, `choose`, `blocked`, `forfeit` and
    `prompt`."""

    law: ClassVar[str]  # the paragraph that asks
    verbs: ClassVar[tuple[Verb, ...]] = ()  # the verbs of this decision, legal now or not
    # Set where only hidden cards decide whether a seat can do anything but decline: response time would leak them.
    hushed: ClassVar[bool] = False
    forecasts: ClassVar[bool] = False  # whether the rulebook has a forecast of what the answer leads to
    domains = declare(seat=A_SEAT)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waits(self, state: State) -> bool:
        only = self.forced(state)
        if only is None:
            return True
        state.todo.pop()
        self.answer(state, only)
        return False

    def cited(self, state: State) -> str:
        """The paragraph shown to people: that of the edition being played, and of this decision's fields."""
        return state.cite(self.law)

    @property
    def acting(self) -> int:
        """The party whose pieces act: the seat's own, unless it commands another party."""
        return self.seat

    def losing(self, state: State) -> int:
        """Whose pieces are taken away: the seat's own, unless it chooses among those of another party."""
        return self.seat

    def resolve(self, state: State, action: Action) -> None:
        trail = state.trail
        trail.append((self.seat, action))
        if len(trail) > TRAIL:
            trail.pop(0)
        self.answer(state, action)

    def answer(self, state: State, action: Action) -> None:
        raise NotImplementedError

    def forced(self, state: State) -> Action | None:
        """The answer, if everyone can see that there is only one or that the rules decide; then nobody is asked.

        Hidden information must not matter here, because everyone sees that a question was skipped.
        """
        return None

    def law_of(self, state: State, verb: Verb) -> str:
        """The paragraph that grants this verb here."""
        return verb.law

    def menu(self, state: State) -> Sequence[Verb]:
        """The verbs that keep their places while the seat's turn lasts, possible now or not; none if this question
        stands beside the turn."""
        return ()

    def deals_in(self, verb: Verb) -> bool:
        """Whether this verb belongs to the decision, apart from actions that are legal or blocked now."""
        return verb in self.verbs

    def refused(self, state: State) -> list[Blocked]:
        """The actions that a player might look for here but may not take."""
        raise NotImplementedError

    def forfeited(self, state: State, action: Action) -> Forfeit | None:
        """What this legal choice would cost so dearly that people should be warned, by what the seat knows; None, if
        nothing. A price that is paid for something is no forfeit."""
        return None

    def arguments(self, state: State) -> Mapping[str, Word]:
        """The arguments of the question's sentence; they are public, as everyone sees the question."""
        raise NotImplementedError


class State:
    """The state that every game has: the stack of tasks, the generator and the log.

    `coming` holds outcomes announced by a record or a position. `foretold` says that these are all the outcomes of a
    choice that was made before. `outcomes` collects random outcomes for the record. `events` is None when nobody
    listens, as in search. `sealed` becomes true when something was rolled, drawn or revealed, which rules out undo.
    `turns` counts the turns begun. `trail` holds the last choices with their seats.
    """

    __slots__ = ("coming", "events", "foretold", "outcomes", "over", "rng", "sealed", "todo", "trail", "turns")

    def __init__(self, rng: int) -> None:
        self.todo: list[Task] = []
        self.rng = rng
        self.coming: list[Outcome] = []
        self.foretold = False
        self.outcomes: list[Outcome] | None = None
        self.events: list[Event] | None = None
        self.over = False
        self.sealed = False
        self.turns = 0
        self.trail: list[tuple[int, Action]] = []

    # ---- running the stack

    @property
    def decision(self) -> Decision:
        top = self.todo[-1]
        assert isinstance(top, Decision)
        return top

    def legal(self) -> list[Action]:
        """The legal actions of the pending decision."""
        return self.todo[-1].legal(self)

    def play(self, action: Action) -> None:
        """Answer the pending decision and run to the next one. The action must be legal."""
        self.answer(action)
        self.settle()

    def answer(self, action: Action) -> None:
        self.todo.pop().resolve(self, action)

    def settle(self) -> None:
        while self.stir():
            pass

    def stir(self) -> bool:
        """Do one step. Returns whether another follows before a question or the end of the game."""
        if self.over:
            self.todo.clear()
            return False
        return not self.todo[-1].waits(self)

    def push(self, step: Task) -> None:
        """Put a step on the stack, so that it is next."""
        self.todo.append(step)

    def push_all(self, steps: list[Task]) -> None:
        """Put these steps on the stack; they are done in the given order."""
        todo = self.todo
        for place in range(len(steps) - 1, -1, -1):
            todo.append(steps[place])

    def finish(self) -> None:
        """End the game here, whatever is still pending or pushed by the current step."""
        self.over = True

    # ---- chance

    def roll(self, kind: str, faces: Sequence[int]) -> int:
        """One of the faces, all equally likely."""
        # The generator advances even if the outcome was announced, so that a replay ends in the same state.
        if self.rng != FRESH:
            self.rng = advance(self.rng)
        outcome = self._announced(kind, faces) if self.coming else None
        if outcome is None:
            outcome = kind, faces[scaled(fresh_bits() if self.rng == FRESH else mix(self.rng), len(faces))]
        self.sealed = True
        if self.outcomes is not None:
            self.outcomes.append(outcome)
        return outcome[1]

    def draw(self, kind: str, pool: list[int]) -> int:
        """Take one at random from a pool without order. Drawing at random replaces shuffling beforehand."""
        value = self.roll(kind, pool)
        take_out(pool, value)
        return value

    def _announced(self, kind: str, possible: Sequence[int]) -> Outcome | None:
        """The next announced outcome of this kind. In the past of a game the kind may have had another name."""
        former = self.once_called(kind) if self.foretold else kind
        for place, outcome in enumerate(self.coming):
            if outcome[0] == kind or outcome[0] == former:
                if outcome[1] not in possible:
                    raise ImpossibleOutcome(kind, outcome[1], possible)
                del self.coming[place]
                return outcome
        return None

    def once_called(self, kind: str) -> str:
        """The former name of a kind of outcomes."""
        return kind

    # ---- the log

    @property
    def heard(self) -> bool:
        """Whether anyone listens. Hot paths check this before they build an event; `say` checks it itself."""
        return self.events is not None

    def say(self, law: str, what: str, **args: Word) -> None:
        if self.events is not None:
            self.events.append(Event(self.cite(law), what, args))

    def whisper(self, law: str, what: str, known_to: tuple[int, ...], secret: Mapping[str, Word], **args: Word) -> None:
        """Log an event whose secret part only some seats may see."""
        if self.events is not None:
            self.events.append(Event(self.cite(law), what, args, secret, known_to))

    def cite(self, law: str) -> str:
        """The paragraph shown to people where the rules name this one; it depends on the edition.

        Everything that shows a paragraph outside the rules must ask here.
        """
        return law

    def lacks(self, law: str) -> bool:
        """Whether the edition being played has nothing of this paragraph."""
        return False

    # ---- what each game provides

    @property
    def seats(self) -> int:
        raise NotImplementedError

    @property
    def machines(self) -> tuple[int, ...]:
        """The seats that play by themselves, without people or agents; they are asked nothing."""
        return ()

    @property
    def whose_turn(self) -> int:
        """The seat whose turn it is, even if another seat decides."""
        return self.decision.seat

    def copy(self) -> Self:
        """An independent state without listeners."""
        raise NotImplementedError

    def view(self, seat: int | None) -> View:
        """Everything that a seat (None: a spectator) may know, as plain values."""
        raise NotImplementedError

    def redeal(self, seat: int | None, seed: int) -> None:
        """Replace what the seat cannot know by something equally likely that fits all it has seen."""
        raise NotImplementedError

    def imagined(self, seat: int | None, seed: int) -> Self:
        """A state that the seat cannot tell from this one; each seed gives another guess at what is hidden."""
        guess = self.copy()
        guess.coming.clear()
        guess.redeal(seat, seed)
        return guess

    def dump(self) -> dict[str, Json]:
        """Everything except the common part of `State`, as plain values for a save."""
        raise NotImplementedError

    def scored(self) -> list[int | None]:
        """The points of every seat so far, None for a seat that has none to count."""
        return [None] * self.seats

    def outcome(self) -> GameOutcome:
        """The result of a finished game."""
        raise NotImplementedError

    def take_common(self, other: State) -> None:
        """The part of `copy` that all games share."""
        self.todo = other.todo[:]
        self.outcomes = self.events = None
        self.rng = other.rng
        if other.coming:
            self.coming = other.coming[:]
        self.foretold = False
        self.over = other.over
        self.sealed = other.sealed
        self.turns = other.turns
        self.trail = other.trail[:]

    def cover_trail(self, seat: int | None) -> None:
        """Hide from a seat the secret choices of others in the trail: only their verbs stay."""
        self.trail = [
            (who, next(iter(action.verb)) if action.verb.secret and who != seat else action)
            for who, action in self.trail
        ]


Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
View = dict[str, Json]


def plain_outcome(outcome: GameOutcome) -> dict[str, Json]:
    """The outcome as plain values, with what the game added."""
    return {name: value if isinstance(value, list) else str(value) for name, value in outcome.items()}


_FIELDS: Final[dict[type[Task], tuple[str, ...]]] = {}
_DOMAINS: Final[dict[type[Task], dict[str, Domain]]] = {}


def fields(kind: type[Task]) -> tuple[str, ...]:
    """The names of the fields of a kind of task."""
    if kind not in _FIELDS:
        _FIELDS[kind] = tuple(signature(kind).parameters)
    return _FIELDS[kind]


def fields_of(task: Task) -> list[int]:
    """The fields of a task, as saves and positions write them."""
    return [getattr(task, field) for field in fields(type(task))]


def domains_of(kind: type[Task]) -> dict[str, Domain]:
    """The domain of each field of a kind of task, from the kind or a base. Raises TypeError if one is missing."""
    if kind not in _DOMAINS:
        declared: dict[str, Domain] = {}
        for base in reversed(kind.__mro__):
            if issubclass(base, Task):
                declared.update(base.domains)
        for field in fields(kind):
            if field not in declared:
                raise TypeError(f"{kind.__name__}: its field '{field}' has no domain")
        for field in declared:
            if field not in fields(kind):
                raise TypeError(f"{kind.__name__}: it has a domain for '{field}', which is not one of its fields")
        _DOMAINS[kind] = {field: declared[field] for field in fields(kind)}
    return _DOMAINS[kind]


def by_name(kinds: Iterable[type[Task]]) -> dict[str, type[Task]]:
    """The steps of a game by name. Raises TypeError at import if one is declared wrongly."""
    found: dict[str, type[Task]] = {}
    for kind in kinds:
        if kind.__name__ in found:
            raise TypeError(f"{kind.__name__} is the name of two steps")
        domains_of(kind)
        found[kind.__name__] = kind
    return found


__all__ = [
    "EVERYONE", "Blocked", "Decision", "Forfeit", "Json", "State", "Task", "View", "by_name", "domains_of", "fields",
    "fields_of",
]  # fmt: skip
