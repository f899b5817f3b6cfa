"""Accounts and what belongs to them, as stored. Both databases use the same statements.

Secrets are stored as digests only, so nobody who reads the database can sign in as somebody."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec
from msgspec import Struct

from copse.server.store.base import Statement
from copse.server.store.clubs import CLOSE_EMPTY
from copse.server.store.leagues import LEAVE_ALL
from copse.server.store.moderation import FORGET
from copse.server.store.results import made_nameless
from copse.server.store.rows import Rows, places

MOST_GAMES: Final = 500  # of one account in a list


class Account(Struct, frozen=True, array_like=True):
    """A person. `password` is a slow digest; None for a person with passkeys only. `email` is verified, and
    in lower case."""

    id: str
    name: str
    avatar: str
    role: str
    password: str | None
    email: str | None
    made: float


class Session(Struct, frozen=True, array_like=True):
    """A device where an account is signed in. The person last proved at `proven` who they are."""

    digest: str
    account: str
    device: str
    made: float
    seen: float
    proven: float


class Passkey(Struct, frozen=True, array_like=True):
    """A passkey: its id and its public key in base64url. `uses` is the counter of the device that holds it."""

    id: str
    account: str
    public_key: str
    uses: int
    name: str
    made: float
    used: float | None


class Ticket(Struct, frozen=True, array_like=True):
    """What a one-time secret is good for: a link in an e-mail, an invitation, the challenge of a passkey."""

    account: str | None
    note: str


class HeldGame(Struct, frozen=True, array_like=True):
    """A table at which an account has seats."""

    id: str
    game: str
    sheet: bytes
    version: int


ACCOUNT: Final = "id, name, avatar, role, password, email, made"
SESSION: Final = "digest, account, device, made, seen, proven"
PASSKEY: Final = "id, account, public_key, uses, name, made, used"
OWNED: Final = (
    "lessons_learned", "profiles", "notifications", "notification_channels", "notification_settings", "account_games",
    "tickets", "recovery_codes", "passkeys", "sessions", "account_looks", "searches", "friends", "invitations",
    "club_members", "club_messages", "club_results", "follows", "report_lines", "reports", "sanctions", "ties",
)  # fmt: skip
MENTIONING: Final = {"friends": "other", "invitations": "inviter"}
"""Rows of other people that name an account, with the column."""


class People(Rows):
    """The accounts of a store."""

    # ---- accounts

    async def add(self, account: Account, looks: Collection[str], codes: Collection[str]) -> None:
        """Store a new account, its recovery codes and what its name looks like. Raises Conflict if a name looks so
        already."""
        insert = f"INSERT INTO accounts ({ACCOUNT}) VALUES ({places(7)})"
        await self._store.together(
            Statement(insert, msgspec.structs.astuple(account)),
            *_new_looks(account.id, looks, account.made),
            *_new_codes(account.id, codes),
        )

    async def rename(self, id: str, name: str, looks: Collection[str], now: float, until: float) -> None:
        """Change the name of an account. What the old one looks like stays reserved until a moment. Raises Conflict if
        the name of another account looks so."""
        reserve = "UPDATE account_looks SET until = $2 WHERE account = $1 AND until IS NULL"
        again = "DELETE FROM account_looks WHERE account = $1 AND look = $2"
        await self._store.together(
            Statement(reserve, (id, until)),
            *(Statement(again, (id, look)) for look in sorted(looks)),
            *_new_looks(id, looks, now),
            Statement("UPDATE accounts SET name = $2 WHERE id = $1", (id, name)),
        )

    async def reserved(self, id: str, now: float) -> int:
        """Return how many looks of earlier names are reserved for an account."""
        (row,) = await self._rows("SELECT count(*) FROM account_looks WHERE account = $1 AND until > $2", id, now)
        return msgspec.convert(row[0], int)

    async def account(self, id: str) -> Account | None:
        return await self._one(Account, f"SELECT {ACCOUNT} FROM accounts WHERE id = $1", id)

    async def named(self, look: str) -> Account | None:
        """Return the account whose name looks like this."""
        owner = "SELECT account FROM account_looks WHERE look = $1 AND until IS NULL"
        columns = f"SELECT {ACCOUNT} FROM accounts WHERE id = ({owner})"
        return await self._one(Account, columns, look)

    async def owners(self, looks: Collection[str], now: float) -> set[str]:
        """Return the accounts whose present or reserved names look like one of these."""
        places = ", ".join(f"${number}" for number in range(2, len(looks) + 2))
        where = f"look IN ({places}) AND (until IS NULL OR until > $1)"
        rows = await self._rows(f"SELECT DISTINCT account FROM account_looks WHERE {where}", now, *looks)
        return {str(row[0]) for row in rows}

    async def reached_by(self, email: str, most: int) -> list[Account]:
        """Return accounts with this verified e-mail address."""
        select = f"SELECT {ACCOUNT} FROM accounts WHERE email = $1 ORDER BY made LIMIT {most}"
        return await self._all(Account, select, email)

    async def page(self, after: str, most: int) -> list[Account]:
        """Return accounts in the order of their ids, after this id."""
        return await self._all(Account, f"SELECT {ACCOUNT} FROM accounts WHERE id > $1 ORDER BY id LIMIT {most}", after)

    async def newest(self, skip: int, most: int) -> list[Account]:
        """Return accounts, the newest first."""
        select = f"SELECT {ACCOUNT} FROM accounts ORDER BY made DESC, id LIMIT {most} OFFSET {skip}"
        return await self._all(Account, select)

    async def set_avatar(self, id: str, avatar: str) -> None:
        await self._change("UPDATE accounts SET avatar = $2 WHERE id = $1", id, avatar)

    async def set_password(self, id: str, password: str) -> None:
        await self._change("UPDATE accounts SET password = $2 WHERE id = $1", id, password)

    async def set_email(self, id: str, email: str | None) -> None:
        await self._change("UPDATE accounts SET email = $2 WHERE id = $1", id, email)

    async def remove(self, id: str) -> None:
        """Delete an account with everything that belongs to it. Its results stay, under nobody's name."""
        await self._store.together(
            *(Statement(leave, (id,)) for leave in LEAVE_ALL),
            *made_nameless(id),
            *(Statement(forget, (id,)) for forget in FORGET),
            *(Statement(f"DELETE FROM {table} WHERE account = $1", (id,)) for table in OWNED),
            *(Statement(f"DELETE FROM {table} WHERE {column} = $1", (id,)) for table, column in MENTIONING.items()),
            *CLOSE_EMPTY,
            Statement("DELETE FROM accounts WHERE id = $1", (id,)),
        )

    # ---- sessions

    async def begin(self, session: Session, forgotten: float) -> None:
        """Store a session, and delete those last seen before a moment."""
        await self._store.together(
            Statement("DELETE FROM sessions WHERE seen < $1", (forgotten,)),
            Statement(
                f"INSERT INTO sessions ({SESSION}) VALUES ($1, $2, $3, $4, $5, $6)", msgspec.structs.astuple(session)
            ),
        )

    async def session(self, digest: str) -> tuple[Session, Account] | None:
        columns = "s.digest, s.account, s.device, s.made, s.seen, s.proven, " + ", ".join(
            f"a.{column}" for column in ACCOUNT.split(", ")
        )
        select = f"SELECT {columns} FROM sessions s JOIN accounts a ON a.id = s.account WHERE s.digest = $1"
        found = await self._rows(select, digest)
        if not found:
            return None
        row = tuple(found[0])
        return msgspec.convert(row[:6], Session), msgspec.convert(row[6:], Account)

    async def sessions(self, account: str) -> list[Session]:
        return await self._all(Session, f"SELECT {SESSION} FROM sessions WHERE account = $1 ORDER BY made", account)

    async def touch(self, digest: str, seen: float) -> None:
        await self._change("UPDATE sessions SET seen = $2 WHERE digest = $1", digest, seen)

    async def prove(self, digest: str, proven: float) -> None:
        await self._change("UPDATE sessions SET proven = $2 WHERE digest = $1", digest, proven)

    async def end(self, digest: str) -> None:
        await self._change("DELETE FROM sessions WHERE digest = $1", digest)

    async def end_others(self, account: str, kept: str = "") -> None:
        """End all sessions of an account except one."""
        await self._change("DELETE FROM sessions WHERE account = $1 AND digest <> $2", account, kept)

    # ---- tries to sign in

    async def try_name(self, name: str, now: float, pause: float, most: int) -> bool:
        """Count a try to sign in under a name, given as a digest. A name has `most` tries at once and gets another
        after each `pause`. Returns False, and counts nothing, if it has none.

        A row says until when the tries of a name are spent; without a row it has all of them."""
        spend = (
            "INSERT INTO tries (name, spent_until) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET spent_until = "
            "CASE WHEN tries.spent_until > $3 THEN tries.spent_until + $4 ELSE $2 END "
            "WHERE tries.spent_until <= $5 RETURNING 1"
        )
        await self._change("DELETE FROM tries WHERE spent_until < $1", now)
        return bool(await self._rows(spend, name, now + pause, now, pause, now + (most - 1) * pause))

    # ---- passkeys and recovery codes

    async def passkeys(self, account: str) -> list[Passkey]:
        return await self._all(Passkey, f"SELECT {PASSKEY} FROM passkeys WHERE account = $1 ORDER BY made", account)

    async def passkey(self, id: str) -> Passkey | None:
        return await self._one(Passkey, f"SELECT {PASSKEY} FROM passkeys WHERE id = $1", id)

    async def add_passkey(self, passkey: Passkey) -> None:
        """Raises Conflict if somebody has it already."""
        insert = f"INSERT INTO passkeys ({PASSKEY}) VALUES ($1, $2, $3, $4, $5, $6, $7)"
        await self._change(insert, *msgspec.structs.astuple(passkey))

    async def use_passkey(self, id: str, uses: int, at: float) -> None:
        await self._change("UPDATE passkeys SET uses = $2, used = $3 WHERE id = $1", id, uses, at)

    async def remove_passkey(self, account: str, id: str) -> None:
        await self._change("DELETE FROM passkeys WHERE account = $1 AND id = $2", account, id)

    async def renew_codes(self, account: str, codes: Collection[str]) -> None:
        """Replace the recovery codes of an account."""
        delete = Statement("DELETE FROM recovery_codes WHERE account = $1", (account,))
        await self._store.together(delete, *_new_codes(account, codes))

    async def codes_left(self, account: str) -> int:
        (row,) = await self._rows("SELECT count(*) FROM recovery_codes WHERE account = $1", account)
        return msgspec.convert(row[0], int)

    async def recover(self, account: str, code: str, password: str) -> None:
        """Use a recovery code: set a password and end all sessions. Raises Missed if it is no code of this account."""
        await self._store.together(
            Statement(
                "DELETE FROM recovery_codes WHERE digest = $1 AND account = $2 RETURNING 1", (code, account), must=True
            ),
            Statement("UPDATE accounts SET password = $2 WHERE id = $1", (account, password)),
            Statement("DELETE FROM sessions WHERE account = $1", (account,)),
        )

    # ---- tickets

    async def issue(self, digest: str, purpose: str, ticket: Ticket, now: float, expires: float) -> None:
        """Store a ticket, and delete those that have expired."""
        insert = "INSERT INTO tickets (digest, purpose, account, note, expires) VALUES ($1, $2, $3, $4, $5)"
        await self._store.together(
            Statement("DELETE FROM tickets WHERE expires < $1", (now,)),
            Statement(insert, (digest, purpose, ticket.account, ticket.note, expires)),
        )

    async def redeem(self, digest: str, purpose: str, now: float) -> Ticket:
        """Use a ticket, which works once. Raises Missed."""
        delete = "DELETE FROM tickets WHERE digest = $1 AND purpose = $2 AND expires >= $3 RETURNING account, note"
        ((row,),) = await self._store.together(Statement(delete, (digest, purpose, now), must=True))
        return msgspec.convert(tuple(row), Ticket)

    # ---- games

    async def hold(self, account: str, table: str, game: str, at: float) -> None:
        await self._store.together(holding(account, table, game, at))

    async def games(self, account: str) -> list[HeldGame]:
        """Return the tables of an account, the newest first."""
        select = (
            "SELECT t.id, g.game, t.sheet, t.version FROM account_games g JOIN tables t ON t.id = g.table_id "
            f"WHERE g.account = $1 ORDER BY g.taken DESC, t.id LIMIT {MOST_GAMES}"
        )
        return await self._all(HeldGame, select, account)

    async def invited(self, account: str) -> list[HeldGame]:
        """Return the tables to which an account is invited."""
        select = (
            "SELECT t.id, i.game, t.sheet, t.version FROM invitations i JOIN tables t ON t.id = i.table_id "
            "WHERE i.account = $1"
        )
        return await self._all(HeldGame, select, account)

    async def let_go(self, account: str, table: str) -> None:
        await self._change("DELETE FROM account_games WHERE account = $1 AND table_id = $2", account, table)

    async def rewrite(self, table: str, sheet: bytes, version: int) -> bool:
        """Write the sheet of a closed table as this version. Returns whether it followed the stored one."""
        update = "UPDATE tables SET sheet = $2, version = $3 WHERE id = $1 AND version = $3 - 1 RETURNING 1"
        return bool(await self._rows(update, table, sheet, version))


def holding(account: str, table: str, game: str, at: float) -> Statement:
    """Return the statement that notes a table of an account."""
    insert = "INSERT INTO account_games (account, table_id, game, taken) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
    return Statement(insert, (account, table, game, at))


def _new_looks(account: str, looks: Collection[str], now: float) -> list[Statement]:
    """Return statements that store what a name looks like. Names that are no longer reserved are free."""
    insert = "INSERT INTO account_looks (look, account) VALUES ($1, $2)"
    return [
        Statement("DELETE FROM account_looks WHERE until <= $1", (now,)),
        *(Statement(insert, (look, account)) for look in sorted(looks)),
    ]


def _new_codes(account: str, codes: Collection[str]) -> list[Statement]:
    insert = "INSERT INTO recovery_codes (digest, account) VALUES ($1, $2)"
    return [Statement(insert, (code, account)) for code in sorted(codes)]
