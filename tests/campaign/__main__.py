"""The command: `python -m tests.campaign --minutes 10`. It ends with 1 if anything was lost, leaked or starved."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated, Literal

import typer

from tests.campaign.attacks import ATTACKS, make
from tests.campaign.report import markdown, show
from tests.server.cluster import new_cluster

command = typer.Typer(add_completion=False)

Minutes = Annotated[float, typer.Option("--minutes", help="for all attacks together; each takes one round at least")]
Databases = Annotated[Literal["sqlite", "postgres", "both"], typer.Option("--database", help="where tables are kept")]
Seed = Annotated[int, typer.Option("--seed", help="what the attackers draw their lots from")]
Only = Annotated[list[str] | None, typer.Option("--only", help="an attack by its name; may be given again")]
Markdown = Annotated[Path | None, typer.Option("--markdown", help="write the table to this file too")]


@command.command()
def campaign(
    minutes: Minutes = 10, database: Databases = "both", seed: Seed = 1, only: Only = None, file: Markdown = None
) -> None:
    """Attack a server on this machine in every way we know, and say what was tried and what was found."""
    if unknown := [name for name in only or [] if name not in ATTACKS]:
        raise typer.BadParameter(
            f"there is no attack '{unknown[0]}'; there are: {', '.join(ATTACKS)}", param_hint="--only"
        )
    rounds = [
        (attack, kind)
        for attack in (ATTACKS[name] for name in only or ATTACKS)
        for kind in attack.databases
        if database in (kind, "both")
    ]
    share = minutes * 60 / sum(attack.share for attack, _ in rounds)
    rows = []
    with ExitStack() as stack:
        cluster = (
            stack.enter_context(new_cluster(durable=True)) if any(kind == "postgres" for _, kind in rounds) else None
        )
        for attack, kind in rounds:
            print(f"{attack.name}, {kind} …", file=sys.stderr, flush=True)
            rows.append(make(attack, kind, attack.share * share, seed, cluster))
    title = f"{minutes:g} minutes, seed {seed}"
    show(rows, title)
    if file is not None:
        file.write_text(markdown(rows, title))
    raise typer.Exit(int(any(row.tally.found for row in rows)))


if __name__ == "__main__":
    command()
