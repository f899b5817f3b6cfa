"""Reports, sanctions, mutes and blocks, and the audit log, as stored. Both databases use the same statements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct

from copse.server.store.base import Conflict, Missed, Statement
from copse.server.store.rows import Rows

MOST_ALIKE: Final = 10  # open reports about one thing; more add nothing
MOST_OPEN: Final = 2_000  # open reports in all


class Report(Struct, frozen=True, array_like=True):
    """A report. `reporter` is the account or the alias of the client that made it, `topic` what it is about, and
    `account` whom; None for a guest. `message` is the number of a chat message."""

    id: str
    made: float
    reporter: str
    topic: str
    kind: str
    reason: str
    words: str
    account: str | None
    name: str
    avatar: str
    table: str
    table_name: str
    message: int | None
    closed: float | None = None
    verdict: str = ""


class Line(Struct, frozen=True, array_like=True):
    """A chat message as a report keeps it, with the account that wrote it."""

    n: int
    at: float
    seat: int | None
    who: str
    text: str
    emote: str | None
    account: str | None


class Sanction(Struct, frozen=True, array_like=True):
    """A warning, a silence or a suspension. It has no end if `until` is None."""

    id: str
    account: str
    kind: str
    reason: str
    words: str
    made: float
    until: float | None
    lifted: float | None = None
    confirmed: float | None = None


class Tie(Struct, frozen=True, array_like=True):
    """A mute or a block of another account, under the name by which the person knew it."""

    id: str
    account: str
    other: str
    kind: str
    called: str
    made: float


class Deed(Struct, frozen=True, array_like=True):
    """An entry of the audit log. `actor` is an account, or empty for the terminal. `subject` is an account or a
    table. Neither is a name, so that a deleted account leaves none."""

    id: str
    at: float
    actor: str
    act: str
    subject: str
    detail: str


class Counts(Struct, frozen=True, array_like=True):
    """How much the database holds."""

    accounts: int
    tables: int
    playing: int
    reports: int


REPORT: Final = (
    "id, made, reporter, topic, kind, reason, words, account, name, avatar, table_id, table_name, message, closed, "
    "verdict"
)
LINE: Final = "n, at, seat, who, text, emote, account"
SANCTION: Final = "id, account, kind, reason, words, made, until, lifted, confirmed"
TIE: Final = "id, account, other, kind, called, made"
DEED: Final = "id, at, actor, act, subject, detail"
IN_FORCE: Final = "kind <> 'warning' AND lifted IS NULL AND (until IS NULL OR until > $1)"
FORGET: Final = (
    "DELETE FROM report_lines WHERE report IN (SELECT id FROM reports WHERE account = $1)",
    "UPDATE reports SET reporter = id WHERE reporter = $1",
    "DELETE FROM ties WHERE other = $1",
)
"""What is deleted with an account, beside the rows that belong to it."""


def audited(deed: Deed) -> Statement:
    """Return the statement that adds an entry to the audit log."""
    insert = f"INSERT INTO audit ({DEED}) VALUES ($1, $2, $3, $4, $5, $6)"
    return Statement(insert, msgspec.structs.astuple(deed))


def role_is(account: str, role: str) -> Statement:
    """Return a statement that finds an account with this role. What must happen together with it happens only if
    nobody changed the role meanwhile."""
    return Statement("SELECT 1 FROM accounts WHERE id = $1 AND role = $2", (account, role), must=True)


def closing(topic: str, at: float, verdict: str) -> Statement:
    """Return the statement that closes the open reports about something."""
    update = "UPDATE reports SET closed = $2, verdict = $3 WHERE topic = $1 AND closed IS NULL RETURNING 1"
    return Statement(update, (topic, at, verdict), must=True)


class Cases(Rows):
    """The reports, sanctions, ties and the audit log of a store."""

    # ---- reports

    async def report(self, report: Report, lines: Sequence[Line]) -> bool:
        """Store a report with the chat. Returns False if the person has reported this before, or if there are many
        reports about it already."""
        places = ", ".join(f"${number}" for number in range(1, 16))
        few = (
            f"SELECT 1 WHERE (SELECT count(*) FROM reports WHERE topic = $1 AND closed IS NULL) < {MOST_ALIKE} "
            f"AND (SELECT count(*) FROM reports WHERE closed IS NULL) < {MOST_OPEN} "
            "AND NOT EXISTS (SELECT 1 FROM reports WHERE topic = $1 AND reporter = $2 AND closed IS NULL)"
        )
        insert = f"INSERT INTO report_lines (report, {LINE}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
        try:
            await self._store.together(
                Statement(few, (report.topic, report.reporter), must=True),
                Statement(f"INSERT INTO reports ({REPORT}) VALUES ({places})", msgspec.structs.astuple(report)),
                *(Statement(insert, (report.id, *msgspec.structs.astuple(line))) for line in lines),
            )
        except (Missed, Conflict):
            return False
        return True

    async def reports(self, closed: bool, skip: int, most: int, without: Sequence[str] = ()) -> list[Report]:
        """Return reports, the newest first, without those about accounts with these roles."""
        which = "closed IS NOT NULL" if closed else "closed IS NULL"
        roles = " OR ".join(["1 = 0", *(f"role = ${number}" for number in range(1, len(without) + 1))])
        select = (
            f"SELECT {REPORT} FROM reports WHERE {which} "
            f"AND (account IS NULL OR account NOT IN (SELECT id FROM accounts WHERE {roles})) "
            f"ORDER BY made DESC, id LIMIT {most} OFFSET {skip}"
        )
        return await self._all(Report, select, *without)

    async def reported(self, id: str) -> Report | None:
        return await self._one(Report, f"SELECT {REPORT} FROM reports WHERE id = $1", id)

    async def reports_about(self, account: str) -> int:
        (row,) = await self._rows("SELECT count(*) FROM reports WHERE account = $1", account)
        return msgspec.convert(row[0], int)

    async def reports_by(self, account: str) -> list[Report]:
        return await self._all(Report, f"SELECT {REPORT} FROM reports WHERE reporter = $1 ORDER BY made", account)

    async def lines(self, report: str) -> list[Line]:
        return await self._all(Line, f"SELECT {LINE} FROM report_lines WHERE report = $1 ORDER BY n", report)

    # ---- sanctions

    async def impose(self, sanction: Sanction, deed: Deed, *others: Statement) -> None:
        """Store a sanction; a suspension ends all sessions. Raises Missed."""
        insert = f"INSERT INTO sanctions ({SANCTION}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
        end = Statement("DELETE FROM sessions WHERE account = $1", (sanction.account,))
        ended = [end] if sanction.kind == "suspension" else []
        await self.log(deed, *others, Statement(insert, msgspec.structs.astuple(sanction)), *ended)

    async def lift(self, id: str, deed: Deed, *others: Statement) -> None:
        """End a sanction. Raises Missed, also if it is over."""
        update = f"UPDATE sanctions SET lifted = $1 WHERE id = $2 AND {IN_FORCE} RETURNING 1"
        await self.log(deed, *others, Statement(update, (deed.at, id), must=True))

    async def sanction(self, id: str) -> Sanction | None:
        return await self._one(Sanction, f"SELECT {SANCTION} FROM sanctions WHERE id = $1", id)

    async def sanctions(self, account: str) -> list[Sanction]:
        select = f"SELECT {SANCTION} FROM sanctions WHERE account = $1 ORDER BY made DESC"
        return await self._all(Sanction, select, account)

    async def in_force(self, now: float) -> list[Sanction]:
        """Return the silences and suspensions in force."""
        return await self._all(Sanction, f"SELECT {SANCTION} FROM sanctions WHERE {IN_FORCE}", now)

    async def in_force_on(self, account: str, now: float) -> list[Sanction]:
        select = f"SELECT {SANCTION} FROM sanctions WHERE {IN_FORCE} AND account = $2 ORDER BY made DESC"
        return await self._all(Sanction, select, now, account)

    async def confirm(self, account: str, id: str, at: float) -> None:
        update = "UPDATE sanctions SET confirmed = $3 WHERE account = $1 AND id = $2 AND confirmed IS NULL"
        await self._change(update, account, id, at)

    # ---- the audit log

    async def log(self, deed: Deed, *changes: Statement) -> None:
        """Store changes with their entry. Raises Missed if one that must find something finds nothing."""
        await self._store.together(*changes, audited(deed))

    async def names(self) -> dict[str, str]:
        """Return the names of all accounts that appear in the audit log."""
        select = "SELECT id, name FROM accounts WHERE id IN (SELECT actor FROM audit UNION SELECT subject FROM audit)"
        return {str(id): str(name) for id, name in await self._rows(select)}

    async def counts(self) -> Counts:
        select = (
            "SELECT (SELECT count(*) FROM accounts), (SELECT count(*) FROM tables), "
            "(SELECT count(*) FROM tables WHERE status = 'playing' AND ended IS NULL), "
            "(SELECT count(*) FROM reports WHERE closed IS NULL)"
        )
        (row,) = await self._rows(select)
        return msgspec.convert(tuple(row), Counts)

    async def deeds(self, skip: int, most: int) -> list[Deed]:
        """Return entries of the audit log, the newest first."""
        return await self._all(Deed, f"SELECT {DEED} FROM audit ORDER BY at DESC, id LIMIT {most} OFFSET {skip}")

    # ---- mutes and blocks

    async def tie(self, tie: Tie) -> None:
        """Mute or block somebody. A repetition changes nothing."""
        insert = f"INSERT INTO ties ({TIE}) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING"
        await self._change(insert, *msgspec.structs.astuple(tie))

    async def untie(self, account: str, kind: str, other: str) -> None:
        await self._change("DELETE FROM ties WHERE account = $1 AND kind = $2 AND other = $3", account, kind, other)

    async def loosen(self, account: str, id: str) -> None:
        """Remove a tie by its id."""
        await self._change("DELETE FROM ties WHERE account = $1 AND id = $2", account, id)

    async def ties(self, account: str) -> list[Tie]:
        return await self._all(Tie, f"SELECT {TIE} FROM ties WHERE account = $1 ORDER BY made", account)

    async def apart(self, account: str) -> set[str]:
        """Return the accounts that this one has blocked, and those that have blocked it."""
        select = (
            "SELECT other FROM ties WHERE kind = 'block' AND account = $1 "
            "UNION SELECT account FROM ties WHERE kind = 'block' AND other = $1"
        )
        return {str(row[0]) for row in await self._rows(select, account)}
