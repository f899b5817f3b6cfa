"""Leagues as a viewer may see them: in lists, whole, and as files.

The other entrants and the organiser see the names of all entrants. Everybody else sees those whose page is for them. If
somebody is silenced, others do not see the name."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from io import StringIO
from typing import Final

import msgspec

from copse.games import find
from copse.locale import Words
from copse.server.history.players import Names, Viewer
from copse.server.history.service import History
from copse.server.leagues.rounds import game_of
from copse.server.leagues.rules import standings
from copse.server.leagues.sheets import SHEETS, Match
from copse.server.moderation.standing import Standing
from copse.server.protocol.history_messages import PlayerInfo
from copse.server.protocol.league_messages import (
    Entrant,
    ExportedLeague,
    LeagueEntry,
    LeagueInfo,
    LeagueStanding,
    PodInfo,
    PodSeat,
    PodState,
    RoundInfo,
)
from copse.server.protocol.refusal import Refusal
from copse.server.store.leagues import Entrant as Entered
from copse.server.store.leagues import Leagues, Listed, Pod, Terms, Told
from copse.server.store.results import Known

DAY: Final = 24 * 3600
COLUMNS: Final = (
    "Round", "Pod", "Seat", "Entrant", "Player", "Played", "Place", "Won", "Points", "Result", "Ended", "Table",
    "Reason",
)  # fmt: skip
FORMULA: Final = re.compile(r"(?:^|(?<=;))(?=\s*[=+\-@＝＋－＠])")
"""Where a formula would begin in a spreadsheet. Some begin a new cell after each semicolon."""


class Fellow(Viewer):
    """Somebody who sees the names of all entrants, because they play with them or organise the league."""

    def may_see(self, person: Known) -> bool:
        return True


class LeagueViews:
    def __init__(self, kept: Leagues, history: History, standing: Standing) -> None:
        self._kept, self._history, self._standing = kept, history, standing

    # ---- lists

    async def entries(self, leagues: Sequence[Listed], account: str | None) -> list[LeagueEntry]:
        organisers = {league.organiser for league in leagues if league.organiser}
        names = await self._names(Viewer(account), organisers)
        return [self._entry(league, account, names) for league in leagues]

    def _entry(self, league: Listed, account: str | None, names: Names) -> LeagueEntry:
        terms, organiser = league.agreed, league.organiser
        hidden = organiser in self._standing.silenced and organiser != account
        return LeagueEntry(
            id=league.id,
            name="" if hidden else league.name,
            game=league.game,
            club=league.club,
            status=league.status,
            organiser=names.player(organiser) if organiser else PlayerInfo("person"),
            entrants=league.entrants,
            most=terms.most,
            round=league.round,
            rounds=terms.rounds,
            deadline=league.deadline if league.status == "running" else None,
            made=league.made,
            entered=bool(league.entered),
            yours=account is not None and organiser == account,
        )

    async def _names(self, viewer: Viewer, players: Iterable[str]) -> Names:
        """Return names without those of people who are silenced."""
        shown = {one for one in players if one == viewer.account or one not in self._standing.silenced}
        return await self._history.names(viewer, shown)

    # ---- a league

    async def info(self, league: Listed, account: str | None, lang: str, until: int | None) -> LeagueInfo:
        """Return a league with the standings after a round, or those of now."""
        terms, entrants, pods = league.agreed, await self._kept.entrants(league.id), await self._kept.pods(league.id)
        names = await self._names_in(league, account, entrants)
        yours = {one.number for one in entrants if one.player == account}
        games = [game_of(pod) for pod in pods if pod.how and (until is None or pod.round <= until)]
        return LeagueInfo(
            entry=self._entry(league, account, names),
            options={name: value for name, value in terms.options.items() if name not in find(league.game).texts},
            pace=terms.pace,
            round_seconds=terms.round_seconds,
            pod_size=terms.pod_size,
            seeding=terms.seeding,
            fewest=terms.fewest,
            agents=terms.agents,
            spectators=terms.spectators,
            rules=rules_of(terms, lang),
            entrants=[
                Entrant(one.number, names.player(one.player), one.number in yours, bool(one.out)) for one in entrants
            ],
            rounds=[
                RoundInfo(
                    one.number,
                    one.begun,
                    one.deadline,
                    [_pod(pod, terms, yours) for pod in pods if pod.round == one.number],
                )
                for one in await self._kept.rounds(league.id)
            ],
            standings=[
                LeagueStanding(one.rank, int(one.player), one.points, one.against, one.mean_place, one.games)
                for one in standings([str(one.number) for one in entrants], games)
            ],
        )

    async def _names_in(self, league: Listed, account: str | None, entrants: Sequence[Entered]) -> Names:
        players = {one.player for one in entrants} | ({league.organiser} if league.organiser else set())
        return await self._names(Fellow(account) if account in players else Viewer(account), players)

    # ---- files

    async def rows(self, league: Listed, account: str | None) -> str:
        """Return all results as a CSV file: a row for each seat."""
        entrants = await self._kept.entrants(league.id)
        called = self._called(entrants, await self._names_in(league, account, entrants))
        out = StringIO()
        lines = csv.writer(out, lineterminator="\n")
        lines.writerow(COLUMNS)
        for pod in await self._kept.pods(league.id):
            played = _told(pod).played or [""] * len(pod.seats)
            shown = _pod(pod, league.agreed, {one.number for one in entrants if one.player == account})
            for seat, (one, thing) in enumerate(zip(shown.seats, played, strict=True) if pod.how else (), 1):
                points = "" if one.points is None else one.points
                lines.writerow(
                    (
                        *(pod.round, pod.pod, seat, one.entrant, called[one.entrant], thing),
                        *(one.place, f"{one.won:g}", points, shown.state, _time(pod.ended), _cell(shown.table or "")),
                        _cell(pod.reason),
                    )
                )
        return out.getvalue()

    async def sheet(self, league: Listed, account: str | None) -> str:
        """Return the games that were played to their end as a sheet of the game's community. Raises Refusal."""
        if league.game not in SHEETS:
            raise Refusal(409, "no_sheet", "there are no league sheets for this game; get its results as rows")
        entrants = await self._kept.entrants(league.id)
        called = self._called(entrants, await self._names_in(league, account, entrants))
        speed, name = league.agreed.pace.mode, _cell(league.name)
        return SHEETS[league.game].text(
            (row, Match(called[number], one.won, pod.ended or 0.0, speed, name))
            for pod in await self._kept.pods(league.id)
            if pod.how == "played"
            for number, one, row in zip(pod.seats, pod.placed, _told(pod).rows, strict=False)
        )

    def _called(self, entrants: Sequence[Entered], names: Names) -> Mapping[int, str]:
        """Return the names of entrants in a file. Agents of one level are told apart by their numbers."""
        found = {}
        for one in entrants:
            player = names.player(one.player)
            named = f"{player.name} {one.number}" if player.kind == "agent" else _cell(player.name)
            found[one.number] = named or f"Player {one.number}"
        return found

    async def exported(self, account: str) -> list[ExportedLeague]:
        """Return the leagues of a person for the export of the account."""
        found = []
        for row in await self._kept.exported(account):
            pods = await self._kept.pods(row.id) if row.number is not None else []
            results = [one for pod in pods for one in _seats(pod) if one.entrant == row.number]
            found.append(ExportedLeague(row.name, row.organiser == account, row.since, results))
        return found


def _pod(pod: Pod, terms: Terms, yours: set[int]) -> PodInfo:
    """Return a pod as somebody sees it who plays as these entrants."""
    open = terms.spectators or not yours.isdisjoint(pod.seats)
    return PodInfo(
        pod=pod.pod,
        state=_state(pod),
        seats=_seats(pod),
        table=pod.table if open else None,
        replay=open and bool(pod.replay),
        reason=pod.reason,
    )


def _state(pod: Pod) -> PodState:
    if pod.how:
        return pod.how
    if pod.table is None:
        return "waiting"
    return "broken" if pod.broken else "playing"


def _seats(pod: Pod) -> list[PodSeat]:
    if not pod.how:
        return [PodSeat(number, None, None, None) for number in pod.seats]
    pairs = zip(pod.seats, pod.placed, strict=True)
    return [PodSeat(number, one.place, one.won, one.points) for number, one in pairs]


def _told(pod: Pod) -> Told:
    return msgspec.json.decode(pod.told, type=Told) if pod.told else Told()


def _time(moment: float | None) -> str:
    return "" if moment is None else f"{datetime.fromtimestamp(moment, UTC):%Y-%m-%d %H:%M:%S}"


def _cell(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula."""
    return FORMULA.sub("'", text)


def rules_of(terms: Terms, lang: str) -> list[str]:
    """Return the rules of a league as sentences."""
    words, absence = Words(lang), terms.pace.agent_after_seconds or terms.round_seconds
    found = [
        words.say(f"league-first-{terms.seeding}"),
        words.say("league-pairing"),
        words.say("league-points"),
        words.say("league-ties"),
        words.say("league-round", time=_span(terms.round_seconds, words)),
        words.say("league-absent", time=_span(absence, words)),
        words.say("league-late"),
        words.say("league-broken"),
        words.say("league-out"),
    ]
    if terms.agents is None:
        return [*found, words.say("league-bye")]
    return [*found, words.say("league-agents", agent=words.say(f"level-{terms.agents}"))]


def _span(seconds: int, words: Words) -> str:
    """Return a time in the largest unit that divides it, or in minutes."""
    for unit, length in (("days", DAY), ("hours", 3600)):
        if seconds % length == 0:
            return words.say(f"league-{unit}", count=seconds // length)
    return words.say("league-minutes", count=-(-seconds // 60))
