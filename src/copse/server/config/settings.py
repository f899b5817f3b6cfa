"""Settings: what one may turn before the server starts, from the environment or by hand. Each is told once, here; from
this come the variables of the environment, `copse serve --help` and the table of docs/server.md."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from copse.server.clients.proxies import networks
from copse.server.config.environment import Setting, values_from, variables_of

PAGE: Final = Path(__file__).parents[1] / "page"  # where the build of the page puts it
MEBIBYTE: Final = 1024 * 1024
DAY: Final = 24 * 3600


def default_database() -> str:
    """A file in the user's data folder, or beside where one stands if there is no such folder."""
    home = os.environ.get("XDG_DATA_HOME", "")
    folder = Path(home) if home else Path.home() / ".local" / "share"
    try:
        (folder / "copse").mkdir(parents=True, exist_ok=True)
    except OSError:
        return "copse.db"
    return str(folder / "copse" / "copse.db")


def path(text: str) -> None:
    """ValueError unless it is the beginning of an address's path."""
    if not re.fullmatch(r"(/[\w.~-]+)+", text, re.ASCII):
        raise ValueError


@dataclass(frozen=True)
class Settings:
    """Every field is a variable of the environment: `agent_pause` is `COPSE_AGENT_PAUSE`."""

    database: Annotated[
        str,
        Setting(
            "where tables are kept: a file of SQLite, or postgresql://…",
            usually="copse/copse.db in the data folder of the user",
        ),
    ]
    page: Annotated[Path, Setting("the folder of the built page", usually="the page that came with the program")] = PAGE

    prefix: Annotated[
        str,
        Setting(
            "the path under which everything is served, as behind a proxy that has other things beside it",
            unit="empty or a path such as /copse",
            check=path,
        ),
    ] = ""

    # ---- agents
    thinkers: Annotated[int, Setting("processes in which agents think", 1, 256, usually="one less than cores")] = max(
        1, (os.cpu_count() or 2) - 1
    )
    think_seconds: Annotated[
        float, Setting("an agent that takes longer is stopped, and a plain choice is made for it", 0.1, 600, "seconds")
    ] = 20.0
    analysis_seconds: Annotated[
        float,
        Setting("analysing a finished game takes no longer; what there is no time for is left out", 1, 600, "seconds"),
    ] = 30.0
    thinking_per_minute: Annotated[
        float,
        Setting("thinking for the agents of a client, who then think less about each choice", 0.1, 3600, "seconds"),
    ] = 60.0
    hints_at_once: Annotated[int, Setting("hints that are thought about or wait for it", 1, 1_000_000)] = 200
    agent_pause: Annotated[
        float,
        Setting("pause before an agent's choice, if someone looks on and should be able to follow", 0, 60, "seconds"),
    ] = 0.3

    answer_pause: Annotated[
        float,
        Setting(
            "least pause before others are told a person's answer to a question that only hidden cards decide; chance "
            "makes it longer, by half on average",
            0,
            60,
            "seconds",
        ),
    ] = 8.0

    # ---- seats
    absence_seconds: Annotated[
        float,
        Setting(
            "not seen for so long while the table waits, a person may be stood in for by an agent", 1, DAY, "seconds"
        ),
    ] = 600.0
    absence_over_days: Annotated[
        float, Setting("the same at a table that is played over days", 1, 365 * DAY, "seconds")
    ] = 24 * 3600.0

    # ---- what is read for others
    readers: Annotated[
        int, Setting("processes that read texts from anyone, and games that are looked back at", 1, 64)
    ] = 2
    reader_megabytes: Annotated[
        int, Setting("address space that such a process may have", 128, 65_536, "megabytes")
    ] = 256
    reader_seconds: Annotated[float, Setting("time of a processor that reading one may take", 0.1, 600, "seconds")] = (
        10.0
    )
    longest_game: Annotated[
        int,
        Setting(
            "choices of a game, beyond which nobody plays on; as many entries are kept of what was taken back",
            100,
            1_000_000,
        ),
    ] = 5_000
    replayed_per_minute: Annotated[
        int,
        Setting(
            "choices that are played again for a client: to look or go back, or to open a table that is not in memory",
            100,
            1_000_000_000,
        ),
    ] = 300_000
    undos_per_turn: Annotated[int, Setting("choices that a seat may undo in one turn", 1, 1_000_000)] = 50

    # ---- limits
    largest_request: Annotated[int, Setting("size of a request", 1024, 64 * MEBIBYTE, "bytes")] = 512 * 1024
    requests_per_second: Annotated[float, Setting("requests of a client, in the long run", 0.1, 1_000_000)] = 50.0
    requests_at_once: Annotated[int, Setting("requests of a client in a burst", 1, 1_000_000)] = 300
    files_per_second: Annotated[
        float, Setting("files of the page that a client may load, in the long run", 0.1, 1_000_000)
    ] = 100.0
    files_at_once: Annotated[int, Setting("files of the page that a client may load in a burst", 1, 1_000_000)] = 2_000
    tables_per_day: Annotated[int, Setting("new tables of a client", 1, 1_000_000)] = 200
    previews_per_minute: Annotated[
        int, Setting("choices of which a client is told what they would do", 1, 1_000_000)
    ] = 300
    phrases_per_minute: Annotated[int, Setting("tries of a client at pass phrases", 1, 1_000_000)] = 10
    messages_per_minute: Annotated[
        int,
        Setting(
            "what a seat, or a client that looks on, may say or ask of the others at a table; as often a client may "
            "take or leave a seat there",
            1,
            1_000_000,
        ),
    ] = 20
    lines_per_client: Annotated[int, Setting("open WebSockets of a client", 1, 1_000_000)] = 100
    lines: Annotated[int, Setting("open WebSockets of all clients together", 1, 1_000_000)] = 20_000
    frames_per_second: Annotated[
        float, Setting("frames on a WebSocket, pings and fragments included, in the long run", 0.1, 1_000_000)
    ] = 20.0
    frames_at_once: Annotated[int, Setting("frames on a WebSocket in a burst", 1, 1_000_000)] = 100

    # ---- under load
    tables: Annotated[
        int,
        Setting(
            "tables in memory: idle ones are let go of beyond that, and if all are in use, no new ones are opened",
            1,
            1_000_000,
        ),
    ] = 2_000
    tables_share: Annotated[float, Setting("the part of them that one client may have in use", 0, 1)] = 0.1
    busy_seconds: Annotated[
        float,
        Setting(
            "how late the server may come to what is due, or choices be stored: then no new tables are opened; hints "
            "and replays end at a half of it, and spectators wait at a quarter",
            0.01,
            60,
            "seconds",
        ),
    ] = 0.5
    busy_retry_seconds: Annotated[
        int, Setting("after which those who were refused are to come again", 1, 3600, "seconds")
    ] = 30
    busy_spectator_seconds: Annotated[
        float, Setting("how much later spectators are told then, of all that has changed", 0, 60, "seconds")
    ] = 2.0

    # ---- connections
    connections_per_client: Annotated[int, Setting("open connections of a client", 1, 1_000_000)] = 250
    connections: Annotated[int, Setting("open connections of all clients together", 1, 1_000_000)] = 25_000
    head_seconds: Annotated[float, Setting("within which the head of a request has to come", 0.1, 600, "seconds")] = (
        10.0
    )
    body_seconds: Annotated[float, Setting("within which its body has to come", 0.1, 3600, "seconds")] = 30.0
    answer_seconds: Annotated[
        float, Setting("within which a client has to read an answer that is too large to buffer", 0.1, 3600, "seconds")
    ] = 60.0
    keep_alive_seconds: Annotated[
        int, Setting("how long a connection may rest between two requests", 1, DAY, "seconds")
    ] = 30
    shutdown_seconds: Annotated[
        float, Setting("within which the server is gone once it was told to stop", 1, 600, "seconds")
    ] = 10.0
    trusted_proxies: Annotated[
        str,
        Setting(
            "proxies in front of the server, whose X-Forwarded-For, X-Forwarded-Proto and X-Request-ID are believed",
            unit="a list of addresses and networks with commas",
            check=networks,
        ),
    ] = ""

    hsts_seconds: Annotated[
        int,
        Setting(
            "how long browsers that came by HTTPS shall use nothing else (Strict-Transport-Security); 0 lets them off",
            0,
            10 * 365 * DAY,
            "seconds",
        ),
    ] = 365 * DAY

    # ---- what it says
    log: Annotated[Literal["text", "json"], Setting("how lines of the log are written")] = "text"
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Setting("from which weight on something is written down")
    ] = "warning"
    log_requests: Annotated[bool, Setting("whether every request gets a line in the log")] = False
    metrics_port: Annotated[
        int, Setting("where figures for Prometheus are served, at /metrics; 0 is nowhere", 0, 65535, usually="nowhere")
    ] = 0
    metrics_host: Annotated[str, Setting("on which address; whoever reaches it can read them")] = "127.0.0.1"

    # ---- housekeeping
    least_free_bytes: Annotated[
        int, Setting("with less free on the disk of a SQLite file the server is not ready", 0, 2**50, "bytes")
    ] = 64 * MEBIBYTE
    snapshot_every: Annotated[int, Setting("how often a snapshot of a game is kept", 1, 10_000, "moves")] = 50
    ping_seconds: Annotated[
        float, Setting("how often a silent WebSocket is given a sign of life", 1, 600, "seconds")
    ] = 20.0
    sweep_seconds: Annotated[
        float, Setting("how often tables are looked for that nobody drives", 0.01, 3600, "seconds")
    ] = 5.0
    silence_seconds: Annotated[float, Setting("after which another server is taken for gone", 1, DAY, "seconds")] = 30.0
    expire_finished_days: Annotated[
        float, Setting("how long a finished game is kept after its last choice; 0 is for ever", 0, 36_500, "days")
    ] = 90.0
    expire_abandoned_days: Annotated[
        float,
        Setting(
            "likewise one that is not finished; players by mail may take 30 days for a choice (0 is for ever)",
            0,
            36_500,
            "days",
        ),
    ] = 75.0


def settings_from(environment: Mapping[str, str]) -> Settings:
    found = values_from(environment, Settings)
    return msgspec.convert({"database": found.get("database") or default_database(), **found}, Settings)


def help_lines() -> Iterator[str]:
    """A line for each setting, as `copse serve --help` lists them."""
    for variable in variables_of(Settings):
        yield f"{variable.name} ({variable.usually}): {variable.description}."
