"""Options: the named choices made before a game, each with a default, what it allows and one sentence of help."""

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
GROUPS: Final = (TABLE, ADDITIONS, HOUSE)
"""What options are about, in the order in which they are listed: the table itself, what is added to it, and points on
which groups differ."""


@dataclass(frozen=True)
class Option:
    """`read` turns what was given into the value that is kept, or raises BadSetup. `choices` are all that may be given,
    if they are few enough to be listed; of a list, all that may stand in it. A number too large to list is `within` a
    range. `before` is what was played before there
    was the option, so what a text or save means that does not say it; without it that is the default. Where the option
    is `dated`, that holds for a record or a save only: a position has no past, and means the default.

    The rest is for forms. A list is `by_seat` if it has one value for each seat; another has `size` of its choices,
    unless it is empty or left to the lot, or any number of them where `size` is 0. `apart` has sets of names of which a
    table has one at most, in all options together. `machines` are the choices of a seat that nobody plays: it plays by
    itself. Where the option that `under` names is 0 or empty, or has no machine where it may have some, this one
    changes nothing. `extra` is for who looks for it. Of what its `group` is about there are more; a house rule says
    which `ruling` its default follows, and the paragraph (`law`) that leaves it open."""

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
    under: str = ""
    extra: bool = False
    group: str = TABLE
    ruling: str = ""
    law: str = ""

    @property
    def unsaid(self) -> Json:
        """What a position means that does not say it."""
        return self.default if self.before is None or self.dated else self.before


def whole(name: str, default: int | None, allowed: range, about: str) -> Option:
    """An option that takes a whole number; a default of None stands for "by lot"."""
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
    """A point on which groups differ. Before there was the option everyone played by the ruling, unless it has been
    there `always`, as long as there are texts."""
    before = None if always else option.default
    return replace(option, before=before, under=under, extra=True, group=HOUSE, ruling=ruling, law=law)


SEED = whole("seed", None, range(2**32), "where the generator starts; left out, it is drawn by lot")


def resolve(game: str, known: Mapping[str, Option], given: Mapping[str, Json]) -> Options:
    """All options of a game with the given values, or an error that names the one that is wrong."""
    for name in given:
        if name not in known:
            raise BadSetup(f"'{game}' has no option '{name}'{suggest(name, known)}")
    return {name: option.read(given.get(name, option.default)) for name, option in known.items()}


def as_written(known: Mapping[str, Option], given: Mapping[str, Json]) -> Options:
    """What a record or save means by the options that it says, whenever it was written."""
    return {**{name: option.before for name, option in known.items() if option.before is not None}, **given}


def dated(known: Mapping[str, Option], given: Mapping[str, Json], start: Sequence[str]) -> list[str]:
    """What a record means by the dated options that it says, as lines for the position from which it starts; without
    those that the position says itself."""
    meant = {name: value for name, value in as_written(known, given).items() if name in known and known[name].dated}
    lines = {f"option {name} ": json.dumps(value) for name, value in meant.items()}
    return [word + value for word, value in lines.items() if not any(line.startswith(word) for line in start)]


def to_write(known: Mapping[str, Option], options: Options) -> Options:
    """What a text or save has to say of a game's options: as it was played before, it reads as it did then."""
    return {name: value for name, value in options.items() if known[name].before is None or value != known[name].before}


def in_position(
    complete: Callable[[Options], Options], spelled: Mapping[str, Callable[[Line], Json]], lines: Sequence[Line]
) -> tuple[Options, list[Line]]:
    """The options that the lines of a position say, made `complete`, and the lines that are left. An option has a line
    `option NAME JSON`; those that are `spelled` have one that starts with their name and are read in their own way."""
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
