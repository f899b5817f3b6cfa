"""The times that agents took, from a file of decisions: in total, and by question."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from typing import Final

from copse.arena.report.charts import Mark, PlotRow, Scale, legend, logarithmic, rows_chart
from copse.arena.report.figures import Spread, Times
from copse.arena.report.section import DataTable, Section, described
from copse.arena.report.wording import Wording
from copse.kernel.markup import together

QUESTIONS_SHOWN: Final = 15
CLOCK: Final = 1e-6  # seconds; shorter times count as equal


def times_by_agent(wording: Wording, times: Times) -> Section:
    title, found = wording.say("report-times-by-agent"), times.by_agent()
    rows = [PlotRow(agent, [mark(spread)], wording.duration(spread.median)) for agent, spread in found.items()]
    plot = rows_chart(rows, scale(wording, found.values()), described(title, [(row.label, row.figure) for row in rows]))
    table = DataTable(headings(wording, "arena-agent"), [[agent, *figures(wording, found[agent])] for agent in found])
    slowest, spread = next(iter(found.items()))
    sentence = wording.say("report-slowest", name=slowest, median=wording.duration(spread.median),
                           most=wording.duration(spread.nine_tenths))  # fmt: skip
    return Section(title, [sentence, wording.say("report-times-range")], plot, table)


def times_by_question(wording: Wording, times: Times) -> Section:
    """Return the section on the questions that took the most time. Its table has all questions."""
    title, found, agents = wording.say("report-times-by-question"), times.by_question(), list(times.by_agent())
    shown = dict(islice(found.items(), QUESTIONS_SHOWN))
    rows = [
        PlotRow(wording.question(question.prompt), marks(by_agent, agents), aside=f"§{question.law}")
        for question, by_agent in shown.items()
    ]
    text = described(title, [
        (f"{wording.question(question.prompt)}, {agent}", wording.duration(spread.median))
        for question, by_agent in shown.items() for agent, spread in by_agent.items()
    ])  # fmt: skip
    spreads = [spread for by_agent in shown.values() for spread in by_agent.values()]
    table = DataTable(headings(wording, "report-question", "report-paragraph", "arena-agent"), [
        [wording.question(question.prompt), f"§{question.law}", agent, *figures(wording, spread)]
        for question, by_agent in found.items() for agent, spread in by_agent.items()
    ])  # fmt: skip
    sentence = wording.say("report-questions-shown", shown=len(shown), questions=len(found))
    return Section(
        title,
        [sentence],
        together(legend(agents), rows_chart(rows, scale(wording, spreads), text, stacked=True)),
        table,
    )


def mark(spread: Spread, colour: int = 0) -> Mark:
    return Mark(spread.tenth, spread.median, spread.nine_tenths, colour)


def marks(by_agent: Mapping[str, Spread], agents: Sequence[str]) -> list[Mark]:
    return [mark(by_agent[agent], place) for place, agent in enumerate(agents) if agent in by_agent]


def scale(wording: Wording, spreads: Iterable[Spread]) -> Scale:
    """Return a logarithmic scale for the times, because agents differ by a factor of a thousand."""
    ends = [max(CLOCK, end) for spread in spreads for end in (spread.tenth, spread.nine_tenths)]
    return logarithmic(min(ends), max(ends), wording.duration)


def headings(wording: Wording, *first: str) -> list[str]:
    figures = [f"report-{word}" for word in ("asked", "mean", "tenth", "median", "nine-tenths", "most")]
    return [wording.say(word) for word in (*first, *figures)]


def figures(wording: Wording, spread: Spread) -> list[str]:
    values = (spread.mean, spread.tenth, spread.median, spread.nine_tenths, spread.most)
    return [wording.number(spread.count), *[wording.duration(value) for value in values]]
