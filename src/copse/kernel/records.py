"""Records: a whole game as text, as PGN is for chess. A record holds choices and chance outcomes, so it does not depend
on the generator, and an error names the line that no longer fits after a rule was corrected.

    copse record 1 smallworld
    option players 2                        one line per option, the value as JSON
    start round 3                           only if the game began from a position: its lines, each after `start`
    opening ~ banner orcs badge flying      random outcomes before the first choice
    0 pick 1 ~ banner elves badge hill      seat, action, outcomes
    hash 4f1c0a6a5be0f2d7                   digest of the final state
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Final

from copse.kernel.errors import BadRecord
from copse.kernel.options import Options, current
from copse.kernel.tasks import Json
from copse.kernel.texts import Line, header

VERSION: Final = 1
Announced = tuple[tuple[str, str], ...]
"""Chance outcomes as they are written: kind and name, or kind and number."""


@dataclass(frozen=True)
class Entry:
    """One choice as it is written, and its line."""

    seat: int
    action: str
    outcomes: Announced
    line: int


@dataclass
class Record:
    game: str
    options: Options = field(default_factory=dict)
    start: list[str] = field(default_factory=list)
    opening: Announced = ()
    opening_line: int = 1
    entries: list[Entry] = field(default_factory=list)
    hash: str = ""
    hash_line: int = 1

    def text(self) -> str:
        out = [f"copse record {VERSION} {self.game}"]
        out += [f"option {name} {written(value)}" for name, value in self.options.items()]
        out += [f"start {line}" for line in self.start]
        if self.opening:
            out.append(f"opening{_written(self.opening)}")
        out += [f"{entry.seat} {entry.action}{_written(entry.outcomes)}" for entry in self.entries]
        out.append(f"hash {self.hash}")
        return "\n".join(out) + "\n"


def read(text: str) -> Record:
    game, body = header(text, "record", VERSION, BadRecord)
    record = Record(game)
    for line in body:
        if line.peek() == "option":
            _read_option(line, record)
        elif line.peek() == "start":
            line.word("start")
            record.start.append(line.rest())
        elif line.peek() == "opening":
            line.word("opening")
            record.opening, record.opening_line = _read_outcomes(line), line.number
        elif line.peek() == "hash":
            line.word("hash")
            record.hash, record.hash_line = line.word("the digest of the state"), line.number
            line.end()
        else:
            record.entries.append(_read_entry(line))
    return record


def _read_option(line: Line, record: Record) -> None:
    line.word("option")
    name = line.word("the name of the option")
    try:
        record.options[name] = current(json.loads(line.rest()))
    except (ValueError, RecursionError):
        raise line.error(f"the value of option '{name}' is not JSON", line.number, len(f"option {name} ") + 1) from None


def _read_entry(line: Line) -> Entry:
    seat = line.whole("the seat (or one of: option, start, opening, hash)", 0, 99)
    words = []
    while line.more and line.peek() != "~":
        words.append(line.word("the action"))
    if not words:
        raise line.fail("the action is missing after the seat")
    return Entry(seat, " ".join(words), _read_outcomes(line), line.number)


def _read_outcomes(line: Line) -> Announced:
    outcomes = []
    if line.more:
        if line.word("'~'") != "~":
            raise line.fail("chance outcomes start with '~'", back=1)
        while line.more:
            outcomes.append((line.word("the kind of outcome"), line.word("the outcome")))
    return tuple(outcomes)


def written(value: Json) -> str:
    """A value as JSON on one line, without `#`, which starts a comment."""
    return json.dumps(value, ensure_ascii=False).replace("#", "\\u0023")


def _written(outcomes: Announced) -> str:
    return " ~ " + " ".join(f"{kind} {name}" for kind, name in outcomes) if outcomes else ""
