"""The log: lines of text or JSON on standard error.

All log lines of the process pass through here, including those of libraries. So no line contains the values of an
error, a query string or a message; it has what happened, where, and for which request."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Mapping
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final

import msgspec

from copse.kernel.errors import CopseError
from copse.server.config.error_reports import Context, tell_places_only, told_by_loop, where
from copse.server.config.settings import Settings

Fact = str | int | float

log = logging.getLogger(__name__)
asked = logging.getLogger(f"{__name__}.requests")  # one line per request, if log_requests is on

request_id: Final[ContextVar[str]] = ContextVar("request_id", default="")


def begin(settings: Settings) -> None:
    """Configure logging. Only loggers of Copse may log below warnings, because other loggers would print addresses
    and messages."""
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(JsonLines() if settings.log == "json" else TextLines())
    logging.basicConfig(handlers=[lines], level=logging.WARNING, force=True)
    logging.getLogger("copse").setLevel(settings.log_level.upper())
    asked.setLevel(logging.INFO if settings.log_requests else logging.WARNING)
    tell_places_only(lambda sentence: log.critical("%s", sentence))


def say_faults(loop: asyncio.AbstractEventLoop) -> None:
    """Let an event loop log errors of tasks that nobody awaited."""

    def said(loop: asyncio.AbstractEventLoop, context: Context) -> None:
        log.error("error in a task that nobody awaited: %s", told_by_loop(context))

    loop.set_exception_handler(said)


class TextLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told = " ".join(f"{name}={value}" for name, value in facts_of(record).items())
        message = " ".join(message_of(record).splitlines())
        return f"{time_of(record)} {record.levelname.lower()} {message}{told and f' [{told}]'}"


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time_of(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": message_of(record),
            **facts_of(record),
        }
        return msgspec.json.encode(line).decode()


def time_of(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def message_of(record: logging.LogRecord) -> str:
    """Return the message, with the place of an error instead of its text. The texts of our own errors are safe and
    stay."""
    if isinstance(record.args, tuple):
        record.args = tuple(harmless(value) for value in record.args)
    message = record.getMessage().strip()
    problem = record.exc_info[1] if record.exc_info else None
    return f"{message}: {where(problem)}" if problem else message


def harmless(value: object) -> object:
    return where(value) if isinstance(value, BaseException) and not isinstance(value, CopseError) else value


def facts_of(record: logging.LogRecord) -> dict[str, Fact]:
    facts: Mapping[str, Fact] = getattr(record, "facts", {})
    request = request_id.get()
    return {"request": request, **facts} if request else dict(facts)
