"""Results of finished games and what is computed from them, as stored. Both databases use the same statements.

A result outlives its table. Its players are accounts, agents, guests or bots. A person is stored by the id of the
account, so a name is found as long as the account exists. Results are numbered without gaps in the order in which they
are committed: one row counts them, and the transaction that stores a result locks that row. `rated` in the same row
says up to which number they are rated, so that several servers rate each of them once and in order."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from typing import Final, Literal

import msgspec
from msgspec import Struct

from copse.server.protocol.history_messages import Audience, Speed
from copse.server.store.base import Statement, Value
from copse.server.store.rows import Rows, places

GUEST: Final = "guest"
BOT: Final = "bot"
AGENT: Final = "agent:"  # the beginning of a player that is an agent
GONE: Final = "gone:"  # of a person whose account was deleted
Held = Literal["whole", "left", "joined"]
"""How a player held a seat: from the beginning to the end, until they left it, or from then on."""
Unrated = Literal["", "origin", "own", "bots", "removed", "guests", "seats", "short", "often"]
"""Why a result does not count for ratings; empty if it does (`history/ended.py`)."""
LISTED: Final = ("origin", "own")
"""Results that statistics leave out, too."""


class Seated(Struct, frozen=True, array_like=True):
    """A player of a game. Players who share a win have part of it as `won`."""

    seat: int
    player: str
    held: Held
    place: int
    points: int | None
    won: float


class Ended(Struct, frozen=True):
    """A finished game. `played` has what each seat played, by kind: its faction, its leader, the map and so on."""

    id: str
    game: str
    options: bytes
    speed: Speed
    pace: bytes
    started: float
    ended: float
    turns: int
    law: str
    private: bool
    unrated: Unrated
    record: bytes | None
    seats: Sequence[Seated]
    played: Collection[tuple[int, str, str]]


class Pending(Struct, frozen=True, array_like=True):
    """The next result to be rated, and the number of the last one that is."""

    number: int
    rated: int
    game: str
    speed: Speed
    ended: float
    unrated: Unrated


class Rating(Struct, frozen=True, array_like=True):
    """The strength of a player by OpenSkill, after this many rated games."""

    player: str
    mu: float
    sigma: float
    games: int


class Played(Struct, frozen=True, array_like=True):
    """What a seat of a result played."""

    result: int
    seat: int
    kind: str
    name: str


class Line(Seated, frozen=True, array_like=True):
    """A player in a list of several results."""

    result: int


class Past(Struct, frozen=True, array_like=True):
    """A result without its players. `replay` says whether its record is stored."""

    number: int
    id: str
    game: str
    options: str
    speed: Speed
    pace: str
    started: float
    ended: float
    turns: int
    law: str
    private: int
    unrated: Unrated
    replay: int


class Share(Struct, frozen=True, array_like=True):
    """How often people of this server won with something."""

    kind: str
    name: str
    games: int
    won: float


class Known(Struct, frozen=True, array_like=True):
    """A person who may be named, and who may see that person's page."""

    id: str
    name: str
    avatar: str
    audience: Audience


class Profile(Struct, frozen=True, array_like=True):
    audience: Audience
    achievements: int


class Learned(Struct, frozen=True, array_like=True):
    """A finished tutorial."""

    tutorial: str
    at: float


USUAL: Final = Profile("signed_in", 1)
COUNT: Final = (
    "INSERT INTO result_counter (one, last, rated) VALUES (1, 1, 0) "
    "ON CONFLICT (one) DO UPDATE SET last = result_counter.last + 1"
)
NUMBER: Final = "(SELECT last FROM result_counter)"
RESULT: Final = "number, id, game, options, speed, pace, started, ended, turns, law, private, unrated"
PAST: Final = f"{RESULT}, CASE WHEN record IS NULL THEN 0 ELSE 1 END"
SEAT: Final = "seat, player, held, place, points, won"
LINE: Final = f"{SEAT}, result"


def agent_player(agent: str) -> str:
    return f"{AGENT}{agent}"


def is_person(player: str) -> bool:
    """Return whether a player has or had an account."""
    return player not in (GUEST, BOT) and not player.startswith(AGENT)


def storing(ended: Ended) -> tuple[Statement, ...]:
    """Return the statements that store a result."""
    result: tuple[Value, ...] = (
        ended.id, ended.game, ended.options.decode(), ended.speed, ended.pace.decode(), ended.started, ended.ended,
        ended.turns, ended.law, int(ended.private), ended.unrated, ended.record,
    )  # fmt: skip
    insert_seat = f"INSERT INTO result_seats (result, line, {SEAT}) VALUES ({NUMBER}, {places(7)})"
    insert_played = f"INSERT INTO result_played (result, seat, kind, name) VALUES ({NUMBER}, {places(3)})"
    return (
        Statement(COUNT),
        Statement(f"INSERT INTO results ({RESULT}, record) VALUES ({NUMBER}, {places(12)})", result),
        *(Statement(insert_seat, (line, *msgspec.structs.astuple(one))) for line, one in enumerate(ended.seats)),
        *(Statement(insert_played, played) for played in ended.played),
    )


def learning(account: str, tutorial: str, at: float) -> Statement:
    """Return the statement that stores a finished tutorial."""
    insert = (
        "INSERT INTO lessons_learned (account, tutorial, at) "
        "SELECT id, CAST($2 AS TEXT), CAST($3 AS DOUBLE PRECISION) FROM accounts WHERE id = $1 ON CONFLICT DO NOTHING"
    )
    return Statement(insert, (account, tutorial, at))


def made_nameless(account: str) -> tuple[Statement, ...]:
    """Return the statements by which a person becomes nobody in particular. All results keep one player, so ratings
    computed again are the same."""
    nobody = GONE + secrets.token_hex(8)
    tables = ("result_seats", "ratings", "league_entrants")
    return tuple(Statement(f"UPDATE {table} SET player = $2 WHERE player = $1", (account, nobody)) for table in tables)


class Results(Rows):
    """The results of a store."""

    # ---- rating

    async def pending(self) -> Pending | None:
        """Return the next result to be rated."""
        select = (
            "SELECT r.number, c.rated, r.game, r.speed, r.ended, r.unrated FROM result_counter c "
            "JOIN results r ON r.number > c.rated ORDER BY r.number LIMIT 1"
        )
        return await self._one(Pending, select)

    async def lines(self, number: int) -> list[Line]:
        """Return the players of a result, by seat and then in time."""
        return await self._all(Line, f"SELECT {LINE} FROM result_seats WHERE result = $1 ORDER BY line", number)

    async def rated_with(self, player: str, before: Pending, since: float) -> list[Line]:
        """Return the players of the rated games of a player between a moment and a result."""
        select = (
            f"SELECT {LINE} FROM result_seats WHERE result IN (SELECT s.result FROM result_seats s JOIN results r "
            "ON r.number = s.result WHERE s.player = $1 AND r.number < $2 AND r.ended > $3 AND r.game = $4 "
            "AND r.unrated = '')"
        )
        return await self._all(Line, select, player, before.number, since, before.game)

    async def ratings(self, players: Collection[str], game: str, speed: Speed) -> dict[str, Rating]:
        select = (
            f"SELECT player, mu, sigma, games FROM ratings WHERE game = $1 AND speed = $2 "
            f"AND player IN ({places(len(players), 3)})"
        )
        found = await self._all(Rating, select, game, speed, *players) if players else []
        return {rating.player: rating for rating in found}

    async def rate(self, result: Pending, unrated: Unrated, ratings: Collection[Rating]) -> None:
        """Store the ratings after a result, and whether it counts. Raises Missed if another server was first."""
        upsert = (
            f"INSERT INTO ratings (player, mu, sigma, games, game, speed) VALUES ({places(6)}) "
            "ON CONFLICT (player, game, speed) "
            "DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games"
        )
        await self._store.together(
            Statement(
                "UPDATE result_counter SET rated = $2 WHERE rated = $1 RETURNING 1",
                (result.rated, result.number),
                must=True,
            ),
            Statement("UPDATE results SET unrated = $2 WHERE number = $1", (result.number, unrated)),
            *(Statement(upsert, (*msgspec.structs.astuple(one), result.game, result.speed)) for one in ratings),
        )

    async def forget_ratings(self) -> None:
        """Delete all ratings, so that they are computed again from the first result on."""
        await self._store.together(
            Statement("UPDATE result_counter SET rated = 0"),
            Statement("UPDATE results SET unrated = '' WHERE unrated = 'often'"),
            Statement("DELETE FROM ratings"),
        )

    async def count(self) -> int:
        (row,) = await self._rows("SELECT count(*) FROM results")
        return msgspec.convert(row[0], int)

    async def ranking(self, game: str, speed: Speed, settled: int, most: int) -> list[Rating]:
        """Return the best players, those with this many games first."""
        select = (
            "SELECT player, mu, sigma, games FROM ratings "
            f"WHERE game = $1 AND speed = $2 AND player NOT LIKE '{GONE}%' "
            f"ORDER BY CASE WHEN games >= {settled} THEN 0 ELSE 1 END, mu DESC, player LIMIT {most}"
        )
        return await self._all(Rating, select, game, speed)

    async def ratings_of(self, player: str) -> list[tuple[str, Speed, Rating]]:
        """Return all ratings of a player, each with its game and speed."""
        select = "SELECT game, speed, player, mu, sigma, games FROM ratings WHERE player = $1 ORDER BY game, speed"
        return [
            (str(row[0]), msgspec.convert(row[1], Speed), msgspec.convert(tuple(row)[2:], Rating))
            for row in await self._rows(select, player)
        ]

    # ---- the page of a person

    async def of_player(self, player: str, before: int, most: int) -> list[Past]:
        """Return the results of a player before a number, the newest first."""
        select = (
            f"SELECT {PAST} FROM results WHERE number < $2 "
            f"AND number IN (SELECT result FROM result_seats WHERE player = $1) ORDER BY number DESC LIMIT {most}"
        )
        return await self._all(Past, select, player, before)

    async def lines_with(self, player: str, first: int, last: int) -> list[Line]:
        """Return all players of the results of a player with these numbers."""
        select = (
            f"SELECT {LINE} FROM result_seats WHERE result IN "
            "(SELECT result FROM result_seats WHERE player = $1 AND result BETWEEN $2 AND $3) ORDER BY result, line"
        )
        return await self._all(Line, select, player, first, last)

    async def played_with(self, player: str, first: int, last: int) -> list[Played]:
        """Return what all seats played in the results of a player with these numbers."""
        select = (
            "SELECT result, seat, kind, name FROM result_played WHERE result IN "
            "(SELECT result FROM result_seats WHERE player = $1 AND result BETWEEN $2 AND $3) "
            "ORDER BY result, seat, kind, name"
        )
        return await self._all(Played, select, player, first, last)

    async def shares(self, game: str) -> list[Share]:
        """Return how often the people of this server won with each thing. Those who joined later do not count."""
        select = (
            "SELECT p.kind, p.name, count(*), sum(s.won) FROM result_played p "
            "JOIN result_seats s ON s.result = p.result AND s.seat = p.seat JOIN results r ON r.number = p.result "
            f"WHERE r.game = $1 AND r.unrated NOT IN {LISTED} AND s.held <> 'joined' "
            f"AND s.player NOT LIKE '{AGENT}%' AND s.player <> '{BOT}' GROUP BY p.kind, p.name"
        )
        return await self._all(Share, select, game)

    async def people(self, ids: Collection[str]) -> dict[str, Known]:
        """Return the accounts with these ids; deleted ones are missing."""
        select = (
            f"SELECT a.id, a.name, a.avatar, coalesce(p.audience, '{USUAL.audience}') FROM accounts a "
            f"LEFT JOIN profiles p ON p.account = a.id WHERE a.id IN ({places(len(ids))})"
        )
        return {one.id: one for one in (await self._all(Known, select, *ids) if ids else [])}

    async def profile(self, account: str) -> Profile:
        select = "SELECT audience, achievements FROM profiles WHERE account = $1"
        return await self._one(Profile, select, account) or USUAL

    async def set_profile(self, account: str, profile: Profile) -> None:
        upsert = (
            "INSERT INTO profiles (account, audience, achievements) VALUES ($1, $2, $3) "
            "ON CONFLICT (account) DO UPDATE SET audience = excluded.audience, achievements = excluded.achievements"
        )
        await self._change(upsert, account, profile.audience, profile.achievements)

    async def learned(self, account: str) -> list[Learned]:
        select = "SELECT tutorial, at FROM lessons_learned WHERE account = $1 ORDER BY at, tutorial"
        return await self._all(Learned, select, account)

    # ---- one result

    async def result(self, id: str) -> Past | None:
        return await self._one(Past, f"SELECT {PAST} FROM results WHERE id = $1", id)

    async def played(self, number: int) -> list[Played]:
        select = "SELECT result, seat, kind, name FROM result_played WHERE result = $1 ORDER BY seat, kind, name"
        return await self._all(Played, select, number)

    async def record(self, number: int) -> bytes | None:
        """Return the compressed record of a result."""
        found = await self._rows("SELECT record FROM results WHERE number = $1", number)
        return msgspec.convert(found[0][0], bytes | None) if found else None
