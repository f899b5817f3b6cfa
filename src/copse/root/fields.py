"""The fields of boards, declared once: what a field is called, what kind of value it has, what it means, who may see it
and how a position writes it. A board's view, save and lines of a position follow from its fields. So do the keys of a
view, the page's types and the tables of docs/reference/positions.md.

    Field("revealed", Many(A_CARD), "cards revealed this turn")

A thing with an odd form, or several that go together, is an `Entry` of its own beside the board that has it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from copse.kernel.bits import union
from copse.kernel.domains import Domain
from copse.kernel.errors import BadSave
from copse.kernel.shapes import Fields
from copse.kernel.tasks import Json
from copse.kernel.texts import Line

if TYPE_CHECKING:
    from copse.root.state import Woodland

T = TypeVar("T")

NONE: Final = -1
MOST: Final = 99  # for numbers without a limit in the rules
NO_WORDS: Final[Mapping[str, str]] = {}
NO_KEYS: Final[dict[str, dict[str, Json]]] = {}


# ---- what a view has, as JSON Schemas

Schema = dict[str, Json]
A_NUMBER: Final[Schema] = {"type": "integer"}
A_BOOLEAN: Final[Schema] = {"type": "boolean"}
A_NAME: Final[Schema] = {"type": "string"}


def described(schema: Schema, about: str) -> Schema:
    return {**schema, "description": about}


def nullable(schema: Schema) -> Schema:
    return {"anyOf": [schema, {"type": "null"}]}


def list_of(schema: Schema) -> Schema:
    return {"type": "array", "items": schema}


def record(**properties: Schema) -> Schema:
    return {"type": "object", "properties": dict[str, Json](properties)}


def table_of(keys: Domain, schema: Schema, whole: bool = True) -> Schema:
    """A table by name; unless it is `whole`, it need not have all names."""
    names: Schema = keys.schema if whole else {"description": keys.meaning}
    return {"type": "object", "propertyNames": names, "additionalProperties": schema}


FACE_DOWN: Final = record(
    size=described(A_NUMBER, "how many"), cards=described(list_of(described(A_NAME, "a card")), "those that you know")
)


# ---- kinds of values


class Value(Generic[T]):
    """A kind of value. `form` is the rest of a line of a position, after its first word. If values are `keyed`, several
    lines may begin with that word, each about something else. `words` are first words of its own in place of the
    field's, and the rest after each."""

    form: str = ""
    keyed: bool = False
    words: Mapping[str, str] = NO_WORDS
    schema: Schema

    def show(self, state: Woodland, value: T) -> Json:
        raise NotImplementedError

    def veil(self, state: Woodland, value: T, viewer: int | None) -> Json:
        """What everyone but the owner sees, if the value is secret."""
        raise NotImplementedError

    def dump(self, value: T) -> Json:
        raise NotImplementedError

    def restore(self, state: Woodland, saved: Fields, name: str, value: T) -> T:
        """What `dump` wrote; `value` is the one before."""
        raise NotImplementedError

    def write(self, state: Woodland, value: T) -> list[str]:
        """The rest of each line; no line if a position need not say it."""
        raise NotImplementedError

    def read(self, state: Woodland, party: int, line: Line, word: str, value: T) -> T:
        """The value after this line, which began with the word; `value` is the one before."""
        raise NotImplementedError

    def spell(self, state: Woodland, value: T) -> list[str]:
        """The rest of each line, also of those that a position leaves out, as far as a line can say them."""
        return self.write(state, value)


class Flag(Value[bool]):
    def __init__(self) -> None:
        self.schema = A_BOOLEAN

    def show(self, state: Woodland, value: bool) -> Json:
        return value

    def dump(self, value: bool) -> Json:
        return value

    def restore(self, state: Woodland, saved: Fields, name: str, value: bool) -> bool:
        return saved.flag(name)

    def write(self, state: Woodland, value: bool) -> list[str]:
        return [""] if value else []

    def read(self, state: Woodland, party: int, line: Line, word: str, value: bool) -> bool:
        return True


class Number(Value[int]):
    """Something that is a number in the engine."""

    def dump(self, value: int) -> Json:
        return value


class Numbers(Value[Sequence[int]]):
    """Something that is a list or a tuple of numbers in the engine."""

    def dump(self, value: Sequence[int]) -> Json:
        return list[Json](value)


class Whole(Number):
    """A whole number. `unsaid` is the one that a position leaves out. Views and positions count from `first`."""

    def __init__(self, most: int = MOST, least: int = 0, unsaid: int = 0, first: int = 0) -> None:
        self.most, self.least, self.unsaid, self.first = most, least, unsaid, first
        self.form, self.schema = "N", A_NUMBER

    def show(self, state: Woodland, value: int) -> Json:
        return value + self.first

    def restore(self, state: Woodland, saved: Fields, name: str, value: int) -> int:
        return saved.whole(name, self.least, self.most)

    def write(self, state: Woodland, value: int) -> list[str]:
        return [str(value + self.first)] if value != self.unsaid else []

    def read(self, state: Woodland, party: int, line: Line, word: str, value: int) -> int:
        return line.whole(f"'{word}'", self.least + self.first, self.limit(state, party) + self.first) - self.first

    def limit(self, state: Woodland, party: int) -> int:
        return self.most


class Warriors(Whole):
    """How many of the party's own warriors."""

    def limit(self, state: Woodland, party: int) -> int:
        return state.rules.totals[state.rules.warrior[party]]


class One(Number):
    """One of a domain. `unsaid` is the one that a position leaves out, or NONE if there may be none."""

    def __init__(self, domain: Domain, unsaid: int = NONE) -> None:
        self.domain, self.unsaid, self.form = domain, unsaid, domain.form
        self.schema = nullable(domain.schema) if unsaid == NONE else domain.schema

    def show(self, state: Woodland, value: int) -> Json:
        return None if value == self.unsaid == NONE else self.domain.show(state, [value])[0]

    def restore(self, state: Woodland, saved: Fields, name: str, value: int) -> int:
        numbers = {self.unsaid, *self.domain.numbers(state)}
        found = saved.whole(name, min(numbers), max(numbers))
        must_be_among(name, self.domain, [found], numbers)
        return found

    def write(self, state: Woodland, value: int) -> list[str]:
        return [self.domain.write(state, value)] if value != self.unsaid else []

    def read(self, state: Woodland, party: int, line: Line, word: str, value: int) -> int:
        return line.name(self.domain.noun, self.domain.known(state))

    def spell(self, state: Woodland, value: int) -> list[str]:
        return [] if value == NONE else [self.domain.write(state, value)]


class Some(Number):
    """A set of a domain, as bits. `apart` gives each of them a line."""

    def __init__(self, domain: Domain, apart: bool = False) -> None:
        self.domain, self.keyed, self.schema = domain, apart, list_of(domain.schema)
        self.form = domain.form if apart else f"{domain.form} …"

    def members(self, state: Woodland, value: int) -> list[int]:
        """In the order of the domain."""
        return [number for number in self.domain.numbers(state) if value >> number & 1]

    def show(self, state: Woodland, value: int) -> Json:
        return self.domain.show(state, self.members(state, value)) if value else []

    def restore(self, state: Woodland, saved: Fields, name: str, value: int) -> int:
        everything = union(self.domain.numbers(state))
        found = saved.whole(name, 0, everything)
        if found & ~everything:
            raise BadSave(f"'{name}' has what is not {self.domain.meaning}")
        return found

    def write(self, state: Woodland, value: int) -> list[str]:
        if not value:
            return []
        names = [self.domain.write(state, number) for number in self.members(state, value)]
        return names if self.keyed else [" ".join(names)]

    def read(self, state: Woodland, party: int, line: Line, word: str, value: int) -> int:
        names = self.domain.known(state)
        if not self.keyed:
            return line.some(self.domain.noun, names)
        found = line.name(self.domain.noun, names)
        line.once()
        return value | 1 << found


class Many(Numbers):
    """A list of a domain, with repeats; `in_order` of their numbers, whatever the order in which they came."""

    def __init__(self, domain: Domain, in_order: bool = False) -> None:
        self.domain, self.in_order = domain, in_order
        self.form, self.schema = f"{domain.form} …", list_of(domain.schema)

    def show(self, state: Woodland, value: Sequence[int]) -> Json:
        return self.domain.show(state, value) if value else []

    def restore(self, state: Woodland, saved: Fields, name: str, value: Sequence[int]) -> list[int]:
        numbers = self.domain.numbers(state)
        found = saved.wholes(name, None, min(numbers), max(numbers))
        must_be_among(name, self.domain, found, numbers)
        return sorted(found) if self.in_order else found

    def write(self, state: Woodland, value: Sequence[int]) -> list[str]:
        return [" ".join([self.domain.write(state, number) for number in value])] if value else []

    def read(self, state: Woodland, party: int, line: Line, word: str, value: Sequence[int]) -> list[int]:
        found = line.names(self.domain.noun, self.domain.known(state))
        return sorted(found) if self.in_order else found


class Row(Value[Sequence[T]]):
    """A value for each of a domain, in a list or a tuple; each that is worth saying has a line."""

    def __init__(self, keys: Domain, value: Value[T]) -> None:
        self.keys, self.value, self.keyed = keys, value, True
        self.form, self.schema = f"{keys.form} {value.form}", list_of(value.schema)

    def show(self, state: Woodland, value: Sequence[T]) -> Json:
        return [self.value.show(state, one) for one in value]

    def dump(self, value: Sequence[T]) -> Json:
        return [self.value.dump(one) for one in value]

    def restore(self, state: Woodland, saved: Fields, name: str, value: Sequence[T]) -> list[T]:
        rows = saved.rows(name)
        if len(rows) != len(value):
            raise BadSave(f"'{name}' must have {len(value)} entries, not {len(rows)}")
        found: list[T] = []
        for row, before in zip(rows, value, strict=True):
            found.append(self.value.restore(state, Fields({name: row}, name), name, before))
        filled = [key for key, one in enumerate(found) if self.value.write(state, one)]
        must_be_among(name, self.keys, filled, self.keys.numbers(state))
        return found

    def write(self, state: Woodland, value: Sequence[T]) -> list[str]:
        return self._each(state, value, self.value.write)

    def spell(self, state: Woodland, value: Sequence[T]) -> list[str]:
        return self._each(state, value, self.value.spell)

    def _each(self, state: Woodland, value: Sequence[T], words: Callable[[Woodland, T], list[str]]) -> list[str]:
        keys = self.keys.numbers(state)
        return [f"{self.keys.write(state, key)} {rest}" for key in keys for rest in words(state, value[key])]

    def read(self, state: Woodland, party: int, line: Line, word: str, value: Sequence[T]) -> list[T]:
        key = line.name(self.keys.noun, self.keys.known(state))
        line.once()
        return with_one(value, key, self.value.read(state, party, line, word, value[key]))


class Table(Row[T]):
    """A row that a view shows by its names; `whole` says whether it shows those that are not worth a line, too."""

    def __init__(self, keys: Domain, value: Value[T], whole: bool = True) -> None:
        super().__init__(keys, value)
        self.whole, self.schema = whole, table_of(keys, value.schema, whole)

    def shown(self, state: Woodland, value: Sequence[T]) -> list[tuple[str, T]]:
        """The values by their names."""
        numbers, names = self.keys.numbers(state), self.keys.names(state)
        if not self.whole:
            numbers = [number for number in numbers if self.value.write(state, value[number])]
        return [(names[number] if names else str(number), value[number]) for number in numbers]

    def show(self, state: Woodland, value: Sequence[T]) -> Json:
        return {name: self.value.show(state, one) for name, one in self.shown(state, value)}

    def veil(self, state: Woodland, value: Sequence[T], viewer: int | None) -> Json:
        return {name: None for name, _ in self.shown(state, value)}


class Spread(Table[T]):
    """A table whose names are the first words of its lines."""

    def __init__(self, keys: Domain, value: Value[T]) -> None:
        super().__init__(keys, value)
        self.words = dict.fromkeys(keys.printed, value.form)

    def read(self, state: Woodland, party: int, line: Line, word: str, value: Sequence[T]) -> list[T]:
        line.once()
        key = self.keys.known(state)[word]
        return with_one(value, key, self.value.read(state, party, line, word, value[key]))


class Amounts(Numbers):
    """A number for each of a domain, in a list; a line has those that are not 0."""

    def __init__(self, keys: Domain, most: int) -> None:
        self.keys, self.most, self.keyed = keys, most, True
        self.form, self.schema = f"{keys.form} N …", list_of(described(A_NUMBER, "how many"))

    def show(self, state: Woodland, value: Sequence[int]) -> Json:
        return list[Json](value)

    def restore(self, state: Woodland, saved: Fields, name: str, value: Sequence[int]) -> list[int]:
        found = saved.wholes(name, len(value), 0, self.most)
        must_be_among(name, self.keys, [key for key, number in enumerate(found) if number], self.keys.numbers(state))
        return found

    def write(self, state: Woodland, value: Sequence[int]) -> list[str]:
        pairs = [f"{self.keys.write(state, key)} {number}" for key, number in enumerate(value) if number]
        return [" ".join(pairs)] if pairs else []

    def read(self, state: Woodland, party: int, line: Line, word: str, value: Sequence[int]) -> list[int]:
        line.none()
        found = list(value)
        while line.more:
            name = line.peek()
            key = line.name(self.keys.noun, self.keys.known(state))
            line.once(f"{state.rules.party_names[party]} {word} {name}")
            found[key] = line.whole("the number", 0, self.most)
        return found


class Counts(Amounts):
    """Amounts that a view shows by name, without zeros. In a line a name stands for one, or has a number; a position
    writes the number unless names are `repeated`."""

    def __init__(self, keys: Domain, most: int, repeated: bool = False) -> None:
        super().__init__(keys, most)
        self.repeated, self.keyed = repeated, False
        self.form, self.schema = f"{keys.form} [N] …", table_of(keys, described(A_NUMBER, "how many"), whole=False)

    def show(self, state: Woodland, value: Sequence[int]) -> Json:
        names = self.keys.names(state)
        return {names[key]: number for key, number in enumerate(value) if number}

    def write(self, state: Woodland, value: Sequence[int]) -> list[str]:
        if not self.repeated:
            return super().write(state, value)
        names = [self.keys.write(state, key) for key in self.keys.numbers(state) for _ in range(value[key])]
        return [" ".join(names)] if names else []

    def read(self, state: Woodland, party: int, line: Line, word: str, value: Sequence[int]) -> list[int]:
        line.none()
        found = list(value)
        while line.more:
            key = line.name(self.keys.noun, self.keys.known(state))
            found[key] += line.whole("the number", 1, self.most) if line.peek().isdigit() else 1
        return found


class Figures(Numbers):
    """A number for each of a domain, all in one line; it is left out if all are `unsaid`."""

    def __init__(self, keys: Domain, most: int, least: int = 0, unsaid: int = 0) -> None:
        self.keys, self.most, self.least, self.unsaid = keys, most, least, unsaid
        self.form, self.schema = " ".join("N" for _ in keys.printed), table_of(keys, A_NUMBER)

    def show(self, state: Woodland, value: Sequence[int]) -> Json:
        return dict[str, Json](zip(self.keys.names(state), value, strict=True))

    def restore(self, state: Woodland, saved: Fields, name: str, value: Sequence[int]) -> list[int]:
        return saved.wholes(name, len(value), self.least, self.most)

    def write(self, state: Woodland, value: Sequence[int]) -> list[str]:
        return [" ".join(map(str, value))] if any(number != self.unsaid for number in value) else []

    def read(self, state: Woodland, party: int, line: Line, word: str, value: Sequence[int]) -> list[int]:
        return [line.whole(f"'{word}'", self.least, self.most) for _ in value]


def with_one(row: Sequence[T], place: int, value: T) -> list[T]:
    """The row with another value at a place."""
    found = list(row)
    found[place] = value
    return found


def as_tuples(value: object) -> object:
    """The value with tuples in place of lists."""
    return tuple([as_tuples(one) for one in value]) if isinstance(value, list | tuple) else value


def must_be_among(name: str, domain: Domain, found: Collection[int], allowed: Collection[int]) -> None:
    for number in found:
        if number not in allowed:
            raise BadSave(f"'{name}' has {number}, which is not {domain.meaning}")


# ---- what a board has

Told = tuple[str, str, Schema]
"""The form of a line, what it says, and the value that it has."""


class Entry:
    """A field of a board, or several that go together. `words` are those with which its lines of a position begin,
    `schemas` describe what `show` adds to a view, by key."""

    words: tuple[str, ...] = ()
    schemas: dict[str, Schema] = NO_KEYS

    def show(self, board: object, state: Woodland, seat: int, viewer: int | None, seen: dict[str, Json]) -> None:
        """Add what the viewer may know."""

    def dump(self, board: object, table: dict[str, Json]) -> None:
        """Add what a save has of it."""

    def restore(self, board: object, state: Woodland, saved: Fields) -> None:
        """Take over what `dump` added. Raises BadSave for anything wrong."""

    def write(self, board: object, state: Woodland) -> list[str]:
        """Its lines of a position."""
        return []

    def spell(self, board: object, state: Woodland) -> list[str]:
        """Its lines of a position, also those that a position leaves out, as far as a line can say them."""
        return self.write(board, state)

    def read(self, board: object, state: Woodland, party: int, line: Line, word: str) -> None:
        """Read such a line, which began with this word."""
        raise NotImplementedError

    def lines(self) -> list[Told]:
        """Its lines, for a document."""
        return []


Entries = tuple[Entry, ...]


class Field(Entry, Generic[T]):
    """An attribute of the board, or `of` something that the board has. A view has it under `key`, unless it is not
    `shown`, a save under `saved`, and its lines of a position begin with `word`; without a word there are none. If it
    is `secret`, only the owner sees the value, and of a bot nobody. If it is `late`, saves leave it out while there is
    nothing, as they did before the field existed. `left_out` is what a position means that does not have it."""

    def __init__(
        self,
        name: str,
        value: Value[T],
        about: str,
        *,
        of: str = "",
        key: str = "",
        saved: str = "",
        word: str | None = None,
        shown: bool = True,
        secret: bool = False,
        late: bool = False,
        left_out: str = "",
    ) -> None:
        self.name, self.of, self.value, self.about, self.left_out = name, of, value, about, left_out
        self.key, self.saved, self.late = key or name, saved or name, late
        self.shown, self.secret = shown, secret
        word = name if word is None else word
        self.forms = value.words or ({word: value.form} if word else NO_WORDS)
        self.words = tuple(self.forms)
        self.schemas = {self.key: described(value.schema, about)} if shown else {}

    def get(self, board: object) -> T:
        found: T = getattr(getattr(board, self.of) if self.of else board, self.name)
        return found

    def set(self, board: object, value: T) -> None:
        owner = getattr(board, self.of) if self.of else board
        setattr(owner, self.name, as_tuples(value) if isinstance(getattr(owner, self.name), tuple) else value)

    def show(self, board: object, state: Woodland, seat: int, viewer: int | None, seen: dict[str, Json]) -> None:
        if self.shown:
            value = self.get(board)
            hidden = self.secret and (viewer != seat or seat in state.rules.machines)
            seen[self.key] = self.value.veil(state, value, viewer) if hidden else self.value.show(state, value)

    def dump(self, board: object, table: dict[str, Json]) -> None:
        found = self.value.dump(self.get(board))
        if not self.late or (any(found) if isinstance(found, list) else found):
            table[self.saved] = found

    def restore(self, board: object, state: Woodland, saved: Fields) -> None:
        if not self.late or self.saved in saved.values:
            self.set(board, self.value.restore(state, saved, self.saved, self.get(board)))

    def write(self, board: object, state: Woodland) -> list[str]:
        return self._begun(self.value.write(state, self.get(board)))

    def spell(self, board: object, state: Woodland) -> list[str]:
        return self._begun(self.value.spell(state, self.get(board)))

    def _begun(self, lines: Sequence[str]) -> list[str]:
        words = [""] if self.value.words else self.words
        return [f"{word} {rest}".strip() for word in words for rest in lines]

    def read(self, board: object, state: Woodland, party: int, line: Line, word: str) -> None:
        if not self.value.keyed:
            line.once()
        self.set(board, self.value.read(state, party, line, word, self.get(board)))

    def lines(self) -> list[Told]:
        about = f"{self.about} (left out: {self.left_out})" if self.left_out else self.about
        return [(f"{word} {form}".rstrip(), about, self.value.schema) for word, form in self.forms.items()]


class Shown(Entry):
    """Something that only a view has, because it follows from the rest: an attribute of the board, or what is `told` of
    its seat. If it is `secret`, only the owner sees it."""

    def __init__(
        self,
        key: str,
        schema: Schema,
        about: str,
        told: Callable[[Woodland, int], Json] | None = None,
        secret: bool = False,
    ) -> None:
        self.key, self.told, self.secret = key, told, secret
        self.schemas = {key: described(schema, about) | ({"default": None} if secret else {})}

    def show(self, board: object, state: Woodland, seat: int, viewer: int | None, seen: dict[str, Json]) -> None:
        if not self.secret or viewer == seat:
            seen[self.key] = self.told(state, seat) if self.told is not None else getattr(board, self.key)
