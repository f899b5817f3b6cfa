"""Results as a page with plots: `copse report`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated
from urllib.parse import quote

import typer

from copse.arena.recording import seen_from
from copse.arena.report import report as page_of
from copse.arena.results import read_decisions, read_games
from copse.cli.common import DEFAULT_LANGUAGE, Lang, app, write_page
from copse.locale import Words


@app.command()
def report(
    results: Annotated[Path, typer.Argument(metavar="RESULTS", help="games: .parquet, .csv or .jsonl")],
    decisions: Annotated[Path | None, typer.Option("--decisions", help="their decisions, for times")] = None,
    out: Annotated[Path | None, typer.Option("--out", "-o", help="where to write; else beside RESULTS")] = None,
    lang: Lang = DEFAULT_LANGUAGE,
) -> None:
    """Write one HTML page with plots of the results; it opens from disk and needs nothing else."""
    words, target = Words(lang), out or results.with_suffix(".html")

    def link(record: str) -> str:
        return quote(seen_from(target, results.parent / record))

    page = page_of(read_games(results), words, read_decisions(decisions) if decisions else (), link)
    write_page(target, page, words, results, *([decisions] if decisions else []))
