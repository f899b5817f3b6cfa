"""The command: `python -m tests.mutations`. It exits with 1 if a mutation survives or could not be judged."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from typing import Annotated, NamedTuple, NoReturn

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Column, Table

from tests.mutations.copies import HOME, Copy, Run, SourceChanged, check_sources
from tests.mutations.rules import MUTATIONS, PAGE, Mutation

command = typer.Typer(add_completion=False)

Only = Annotated[
    list[str] | None, typer.Option("--only", help="mutations with this text in their name or area; may be given again")
]
Listing = Annotated[bool, typer.Option("--list", help="list the mutations and exit")]
Workers = Annotated[
    int, typer.Option("--workers", min=1, help="how many copies of the project are tested side by side")
]


class Verdict(NamedTuple):
    mutation: Mutation
    run: Run

    @property
    def caught(self) -> bool:
        return bool(self.run.failed)

    @property
    def told(self) -> str:
        if self.caught:
            return self.run.failed
        return "SURVIVED" if self.run.passed else "COULD NOT BE JUDGED"


@command.command()
def mutate(only: Only = None, listing: Listing = False, workers: Workers = 2) -> None:
    """Break one rule after another in a copy of the project, and see whether the tests notice."""
    chosen = chosen_by(only or [""])
    if listing:
        show_list(chosen)
        return
    try:
        check_sources(chosen)
    except SourceChanged as problem:
        fail(str(problem))
    if any(mutation.of_page for mutation in chosen) and not (HOME / PAGE / "node_modules").exists():
        fail("the tests of the page need web/node_modules: run `make check-page` first")
    with TemporaryDirectory(prefix="copse-mutations-") as folder:
        verdicts = judge(chosen, Path(folder), workers)
    show(verdicts)
    raise typer.Exit(int(not all(verdict.caught for verdict in verdicts)))


def chosen_by(texts: Sequence[str]) -> list[Mutation]:
    chosen: set[Mutation] = set()
    for text in texts:
        found = [row for row in MUTATIONS if text.casefold() in f"{row.name}\n{row.area}".casefold()]
        if not found:
            raise typer.BadParameter(f"no mutation has '{text}' in its name or area; see --list", param_hint="--only")
        chosen.update(found)
    return [mutation for mutation in MUTATIONS if mutation in chosen]


def judge(mutations: Sequence[Mutation], folder: Path, workers: int) -> list[Verdict]:
    """Run the tests unbroken, then each mutation's tests with its rule broken."""
    first = Copy.of(HOME, folder / "0")
    tell(f"the tests of {len(mutations)} mutations, unbroken …")
    unbroken = first.unbroken(mutations, workers)
    if not unbroken.passed:  # or it could be mistaken for a test that caught something
        fail(f"the tests do not pass although nothing is broken: {unbroken.failed}\n{unbroken.said}")
    copies = SimpleQueue[Copy]()
    copies.put(first)
    for number in range(1, min(workers, len(mutations))):
        copies.put(Copy.of(first.root, folder / f"{number}", caches=True))

    def judged(mutation: Mutation) -> Verdict:
        copy = copies.get()
        try:
            with copy.broken(mutation):
                verdict = Verdict(mutation, copy.run(mutation))
        finally:
            copies.put(copy)
        tell(f"{'caught' if verdict.caught else verdict.told}: {mutation.name}, {verdict.run.seconds:.0f} s")
        return verdict

    with ThreadPoolExecutor(workers) as pool:
        return list(pool.map(judged, mutations))


def show(verdicts: Sequence[Verdict]) -> None:
    table = Table("mutation", "area", Column("caught by", overflow="fold"), Column("seconds", justify="right"))
    for verdict in verdicts:
        mutation, seconds = verdict.mutation, f"{verdict.run.seconds:.1f}"
        table.add_row(
            mutation.name, mutation.area, escape(verdict.told), seconds, style="" if verdict.caught else "red"
        )
    console().print(table)
    missed = [verdict for verdict in verdicts if not verdict.caught]
    print(f"{len(verdicts) - len(missed)} of {len(verdicts)} mutations were caught.")
    for verdict in missed:
        print(f"Not caught: {verdict.mutation.name}")
        if not verdict.run.passed:
            print(f"No test failed, but the run did:\n{verdict.run.said}")


def show_list(mutations: Sequence[Mutation]) -> None:
    table = Table("mutation", "area", "file", "tests")
    for mutation in mutations:
        table.add_row(mutation.name, mutation.area, mutation.file, "\n".join(mutation.tests))
    console().print(table)


def console() -> Console:
    """As wide as the terminal; a log file has no width."""
    return Console(width=None if sys.stdout.isatty() else max(180, shutil.get_terminal_size().columns))


def tell(progress: str) -> None:
    print(progress, file=sys.stderr, flush=True)


def fail(problem: str) -> NoReturn:
    tell(problem)
    raise typer.Exit(1)


if __name__ == "__main__":
    command()
