"""A reader process: it reads what came from outside, and what is long. Documents from anyone (records, positions, races
of one's own) are parsed and tried out here, within limits of memory and time that end this process and never the
server; and games are gone through again here for those who look back at them.

Each line is a JSON table with a `type`; the answer to it is one of `reply`, `fault` with its `status`, or `broken`.
`python -m copse.server.workers.reader_process MEGABYTES SECONDS` sets the limits.
"""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Raw, Struct

from copse.games import AnyGame, load, rewound
from copse.kernel.errors import CopseError
from copse.languages import DEFAULT
from copse.server.config.error_reports import tell_places_only, where
from copse.server.protocol.messages import (
    Clockwork,
    ClockworkEdit,
    ClockworkSetup,
    ClockworkTurn,
    Fault,
    Frame,
    Moment,
    Moments,
    NewTable,
    Replay,
    TableInfo,
)
from copse.server.protocol.refusal import Refusal, refusal_of
from copse.server.snapshots import clockwork
from copse.server.snapshots.replay import frames
from copse.server.snapshots.replay_file import film
from copse.server.tables.setup import Trial, try_out
from copse.server.workers.child import reply

if sys.platform == "linux":  # elsewhere there is the server's own clock only
    import resource
    import signal

MEGABYTE: Final = 1024 * 1024
MOST_FRAMES: Final = 500  # of a page
LARGEST_PAGE: Final = 4 * MEGABYTE


class Document(Struct, frozen=True, tag=True):
    """What someone wishes a table to begin from; → Trial."""

    wish: NewTable
    longest: int


class Scene(Struct, frozen=True):
    """A game that was played, at its table, through the eyes of a seat or a spectator."""

    save: bytes
    table: TableInfo
    seat: int | None
    lang: str
    names: list[str]


class Page(Struct, frozen=True, tag=True):
    """Some moments of a game, from one on; → Replay."""

    scene: Scene
    first: int
    most: int


class Filming(Struct, frozen=True, tag=True):
    """All of its moments as a file, made with the page in a folder; → the text of the file."""

    scene: Scene
    folder: str


class Steps(Struct, frozen=True, tag=True):
    """How each step between two events left the table, as a seat or a spectator could see it; → Moments."""

    save: bytes
    seat: int | None
    since: int
    until: int


class Rewind(Struct, frozen=True, tag=True):
    """A game as it stood after so many choices; → its record or position."""

    save: bytes
    until: int
    form: Literal["record", "position"]


class AtTable(Struct, frozen=True, tag=True):
    """What someone asks of the bots at a real table; → Clockwork."""

    setup: ClockworkSetup | None = None
    turn: ClockworkTurn | None = None
    edit: ClockworkEdit | None = None
    lang: str = DEFAULT
    seed: int = 0


Job = Document | Page | Filming | Steps | Rewind | AtTable


class Answer(Struct, frozen=True, omit_defaults=True):
    """`costly`: it took more than it may. `broken` is the place of a fault in our own code."""

    reply: Raw = Raw()
    status: int = 0
    fault: Fault | None = None
    costly: bool = False
    broken: str = ""


class TooCostly(BaseException):
    """The time for a job is up. No code that reads something may take this for an error of what it reads."""


def done(job: Job) -> Trial | Replay | Moments | Clockwork | str:
    match job:
        case Document():
            return try_out(job.wish, job.longest)
        case Page():
            return page(job)
        case Filming():
            shown = moments(job.scene, load(job.scene.save), 0)
            return film(job.scene.table, shown, job.scene.lang, Path(job.folder))
        case Steps():
            return Moments(
                [
                    Moment(moment.events, dict(moment.view))
                    for moment in load(job.save).moments(job.seat, job.since, job.until)
                ]
            )
        case Rewind():
            game = rewound(load(job.save), job.until)
            return game.record() if job.form == "record" else game.position()
        case AtTable():
            return at_table(job)


def at_table(job: AtTable) -> Clockwork:
    if job.setup is not None:
        return clockwork.set_up(job.setup, job.seed, job.lang)
    if job.turn is not None:
        return clockwork.play(job.turn, job.lang)
    assert job.edit is not None
    return clockwork.edit(job.edit, job.lang)


def page(job: Page) -> Replay:
    game, shown, size = load(job.scene.save), list[Frame](), 0
    for frame in moments(job.scene, game, job.first):
        shown.append(frame)
        size += len(msgspec.json.encode(frame))
        if len(shown) == job.most or size > LARGEST_PAGE:
            break
    return Replay(job.scene.table, job.first, 1 + len(game.history), shown)


def moments(scene: Scene, game: AnyGame, first: int) -> Iterator[Frame]:
    return frames(game, scene.seat, scene.lang, scene.names, first)


def answer(job: Job) -> Answer:
    try:
        return Answer(Raw(msgspec.json.encode(done(job))))
    except (Refusal, CopseError) as problem:
        refusal = refusal_of(problem)
        return Answer(status=refusal.status, fault=refusal.fault)
    except (MemoryError, TooCostly):
        return Answer(costly=True)
    except Exception as problem:  # a fault of ours: the server says so, and the next job is still read
        return Answer(broken=where(problem))


# ---- limits


def limit_memory(megabytes: int) -> None:
    if sys.platform == "linux":
        resource.setrlimit(resource.RLIMIT_AS, (megabytes * MEGABYTE, megabytes * MEGABYTE))


def limit_time(seconds: float) -> None:
    """From now on; a signal comes when it is up. What never returns to Python is ended by the server's own clock."""
    if sys.platform == "linux":
        end = time.process_time() + seconds
        signal.signal(signal.SIGXCPU, partial(stop_late_job, end))
        resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(end), resource.getrlimit(resource.RLIMIT_CPU)[1]))


def stop_late_job(end: float, signal: int, frame: object) -> None:
    """The kernel counts whole ticks, so on a busy machine its signal may come too early. It repeats it every second."""
    if time.process_time() >= end:
        raise TooCostly


def main() -> None:
    tell_places_only()
    megabytes, seconds = int(sys.argv[1]), float(sys.argv[2])
    limit_memory(megabytes)
    for line in sys.stdin.buffer:
        limit_time(seconds)
        told = answer(msgspec.json.decode(line, type=Job))
        reply(msgspec.json.encode(told))
        if told.costly:
            return  # with what it cost: the next job gets a fresh process


if __name__ == "__main__":
    main()
