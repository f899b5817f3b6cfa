"""Options: named settings of a game, each with a default, what it allows and one sentence of help."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from copse.kernel.errors import BadPosition, BadSetup, suggest
from copse.kernel.tasks import Json
from copse.kernel.texts import Line

Options = dict[str, Json]
FEW: Final = 10
TABLE: Final = "table"
ADDITIONS: Final = "additions"
HOUSE: Final = "house"
RANDOM: Final = "random"
FORMER_WORDS: Final[Mapping[str, str]] = {"lot": RANDOM}
"""Words in the values of options that were renamed. Older command lines, records, saves and files still have them."""
GROUPS: Final = (TABLE, ADDITIONS, HOUSE)
"""The groups of options, in the order in which they are listed: the table itself, additions to it, and house rules."""


@dataclass(frozen=True)
class Option:
    """One setting of a game.

    `read` turns a given value into the value that is kept, or raises BadSetup. `choices` lists every value that may be
    given, if there are few; for a list, every value that may be in it. A number with more values lies `within` a range.
    `before` is how games were played before the option existed. Texts and saves without the option mean that, or else
    the default. If the option is `dated`, this holds for records and saves only: a position has no past and means the
    default.

    Forms use the rest. A list is `by_seat` if it has one value per seat. Another list has `size` of its choices, or any
    number if `size` is 0; it may also be empty or random. `apart` holds sets of names; a table has at most one of each
    set, in all options together. `machines` are the choices for a seat that plays by itself; `machine` is an example of
    one with its settings. This option has no effect while the option named by `under` is 0 or empty, or has no machine
    where it may have some. An `extra` option is shown on demand. `group` sorts the form. A house rule names the
    `ruling` that its default follows and the paragraph (`law`) that leaves the point open.
    """

    name: str
    default: Json
    about: str
    read: Callable[[Json], Json]
    choices: tuple[Json, ...] = ()
    within: range | None = None
    before: Json = None
    dated: bool = False
    by_seat: bool = False
    size: int = 0
    apart: tuple[tuple[str, ...], ...] = ()
    machines: tuple[str, ...] = ()
    machine: str = ""
    under: str = ""
    extra: bool = False
    group: str = TABLE
    ruling: str = ""
    law: str = ""

    @property
    def unsaid(self) -> Json:
        """The value in a position that does not give one."""
        return self.default if self.before is None or self.dated else self.before


def current(value: Json) -> Json:
    """Return the value of an option in today's words.

    >>> current("lot"), current("lot:2-4"), current("lottery"), current(["lot"])
    ('random', 'random:2-4', 'lottery', ['lot'])
    """
    if not isinstance(value, str):
        return value
    word, colon, rest = value.partition(":")
    return FORMER_WORDS.get(word, word) + colon + rest


def whole(name: str, default: int | None, allowed: range, about: str) -> Option:
    """An option that takes a whole number; a default of None means "at random"."""
    allows = f"a whole number from {allowed[0]} to {allowed[-1]}"

    def read(value: Json) -> Json:
        if value is None and default is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int) or value not in allowed:
            raise BadSetup(f"option '{name}' must be {allows}, not {value!r}")
        return value

    few = len(allowed) <= FEW
    return Option(name, default, about, read, tuple(allowed) if few else (), None if few else allowed)


def flag(name: str, default: bool, about: str) -> Option:
    """An option that is on or off."""

    def read(value: Json) -> Json:
        if not isinstance(value, bool):
            raise BadSetup(f"option '{name}' must be true or false, not {value!r}")
        return value

    return Option(name, default, about, read, (False, True))


def house(option: Option, ruling: str, law: str, under: str = "", always: bool = False) -> Option:
    """A point on which groups differ. Older texts mean the ruling, unless the option has `always` existed."""
    before = None if always else option.default
    return replace(option, before=before, under=under, extra=True, group=HOUSE, ruling=ruling, law=law)


SEED = whole("seed", None, range(2**32), "the random seed; chosen at random if it is left out")


def resolve(game: str, known: Mapping[str, Option], given: Mapping[str, Json]) -> Options:
    """All options of a game with the given values. Raises BadSetup, which names the option that is wrong."""
    for name in given:
        if name not in known:
            raise BadSetup(f"'{game}' has no option '{name}'{suggest(name, known)}")
    return {name: _value(option, given.get(name, option.default)) for name, option in known.items()}


def _value(option: Option, given: Json) -> Json:
    try:
        return option.read(given)
    except BadSetup as problem:
        problem.option = option.name
        raise


def as_written(known: Mapping[str, Option], given: Mapping[str, Json]) -> Options:
    """The options that a record or save means, whenever it was written."""
    return {**{name: option.before for name, option in known.items() if option.before is not None}, **given}


def dated(known: Mapping[str, Option], given: Mapping[str, Json], start: Sequence[str]) -> list[str]:
    """The dated options of a record, as lines for the position it starts from, except those the position has."""
    meant = {name: value for name, value in as_written(known, given).items() if name in known and known[name].dated}
    lines = {f"option {name} ": json.dumps(value) for name, value in meant.items()}
    return [word + value for word, value in lines.items() if not any(line.startswith(word) for line in start)]


def to_write(known: Mapping[str, Option], options: Options) -> Options:
    """The options that a text or save must contain: all but those at the value that older texts mean."""
    return {name: value for name, value in options.items() if known[name].before is None or value != known[name].before}


def in_position(
    complete: Callable[[Options], Options], spelled: Mapping[str, Callable[[Line], Json]], lines: Sequence[Line]
) -> tuple[Options, list[Line]]:
    """The `complete` options that the lines of a position give, and the remaining lines.

    An option has a line `option NAME JSON`. Options in `spelled` have a line of their own that starts with their name.
    """
    given, rest, where = Options(), list[Line](), 1
    for line in lines:
        if line.peek() != "option" and line.peek() not in spelled:
            rest.append(line)
            continue
        where = line.number
        word = line.word("an option")
        name = line.word("the name of the option") if word == "option" else word
        line.once(name)
        given[name] = spelled[word](line) if word != "option" else _json(line, name)
        line.end()
    try:
        return {**complete(given), "seed": None}, rest
    except BadSetup as problem:
        raise BadPosition(str(problem), where) from None


def _json(line: Line, name: str) -> Json:
    try:
        value: Json = json.loads(line.rest())
    except (ValueError, RecursionError):
        raise line.fail(f"the value of option '{name}' is not JSON") from None
    return value
