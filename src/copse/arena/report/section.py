"""A section of a report: a heading, sentences that explain the plot, the plot, and its data as a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from copse.kernel.markup import Html, element


@dataclass(frozen=True)
class DataTable:
    """Data in rows; the first column names each row."""

    headings: Sequence[str]
    rows: Sequence[Sequence[str]]

    def html(self) -> Html:
        head = element("tr", *[element("th", heading, scope="col") for heading in self.headings])
        body = [
            element("tr", element("th", first, scope="row"), *[element("td", figure) for figure in figures])
            for first, *figures in self.rows
        ]
        return element(
            "div", element("table", element("thead", head), element("tbody", *body)), class_="table", tabindex=0
        )


@dataclass(frozen=True)
class Cell:
    """A share in a matrix, with a note below it."""

    share: float
    figure: str
    aside: str


def matrix(corner: str, columns: Sequence[str], rows: Mapping[str, Sequence[Cell | None]]) -> Html:
    """Return shares by row and column, shaded by size. Cells without games are empty."""
    head = element("tr", *[element("th", heading, scope="col") for heading in (corner, *columns)])
    body = [
        element("tr", element("th", name, scope="row"), *[_cell(cell) for cell in cells])
        for name, cells in rows.items()
    ]
    table = element("table", element("thead", head), element("tbody", *body), class_="matrix")
    return element("div", table, class_="table", tabindex=0)


def _cell(cell: Cell | None) -> Html:
    if cell is None:
        return element("td", "–")
    ground = f"--share: {100 * cell.share:.0f}%"
    return element("td", element("strong", cell.figure), element("small", cell.aside), style=ground)


@dataclass(frozen=True)
class Section:
    """The part of the page under one heading."""

    title: str
    sentences: Sequence[str]
    plot: Html | None  # None if there is only a table
    table: DataTable

    def html(self, show_figures: str) -> Html:
        return element(
            "section",
            element("h2", self.title),
            element("p", " ".join(self.sentences)),
            *([element("figure", self.plot)] if self.plot else []),
            element("details", element("summary", show_figures), self.table.html()),
        )


def described(title: str, parts: Iterable[tuple[str, str]]) -> str:
    """Return the text alternative of a plot."""
    return f"{title}: {'; '.join(f'{name} {figure}' for name, figure in parts)}."
