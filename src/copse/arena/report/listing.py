"""The list of games, with links to their records."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from copse.arena.matches import NOBODY
from copse.arena.report.section import DataTable, Section
from copse.arena.report.wording import Wording
from copse.arena.results import GameRow
from copse.kernel.markup import Html, element

SHOWN: Final = 100

Link = Callable[[str], str]
"""Maps the path of a record to a link on the page."""


def listing(wording: Wording, games: Sequence[GameRow], link: Link) -> Section:
    """Return the section with the first games, their players and winners."""
    recorded = sorted((game for game in games if game.record), key=lambda game: game.number)
    headings = [wording.say(f"report-{heading}") for heading in ("game", "players", "won-by", "turns")]
    rows = [
        [linked(game, link), players(wording, game), won_by(wording, game), wording.number(game.turns)]
        for game in recorded[:SHOWN]
    ]
    sentences = [wording.say("report-watch", record=link(recorded[0].record))]
    if len(recorded) > SHOWN:
        sentences.append(wording.say("report-games-shown", shown=SHOWN, games=len(recorded)))
    return Section(wording.say("report-games-counted"), sentences, None, DataTable(headings, rows))


def won_by(wording: Wording, game: GameRow) -> str:
    return wording.say("report-forfeit") if game.forfeit else f"§{game.won_by.partition(':')[2]}"


def linked(game: GameRow, link: Link) -> Html:
    return element("a", str(game.number), href=link(game.record))


def players(wording: Wording, game: GameRow) -> Html:
    """Return the players with their points. Winners are marked."""
    told = []
    for seat, agent in enumerate(game.agents):
        faction = [wording.name("faction", name) for name in game.played[seat].get("faction", [])]
        name = " · ".join([*faction, *([agent] if agent != NOBODY else [])])
        points = game.points[seat]
        line = name if points is None else f"{name}\u00a0{points}"
        told.append(element("strong" if seat in game.winners else "span", line))
    return element("span", *told, class_="players")
