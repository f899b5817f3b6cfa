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
OLD_NAMES: Final[Step] = ("ALTER TABLE account_looks ADD COLUMN until DOUBLE PRECISION",)
"""Those of version 6."""

HISTORY: Final[Step] = (
    """CREATE TABLE result_counter (one INTEGER PRIMARY KEY, last BIGINT NOT NULL, rated BIGINT NOT NULL)""",
    """CREATE TABLE results (
        number BIGINT PRIMARY KEY, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL, options TEXT NOT NULL,
        speed TEXT NOT NULL, pace TEXT NOT NULL, started DOUBLE PRECISION NOT NULL, ended DOUBLE PRECISION NOT NULL,
        turns INTEGER NOT NULL, law TEXT NOT NULL, private INTEGER NOT NULL, unrated TEXT NOT NULL, record BYTEA
    )""",
    """CREATE TABLE result_seats (
        result BIGINT NOT NULL REFERENCES results, line INTEGER NOT NULL, seat INTEGER NOT NULL, player TEXT NOT NULL,
        held TEXT NOT NULL, place INTEGER NOT NULL, points INTEGER, won DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (result, line)
    )""",
    "CREATE INDEX result_seats_player ON result_seats (player, result)",
    """CREATE TABLE result_played (
        result BIGINT NOT NULL REFERENCES results, seat INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,
        PRIMARY KEY (result, seat, kind, name)
    )""",
    """CREATE TABLE ratings (
        player TEXT NOT NULL, game TEXT NOT NULL, speed TEXT NOT NULL, mu DOUBLE PRECISION NOT NULL,
        sigma DOUBLE PRECISION NOT NULL, games INTEGER NOT NULL, PRIMARY KEY (player, game, speed)
    )""",
    "CREATE INDEX ratings_order ON ratings (game, speed, mu)",
    """CREATE TABLE profiles (
        account TEXT PRIMARY KEY REFERENCES accounts, audience TEXT NOT NULL, achievements INTEGER NOT NULL
    )""",
    """CREATE TABLE lessons_learned (
        account TEXT NOT NULL REFERENCES accounts, tutorial TEXT NOT NULL, at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (account, tutorial)
    )""",
)
"""The statements of version 7: results of finished games, ratings, and the pages of people."""

NOTIFICATIONS: Final[Step] = (
    "CREATE TABLE server_keys (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    """CREATE TABLE notification_settings (
        account TEXT PRIMARY KEY REFERENCES accounts, lang TEXT NOT NULL, zone TEXT NOT NULL, quiet_from INTEGER,
        quiet_to INTEGER, daily_at INTEGER NOT NULL, remind INTEGER NOT NULL, unsubscribe TEXT NOT NULL UNIQUE
    )""",
    """CREATE TABLE notification_channels (
        id TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts, kind TEXT NOT NULL, schedule TEXT NOT NULL,
        target TEXT NOT NULL, name TEXT NOT NULL, session TEXT, failures INTEGER NOT NULL,
        rest DOUBLE PRECISION NOT NULL, made DOUBLE PRECISION NOT NULL
    )""",
    "CREATE INDEX notification_channels_account ON notification_channels (account)",
    """CREATE TABLE notifications (
        channel TEXT NOT NULL, table_id TEXT NOT NULL, account TEXT NOT NULL REFERENCES accounts,
        choices INTEGER NOT NULL, about TEXT NOT NULL, due DOUBLE PRECISION, remind DOUBLE PRECISION,
        shown INTEGER NOT NULL, PRIMARY KEY (channel, table_id)
    )""",
    "CREATE INDEX notifications_due ON notifications (due) WHERE due IS NOT NULL",
    "CREATE INDEX notifications_table ON notifications (table_id)",
    "CREATE INDEX notifications_account ON notifications (account)",
    "CREATE TABLE noted_turns (table_id TEXT PRIMARY KEY, moment INTEGER NOT NULL)",
)
"""The statements of version 8, which both databases understand."""

MESSAGES: Final[Step] = ("ALTER TABLE notifications ADD COLUMN message TEXT NOT NULL DEFAULT ''",)
"""Those of version 11."""

LOBBY: Final[Step] = (
    """CREATE TABLE listings (
        table_id TEXT PRIMARY KEY, place TEXT NOT NULL, game TEXT NOT NULL, lang TEXT NOT NULL, parts TEXT NOT NULL,
        maker TEXT NOT NULL, opened DOUBLE PRECISION NOT NULL, counted DOUBLE PRECISION
    )""",
    "CREATE INDEX listings_place ON listings (place, opened)",
    "CREATE INDEX listings_maker ON listings (maker)",
    """CREATE TABLE searches (
        token TEXT PRIMARY KEY, account TEXT, client TEXT NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL,
        mode TEXT NOT NULL, name TEXT NOT NULL, avatar TEXT NOT NULL, made DOUBLE PRECISION NOT NULL,
        seen DOUBLE PRECISION NOT NULL, fill_at DOUBLE PRECISION, table_id TEXT, seat INTEGER
    )""",
    "CREATE INDEX searches_pool ON searches (game, players, mode, made) WHERE table_id IS NULL",
    "CREATE INDEX searches_seen ON searches (seen)",
    "CREATE UNIQUE INDEX searches_account ON searches (account) WHERE table_id IS NULL",
    """CREATE TABLE friends (
        account TEXT NOT NULL REFERENCES accounts, other TEXT NOT NULL REFERENCES accounts, state TEXT NOT NULL,
        since DOUBLE PRECISION NOT NULL, PRIMARY KEY (account, other)
    )""",
    "CREATE INDEX friends_other ON friends (other)",
    """CREATE TABLE invitations (
        account TEXT NOT NULL REFERENCES accounts, table_id TEXT NOT NULL, inviter TEXT NOT NULL REFERENCES accounts,
        game TEXT NOT NULL, made DOUBLE PRECISION NOT NULL, PRIMARY KEY (account, table_id)
    )""",
    "CREATE INDEX invitations_inviter ON invitations (inviter)",
    "CREATE INDEX invitations_table ON invitations (table_id)",
    "CREATE TABLE clubs (id TEXT PRIMARY KEY, name TEXT NOT NULL, look TEXT NOT NULL UNIQUE)",
    """CREATE TABLE club_members (
        club TEXT NOT NULL REFERENCES clubs, account TEXT NOT NULL REFERENCES accounts, role TEXT NOT NULL,
        since DOUBLE PRECISION NOT NULL, PRIMARY KEY (club, account)
    )""",
    "CREATE INDEX club_members_account ON club_members (account)",
    """CREATE TABLE club_messages (
        id TEXT PRIMARY KEY, club TEXT NOT NULL REFERENCES clubs, account TEXT NOT NULL REFERENCES accounts,
        at DOUBLE PRECISION NOT NULL, text TEXT NOT NULL
    )""",
    "CREATE INDEX club_messages_club ON club_messages (club, at)",
    "CREATE INDEX club_messages_account ON club_messages (account)",
    """CREATE TABLE club_results (
        club TEXT NOT NULL REFERENCES clubs, table_id TEXT NOT NULL, account TEXT NOT NULL REFERENCES accounts,
        won INTEGER NOT NULL, PRIMARY KEY (club, table_id, account)
    )""",
    "CREATE INDEX club_results_account ON club_results (account)",
    """CREATE TABLE follows (
        account TEXT NOT NULL REFERENCES accounts, table_id TEXT NOT NULL, game TEXT NOT NULL,
        since DOUBLE PRECISION NOT NULL, PRIMARY KEY (account, table_id)
    )""",
    "CREATE INDEX follows_table ON follows (table_id)",
)
"""The statements of version 9, which both databases understand."""

MODERATION: Final[Step] = (
    """CREATE TABLE reports (
        id TEXT PRIMARY KEY, made DOUBLE PRECISION NOT NULL, reporter TEXT NOT NULL, topic TEXT NOT NULL,
        kind TEXT NOT NULL, reason TEXT NOT NULL, words TEXT NOT NULL, account TEXT REFERENCES accounts,
        name TEXT NOT NULL, avatar TEXT NOT NULL, table_id TEXT NOT NULL, table_name TEXT NOT NULL, message BIGINT,
        closed DOUBLE PRECISION, verdict TEXT NOT NULL
    )""",
    "CREATE UNIQUE INDEX reports_once ON reports (topic, reporter) WHERE closed IS NULL",
    "CREATE INDEX reports_made ON reports (made)",
    "CREATE INDEX reports_account ON reports (account)",
    """CREATE TABLE report_lines (
        report TEXT NOT NULL REFERENCES reports, n BIGINT NOT NULL, at DOUBLE PRECISION NOT NULL, seat BIGINT,
        who TEXT NOT NULL, text TEXT NOT NULL, emote TEXT, account TEXT, PRIMARY KEY (report, n)
    )""",
    "CREATE INDEX report_lines_account ON report_lines (account)",
    """CREATE TABLE sanctions (
        id TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts, kind TEXT NOT NULL, reason TEXT NOT NULL,
        words TEXT NOT NULL, made DOUBLE PRECISION NOT NULL, until DOUBLE PRECISION, lifted DOUBLE PRECISION,
        confirmed DOUBLE PRECISION
    )""",
    "CREATE INDEX sanctions_account ON sanctions (account)",
    """CREATE TABLE ties (
        id TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts, other TEXT NOT NULL REFERENCES accounts,
        kind TEXT NOT NULL, called TEXT NOT NULL, made DOUBLE PRECISION NOT NULL, UNIQUE (account, kind, other)
    )""",
    "CREATE INDEX ties_other ON ties (other)",
    """CREATE TABLE audit (
        id TEXT PRIMARY KEY, at DOUBLE PRECISION NOT NULL, actor TEXT NOT NULL, act TEXT NOT NULL,
        subject TEXT NOT NULL, detail TEXT NOT NULL
    )""",
    "CREATE INDEX audit_at ON audit (at, id)",
    "CREATE TABLE tries (name TEXT PRIMARY KEY, spent_until DOUBLE PRECISION NOT NULL)",
    "CREATE INDEX tries_spent ON tries (spent_until)",
)
"""The statements of version 10, which both databases understand."""

LEAGUES: Final[Step] = (
    """CREATE TABLE leagues (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, organiser TEXT REFERENCES accounts, club TEXT NOT NULL,
        game TEXT NOT NULL, terms TEXT NOT NULL, status TEXT NOT NULL, round INTEGER NOT NULL, changed BIGINT NOT NULL,
        made DOUBLE PRECISION NOT NULL
    )""",
    "CREATE INDEX leagues_status ON leagues (status, made)",
    "CREATE INDEX leagues_organiser ON leagues (organiser)",
    "CREATE INDEX leagues_club ON leagues (club)",
    """CREATE TABLE league_entrants (
        league TEXT NOT NULL REFERENCES leagues, number INTEGER NOT NULL, player TEXT NOT NULL, out INTEGER NOT NULL,
        since DOUBLE PRECISION NOT NULL, PRIMARY KEY (league, number)
    )""",
    "CREATE UNIQUE INDEX league_entrants_once ON league_entrants (league, player) WHERE player NOT LIKE 'agent:%'",
    "CREATE INDEX league_entrants_player ON league_entrants (player)",
    """CREATE TABLE league_rounds (
        league TEXT NOT NULL REFERENCES leagues, round INTEGER NOT NULL, begun DOUBLE PRECISION NOT NULL,
        deadline DOUBLE PRECISION NOT NULL, PRIMARY KEY (league, round)
    )""",
    """CREATE TABLE league_pods (
        league TEXT NOT NULL, round INTEGER NOT NULL, pod INTEGER NOT NULL, entrants TEXT NOT NULL, table_id TEXT,
        how TEXT NOT NULL, places TEXT NOT NULL, told TEXT NOT NULL, reason TEXT NOT NULL, ended DOUBLE PRECISION,
        PRIMARY KEY (league, round, pod), FOREIGN KEY (league, round) REFERENCES league_rounds
    )""",
    "CREATE UNIQUE INDEX league_pods_table ON league_pods (table_id)",
)
"""The statements of version 12, which both databases understand."""

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
    OLD_NAMES,
    HISTORY,
    NOTIFICATIONS,
    LOBBY,
    (
        *MODERATION,
        "CREATE TRIGGER audit_stays BEFORE UPDATE ON audit BEGIN SELECT RAISE(IGNORE); END",
        "CREATE TRIGGER audit_keeps BEFORE DELETE ON audit BEGIN SELECT RAISE(IGNORE); END",
    ),
    MESSAGES,
    LEAGUES,
)
"""The migrations. 2: when a table was created or its sheet changed, its status (unknown for older tables until someone
loads them), whether it was ended or is unreadable, and a table for test writes. 3: the results of chance in each move,
instead of a seed from which players could compute them. 4: older tables expire by default, counted from the update.
5: accounts. 6: until when an earlier name of an account is reserved. 7: results and ratings. 8: notifications. 9: the
lobby, friends and clubs. 10: reports, sanctions, mutes and blocks, an audit log to which entries are only added, and
the tries to sign in under each name. 11: by which id a message of a webhook can be deleted. 12: leagues."""

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
    OLD_NAMES,
    HISTORY,
    NOTIFICATIONS,
    LOBBY,
    (
        *MODERATION,
        "CREATE RULE audit_stays AS ON UPDATE TO audit DO INSTEAD NOTHING",
        "CREATE RULE audit_keeps AS ON DELETE TO audit DO INSTEAD NOTHING",
    ),
    MESSAGES,
    LEAGUES,
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
