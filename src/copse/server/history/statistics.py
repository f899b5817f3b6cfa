"""Statistics of the games of a person: shares of wins with everything they played, and with everybody they met."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Final

from copse.arena.statistics import Tally
from copse.arena.told import told_of
from copse.locale import Words, slug
from copse.server.history.players import Names
from copse.server.protocol.history_messages import (
    Achievement,
    CompanyShare,
    GameStatistics,
    KindShare,
    ThingShare,
    WinShare,
)
from copse.server.store.results import BOT, GUEST, LISTED, Learned, Line, Past, Played, Share
from copse.server.tutorials.lessons import tutorials

OPENING: Final = "opening"  # verbs of the first turns, with spaces between them
MOST_COMPANY: Final = 30
MOST_THINGS: Final = 30  # of one kind; there are many openings
Shares = Mapping[tuple[str, str], Share]
"""The results of all people of this server, by kind and name."""


class OwnGame:
    """A game of a person that counts for statistics: their seats, what they played there, and the other players.
    Seats that somebody took later do not count. Guests and bots are nobody in particular."""

    def __init__(self, result: Past, player: str, lines: Iterable[Line], played: Iterable[Played]) -> None:
        self.result: Final = result
        counting = [line for line in lines if line.held != "joined"]
        self.own: Final = [line for line in counting if line.player == player]
        self.others: Final = {line.player: line for line in counting if line.player not in (player, GUEST, BOT)}
        won = {line.seat: line.won for line in self.own}
        self.things: Final = [(one.kind, one.name, won[one.seat]) for one in played if one.seat in won]


def games_of(player: str, past: Iterable[Past], lines: Sequence[Line], played: Sequence[Played]) -> list[OwnGame]:
    """Return the games of a person that count, oldest first."""
    seats, things = defaultdict[int, list[Line]](list), defaultdict[int, list[Played]](list)
    for line in lines:
        seats[line.result].append(line)
    for one in played:
        things[one.result].append(one)
    found = [
        OwnGame(result, player, seats[result.number], things[result.number])
        for result in sorted(past, key=lambda result: result.number)
        if result.unrated not in LISTED
    ]
    return [game for game in found if game.own]


def statistics_of(
    games: Sequence[OwnGame], shares: Mapping[str, Shares], names: Names, lang: str, own: bool
) -> list[GameStatistics]:
    """Return the statistics for each game that the person played, the most played one first. `lang` is the language of
    openings. Only on their own page people see whom they met at private tables."""
    by_game = sorted(games, key=lambda game: game.result.game)
    grouped = [(name, list(some)) for name, some in groupby(by_game, lambda game: game.result.game)]
    return [
        GameStatistics(
            game=name,
            mine=share_of(_tally(line.won for game in some for line in game.own)),
            streak=_streak(some),
            kinds=_kinds(name, some, shares.get(name, {}), lang),
            company=_company([game for game in some if own or not game.result.private], names),
        )
        for name, some in sorted(grouped, key=lambda group: -len(group[1]))
    ]


def share_of(tally: Tally) -> WinShare:
    low, high = tally.interval()
    return WinShare(tally.tries, round(tally.wins, 3), round(low, 4), round(high, 4))


def _tally(won: Iterable[float]) -> Tally:
    values = list(won)
    return Tally(len(values), sum(values))


def _streak(games: Iterable[OwnGame]) -> int:
    """Return the longest series of games with a win."""
    series = (len(list(run)) for won, run in groupby(games, lambda game: any(line.won for line in game.own)) if won)
    return max(series, default=0)


def _kinds(game: str, games: Iterable[OwnGame], shares: Shares, lang: str) -> list[KindShare]:
    """Return the results by everything the person played. What the game is about comes first, openings last."""
    tallies = defaultdict[str, dict[str, Tally]](dict)
    for one in games:
        for kind, name, won in one.things:
            tallies[kind].setdefault(name, Tally()).add(Tally(1, won))
    told = told_of(game)
    order = sorted(tallies, key=lambda kind: (kind != told.main, kind == OPENING, kind))
    found = []
    for kind in order:
        most = sorted(tallies[kind].items(), key=lambda entry: (-entry[1].tries, -entry[1].wins, entry[0]))
        league = told.league if kind == told.main else {}
        things = [
            ThingShare(
                _named(game, kind, name, lang),
                share_of(tally),
                _share_of_all(shares.get((kind, name))),
                league.get(name),
            )
            for name, tally in most[:MOST_THINGS]
        ]
        found.append(KindShare(kind, things))
    return found


def _named(game: str, kind: str, name: str, lang: str) -> str:
    """Return an opening as a text, and everything else as it is, because the page has names for it."""
    if kind != OPENING:
        return name
    words = Words(lang, game)
    titles = ((verb, f"verb-{slug(verb)}") for verb in name.split())
    return " · ".join(words.say(title) if title in words else verb for verb, title in titles)


def _share_of_all(share: Share | None) -> WinShare | None:
    return None if share is None else share_of(Tally(share.games, share.won))


def _company(games: Iterable[OwnGame], names: Names) -> list[CompanyShare]:
    met = defaultdict[str, list[tuple[float, bool]]](list)
    for game in games:
        won, place = max(line.won for line in game.own), min(line.place for line in game.own)
        for player, other in game.others.items():
            met[player].append((won, place < other.place))
    most = sorted(met.items(), key=lambda entry: (-len(entry[1]), entry[0]))[:MOST_COMPANY]
    return [
        CompanyShare(names.player(player), share_of(_tally(won for won, _ in found)), sum(ahead for _, ahead in found))
        for player, found in most
    ]


def achievements_of(games: Iterable[OwnGame], learned: Iterable[Learned]) -> list[Achievement]:
    """Return the finished tutorials and the first wins with each faction or race, in the order of time."""
    known = tutorials()
    found = [
        Achievement("tutorial", one.tutorial, known[one.tutorial].game, one.at)
        for one in learned
        if one.tutorial in known
    ]
    first: dict[tuple[str, str], Achievement] = {}
    for game in games:
        result = game.result
        for kind, name, won in game.things:
            if won and kind == told_of(result.game).main:
                first.setdefault((result.game, name), Achievement(kind, name, result.game, result.ended))
    return sorted([*found, *first.values()], key=lambda one: one.at)
