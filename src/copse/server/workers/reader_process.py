"""A reader process: reads untrusted documents and long games.

Documents (records, positions, custom races) are parsed and tried within limits of memory and time. Exceeding them
ends this process and never the server. Games are replayed here for people who look back at them.

Each line is a JSON table with a `type`. Its answer has one of `reply`, `fault` with a `status`, or `broken`. `python
-m copse.server.workers.reader_process MEGABYTES SECONDS` sets the limits."""

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
    ClockworkAct,
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
    WorkshopChecked,
    WorkshopDraft,
    WorkshopReport,
)
from copse.server.protocol.refusal import Refusal, refusal_of
from copse.server.snapshots import balance, clockwork, workshop
from copse.server.snapshots.replay import frames
from copse.server.snapshots.replay_file import film
from copse.server.tables.setup import Trial, try_out
from copse.server.workers.child import reply

if sys.platform == "linux":  # elsewhere only the server's clock limits jobs
    import resource
    import signal

MEGABYTE: Final = 1024 * 1024
MOST_FRAMES: Final = 500  # frames in one page
LARGEST_PAGE: Final = 4 * MEGABYTE


class Document(Struct, frozen=True, tag=True):
    """What a new table begins from; → Trial."""

    wish: NewTable
    longest: int
    lang: str = DEFAULT


class Scene(Struct, frozen=True):
    """A game at its table, as a seat or a spectator sees it."""

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
    """All moments as a replay file, made with the page in a folder; → the text of the file."""

    scene: Scene
    folder: str


class Steps(Struct, frozen=True, tag=True):
    """The table after each step between two events, as a seat or a spectator may see it; → Moments."""

    save: bytes
    seat: int | None
    since: int
    until: int


class Rewind(Struct, frozen=True, tag=True):
    """A game after a number of choices; → its record or position."""

    save: bytes
    until: int
    form: Literal["record", "position"]


class AtTable(Struct, frozen=True, tag=True):
    """A request about bots at a real table; → Clockwork."""

    setup: ClockworkSetup | None = None
    turn: ClockworkTurn | None = None
    edit: ClockworkEdit | None = None
    act: ClockworkAct | None = None
    lang: str = DEFAULT
    seed: int = 0


class Draft(Struct, frozen=True, tag=True):
    """A map or deck of players; → WorkshopChecked, or its drawing as SVG."""

    draft: WorkshopDraft
    lang: str
    drawn: bool = False


class Compare(Struct, frozen=True, tag=True):
    """Games with a map or deck of players, and with the printed one; → the page that compares them."""

    report: WorkshopReport
    lang: str


Job = Document | Page | Filming | Steps | Rewind | AtTable | Draft | Compare


class Answer(Struct, frozen=True, omit_defaults=True):
    """`costly`: the job exceeded its limits. `broken`: the place of an internal error."""

    reply: Raw = Raw()
    status: int = 0
    fault: Fault | None = None
    costly: bool = False
    broken: str = ""


class TooCostly(BaseException):
    """The time of a job is up. It is not an Exception, so that readers do not take it for an error of the text."""


def done(job: Job) -> Trial | Replay | Moments | Clockwork | WorkshopChecked | str:
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
        case Draft():
            return workshop.drawing(job.draft, job.lang) if job.drawn else workshop.check(job.draft, job.lang)
        case Compare():
            return balance.page(job.report, job.lang)


def at_table(job: AtTable) -> Clockwork:
    if job.setup is not None:
        return clockwork.set_up(job.setup, job.seed, job.lang)
    if job.turn is not None:
        return clockwork.play(job.turn, job.lang)
    if job.act is not None:
        return clockwork.do(job.act, job.lang)
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
        refusal = refusal_of(problem, job.lang if isinstance(job, Document | AtTable | Draft | Compare) else DEFAULT)
        return Answer(status=refusal.status, fault=refusal.fault)
    except (MemoryError, TooCostly):
        return Answer(costly=True)
    except Exception as problem:  # an internal error, which is reported; the next job is still read
        return Answer(broken=where(problem))


# ---- limits


def limit_memory(megabytes: int) -> None:
    if sys.platform == "linux":
        resource.setrlimit(resource.RLIMIT_AS, (megabytes * MEGABYTE, megabytes * MEGABYTE))


def limit_time(seconds: float) -> None:
    """Start the time limit of a job. A signal ends it; what never returns to Python is ended by the server's clock."""
    if sys.platform == "linux":
        end = time.process_time() + seconds
        signal.signal(signal.SIGXCPU, partial(stop_late_job, end))
        resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(end), resource.getrlimit(resource.RLIMIT_CPU)[1]))


def stop_late_job(end: float, signal: int, frame: object) -> None:
    """Raise TooCostly if the CPU time is really used up. The kernel counts in ticks, so its signal may be early; it
    repeats every second."""
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
            return  # frees the memory; the next job gets a new process


if __name__ == "__main__":
    main()
