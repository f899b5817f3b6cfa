"""`copse report`: results as an HTML page with plots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated
from urllib.parse import quote

import typer

from copse.arena.recording import seen_from
from copse.arena.report import report as page_of
from copse.arena.results import read_decisions, read_games
from copse.cli.common import DEFAULT_LANGUAGE, Lang, app, examples, write_page
from copse.locale import Words


@app.command(
    epilog=examples("copse report run.parquet", "copse report run.parquet --decisions asked.parquet -o run.html")
)
def report(
    results: Annotated[
        Path,
        typer.Argument(metavar="RESULTS", help="A file written by `copse simulate --out` or `copse tournament --out`."),
    ],
    decisions: Annotated[
        Path | None, typer.Option("--decisions", help="The decisions of these games; adds the times that agents took.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="Output file. By default RESULTS with the ending .html.")
    ] = None,
    lang: Lang = DEFAULT_LANGUAGE,
) -> None:
    """Write an HTML page with plots of the results. The page needs no server and no network."""
    words, target = Words(lang), out or results.with_suffix(".html")

    def link(record: str) -> str:
        return quote(seen_from(target, results.parent / record))

    page = page_of(read_games(results), words, read_decisions(decisions) if decisions else (), link)
    write_page(target, page, words, results, *([decisions] if decisions else []))
