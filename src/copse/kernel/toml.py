"""Tables that players wrote in TOML, such as races, maps and decks. They come from anyone, so a text is bounded before
it is parsed."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Final, TypeGuard

from copse.kernel.errors import BadSetup
from copse.kernel.tasks import Json

LARGEST: Final = 64 * 1024  # characters of a file; every race and power of the box would need a tenth of it
LONGEST_LINE: Final = 1000
MOST_DOTS: Final = 8  # of a line, outside of strings and numbers: `race.names.en` has two
DEEPEST: Final = 8  # brackets in brackets
LONGEST_LETTER: Final = 4  # bytes
HASH: Final = "hash"
LONGEST_HASH: Final = 12
APART: Final = re.compile(  # strings, comments and numbers; one that is not closed goes on to its end
    r'''"""(?:[^\\]|\\.)*?(?:"{3,5}|\Z)|\'{3}.*?(?:'{3,5}|\Z)|"(?:[^"\\\n]|\\.)*+"?|'[^'\n]*+'?|#[^\n]*+'''
    r"""|(?<![\w.-])-?\d+\.\d+(?![\w.-])""",
    re.DOTALL,
)
BARE: Final = re.compile(r"[A-Za-z0-9_-]+")  # a key without quotes
WIDTH: Final = 100  # of a written line; longer lists are broken
A_ROW: Final = 8  # values of a broken list
BRACKET: Final = re.compile(r"[][{}]")


def read_file(path: Path) -> Json:
    """The table in a file."""
    try:
        with path.open("rb") as file:
            content = file.read(LONGEST_LETTER * LARGEST + 1)
    except OSError as problem:
        raise BadSetup(f"cannot read {path}: {problem.strerror}") from None
    except ValueError as problem:  # a path that no file can have
        raise BadSetup(f"cannot read {path}: {problem}") from None
    try:
        return read_text(content.decode(), str(path))
    except UnicodeDecodeError as problem:
        raise BadSetup(f"{path} is not TOML: {problem}") from None


def read_text(text: str, name: str) -> Json:
    """The table in a text; errors call it `name`."""
    _check_form(text, name)
    try:
        table: Json = tomllib.loads(text)
    except (ValueError, RecursionError) as problem:
        raise BadSetup(f"{name} is not TOML: {problem}") from None
    return table


def _check_form(text: str, name: str) -> None:
    """Refuse, before parsing, what no such file needs: parsing long keys and deep nesting takes quadratic time."""
    if len(text) > LARGEST:
        raise BadSetup(f"{name} is too large: it may have {LARGEST} characters")
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise BadSetup(f"{name}: line {number} is too long: a line may have {LONGEST_LINE} characters")
    depth = 0
    for number, line in enumerate(APART.sub(_line_ends, text).split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            raise BadSetup(f"{name}: line {number} has too many dots: the keys of a line may have {MOST_DOTS} of them")
        for bracket in BRACKET.findall(line):
            depth += 1 if bracket in "[{" else -1
            if depth > DEEPEST:
                raise BadSetup(
                    f"{name}: line {number} is nested too deeply: {DEEPEST} brackets in one another are allowed"
                )


def _line_ends(apart: re.Match[str]) -> str:
    """Replace a string or comment by its line breaks, so that lines keep their numbers."""
    return "\n" * apart.group().count("\n")


def written(table: Mapping[str, Json]) -> str:
    """A table as a text: first the plain entries, then the tables, then the lists of tables. TOML knows no null, so an
    entry with it is left out. Raises BadSetup if the table is nested too deeply.

    >>> print(written({"river": {"course": [1, 2]}, "clearing": [{"at": [5, 5.5], "ruin": True}], "edge": [1]}))
    edge = [1]
    <BLANKLINE>
    [river]
    course = [1, 2]
    <BLANKLINE>
    [[clearing]]
    at = [5, 5.5]
    ruin = true
    <BLANKLINE>
    """
    parts, tables = [_lines(table)], list[str]()
    for key, value in table.items():
        if isinstance(value, dict):
            parts.append(f"[{_key(key)}]\n{_lines(value, nested=True)}")
        elif _is_rows(value):
            tables += [f"[[{_key(key)}]]\n{_lines(row, nested=True)}" for row in value if isinstance(row, dict)]
    return "\n".join(part for part in (*parts, *tables) if part)


def _is_rows(value: Json) -> TypeGuard[list[Json]]:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def _lines(table: Mapping[str, Json], nested: bool = False) -> str:
    """The entries of a table that fit on lines of their own."""
    plain = {key: value for key, value in table.items() if value is not None}
    if not nested:
        plain = {key: value for key, value in plain.items() if not isinstance(value, dict) and not _is_rows(value)}
    return "".join(f"{_key(key)} = {_value(value)}\n" for key, value in plain.items())


def _key(name: str) -> str:
    return name if BARE.fullmatch(name) else _value(name)


def _value(value: Json, depth: int = 1) -> str:
    if depth > DEEPEST:
        raise BadSetup(f"the table is nested too deeply: {DEEPEST} levels are allowed")
    if isinstance(value, list):
        found = [_value(one, depth + 1) for one in value if one is not None]
        line = f"[{', '.join(found)}]"
        if len(line) <= WIDTH:
            return line
        rows = [", ".join(found[start : start + A_ROW]) for start in range(0, len(found), A_ROW)]
        return "[\n" + "".join(f"  {row},\n" for row in rows) + "]"
    if isinstance(value, dict):
        return (
            "{ "
            + ", ".join(f"{_key(key)} = {_value(one, depth + 1)}" for key, one in value.items() if one is not None)
            + " }"
        )
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def stamped(table: dict[str, Json], what: str) -> dict[str, Json]:
    """The table with its hash, so that a record tells which version of a map or deck it was played with. Raises
    BadSetup if the table names another hash, or nothing but its hash."""
    content = {key: value for key, value in table.items() if key != HASH}
    found, told = fingerprint(content), table.get(HASH, "")
    if not content.keys() - {"names"}:
        raise BadSetup(f"{what} {str(told)[:LONGEST_HASH]} is missing: give its text", "missing_text")
    if told not in ("", found):
        raise BadSetup(
            f"{what}: its text has the hash {found}, not {str(told)[:LONGEST_HASH]!r}: it was changed. Leave out 'hash'"
            " to use it as it is",
            "changed_text",
        )
    return {**content, HASH: found}


def fingerprint(table: Mapping[str, Json]) -> str:
    """The hash of a table, the same for each way to write it down."""
    try:
        text = json.dumps(table, sort_keys=True, separators=(",", ":"))
    except (TypeError, ValueError):  # a date or time, which the checks of the table name
        text = repr(table)
    return sha256(text.encode()).hexdigest()[:LONGEST_HASH]
