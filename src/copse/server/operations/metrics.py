"""Metrics of the running server in the text format of Prometheus. They name operations and codes, never tables,
people or addresses."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from time import perf_counter
from typing import Final, ParamSpec, TypeVar

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
)

from copse.server.clients.rate_limit import ConnectionLimit
from copse.server.operations.registry import TableRegistry

P = ParamSpec("P")
T = TypeVar("T")

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
CALLS: Final = ("create", "load", "moves", "find", "newest", "append", "change", "keep", "due")

THINKERS: Final = {
    "living": "Agent processes that are running",
    "busy": "Agent processes that are computing",
    "waiting": "Choices that wait for an agent process",
    "restarts": "Agent processes that were restarted",
    "cut": "Choices of agents that had less than their time",
    "plain": "Simple choices made because an agent failed",
    "recalled": "Searches that continued an earlier one",
}

# Without the creation time of each metric, which would double their number.
disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self._requests: Final = Histogram(
            "copse_request_seconds", "Response time in seconds", ["operation"], registry=self.registry, buckets=SECONDS
        )
        self._answers: Final = Counter("copse_answers", "Responses", ["operation", "status"], registry=self.registry)
        self._refusals: Final = Counter("copse_refusals", "Refused requests", ["code"], registry=self.registry)
        self._actions: Final = Counter("copse_actions", "Choices sent", ["result"], registry=self.registry)
        self._notifications: Final = Counter(
            "copse_notifications", "Tries to send notifications", ["kind", "result"], registry=self.registry
        )
        self._league_games: Final = Counter(
            "copse_league_games", "Games of leagues that were opened or got a result", ["step"], registry=self.registry
        )
        self._updates: Final = Histogram(
            "copse_update_seconds",
            "Time in seconds from a change until clients are updated",
            registry=self.registry,
            buckets=SECONDS,
        )
        self._database: Final = Histogram(
            "copse_database_seconds",
            "Time of database calls in seconds",
            ["call"],
            registry=self.registry,
            buckets=SECONDS,
        )

    def answered(self, operation: str, status: int, seconds: float | None, refusal: str) -> None:
        """Count an answer. `status` is the HTTP status, or the close code of a WebSocket, which has no response
        time."""
        if seconds is not None:
            self._requests.labels(operation).observe(seconds)
        self._answers.labels(operation, str(status)).inc()
        if refusal:
            self._refusals.labels(refusal).inc()
        if operation == "act":
            self._actions.labels(refusal or "accepted").inc()

    def notified(self, kind: str, result: str) -> None:
        self._notifications.labels(kind, result).inc()

    def league_game(self, step: str) -> None:
        self._league_games.labels(step).inc()

    def updated(self, seconds: float) -> None:
        self._updates.observe(seconds)

    def watch(self, registry: TableRegistry, lines: ConnectionLimit) -> None:
        """Register what is read when the metrics are requested."""
        self._gauge("copse_tables", "Tables in memory", lambda: registry.tables_here)
        self._gauge("copse_driven_tables", "Tables that the server is playing at", lambda: registry.tables_driven)
        self._gauge(
            "copse_load_seconds", "Event-loop lag or time to store a choice, in seconds", lambda: registry.load.seconds
        )
        self._gauge(
            "copse_load_level",
            "Work that is dropped: 1 updates for spectators, 2 also hints and replays, 3 also new tables",
            lambda: registry.load.level,
        )
        self._gauge("copse_lines", "Open WebSockets", lambda: len(lines))
        for name, about in THINKERS.items():
            self._gauge(f"copse_thinkers_{name}", about, partial(getattr, registry.thinkers, name))
        for call in CALLS:
            setattr(registry.store, call, self._timed(call, getattr(registry.store, call)))

    def _gauge(self, name: str, about: str, value: Callable[[], float]) -> None:
        Gauge(name, about, registry=self.registry).set_function(value)

    def _timed(self, name: str, call: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
        times = self._database.labels(name)

        async def timed(*args: P.args, **words: P.kwargs) -> T:
            begun = perf_counter()
            try:
                return await call(*args, **words)
            finally:
                times.observe(perf_counter() - begun)

        return timed
