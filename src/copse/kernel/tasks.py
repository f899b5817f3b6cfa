"""One turn of the crank. A state holds a stack of what is still to do; the last entry is next. A task runs by itself
and may push others; a decision waits for a seat. `State.play` answers it and settles the stack up to the next one.

Tasks are values: they are never changed after they were made, so a copy of a state shares them. Their fields are what
their `__init__` takes, all whole numbers, so a stack can be saved, shown to a person and written into a position. What
each of them may be is declared beside it. (They are no dataclasses because what `dataclass` generates would not be
compiled.)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from inspect import signature
from typing import ClassVar, Final, NamedTuple, Self

from copse.kernel.actions import Action, Verb
from copse.kernel.chance import FRESH, Outcome, advance, fresh_bits, mix, scaled, take_out
from copse.kernel.domains import A_SEAT, Domain, declare
from copse.kernel.errors import ImpossibleOutcome
from copse.kernel.events import EVERYONE, Event, Word

TRAIL: Final = 8  # how many of the last choices a state remembers


class Task:
    """Something still to do, named after the paragraph's own step.

    The crank knows states of any game, a game's steps only its own; each game bridges that once, in a base class whose
    `enter` narrows the state and calls `run`.
    """

    domains: ClassVar[Mapping[str, Domain]] = declare()  # of the fields that the base does not have

    def waits(self, state: State) -> bool:
        """Whether this, which is next, waits for a seat's answer. If not, it is taken off the stack and done."""
        state.todo.pop()
        self.enter(state)
        return False

    def enter(self, state: State) -> None:
        raise NotImplementedError

    def legal(self, state: State) -> list[Action]:
        """The legal actions: at least one, no two of which are the same choice. Only a decision has them."""
        raise NotImplementedError

    def resolve(self, state: State, action: Action) -> None:
        """Take the answer that this waited for, and was taken off the stack with. Only a decision does."""
        raise NotImplementedError

    def misfit(self, state: State) -> str:
        """Why this cannot be pending in such a state; empty if it can."""
        return ""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Task) and type(self) is type(other) and fields_of(self) == fields_of(other)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(str, fields_of(self)))})"


class Blocked(NamedTuple):
    """An action that one would look for but may not take, and the paragraph that forbids it."""

    action: Action
    law: str


class Decision(Task):
    """A question to a seat. The game's base class bridges these methods to `options`, `choose`, `blocked`, `prompt`."""

    law: ClassVar[str]  # the paragraph that asks
    verbs: ClassVar[tuple[Verb, ...]] = ()  # what is chosen here, whether or not anything of it is legal now
    hushed: ClassVar[bool] = (
        False  # one may decline, and only hidden cards decide whether one has to: so time tells too
    )
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
        """The paragraph that people are told: by the edition that is played, and by the fields of the decision where
        it depends on them."""
        return state.cite(self.law)

    @property
    def acting(self) -> int:
        """Whose pieces are sent: the seat's own, unless it commands those of another party."""
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
        """The answer, if everyone can see that it is the only one, or that the rules decide for the seat: then nobody
        is asked. What is hidden must not matter here, since that a question is not asked is seen too."""
        return None

    def law_of(self, state: State, verb: Verb) -> str:
        """The paragraph by which such things are chosen here."""
        return verb.law

    def deals_in(self, verb: Verb) -> bool:
        """Whether such things are chosen here at all; what is legal or blocked needs not be said again."""
        return verb in self.verbs

    def refused(self, state: State) -> list[Blocked]:
        """What one would look for here but may not do."""
        raise NotImplementedError

    def figures(self, state: State) -> Mapping[str, Word]:
        """The figures for the sentence that asks; public, since everyone sees that the question is asked."""
        raise NotImplementedError


class State:
    """What every game's state has: the stack, the generator, and who is listening.

    `coming` are outcomes announced beforehand (by a record or a position), and `foretold` says that they are all that
    came of a choice when it was made before; `outcomes` gathers what chance decided, for
    the record; `events` is None when nobody listens, as in search. `sealed` turns true when something was rolled, drawn
    or shown that cannot be unlearned. `turns` counts the turns begun. `trail` has the last choices with the seats that
    made them.
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

    # ---- the crank

    @property
    def decision(self) -> Decision:
        top = self.todo[-1]
        assert isinstance(top, Decision)
        return top

    def legal(self) -> list[Action]:
        """The legal actions of the pending decision."""
        return self.todo[-1].legal(self)

    def play(self, action: Action) -> None:
        """Answer the pending decision and run on to the next one. The action must be one of its options."""
        self.answer(action)
        self.settle()

    def answer(self, action: Action) -> None:
        self.todo.pop().resolve(self, action)

    def settle(self) -> None:
        while self.stir():
            pass

    def stir(self) -> bool:
        """Do one step; whether there is another before somebody is asked, or the game is over."""
        if self.over:
            self.todo.clear()
            return False
        return not self.todo[-1].waits(self)

    def push(self, step: Task) -> None:
        """Put a step on the stack: it is next."""
        self.todo.append(step)

    def push_all(self, steps: list[Task]) -> None:
        """Put these steps on the stack so that they are done in the order in which they stand."""
        todo = self.todo
        for place in range(len(steps) - 1, -1, -1):
            todo.append(steps[place])

    def finish(self) -> None:
        """The game ends here, whatever is still to do or is pushed by the step that is being done."""
        self.over = True

    # ---- chance

    def roll(self, kind: str, faces: Sequence[int]) -> int:
        """One of the faces, each as likely as the others."""
        # The generator moves on even if the outcome was announced, so that a replayed game ends with the same one.
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
        """Take one of a pool whose order nobody knows; shuffling and drawing are the same thing seen later."""
        value = self.roll(kind, pool)
        take_out(pool, value)
        return value

    def _announced(self, kind: str, possible: Sequence[int]) -> Outcome | None:
        """The next outcome of this kind that was announced. In the past of a game it may have had another name."""
        former = self.once_called(kind) if self.foretold else kind
        for place, outcome in enumerate(self.coming):
            if outcome[0] == kind or outcome[0] == former:
                if outcome[1] not in possible:
                    raise ImpossibleOutcome(kind, outcome[1], possible)
                del self.coming[place]
                return outcome
        return None

    def once_called(self, kind: str) -> str:
        """The kind that older games have in place of a kind of outcomes."""
        return kind

    # ---- the log

    @property
    def heard(self) -> bool:
        """Whether anyone listens. The busiest steps ask before they make an event; `say` looks for itself."""
        return self.events is not None

    def say(self, law: str, what: str, **args: Word) -> None:
        if self.events is not None:
            self.events.append(Event(self.cite(law), what, args))

    def whisper(self, law: str, what: str, known_to: tuple[int, ...], secret: Mapping[str, Word], **args: Word) -> None:
        """Say something of which the secret part is known to some seats only."""
        if self.events is not None:
            self.events.append(Event(self.cite(law), what, args, secret, known_to))

    def cite(self, law: str) -> str:
        """The paragraph that people are told where the rules name this one: it depends on the edition that is played.
        Whatever names a paragraph to anyone outside asks here."""
        return law

    def lacks(self, law: str) -> bool:
        """Whether the edition that is played has nothing of this paragraph."""
        return False

    # ---- what each game provides

    @property
    def seats(self) -> int:
        raise NotImplementedError

    @property
    def machines(self) -> tuple[int, ...]:
        """The seats that nobody plays, neither people nor agents: they play by themselves and are asked nothing."""
        return ()

    @property
    def whose_turn(self) -> int:
        """The seat whose turn it is, whoever decides."""
        return self.decision.seat

    def copy(self) -> Self:
        """An independent state that nobody listens to."""
        raise NotImplementedError

    def view(self, seat: int | None) -> View:
        """All that a seat (None: a spectator) may know, as plain values."""
        raise NotImplementedError

    def redeal(self, seat: int | None, seed: int) -> None:
        """Replace what the seat cannot know by something as likely, consistent with all it has seen."""
        raise NotImplementedError

    def imagined(self, seat: int | None, seed: int) -> Self:
        """A state that the seat cannot tell from this one; another seed, another guess at what is hidden."""
        guess = self.copy()
        guess.coming.clear()
        guess.redeal(seat, seed)
        return guess

    def dump(self) -> dict[str, Json]:
        """Everything but the common part of `State`, as plain values for a save."""
        raise NotImplementedError

    def scored(self) -> list[int | None]:
        """The points of every seat so far, None for a seat that has none to count."""
        return [None] * self.seats

    def outcome(self) -> Mapping[str, Json]:
        """Of a finished game: `winners` (seats), `points` by seat, `law` (how it was won)."""
        raise NotImplementedError

    def take_common(self, other: State) -> None:
        """The part of `copy` that all games share."""
        self.todo = other.todo[:]
        self.outcomes = self.events = None
        self.rng = other.rng
        self.coming = other.coming[:]
        self.foretold = False
        self.over = other.over
        self.sealed = other.sealed
        self.turns = other.turns
        self.trail = other.trail[:]

    def cover_trail(self, seat: int | None) -> None:
        """Forget what a seat may not know of the last choices: of secret ones of others the verb stays."""
        self.trail = [
            (who, next(iter(action.verb)) if action.verb.secret and who != seat else action)
            for who, action in self.trail
        ]


Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
View = dict[str, Json]


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
    """What each field of a kind of task may be: as the kind itself declares it, or else what it derives from."""
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
                raise TypeError(f"{kind.__name__}: it has a domain for '{field}', which is no field of it")
        _DOMAINS[kind] = {field: declared[field] for field in fields(kind)}
    return _DOMAINS[kind]


def by_name(kinds: Iterable[type[Task]]) -> dict[str, type[Task]]:
    """The steps of a game. What is wrong with how they are declared is said as the game is loaded."""
    found: dict[str, type[Task]] = {}
    for kind in kinds:
        if kind.__name__ in found:
            raise TypeError(f"{kind.__name__} is the name of two steps")
        domains_of(kind)
        found[kind.__name__] = kind
    return found


__all__ = [
    "EVERYONE", "Blocked", "Decision", "Json", "State", "Task", "View", "by_name", "domains_of", "fields", "fields_of",
]  # fmt: skip
