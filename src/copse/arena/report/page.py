"""The page: the settings of the run, then the sections.

It has no script and loads nothing. Equal results give an identical page, byte for byte.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Final
from urllib.parse import quote

import copse
from copse.arena.adjusting import adjusted
from copse.arena.matches import NOBODY
from copse.arena.report.balance import Pair, balance_sections
from copse.arena.report.checks import check
from copse.arena.report.course import lengths, points
from copse.arena.report.figures import Times, duels
from copse.arena.report.listing import Link, listing
from copse.arena.report.meeting import factions_by_agent, head_to_head, ratings
from copse.arena.report.presence import presence
from copse.arena.report.section import Section
from copse.arena.report.thinking import times_by_agent, times_by_question
from copse.arena.report.winning import ways, wins
from copse.arena.report.wording import Wording
from copse.arena.results import DecisionRow, GameRow
from copse.arena.statistics import Standings
from copse.kernel.markup import Html, element
from copse.kernel.tasks import Json
from copse.locale import Words

MOST_LISTS: Final = 4  # of an option that are listed one by one


def report(games: Sequence[GameRow], words: Words, decisions: Iterable[DecisionRow] = (), link: Link = quote) -> str:
    """Return the page for some games, and for their decisions if given. Raises BadResults.

    `link` maps a record's path in a row to a link on the page. By default the page is beside the results.
    """
    check(games)
    wording = Wording(words.of(games[0].game))
    title = wording.say("report-title", game=wording.name("report-game", games[0].game), games=len(games))
    figures = wording.say("report-figures")
    body = element(
        "body",
        element("header", element("h1", title), facts(wording, games)),
        element("main", *[section.html(figures) for section in sections(wording, games, Times(decisions), link)]),
        element("footer", *[element("p", sentence) for sentence in notes(wording)]),
    )
    return f"<!doctype html>\n{element('html', head(title), body, lang=wording.language)}\n"


def balance_page(pair: Pair, words: Words, told: tuple[Mapping[str, Json], Mapping[str, Json]]) -> str:
    """Return the page that compares the games of a map or deck of players with those of the printed one. `told` has
    the options in which they differ."""
    wording = Wording(words)
    names = (
        ", ".join(wording.value(name, value) for name, value in told[0].items()),
        ", ".join(wording.value(name, value) for name, value in told[1].items()),
    )
    title = wording.say("report-balance", own=names[0], printed=names[1])
    games = wording.say("report-balance-games", own=pair[0].games, printed=pair[1].games)
    figures = wording.say("report-figures")
    found = balance_sections(wording, pair, names)
    body = element(
        "body",
        element("header", element("h1", title), element("p", games)),
        element("main", *[section.html(figures) for section in found]),
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


def sections(wording: Wording, games: Sequence[GameRow], times: Times, link: Link) -> Iterator[Section]:
    standings, adjustment = Standings(), adjusted(games)
    for game in games:
        standings.count(game)
    for group in groups(standings):
        yield wins(wording, standings, group, adjustment)
    if len(standings.of("agent")) > 1:
        if "faction" in standings.groups:
            yield factions_by_agent(wording, games)
        if duels(games):
            yield head_to_head(wording, games)
        yield ratings(wording, games)
    for kind in standings.present:
        yield presence(wording, standings, kind)
    for group in point_groups(standings):
        yield points(wording, games, group)
    yield lengths(wording, games)
    if not all(game.forfeit for game in games):
        yield ways(wording, games)
    if times:
        yield times_by_agent(wording, times)
        yield times_by_question(wording, times)
    if any(game.record for game in games):
        yield listing(wording, games, link)


def groups(standings: Standings) -> list[str]:
    """Return the groups for the wins: agents if there are several, factions or races and powers, and seats."""
    played = [group for group in standings.groups if group not in ("agent", "seat")]
    return [*(["agent"] if len(standings.of("agent")) > 1 else []), *played, "seat"]


def point_groups(standings: Standings) -> list[str]:
    """Return the groups for the points: those that stay constant during a game. Races do not."""
    return [group for group in groups(standings) if group in ("agent", "faction")] or ["seat"]


def facts(wording: Wording, games: Sequence[GameRow]) -> Html:
    """Return the settings of the run."""
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
    """Return each option that was set, with its values. Of many lists, return the set of their entries."""
    found: dict[str, dict[str, Json]] = {}
    for text in dict.fromkeys(game.options for game in games):
        for name, value in json.loads(text).items():
            if value != {}:  # no custom races and powers
                found.setdefault(name, {})[wording.value(name, value)] = value
    told = []
    for name, values in found.items():
        lists = [value for value in values.values() if isinstance(value, list)]
        if len(lists) > MOST_LISTS:
            entries = sorted({wording.value(name, entry) for value in lists for entry in value})
            told.append((wording.option(name), wording.say("report-some-of", names=", ".join(entries))))
        else:
            told.append((wording.option(name), "; ".join(values)))
    return told


def notes(wording: Wording) -> list[str]:
    return [wording.say("report-about-intervals"), wording.say("report-made-by", version=copse.__version__)]
