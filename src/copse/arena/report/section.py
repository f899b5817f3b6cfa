"""A section of a report: a heading, sentences that say what is to be seen, the plot, and its figures as a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from copse.arena.report.markup import Html, element


@dataclass(frozen=True)
class DataTable:
    """Figures in rows, the first column being what they are about."""

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
    """A share of a matrix, and a smaller word below it."""

    share: float
    figure: str
    aside: str


def matrix(corner: str, columns: Sequence[str], rows: Mapping[str, Sequence[Cell | None]]) -> Html:
    """Shares by row and column, each on a ground that is the darker the larger it is; none where nobody met."""
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
    """What the page shows under one heading."""

    title: str
    sentences: Sequence[str]
    plot: Html | None  # none where there is nothing but a table
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
    """The alternative to a plot for those who do not see it."""
    return f"{title}: {'; '.join(f'{name} {figure}' for name, figure in parts)}."
