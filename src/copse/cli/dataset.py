"""`copse dataset`: files of decisions for machine learning."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from copse.arena import dataset as datasets
from copse.cli.common import DEFAULT_LANGUAGE, Lang, With, app, examples
from copse.kernel.errors import BadSetup
from copse.locale import Words

dataset: Final = typer.Typer(
    no_args_is_help=True,
    help="Create, describe and check files of decisions for machine learning.",
    epilog=examples("copse dataset info asked.parquet", "copse dataset check asked.parquet --records records"),
)
app.add_typer(dataset, name="dataset")

File = Annotated[Path, typer.Argument(metavar="FILE", help="A file written by `copse simulate --decisions`.")]


@dataset.command(epilog=examples("copse dataset info asked.parquet"))
def info(file: File, lang: Lang = DEFAULT_LANGUAGE) -> None:
    """Describe a file of decisions: its format, games, agents and averages."""
    show(datasets.describe(file), Words(lang))


@dataset.command(epilog=examples("copse dataset check asked.parquet --records records"))
def check(
    file: File,
    records: Annotated[
        Path | None,
        typer.Option(
            "--records", metavar="DIR", help="Folder of the games' records; replay them and compare every row."
        ),
    ] = None,
    lang: Lang = DEFAULT_LANGUAGE,
    packages: With = None,
) -> None:
    """Check that every row is complete and every choice legal, and describe the file."""
    from copse.envs.sights import sight_of  # slow to import: other commands do without

    words = Words(lang)
    show(datasets.check(file, sight_of, records), words)
    print(words.say("dataset-replayed" if records else "dataset-right"))


@dataset.command(epilog=examples("copse dataset records records asked.parquet --games run.parquet"))
def records(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A folder of files that end in .record.")],
    out: Annotated[
        Path, typer.Argument(metavar="OUT", help="Output file with one row per decision: .parquet, .csv or .jsonl.")
    ],
    games: Annotated[
        Path | None, typer.Option("--games", help="Also write one row per game, for `copse report`.")
    ] = None,
    lang: Lang = DEFAULT_LANGUAGE,
) -> None:
    """Replay records and write their decisions, with what each seat saw."""
    from copse.envs.sights import sight_of  # slow to import: other commands do without

    if games and games.resolve() == out.resolve():
        raise BadSetup("--games and OUT must be two different files")
    count = datasets.from_records(folder, out, sight_of, games)
    print(Words(lang).say("dataset-written", games=count, file=str(out)))


def show(summary: datasets.Summary, words: Words) -> None:
    console, decisions = Console(), max(1, summary.decisions)
    table = Table.grid(padding=(0, 2))
    agents = [f"{agent} {count / decisions:.0%}" for agent, count in summary.agents.most_common()]
    seats = [f"{games} × {seats}" for seats, games in sorted(summary.seats.items())]
    for name, value in {
        "schema": summary.schema,
        "environment": summary.environment or words.say("dataset-none"),
        "games": str(summary.games),
        "seats": ", ".join(seats),
        "decisions": str(summary.decisions),
        "forced": f"{summary.forced / decisions:.1%}",
        "legal": words.say("dataset-mean", mean=f"{summary.legal / decisions:.1f}", most=summary.most_legal),
        "searched": f"{summary.searched / decisions:.1%}",
        "agents": ", ".join(agents),
    }.items():
        table.add_row(words.say(f"dataset-{name}"), Text(value))
    console.print(table, highlight=False)
