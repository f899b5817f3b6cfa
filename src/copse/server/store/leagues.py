"""Leagues, as stored: their entrants, rounds and pods. Both databases use the same statements.

Every change of a league begins with a statement on its row that counts the change. So changes of one league follow
each other, and a server that has worked out the next step notices if something has changed meanwhile. A pod names
entrants by their number, so a deleted account leaves only a number there."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, Literal

import msgspec
from msgspec import Struct

from copse.server.protocol.league_messages import LeagueStatus, Seeding
from copse.server.protocol.messages import Pace, Plain
from copse.server.store.base import Statement
from copse.server.store.rows import Rows

How = Literal["", "played", "bye", "late", "void", "by_hand"]
"""How a pod got its result; empty if it has none."""
MOST_LISTED: Final = 100


class Terms(Struct, frozen=True):
    """What an organiser chose."""

    options: dict[str, Plain]
    pace: Pace
    round_seconds: int
    rounds: int
    pod_size: int
    seeding: Seeding
    most: int
    fewest: int
    agents: str | None
    spectators: bool


class League(Struct, frozen=True, array_like=True):
    """A league. `changed` counts its changes. The account of the organiser may be deleted; `club` is empty if everybody
    may enter. `terms` is JSON."""

    id: str
    name: str
    organiser: str | None
    club: str
    game: str
    terms: str
    status: LeagueStatus
    round: int
    changed: int
    made: float

    @property
    def agreed(self) -> Terms:
        return msgspec.json.decode(self.terms, type=Terms)


class Listed(League, frozen=True, array_like=True):
    """A league in the list of an account, with the number of entrants and whether the account is one."""

    deadline: float | None
    entrants: int
    entered: int


class Entrant(Struct, frozen=True, array_like=True):
    """An entrant, by number. An agent is `agent:LEVEL`. `out` entrants are in no further pods."""

    number: int
    player: str
    out: int
    since: float


class Round(Struct, frozen=True, array_like=True):
    number: int
    begun: float
    deadline: float


class Placed(Struct, frozen=True):
    """An entrant at the end of a game, by seat."""

    place: int
    won: float
    points: int | None = None


class Told(Struct, frozen=True):
    """What exports tell of a game: what each seat played, and the rows of a sheet if the game has one."""

    played: list[str] = []
    rows: list[list[str]] = []


class Pod(Struct, frozen=True, array_like=True):
    """A game of a round. `entrants` has the numbers by seat and `places` the result, both as JSON; `told` is a Told.
    `result` is the number of the stored result of the table, and `status` that of the table, if there is one."""

    round: int
    pod: int
    entrants: str
    table: str | None
    how: How
    places: str
    told: str
    reason: str
    ended: float | None
    status: str | None = None
    result: int | None = None
    replay: int = 0

    @property
    def seats(self) -> list[int]:
        return msgspec.json.decode(self.entrants, type=list[int])

    @property
    def placed(self) -> list[Placed]:
        return msgspec.json.decode(self.places, type=list[Placed]) if self.places else []

    @property
    def broken(self) -> bool:
        """Whether the game cannot go on: its table is deleted, closed or unreadable."""
        return not self.how and self.table is not None and self.result is None and self.status is None


class ExportedRow(Struct, frozen=True, array_like=True):
    id: str
    name: str
    organiser: str | None
    number: int | None
    since: float | None


LEAGUE: Final = "id, name, organiser, club, game, terms, status, round, changed, made"
CREATE: Final = """
INSERT INTO leagues (id, name, organiser, club, game, terms, status, round, changed, made)
SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10
WHERE (SELECT count(*) FROM leagues WHERE organiser = $3 AND status IN ('open', 'running')) < $11
RETURNING 1
"""
SEEN: Final = """
(l.club = '' OR l.organiser = $1 OR EXISTS (SELECT 1 FROM league_entrants e WHERE e.league = l.id AND e.player = $1)
 OR EXISTS (SELECT 1 FROM club_members m WHERE m.club = l.club AND m.account = $1 AND m.role <> 'invited'))
"""
LISTED: Final = f"""
SELECT {", ".join(f"l.{column}" for column in LEAGUE.split(", "))},
       (SELECT r.deadline FROM league_rounds r WHERE r.league = l.id AND r.round = l.round),
       (SELECT count(*) FROM league_entrants e WHERE e.league = l.id AND e.out = 0),
       (SELECT count(*) FROM league_entrants e WHERE e.league = l.id AND e.out = 0 AND e.player = $1)
FROM leagues l WHERE {SEEN}
"""
NEWEST: Final = f"ORDER BY CASE WHEN l.status IN ('open', 'running') THEN 0 ELSE 1 END, l.made DESC LIMIT {MOST_LISTED}"
ENTER: Final = """
INSERT INTO league_entrants (league, number, player, out, since)
SELECT $1, (SELECT coalesce(max(number), 0) + 1 FROM league_entrants WHERE league = $1), $2, 0, $3
WHERE (SELECT count(*) FROM league_entrants WHERE league = $1) < $4
  AND (SELECT count(*) FROM league_entrants e JOIN leagues l ON l.id = e.league
       WHERE e.player = $2 AND e.out = 0 AND l.status IN ('open', 'running')) < $5
RETURNING 1
"""
PODS: Final = """
SELECT p.round, p.pod, p.entrants, p.table_id, p.how, p.places, p.told, p.reason, p.ended,
       (SELECT t.status FROM tables t WHERE t.id = p.table_id AND t.ended IS NULL AND t.quarantined IS NULL),
       r.number, CASE WHEN r.record IS NULL THEN 0 ELSE 1 END
FROM league_pods p LEFT JOIN results r ON r.id = p.table_id
WHERE p.league = $1 AND p.round >= $2 ORDER BY p.round, p.pod
"""
POD: Final = "league = $1 AND round = $2 AND pod = $3"
LEAVE_ALL: Final = (
    "UPDATE leagues SET changed = changed + 1 WHERE organiser = $1 "
    "OR id IN (SELECT league FROM league_entrants WHERE player = $1)",
    "UPDATE leagues SET status = 'cancelled' WHERE organiser = $1 AND status = 'open'",
    "UPDATE league_pods SET reason = '' WHERE league IN (SELECT id FROM leagues WHERE organiser = $1)",
    "UPDATE leagues SET organiser = NULL WHERE organiser = $1",
    "DELETE FROM league_entrants WHERE player = $1 AND league IN (SELECT id FROM leagues WHERE round = 0)",
    "UPDATE league_entrants SET out = 1 WHERE player = $1",
)
"""What happens to the leagues of a person whose account is deleted, before results forget the account."""


class Leagues(Rows):
    """The leagues of a store."""

    # ---- reading

    async def league(self, id: str) -> League | None:
        return await self._one(League, f"SELECT {LEAGUE} FROM leagues WHERE id = $1", id)

    async def seen_by(self, id: str, account: str | None) -> Listed | None:
        """Return a league if an account may see it; None stands for people without one."""
        return await self._one(Listed, f"{LISTED} AND l.id = $2", account, id)

    async def listed(self, account: str | None) -> list[Listed]:
        """Return the leagues that an account may see, those that are not over first."""
        return await self._all(Listed, f"{LISTED} {NEWEST}", account)

    async def every(self) -> list[Listed]:
        """Return all leagues for operators, the newest first, with the name of the organiser."""
        columns = LEAGUE.replace("organiser", "(SELECT a.name FROM accounts a WHERE a.id = organiser)")
        select = (
            f"SELECT {columns}, NULL, (SELECT count(*) FROM league_entrants e WHERE e.league = id AND e.out = 0), 0 "
            "FROM leagues ORDER BY made DESC, id"
        )
        return await self._all(Listed, select)

    async def of_club(self, club: str, account: str) -> list[Listed]:
        return await self._all(Listed, f"{LISTED} AND l.club = $2 {NEWEST}", account, club)

    async def running(self) -> list[str]:
        return [str(row[0]) for row in await self._rows("SELECT id FROM leagues WHERE status = 'running' ORDER BY id")]

    async def entrants(self, league: str) -> list[Entrant]:
        select = "SELECT number, player, out, since FROM league_entrants WHERE league = $1 ORDER BY number"
        return await self._all(Entrant, select, league)

    async def rounds(self, league: str) -> list[Round]:
        select = "SELECT round, begun, deadline FROM league_rounds WHERE league = $1 ORDER BY round"
        return await self._all(Round, select, league)

    async def deadline(self, league: str, number: int) -> float:
        """Return the deadline of a round that has begun."""
        ((deadline,),) = await self._rows(
            "SELECT deadline FROM league_rounds WHERE league = $1 AND round = $2", league, number
        )
        return msgspec.convert(deadline, float)

    async def pods(self, league: str, first: int = 1) -> list[Pod]:
        """Return the pods of a round and of those after it, in order."""
        return await self._all(Pod, PODS, league, first)

    async def exported(self, account: str) -> list[ExportedRow]:
        """Return the leagues that an account organised or entered."""
        select = (
            "SELECT l.id, l.name, l.organiser, e.number, e.since FROM leagues l "
            "LEFT JOIN league_entrants e ON e.league = l.id AND e.player = $1 "
            "WHERE l.organiser = $1 OR e.player = $1 ORDER BY l.made, l.id"
        )
        return await self._all(ExportedRow, select, account)

    # ---- what people do

    async def create(self, league: League, most: int) -> None:
        """Raises Missed if the organiser has `most` leagues that are not over."""
        await self._store.together(Statement(CREATE, (*msgspec.structs.astuple(league), most), must=True))

    async def enter(self, league: str, account: str, now: float, most: int, most_of_account: int) -> None:
        """Raises Missed if the league is not open or full, or the account is in too many, and Conflict if it is in this
        one."""
        values = league, account, now, most, most_of_account
        await self._store.together(_touch(league, "open"), Statement(ENTER, values, must=True))

    async def withdraw(self, league: str, account: str) -> None:
        """Remove an entrant from a league that is open. Raises Missed."""
        delete = "DELETE FROM league_entrants WHERE league = $1 AND player = $2 RETURNING 1"
        await self._store.together(_touch(league, "open"), Statement(delete, (league, account), must=True))

    async def rest(self, league: str, account: str) -> None:
        """Let an entrant of a running league play no further rounds. Raises Missed."""
        update = "UPDATE league_entrants SET out = 1 WHERE league = $1 AND player = $2 AND out = 0 RETURNING 1"
        await self._store.together(_touch(league, "running"), Statement(update, (league, account), must=True))

    async def cancel(self, league: str) -> None:
        """Raises Missed if it is over."""
        update = (
            "UPDATE leagues SET status = 'cancelled', changed = changed + 1 "
            "WHERE id = $1 AND status IN ('open', 'running') RETURNING 1"
        )
        await self._store.together(Statement(update, (league,), must=True))

    async def set_by_hand(self, league: str, pod: Pod, places: Sequence[Placed], reason: str, now: float) -> None:
        """Raises Missed if the game is played to its end meanwhile, or the league is cancelled."""
        update = (
            "UPDATE league_pods SET how = 'by_hand', places = $4, reason = $5, ended = $6 "
            f"WHERE {POD} AND how = $7 RETURNING 1"
        )
        values = league, pod.round, pod.pod, _json(places), reason, now, pod.how
        await self._store.together(_touch(league, "running", "over"), Statement(update, values, must=True))

    # ---- what the server does

    async def begin_round(
        self, league: League, begun: float, deadline: float, agents: Mapping[int, str], pods: Sequence[Sequence[int]]
    ) -> None:
        """Begin the next round. `agents` are new entrants by number. A pod of one entrant is a bye. Raises Missed if
        the league has changed."""
        number = league.round + 1
        update = (
            "UPDATE leagues SET status = 'running', round = $3, changed = changed + 1 "
            "WHERE id = $1 AND changed = $2 AND status IN ('open', 'running') RETURNING 1"
        )
        enter = "INSERT INTO league_entrants (league, number, player, out, since) VALUES ($1, $2, $3, 0, $4)"
        insert = (
            "INSERT INTO league_pods (league, round, pod, entrants, how, places, told, reason, ended) "
            "VALUES ($1, $2, $3, $4, $5, $6, '', '', $7)"
        )
        bye = "bye", _json([Placed(1, 1.0)]), begun
        await self._store.together(
            Statement(update, (league.id, league.changed, number), must=True),
            *(Statement(enter, (league.id, one, player, begun)) for one, player in agents.items()),
            Statement("INSERT INTO league_rounds VALUES ($1, $2, $3, $4)", (league.id, number, begun, deadline)),
            *(
                Statement(insert, (league.id, number, pod, _json(seats), *(bye if len(seats) == 1 else ("", "", None))))
                for pod, seats in enumerate(pods, 1)
            ),
        )

    async def finish(self, league: League) -> None:
        """Raises Missed if the league has changed."""
        update = (
            "UPDATE leagues SET status = 'over', changed = changed + 1 "
            "WHERE id = $1 AND changed = $2 AND status = 'running' RETURNING 1"
        )
        await self._store.together(Statement(update, (league.id, league.changed), must=True))

    def opening(self, league: str, pod: Pod, table: str, accounts: Collection[str]) -> list[Statement]:
        """Return the statements that give a pod its table. They miss if it has one, the league has ended, or one of the
        accounts is deleted."""
        update = f"UPDATE league_pods SET table_id = $4 WHERE {POD} AND table_id IS NULL AND how = '' RETURNING 1"
        return [
            _touch(league, "running"),
            Statement(update, (league, pod.round, pod.pod, table), must=True),
            *(Statement("SELECT 1 FROM accounts WHERE id = $1", (one,), must=True) for one in sorted(accounts)),
        ]

    async def collect(self, league: str, pod: Pod, how: How, places: Sequence[Placed], told: Told, now: float) -> None:
        """Store the result of a pod. Raises Missed if it has one."""
        update = (
            f"UPDATE league_pods SET how = $4, places = $5, told = $6, ended = $7 WHERE {POD} AND how = '' RETURNING 1"
        )
        values = league, pod.round, pod.pod, how, _json(places), _json(told), now
        await self._store.together(_touch(league, "running"), Statement(update, values, must=True))


def _touch(league: str, *statuses: LeagueStatus) -> Statement:
    """Return the statement by which a change of a league begins. It misses if the league has another status."""
    update = f"UPDATE leagues SET changed = changed + 1 WHERE id = $1 AND status IN ({_quoted(statuses)}) RETURNING 1"
    return Statement(update, (league,), must=True)


def _quoted(statuses: Sequence[LeagueStatus]) -> str:
    return ", ".join(f"'{status}'" for status in statuses)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
