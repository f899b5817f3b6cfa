"""The schema of both databases, as a list of migrations.

A database stores the number of its last migration. A server applies the missing ones, each in one transaction, and
refuses a database that is newer than the program. Released migrations never change; new needs are new migrations."""

from __future__ import annotations

from typing import Final

from copse.server.store.base import Unavailable

Step = tuple[str, ...]  # SQL statements

ACCOUNTS: Final[Step] = (
    """CREATE TABLE accounts (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, avatar TEXT NOT NULL, role TEXT NOT NULL, password TEXT, email TEXT,
        made DOUBLE PRECISION NOT NULL
    )""",
    "CREATE INDEX accounts_email ON accounts (email) WHERE email IS NOT NULL",
    "CREATE TABLE account_looks (look TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts)",
    "CREATE INDEX account_looks_account ON account_looks (account)",
    """CREATE TABLE sessions (
        digest TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts, device TEXT NOT NULL,
        made DOUBLE PRECISION NOT NULL, seen DOUBLE PRECISION NOT NULL, proven DOUBLE PRECISION NOT NULL
    )""",
    "CREATE INDEX sessions_account ON sessions (account)",
    "CREATE INDEX sessions_seen ON sessions (seen)",
    """CREATE TABLE passkeys (
        id TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts, public_key TEXT NOT NULL, uses BIGINT NOT NULL,
        name TEXT NOT NULL, made DOUBLE PRECISION NOT NULL, used DOUBLE PRECISION
    )""",
    "CREATE INDEX passkeys_account ON passkeys (account)",
    "CREATE TABLE recovery_codes (digest TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts)",
    "CREATE INDEX recovery_codes_account ON recovery_codes (account)",
    """CREATE TABLE tickets (
        digest TEXT PRIMARY KEY, purpose TEXT NOT NULL, account TEXT REFERENCES accounts, note TEXT NOT NULL,
        expires DOUBLE PRECISION NOT NULL
    )""",
    "CREATE INDEX tickets_account ON tickets (account)",
    "CREATE INDEX tickets_expires ON tickets (expires)",
    """CREATE TABLE account_games (
        account TEXT NOT NULL REFERENCES accounts, table_id TEXT NOT NULL, game TEXT NOT NULL,
        taken DOUBLE PRECISION NOT NULL, PRIMARY KEY (account, table_id)
    )""",
    "CREATE INDEX account_games_table ON account_games (table_id)",
)
"""The statements of version 5, which both databases understand."""

SQLITE: Final[tuple[Step, ...]] = (
    (
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, setup BLOB NOT NULL, sheet BLOB NOT NULL, version INTEGER NOT NULL, due REAL
        ) WITHOUT ROWID""",
        "CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL",
        """CREATE TABLE moves (
            table_id TEXT NOT NULL REFERENCES tables, revision INTEGER NOT NULL, request TEXT NOT NULL,
            seat INTEGER NOT NULL, action TEXT NOT NULL, chance INTEGER NOT NULL, at REAL NOT NULL,
            PRIMARY KEY (table_id, revision), UNIQUE (table_id, request)
        ) WITHOUT ROWID""",
        """CREATE TABLE snapshots (
            table_id TEXT PRIMARY KEY REFERENCES tables, revision INTEGER NOT NULL, save BLOB NOT NULL,
            used TEXT NOT NULL, at REAL NOT NULL
        ) WITHOUT ROWID""",
    ),
    (
        "ALTER TABLE tables ADD COLUMN changed REAL NOT NULL DEFAULT 0",
        """UPDATE tables SET changed = coalesce(
            (SELECT max(at) FROM moves WHERE table_id = id), strftime('%s', 'now')
        )""",
        "ALTER TABLE tables ADD COLUMN status TEXT",
        "ALTER TABLE tables ADD COLUMN ended REAL",
        "ALTER TABLE tables ADD COLUMN quarantined REAL",
        "ALTER TABLE tables ADD COLUMN fault TEXT",
        "DROP INDEX tables_due",
        """CREATE INDEX tables_due ON tables (due, id)
            WHERE due IS NOT NULL AND ended IS NULL AND quarantined IS NULL""",
        "CREATE TABLE pulse (ballast BLOB NOT NULL)",
    ),
    ("ALTER TABLE moves ADD COLUMN outcomes TEXT",),
    ("UPDATE tables SET changed = max(changed, CAST(strftime('%s', 'now') AS REAL))",),
    ACCOUNTS,
)
"""The migrations. 2: when a table was created or its sheet changed, its status (unknown for older tables until someone
loads them), whether it was ended or is unreadable, and a table for test writes. 3: the results of chance in each move,
instead of a seed from which players could compute them. 4: older tables expire by default, counted from the update.
5: accounts."""

POSTGRES: Final[tuple[Step, ...]] = (
    (
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, setup BYTEA NOT NULL, sheet BYTEA NOT NULL, version INTEGER NOT NULL,
            due DOUBLE PRECISION
        )""",
        "CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL",
        """CREATE TABLE moves (
            table_id TEXT NOT NULL REFERENCES tables, revision INTEGER NOT NULL, request TEXT NOT NULL,
            seat INTEGER NOT NULL, action TEXT NOT NULL, chance BIGINT NOT NULL, at DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (table_id, revision), UNIQUE (table_id, request)
        )""",
        """CREATE TABLE snapshots (
            table_id TEXT PRIMARY KEY REFERENCES tables, revision INTEGER NOT NULL, save BYTEA NOT NULL,
            used TEXT NOT NULL, at DOUBLE PRECISION NOT NULL
        )""",
        "CREATE UNLOGGED TABLE servers (id TEXT PRIMARY KEY, seen TIMESTAMPTZ NOT NULL)",
        """CREATE UNLOGGED TABLE online (
            table_id TEXT NOT NULL, server TEXT NOT NULL REFERENCES servers, seat INTEGER NOT NULL,
            PRIMARY KEY (table_id, server, seat)
        )""",
        "CREATE INDEX online_server ON online (server)",
    ),
    (
        "ALTER TABLE tables ADD COLUMN changed DOUBLE PRECISION NOT NULL DEFAULT 0",
        """UPDATE tables SET changed = coalesce(
            (SELECT max(at) FROM moves WHERE table_id = id), extract(epoch FROM now())
        )""",
        "ALTER TABLE tables ADD COLUMN status TEXT",
        "ALTER TABLE tables ADD COLUMN ended DOUBLE PRECISION",
        "ALTER TABLE tables ADD COLUMN quarantined DOUBLE PRECISION",
        "ALTER TABLE tables ADD COLUMN fault TEXT",
        "DROP INDEX tables_due",
        """CREATE INDEX tables_due ON tables (due, id)
            WHERE due IS NOT NULL AND ended IS NULL AND quarantined IS NULL""",
        "CREATE TABLE pulse (at DOUBLE PRECISION NOT NULL)",
        "INSERT INTO pulse VALUES (0)",
    ),
    ("ALTER TABLE moves ADD COLUMN outcomes TEXT",),
    ("UPDATE tables SET changed = greatest(changed, extract(epoch FROM now()))",),
    ACCOUNTS,
)

VERSION: Final = len(SQLITE)


class WrongVersion(Unavailable):
    """The database does not have the required version. Nothing was changed."""


def check_known(version: int, what: str = "the database") -> None:
    if version > VERSION:
        raise WrongVersion(
            f"{what} has version {version}, but this Copse knows versions up to {VERSION}; use a newer Copse"
        )


def check_current(version: int) -> None:
    check_known(version)
    if version < VERSION:
        raise WrongVersion(
            f"the database has version {version}, but this Copse needs version {VERSION}: "
            "start the server once to update it"
        )
