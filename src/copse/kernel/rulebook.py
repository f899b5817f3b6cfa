"""Rulebook: what a game gives the kernel, so that it can be created, saved, written as text and found by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Generic, TypeVar

from copse.kernel.actions import Action, Vocabulary
from copse.kernel.chance import FRESH, MASK, Outcome
from copse.kernel.errors import BadSave, suggest
from copse.kernel.markup import element, picture
from copse.kernel.options import Option, Options, as_written, resolve
from copse.kernel.outline import Progress
from copse.kernel.prospects import Facts, Forecast, Odds
from copse.kernel.saves import Migration
from copse.kernel.shapes import Fields, whole
from copse.kernel.tasks import Json, State, Task, View, domains_of, fields, fields_of
from copse.kernel.texts import Line

S = TypeVar("S", bound=State)

MOST_TODO: Final = 200  # pending tasks; games have at most a few dozen
MOST_COMING: Final = 1000  # announced outcomes
COMMON: Final = ("rng", "turns", "coming", "over", "todo")  # the lines that positions of every game have


class Rulebook(Generic[S]):
    """One game. The kernel calls the methods below; `version` belongs to its positions and records."""

    name: str
    version: int
    save_version: int
    vocabulary: Vocabulary
    options: Mapping[str, Option]
    tasks: Mapping[str, type[Task]]
    once_called: Mapping[str, str] = {}  # present names of tasks by their names in older texts and saves
    migrations: Mapping[int, Migration]

    def __reduce__(self) -> str:
        return "BOOK"  # its name in its module: each process has one

    def prepare(self, given: Mapping[str, Json]) -> Mapping[str, Json]:
        """Options of a caller in their final form; a caller may give the path of a file, for example.

        Not used for saves and texts: they come from anyone and must not name files.
        """
        return given

    texts: tuple[str, ...] = ()  # the options whose value may be the text of a file that anyone wrote

    def read_text(self, option: str, text: str) -> Json:
        """The value of such an option. It never names a file."""
        raise NotImplementedError

    def check_machine(self, name: str) -> None:
        """Raise BadSetup if a player who plays by itself cannot be called so, with all words after its name."""

    def seat(self, given: Mapping[str, Json], players: int) -> dict[str, Json]:
        """Options for this number of players, unless they give a number themselves."""
        return {"players": players, **given}

    def resolve(self, given: Mapping[str, Json]) -> Options:
        """All options with their values. Raises BadSetup for unknown, wrong or contradictory ones."""
        return resolve(self.name, self.options, given)

    def resolve_written(self, given: Mapping[str, Json]) -> Options:
        """All options of a record or save, which may be older than some options."""
        return self.resolve(as_written(self.options, given))

    def resolve_position(self, given: Mapping[str, Json]) -> Options:
        """All options of a position."""
        return self.resolve({**{name: option.unsaid for name, option in self.options.items()}, **given})

    def begin(self, options: Options) -> S:
        """A state whose first task is the setup."""
        raise NotImplementedError

    def restore(self, options: Options, fields: Fields) -> S:
        """The state that `State.dump` described. Raises BadSave if it is not a possible one."""
        raise NotImplementedError

    def write_position(self, state: S, options: Options) -> list[str]:
        raise NotImplementedError

    def read_position(self, lines: Sequence[Line]) -> tuple[Options, S]:
        raise NotImplementedError

    def draw(self, view: View, language: str) -> str:
        """The board of a view as SVG. By default it lists what the view has."""
        lines = [f"{name}: {value}" for name, value in view.items() if not isinstance(value, dict | list)]
        return picture(
            600,
            30 * len(lines) + 20,
            self.name,
            *(element("text", line, x=10, y=30 * number + 30, font_size=20) for number, line in enumerate(lines)),
        )

    def printed(self, options: Options) -> dict[str, Json]:
        """What is printed on boards and tracks at a table with these options, for drawing. Views do not repeat it."""
        return {}

    def progress(self, state: State) -> Progress | None:
        """Where the present turn is in the outline of the turn; None if there is no turn, or no outline of it."""
        return None

    def facts(self, state: S, seat: int) -> Facts:
        """The facts of the table that a seat can see, for comparing two moments."""
        return {}

    def odds(self, state: S, action: Action) -> Odds | None:
        """The probabilities of the battle or throw that a legal action begins. May change the state."""
        return None

    def forecast(self, state: S, action: Action | None) -> Sequence[Forecast]:
        """What the deciding seat must do later and whether it can, after this choice or, without one, as it stands.
        Only asked at decisions with `forecasts`."""
        return ()

    def outcomes(self, state: S) -> Mapping[str, Mapping[int, str]]:
        """The random outcomes of this table with their texts, by kind. A kind that cannot occur here has none."""
        raise NotImplementedError

    def spoken(self, state: S) -> Vocabulary:
        """The vocabulary of this table."""
        return self.vocabulary

    def read_action(self, state: S, text: str) -> Action:
        """The action that a text means at this table."""
        return self.spoken(state).parse(
            text, lambda action: self.at_table(state, action), lambda field, word: self.read_field(state, field, word)
        )

    def read_field(self, state: S, field: str, word: str) -> str:
        """The word that the vocabulary has for a value of a field, which this table may call otherwise."""
        return word

    def at_table(self, state: S, action: Action) -> bool:
        """Whether everyone that an action names is at this table."""
        return True

    def write_action(self, state: S, action: Action) -> str:
        """An action with the names used at this table; `read_action` reads it."""
        return action.text

    # ---- the common part of a state, as plain values

    def dump(self, state: S) -> dict[str, Json]:
        table: dict[str, Json] = {"rng": state.rng, "turns": state.turns, "over": state.over}
        table["todo"] = [[type(task).__name__, *fields_of(task)] for task in state.todo]
        table["coming"] = [[kind, self.outcome_saved(state, kind, value)] for kind, value in state.coming]
        table.update(state.dump())
        return table

    def outcome_saved(self, state: S, kind: str, value: int) -> Json:
        """An announced outcome in a save: its number, or its text if the number may differ elsewhere."""
        return value

    def digested(self, state: S) -> dict[str, Json]:
        """The content of a digest of the state. It never changes, even if the format of saves does."""
        return self.dump(state)

    def restore_common(self, state: S, fields: Fields) -> None:
        state.rng = fields.whole("rng", FRESH, MASK)
        state.turns = fields.whole("turns", 0, 10**9)
        state.over = fields.flag("over")
        state.todo = [self._task(state, row) for row in fields.rows("todo", MOST_TODO)]
        state.coming = [self._outcome(state, row) for row in fields.rows("coming", MOST_COMING)]

    def task_named(self, name: str) -> type[Task] | None:
        """The task with this present or former name, or None."""
        return self.tasks.get(self.once_called.get(name, name))

    def _task(self, state: S, row: Json) -> Task:
        match row:
            case [str(name), *values]:
                kind = self.task_named(name)
                if kind is not None and len(values) == len(fields(kind)):
                    pairs = zip(fields(kind), values, strict=True)
                    return kind(*[self._field(state, kind, field, value) for field, value in pairs])
        raise BadSave(f"'todo' has an invalid task: {row!r}")

    def _field(self, state: S, kind: type[Task], field: str, value: Json) -> int:
        try:
            return domains_of(kind)[field].check(state, value)
        except ValueError as problem:
            raise BadSave(f"{kind.__name__}: '{field}' {problem}") from None

    def _outcome(self, state: S, row: Json) -> tuple[str, int]:
        if not isinstance(row, list) or len(row) != 2 or not isinstance(row[0], str):
            raise BadSave(f"'coming' has an invalid outcome: {row!r}")
        possible = self.outcomes(state).get(row[0])
        if possible is None:
            raise BadSave(f"'coming' has an unknown kind of outcome: {row[0]}")
        told = {text: value for value, text in possible.items()}
        value = told[row[1]] if isinstance(row[1], str) and row[1] in told else whole(row[1], row[0], 0, 10**6)
        if value not in possible:
            raise BadSave(f"'coming' has an outcome that cannot come up: {row[0]} {value}")
        return row[0], value

    # ---- outcomes as text

    def outcome_text(self, state: S, kind: str, value: int) -> str:
        return self.outcomes(state)[kind][value]

    def outcome_value(self, state: S, kind: str, text: str) -> int:
        """The outcome with this text. Raises ValueError if there is none."""
        kinds = self.outcomes(state)
        if kind not in kinds:
            raise ValueError(f"'{kind}' is not a kind of outcome of {self.name}{suggest(kind, kinds)}")
        if not kinds[kind]:
            raise ValueError(f"no {kind} can come up at this table")
        values = {name: value for value, name in kinds[kind].items()}
        if text not in values:
            raise ValueError(f"'{text}' is not a {kind} of this table{suggest(text, values)}")
        return values[text]

    # ---- the common part of a position

    def write_common(self, state: S) -> list[str]:
        """The lines `rng` (unless 0 or `FRESH`), `turns`, `coming`, `over` and `todo`; the last `todo` is next."""
        out = [*([f"rng {state.rng}"] if state.rng > 0 else []), f"turns {state.turns}"]
        if state.coming:
            written = [f"{kind} {self.outcome_text(state, kind, value)}" for kind, value in state.coming]
            out.append("coming " + " ".join(written))
        if state.over:
            out.append("over")
        return out + [f"todo {self.task_text(state, task)}" for task in state.todo]

    def task_text(self, state: S, task: Task) -> str:
        """A pending task as text: its name and its fields."""
        pairs = zip(domains_of(type(task)).values(), fields_of(task), strict=True)
        return " ".join([type(task).__name__, *[domain.write(state, value) for domain, value in pairs]])

    def read_common(self, state: S, line: Line) -> bool:
        """Read a line of the common part. Returns False for any other line."""
        key = line.peek()
        if key not in COMMON:
            return False
        line.word(key)
        if key != "todo":
            line.once()
        if key == "rng":
            state.rng = line.whole("rng", 0, MASK)
        elif key == "turns":
            state.turns = line.whole("turns", 0, 10**9)
        elif key == "coming":
            while line.more:
                if len(state.coming) == MOST_COMING:
                    raise line.fail(f"too many outcomes are announced: at most {MOST_COMING} are allowed")
                state.coming.append(self._read_outcome(state, line))
        elif key == "over":
            state.over = True
        else:
            if len(state.todo) == MOST_TODO:
                raise line.fail(f"too many tasks are pending: at most {MOST_TODO} are allowed", back=1)
            state.todo.append(self._read_task(state, line))
        line.end()
        return True

    def _read_outcome(self, state: S, line: Line) -> Outcome:
        kind = line.word("the kind of outcome")
        text = line.word(f"the {kind}")
        try:
            return kind, self.outcome_value(state, kind, text)
        except ValueError as problem:
            raise line.fail(str(problem), back=1) from None

    def _read_task(self, state: S, line: Line) -> Task:
        name = line.word("the name of the task")
        kind = self.task_named(name)
        if kind is None:
            raise line.fail(f"'{name}' is not a task of {self.name}{suggest(name, self.tasks)}", back=1)
        values = []
        for field, domain in domains_of(kind).items():
            text = line.word(f"'{field}' of {name}")
            try:
                values.append(domain.read(state, text))
            except ValueError as problem:
                raise line.fail(f"{name}: '{field}' {problem}", back=1) from None
        return kind(*values)
