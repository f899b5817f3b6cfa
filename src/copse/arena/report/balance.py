"""The page about a map or deck of the players' own beside the printed one: wins by faction and corner, length, points
by source, and heat maps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from copse.arena.balance import Balance, heat, sources_of
from copse.arena.report.charts import Mark, PlotRow, Reference, legend, linear, rows_chart
from copse.arena.report.figures import Spread, equal_share
from copse.arena.report.section import DataTable, Section, described
from copse.arena.report.winning import mark, won
from copse.arena.report.wording import Wording
from copse.arena.statistics import Tally
from copse.kernel.markup import Html, element, together
from copse.law import paragraph
from copse.root.drawing import draw_map

MOST_SOURCES: Final = 12  # of a faction, in the plot

Pair = tuple[Balance, Balance]
"""The games with the own map or deck, and those with the printed one."""


def balance_sections(wording: Wording, pair: Pair, names: tuple[str, str]) -> list[Section]:
    own, printed = pair
    factions = {
        wording.name("faction", name): (own.factions[name], printed.factions[name])
        for name in sorted({*own.factions, *printed.factions})
    }
    return [
        wins(wording, wording.say("arena-by-faction"), "arena-faction", factions, names),
        corners(wording, pair, names),
        lengths(wording, pair, names),
        *[sources(wording, pair, names, faction) for faction in sorted({*own.sources, *printed.sources})],
        heat_maps(wording, wording.say("report-battles"), [own.battles, printed.battles], pair, names, per_game=True),
        heat_maps(wording, wording.say("report-ruled"), [own.ruled, printed.ruled], pair, names, per_game=False),
    ]


def wins(
    wording: Wording, title: str, kind: str, rows: Mapping[str, tuple[Tally, Tally]], names: tuple[str, str]
) -> Section:
    equal = equal_share([tally for tallies in rows.values() for tally in tallies])
    drawn = [
        PlotRow(
            name,
            [_coloured(mark(tally, equal), colour) for colour, tally in enumerate(tallies) if tally.tries],
            " / ".join(wording.share(tally.share) for tally in tallies if tally.tries),
        )
        for name, tallies in rows.items()
    ]
    plot = together(
        legend(names),
        rows_chart(
            drawn,
            linear(0, max([each.high for row in drawn for each in row.marks] or [1]), wording.round_share),
            described(title, [(row.label, row.figure) for row in drawn]),
            Reference(equal, wording.say("report-equal-share", share=wording.share(equal))),
        ),
    )
    clear = [name for name, tallies in rows.items() if _apart(*tallies)]
    sentence = wording.say("report-differs", names=", ".join(clear)) if clear else wording.say("report-differs-nowhere")
    headings = [
        wording.say(kind),
        wording.say("report-games-of"),
        *[wording.say(f"arena-{word}") for word in ("played", "wins", "share", "interval")],
    ]
    table = [
        [name, played, wording.number(tally.tries), *won(wording, tally)]
        for name, tallies in rows.items()
        for played, tally in zip(names, tallies, strict=True)
    ]
    return Section(title, [sentence], plot, DataTable(headings, table))


def _coloured(found: Mark, colour: int) -> Mark:
    return Mark(found.low, found.value, found.high, colour, found.hollow)


def _apart(one: Tally, other: Tally) -> bool:
    """Whether the intervals of two shares do not overlap."""
    (low, high), (least, most) = one.interval(), other.interval()
    return bool(one.tries and other.tries) and (high < least or most < low)


def corners(wording: Wording, pair: Pair, names: tuple[str, str]) -> Section:
    """Two maps have different corners, so the rows of both stand below each other."""
    none = Tally()
    rows: dict[str, tuple[Tally, Tally]] = {}
    for place, (name, balance) in enumerate(zip(names, pair, strict=True)):
        for corner, tally in sorted(balance.corners.items()):
            label = wording.say("report-corner", clearing=corner, map=name)
            rows[label] = (tally, none) if place == 0 else (none, tally)
    title = wording.say("report-by-corner")
    if not rows:
        headings = [wording.say("report-corner-heading")]
        return Section(title, [wording.say("report-no-corners")], None, DataTable(headings, []))
    section = wins(wording, title, "report-corner-heading", rows, names)
    table = DataTable(section.table.headings, [row for row in section.table.rows if row[2] != "0"])
    return Section(title, [wording.say("report-about-corners")], section.plot, table)


def lengths(wording: Wording, pair: Pair, names: tuple[str, str]) -> Section:
    spreads = [Spread.of(balance.turns or [0]) for balance in pair]
    title = wording.say("report-length")
    rows = [
        PlotRow(
            name, [Mark(spread.quarter, spread.median, spread.three_quarters, colour)], wording.number(spread.median)
        )
        for colour, (name, spread) in enumerate(zip(names, spreads, strict=True))
    ]
    low, high = min(spread.quarter for spread in spreads), max(spread.three_quarters for spread in spreads)
    plot = rows_chart(
        rows,
        linear(low, max(high, low + 1), wording.number),
        described(title, [(row.label, row.figure) for row in rows]),
    )
    words = ("games-of", "least", "median", "mean", "most")
    table = [
        [
            name,
            wording.number(each.least),
            wording.number(each.median),
            wording.tenths(each.mean),
            wording.number(each.most),
        ]
        for name, each in zip(names, spreads, strict=True)
    ]
    headings = [wording.say(f"report-{word}") for word in words]
    return Section(title, [wording.say("report-half-of-games")], plot, DataTable(headings, table))


def sources(wording: Wording, pair: Pair, names: tuple[str, str], faction: str) -> Section:
    title = wording.say("report-sources", faction=wording.name("faction", faction))
    laws = sources_of(pair, faction)
    rows = [
        PlotRow(
            f"§{law}",
            [
                Mark(points, points, points, colour)
                for colour, points in enumerate(balance.points_per_game(faction, law) for balance in pair)
            ],
            " / ".join(wording.tenths(balance.points_per_game(faction, law)) for balance in pair),
            paragraph(law).summary(wording.language),
        )
        for law in laws[:MOST_SOURCES]
    ]
    most = max(each.value for row in rows for each in row.marks)
    plot = together(
        legend(names),
        rows_chart(
            rows,
            linear(0, most, wording.number),
            described(title, [(row.label, row.figure) for row in rows]),
            stacked=True,
        ),
    )
    table = [[f"§{law}", *[wording.number(each.points_per_game(faction, law)) for each in pair]] for law in laws]
    return Section(
        title, [wording.say("report-about-sources")], plot, DataTable([wording.say("report-paragraph"), *names], table)
    )


def heat_maps(
    wording: Wording,
    title: str,
    counts: Sequence[Mapping[int, int]],
    pair: Pair,
    names: tuple[str, str],
    per_game: bool,
) -> Section:
    drawings, rows = list[Html](), list[list[str]]()
    for name, balance, found in zip(names, pair, counts, strict=True):
        if balance.board is None:
            continue
        whole = balance.games if per_game else balance.all_turns
        shown = {
            clearing: wording.tenths(number / whole) if per_game else wording.round_share(round(number / whole, 2))
            for clearing, number in sorted(found.items())
        }
        drawing = draw_map(balance.board, f"{title}: {name}", heat(found), shown)
        drawings.append(element("div", element("p", name), drawing))
        rows += [[f"{name}: {clearing}", figure] for clearing, figure in shown.items()]
    sentence = wording.say("report-about-battles" if per_game else "report-about-ruled")
    headings = [wording.say("report-clearing"), title]
    return Section(title, [sentence], element("div", *drawings, class_="pair"), DataTable(headings, rows))
