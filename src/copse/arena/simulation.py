"""Runs: a crew plays the games of a plan, and the run counts them and optionally stores them.

A stopped run is resumed when it is started again with the same files."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace

from copse.arena.accumulators import Accumulator, Collection, MakeAccumulator
from copse.arena.files import Files
from copse.arena.jobs import Crew, Job, alone
from copse.arena.journal import Journal
from copse.arena.matches import Plan
from copse.arena.provenance import Provenance
from copse.arena.results import GameRow
from copse.kernel.errors import BadSetup

Count = Callable[[GameRow], None]
"""Called with the row of every game, including those from before the run was resumed."""


@dataclass(frozen=True)
class Run:
    """The result of a run: its status, and what the accumulators collected.

    The status says whether the run was stopped, and whether it can be resumed.
    """

    stopped: bool
    kept: bool
    collected: Sequence[Accumulator]


def simulate(
    plan: Plan,
    count: Count,
    files: Files | None = None,
    collect: Sequence[MakeAccumulator] = (),
    crew: Crew = alone,
    forfeits: bool = False,
) -> Run:
    """Play the games of a plan that are not in the files yet. Ctrl-C stops the run and keeps the finished games.

    Raises BadSetup or BadResults if the files do not fit the plan."""
    collection = Collection(collect)
    job, made = job_for(plan, files, collect, forfeits), Provenance.of(plan.game, plan.agents, plan.seed)
    stopped = False
    with journal_in(files, plan, made) as journal:
        kept = journal.numbers if journal else frozenset[int]()
        if collect and kept:
            raise BadSetup(
                f"{len(kept)} games are in the file already, and --collect cannot include them; name another --out"
            )
        try:
            for row, _ in journal.games() if journal else ():
                count(row)
            with closing(crew(job, [number for number in range(plan.games) if number not in kept])) as games:
                for played in games:
                    row = replace(played.row, provenance=made.text())
                    if journal:
                        journal.add(row, played.decisions, played.record)
                    collection.add(row.number, played.collected)
                    count(row)
        except KeyboardInterrupt:
            stopped = True
    collection.close()
    return Run(stopped, files is not None, collection.totals)


@contextmanager
def journal_in(files: Files | None, plan: Plan, made: Provenance) -> Iterator[Journal | None]:
    if files is None:
        yield None
    else:
        with Journal(plan, files, made) as journal:
            yield journal


def job_for(plan: Plan, files: Files | None, collect: Sequence[MakeAccumulator], forfeits: bool) -> Job:
    if files is None:
        return Job(plan, collect=collect, forfeits=forfeits)
    folder = files.recording.seen_from_results if files.recording else None
    wanted = files.decisions is not None
    return Job(plan, wanted, files.sight if wanted else None, folder, collect, forfeits)
