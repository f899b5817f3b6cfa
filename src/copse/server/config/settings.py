"""Server settings. Each is declared once, here. The environment variables, `copse serve --help` and the table in
docs/reference/settings.md are generated from these declarations."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from copse.kernel.errors import BadSetup
from copse.server.clients.proxies import networks
from copse.server.config.environment import PREFIX, Setting, values_from, variables_of
from copse.server.config.legal import legal_text

PAGE: Final = Path(__file__).parents[1] / "page"  # where the build of the page puts it
MEBIBYTE: Final = 1024 * 1024
DAY: Final = 24 * 3600
MAIL_ADDRESS: Final = r"[^\s@<>,;:\"\\()\[\]]{1,64}@[^\s@<>,;:\"\\()\[\]]{1,189}\.[^\s@<>,;:\"\\()\[\].]{2,63}"


def default_database() -> str:
    """Return the SQLite file in the user's data folder, or in the working directory if there is no such folder."""
    home = os.environ.get("XDG_DATA_HOME", "")
    folder = Path(home) if home else Path.home() / ".local" / "share"
    try:
        (folder / "copse").mkdir(parents=True, exist_ok=True)
    except OSError:
        return "copse.db"
    return str(folder / "copse" / "copse.db")


def path(text: str) -> None:
    """Raise ValueError unless the text can be the first part of a URL path."""
    if not re.fullmatch(r"(/[\w.~-]+)+", text, re.ASCII):
        raise ValueError


def web_address(text: str) -> None:
    """Raise ValueError unless the text is the address of a page."""
    if not re.fullmatch(r"https?://[\w.-]+(:\d{1,5})?(/[\w.~-]+)*/?", text, re.ASCII):
        raise ValueError


def mail_server(text: str) -> None:
    """Raise ValueError unless the text names a mail server, without a password."""
    if not re.fullmatch(r"smtps?://[\w.-]+(:\d{1,5})?", text, re.ASCII):
        raise ValueError


def mail_address(text: str) -> None:
    """Raise ValueError unless the text can be an e-mail address."""
    if not re.fullmatch(MAIL_ADDRESS, text):
        raise ValueError


@dataclass(frozen=True)
class Settings:
    """Every field is an environment variable: `agent_pause` is `COPSE_AGENT_PAUSE`."""

    database: Annotated[
        str,
        Setting(
            "Where tables are stored: the path of an SQLite file, or a postgresql:// URL.",
            usually="copse/copse.db in the user's data folder",
        ),
    ]
    page: Annotated[Path, Setting("Folder of the built web page.", usually="the page that comes with the package")] = (
        PAGE
    )
    prefix: Annotated[
        str,
        Setting(
            "URL path under which the page and the interface are served, for a proxy that also serves other sites.",
            unit="empty or a path such as /copse",
            check=path,
        ),
    ] = ""

    packages: Annotated[
        str, Setting("Folders of packages that add factions, hirelings or bots to Root, joined as in PATH.")
    ] = ""

    # ---- accounts
    registration: Annotated[
        Literal["open", "invited", "closed"],
        Setting("The people who may register an account: anyone, those with an invitation of an operator, or nobody."),
    ] = "open"
    guests: Annotated[
        bool, Setting("Whether people without an account may open tables and take seats. Anyone may watch.")
    ] = True
    accounts_per_day: Annotated[
        int, Setting("Accounts that a client may register per day. Further ones are refused with 429.", 1, 1_000_000)
    ] = 20
    sign_ins_per_minute: Annotated[
        int,
        Setting(
            "Times that a client may try to sign in, register or recover an account per minute. Further tries are "
            "refused with 429.",
            1,
            1_000_000,
        ),
    ] = 10
    sign_ins_per_hour: Annotated[
        int,
        Setting(
            "Times that all clients together may try to sign in under one name per hour. Further tries are refused "
            "with 429, even with the right password.",
            1,
            1_000_000,
        ),
    ] = 30
    public_url: Annotated[
        str,
        Setting(
            "Address of the page for links in e-mails and webhooks. They need it, because a request may name any host.",
            unit="an address such as https://club.example or https://club.example/copse",
            check=web_address,
        ),
    ] = ""
    smtp: Annotated[
        str,
        Setting(
            "Mail server for e-mails to account holders. Without it the server sends none. smtps:// uses TLS from the "
            "start, smtp:// upgrades to TLS (STARTTLS). Needs COPSE_PUBLIC_URL, COPSE_MAIL_FROM and the package "
            "aiosmtplib, which the extra 'mail' installs.",
            unit="an address such as smtps://mail.example or smtp://localhost:25",
            check=mail_server,
        ),
    ] = ""
    smtp_user: Annotated[str, Setting("Name for signing in at the mail server.")] = ""
    smtp_password: Annotated[str, Setting("Password for signing in at the mail server.")] = ""
    mail_from: Annotated[str, Setting("Sender of the e-mails.", unit="an e-mail address", check=mail_address)] = ""
    mails_per_hour: Annotated[
        int,
        Setting(
            "E-mails that a client may request per hour, and e-mails to one account per hour. A client gets 429 for "
            "more; an account gets no more.",
            1,
            1_000_000,
        ),
    ] = 10

    # ---- notifications
    webhooks: Annotated[
        bool,
        Setting(
            "Whether account holders may have notifications sent to a webhook. The server connects to public addresses "
            "by HTTPS only."
        ),
    ] = True

    # ---- finding people
    lobby_seconds: Annotated[
        float,
        Setting(
            "How often the lobby is read again while somebody watches it, to find changes at other servers.",
            0.05,
            60,
            "seconds",
        ),
    ] = 1.0
    listed_tables: Annotated[
        int,
        Setting(
            "Tables with free seats that one person may have in the lobby and the lists of clubs. "
            "Further ones are refused with 429.",
            1,
            1_000_000,
        ),
    ] = 5

    searches_per_client: Annotated[
        int,
        Setting("People of one client who may look for a game. Further ones are refused with 429.", 1, 1_000_000),
    ] = 20

    invitations_per_day: Annotated[
        int,
        Setting(
            "Requests to friends and invitations to tables and clubs that an account may send per day. "
            "Further ones are refused with 429.",
            1,
            1_000_000,
        ),
    ] = 100

    leagues_per_day: Annotated[
        int,
        Setting(
            "Leagues that a client or an account may create per day. Further ones are refused with 429.", 1, 1_000_000
        ),
    ] = 10

    # ---- terms and privacy
    terms: Annotated[
        str,
        Setting(
            "Terms of use, linked from the start page. {lang} in a path stands for en, ru and uk; if a language is "
            "missing, the page shows another.",
            unit="an address such as https://club.example/terms, or the path of a text file without [[blanks]]",
            check=legal_text,
        ),
    ] = ""
    privacy: Annotated[
        str,
        Setting(
            "Privacy text, as COPSE_TERMS.",
            unit="an address such as https://club.example/privacy, or the path of a text file without [[blanks]]",
            check=legal_text,
        ),
    ] = ""

    # ---- agents
    thinkers: Annotated[
        int,
        Setting(
            "Number of processes that run agents. Further requests wait in a queue.",
            1,
            256,
            usually="the number of CPU cores minus 1",
        ),
    ] = max(1, (os.cpu_count() or 2) - 1)
    think_seconds: Annotated[
        float,
        Setting(
            "Time limit for one choice of an agent. After that the agent is stopped and passes, "
            "or takes the first legal choice.",
            0.1,
            600,
            "seconds",
        ),
    ] = 20.0
    analysis_seconds: Annotated[
        float,
        Setting(
            "Time limit for the analysis of a finished game. Choices that do not fit in it are not analysed.",
            1,
            600,
            "seconds",
        ),
    ] = 30.0
    thinking_per_minute: Annotated[
        float,
        Setting(
            "Agent computing time per client and minute. Beyond it, that client's agents search less for each choice.",
            0.1,
            3600,
            "seconds",
        ),
    ] = 60.0
    hints_at_once: Annotated[
        int,
        Setting(
            "Hints that may be computed or queued at the same time. Further requests are refused with 503.",
            1,
            1_000_000,
        ),
    ] = 200
    agent_pause: Annotated[
        float,
        Setting(
            "Additional pause before an agent's choice while someone is watching. "
            "The page shows choices at the player's speed without it.",
            0,
            60,
            "seconds",
        ),
    ] = 0.0
    answer_pause: Annotated[
        float,
        Setting(
            "Minimum delay before others see a person's answer to a question that depends on hidden cards only, "
            "because response time would leak them. "
            "The actual delay is random, and on average half as long again.",
            0,
            60,
            "seconds",
        ),
    ] = 8.0

    # ---- seats
    absence_seconds: Annotated[
        float,
        Setting(
            "Time after which an agent may replace a person who is away while the table waits for that person.",
            1,
            DAY,
            "seconds",
        ),
    ] = 600.0
    absence_over_days: Annotated[
        float,
        Setting(
            "COPSE_ABSENCE_SECONDS for tables that are played over days. This value is in seconds too.",
            1,
            365 * DAY,
            "seconds",
        ),
    ] = 24 * 3600.0

    # ---- reading games and documents
    readers: Annotated[
        int,
        Setting(
            "Number of processes that read uploaded documents and replay games. Further requests wait in a queue.",
            1,
            64,
        ),
    ] = 2
    reader_megabytes: Annotated[
        int,
        Setting(
            "Address space of each such process. A document or game that needs more is refused.",
            128,
            65_536,
            "megabytes",
        ),
    ] = 256
    reader_seconds: Annotated[
        float,
        Setting("CPU time for reading one document or game. One that takes longer is refused.", 0.1, 600, "seconds"),
    ] = 10.0
    longest_game: Annotated[
        int,
        Setting(
            "Maximum number of choices in a game. After that nobody can choose any more. "
            "The list of undone choices has the same limit.",
            100,
            1_000_000,
        ),
    ] = 5_000
    replayed_per_minute: Annotated[
        int,
        Setting(
            "Choices that the server replays for a client per minute, to show or restore an earlier point of a "
            "game or to load a table. Further requests are refused with 429.",
            100,
            1_000_000_000,
        ),
    ] = 300_000
    undos_per_turn: Annotated[
        int, Setting("Choices that a seat may undo in one turn. Further ones are refused.", 1, 1_000_000)
    ] = 50

    # ---- limits
    largest_request: Annotated[
        int, Setting("Maximum size of a request body. A larger one is refused with 413.", 1024, 64 * MEBIBYTE, "bytes")
    ] = 512 * 1024
    requests_per_second: Annotated[
        float, Setting("Average rate of requests per client. Requests beyond it are refused with 429.", 0.1, 1_000_000)
    ] = 50.0
    requests_at_once: Annotated[
        int, Setting("Requests that a client may send in one burst, above the average rate.", 1, 1_000_000)
    ] = 300
    files_per_second: Annotated[
        float,
        Setting(
            "Average rate at which a client may load files of the page. Requests beyond it are refused with 429.",
            0.1,
            1_000_000,
        ),
    ] = 100.0
    files_at_once: Annotated[
        int, Setting("Files of the page that a client may load in one burst, above the average rate.", 1, 1_000_000)
    ] = 2_000
    tables_per_day: Annotated[
        int, Setting("Tables that a client may open per day. Further ones are refused with 429.", 1, 1_000_000)
    ] = 200
    previews_per_minute: Annotated[
        int,
        Setting(
            "Choices whose effect a client may preview per minute. Further previews are refused with 429.", 1, 1_000_000
        ),
    ] = 300
    phrases_per_minute: Annotated[
        int, Setting("Pass phrases that a client may try per minute. Further tries are refused with 429.", 1, 1_000_000)
    ] = 10
    messages_per_minute: Annotated[
        int,
        Setting(
            "Chat messages and questions to the table that a seat or a spectator may send per minute. "
            "A client may take or leave a seat there as often. Further ones are refused with 429.",
            1,
            1_000_000,
        ),
    ] = 20
    reports_per_day: Annotated[
        int,
        Setting(
            "Reports to the moderators that a client or an account may make per day. Further ones are refused with "
            "429.",
            1,
            1_000_000,
        ),
    ] = 20
    lines_per_client: Annotated[int, Setting("Open WebSockets per client. Further ones are refused.", 1, 1_000_000)] = (
        100
    )
    lines: Annotated[
        int, Setting("Open WebSockets of all clients together. Further ones are refused.", 1, 1_000_000)
    ] = 20_000
    frames_per_second: Annotated[
        float,
        Setting(
            "Average rate of frames per WebSocket, including pings and fragments. One that sends more is closed.",
            0.1,
            1_000_000,
        ),
    ] = 20.0
    frames_at_once: Annotated[
        int, Setting("Frames that a WebSocket may send in one burst, above the average rate.", 1, 1_000_000)
    ] = 100

    # ---- load
    tables: Annotated[
        int,
        Setting(
            "Maximum number of tables in memory. Beyond it, idle tables are unloaded; if all are in use, new ones are "
            "refused with 503.",
            1,
            1_000_000,
        ),
    ] = 2_000
    tables_share: Annotated[
        float, Setting("Largest share of these tables that one client may use. New tables beyond it are refused.", 0, 1)
    ] = 0.1
    busy_seconds: Annotated[
        float,
        Setting(
            "Maximum event-loop lag, and maximum time to store a choice. Beyond it new tables are refused. "
            "At half of it hints and replays are refused; at a quarter of it spectators get fewer updates.",
            0.01,
            60,
            "seconds",
        ),
    ] = 0.5
    busy_retry_seconds: Annotated[
        int, Setting("Time after which refused clients should try again, sent as Retry-After.", 1, 3600, "seconds")
    ] = 30
    busy_spectator_seconds: Annotated[
        float, Setting("Time between two updates for spectators while the server is under load.", 0, 60, "seconds")
    ] = 2.0

    # ---- connections
    connections_per_client: Annotated[
        int, Setting("Open connections per client. Further ones are refused with 429.", 1, 1_000_000)
    ] = 250
    connections: Annotated[
        int, Setting("Open connections of all clients together. Further ones are refused with 503.", 1, 1_000_000)
    ] = 25_000
    head_seconds: Annotated[
        float,
        Setting("Time limit for receiving the head of a request. A slower connection is closed.", 0.1, 600, "seconds"),
    ] = 10.0
    body_seconds: Annotated[
        float,
        Setting("Time limit for receiving the body of a request. A slower connection is closed.", 0.1, 3600, "seconds"),
    ] = 30.0
    answer_seconds: Annotated[
        float,
        Setting(
            "Time limit for a client to read a response that is too large to buffer. A slower connection is closed.",
            0.1,
            3600,
            "seconds",
        ),
    ] = 60.0
    keep_alive_seconds: Annotated[
        int,
        Setting(
            "Time that a connection may stay idle between two requests. After that it is closed.", 1, DAY, "seconds"
        ),
    ] = 30
    shutdown_seconds: Annotated[
        float,
        Setting("Time limit for shutting down. Requests still running after it are cancelled.", 1, 600, "seconds"),
    ] = 10.0
    trusted_proxies: Annotated[
        str,
        Setting(
            "Proxies in front of the server. The headers X-Forwarded-For, X-Forwarded-Proto and X-Request-ID are "
            "accepted from these only.",
            unit="addresses and networks, separated by commas",
            check=networks,
        ),
    ] = ""
    hsts_seconds: Annotated[
        int,
        Setting(
            "How long browsers that connected by HTTPS must keep using it (Strict-Transport-Security). "
            "0 tells browsers to forget this.",
            0,
            10 * 365 * DAY,
            "seconds",
        ),
    ] = 365 * DAY

    # ---- log and metrics
    log: Annotated[Literal["text", "json"], Setting("Format of the log lines.")] = "text"
    log_level: Annotated[Literal["debug", "info", "warning", "error"], Setting("Lowest level that is logged.")] = (
        "warning"
    )
    log_requests: Annotated[bool, Setting("Whether every request is logged.")] = False
    metrics_port: Annotated[
        int,
        Setting(
            "Port of the Prometheus metrics, served at /metrics. 0 turns them off.", 0, 65535, usually="0, which is off"
        ),
    ] = 0
    metrics_host: Annotated[
        str, Setting("Address on which the metrics are served. Anyone who can reach it can read them.")
    ] = "127.0.0.1"

    # ---- housekeeping
    least_free_bytes: Annotated[
        int,
        Setting(
            "Free disk space below which a server with an SQLite file reports that it is not ready.", 0, 2**50, "bytes"
        ),
    ] = 64 * MEBIBYTE
    snapshot_every: Annotated[int, Setting("Moves between two stored snapshots of a game.", 1, 10_000, "moves")] = 50
    ping_seconds: Annotated[float, Setting("Time between two pings on an idle WebSocket.", 1, 600, "seconds")] = 20.0
    sweep_seconds: Annotated[
        float, Setting("Time between two searches for tables that no server is running.", 0.01, 3600, "seconds")
    ] = 5.0
    silence_seconds: Annotated[
        float,
        Setting(
            "Time after which a silent server of the same database counts as stopped, and others take over its tables.",
            1,
            DAY,
            "seconds",
        ),
    ] = 30.0
    expire_finished_days: Annotated[
        float,
        Setting(
            "How long a finished game is kept after its last choice. Then it is deleted. 0 keeps it for ever.",
            0,
            36_500,
            "days",
        ),
    ] = 90.0
    expire_abandoned_days: Annotated[
        float,
        Setting(
            "How long an unfinished game is kept after its last choice. Then it is deleted. 0 keeps it for ever. "
            "Games by turns allow up to 30 days per choice and 30 days off, so use more than that.",
            0,
            36_500,
            "days",
        ),
    ] = 75.0


def settings_from(environment: Mapping[str, str]) -> Settings:
    """Return the settings that the environment variables give. Raises BadSetup if one has an invalid value."""
    found = values_from(environment, Settings)
    for name in ("public_url", "mail_from"):
        if found.get("smtp") and not found.get(name):
            raise BadSetup(f"{PREFIX}SMTP needs {PREFIX}{name.upper()} too")
    return msgspec.convert({"database": found.get("database") or default_database(), **found}, Settings)


def help_lines() -> Iterator[str]:
    """Yield one line per setting for `copse serve --help`."""
    for variable in variables_of(Settings):
        yield f"{variable.name} (default: {variable.usually}): {variable.description}"
