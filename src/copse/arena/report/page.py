"""The page: what was run, then the sections. It has its style and its plots in itself, and no script; the same results
give the same page, letter by letter."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from importlib.resources import files

import copse
from copse.arena.matches import NOBODY
from copse.arena.report.checks import check
from copse.arena.report.course import lengths, points
from copse.arena.report.figures import Times
from copse.arena.report.markup import Html, element
from copse.arena.report.presence import presence
from copse.arena.report.section import Section
from copse.arena.report.thinking import times_by_agent, times_by_question
from copse.arena.report.winning import ways, wins
from copse.arena.report.wording import Wording
from copse.arena.results import DecisionRow, GameRow
from copse.arena.statistics import Standings
from copse.locale import Words


def report(games: Sequence[GameRow], words: Words, decisions: Iterable[DecisionRow] = ()) -> str:
    """The page for some games, and for their decisions if there are any."""
    check(games)
    wording = Wording(words.of(games[0].game))
    title = wording.say("report-title", game=wording.name("report-game", games[0].game), games=len(games))
    figures = wording.say("report-figures")
    body = element(
        "body",
        element("header", element("h1", title), facts(wording, games)),
        element("main", *[section.html(figures) for section in sections(wording, games, Times(decisions))]),
        element("footer", *[element("p", sentence) for sentence in notes(wording)]),
    )
    return f"<!doctype html>\n{element('html', head(title), body, lang=wording.language)}\n"


def head(title: str) -> Html:
    style = Html(files("copse.arena.report").joinpath("page.css").read_text(encoding="utf-8"))
    return element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("meta", name="color-scheme", content="light dark"),
        element("title", title),
        element("style", style),
    )


def sections(wording: Wording, games: Sequence[GameRow], times: Times) -> Iterator[Section]:
    standings = Standings()
    for game in games:
        standings.count(game)
    for group in groups(standings):
        yield wins(wording, standings, group)
    for kind in standings.present:
        yield presence(wording, standings, kind)
    for group in point_groups(standings):
        yield points(wording, games, group)
    yield lengths(wording, games)
    yield ways(wording, games)
    if times:
        yield times_by_agent(wording, times)
        yield times_by_question(wording, times)


def groups(standings: Standings) -> list[str]:
    """By what wins are told apart: agents if there are several, what they played, and where they sat."""
    played = [group for group in standings.groups if group not in ("agent", "seat")]
    return [*(["agent"] if len(standings.of("agent")) > 1 else []), *played, "seat"]


def point_groups(standings: Standings) -> list[str]:
    """By what points are told apart: whatever stays the same all game long, as a race does not."""
    return [group for group in groups(standings) if group in ("agent", "faction")] or ["seat"]


def facts(wording: Wording, games: Sequence[GameRow]) -> Html:
    """What was run."""
    agents = sorted({agent for game in games for agent in game.agents if agent != NOBODY})
    first = min(games, key=lambda game: game.number)
    decisions, seconds = sum(game.decisions for game in games), sum(game.seconds for game in games)
    entries = [
        *options(wording, games),
        (wording.say("report-agents"), ", ".join(agents)),
        (wording.say("report-decisions"), wording.number(decisions)),
        (wording.say("report-time"), wording.duration(seconds)),
        (wording.say("report-first-seed"), str(first.seed)),
    ]
    pairs = [element("div", element("dt", name), element("dd", value)) for name, value in entries]
    return element("dl", *pairs)


def options(wording: Wording, games: Sequence[GameRow]) -> list[tuple[str, str]]:
    """Each option that says something, with its value, or with all that it had."""
    found: dict[str, dict[str, None]] = {}
    for text in dict.fromkeys(game.options for game in games):
        for name, value in json.loads(text).items():
            if value != {}:  # no races and powers of the players' own
                found.setdefault(name, {})[wording.value(name, value)] = None
    return [(wording.option(name), "; ".join(values)) for name, values in found.items()]


def notes(wording: Wording) -> list[str]:
    return [wording.say("report-about-intervals"), wording.say("report-made-by", version=copse.__version__)]
