"""Metrics of the running server in the text format of Prometheus: how many, how long, how often refused. They name
operations and codes, never tables, people or addresses."""

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

from copse.server.clients.rate_limit import Crowd
from copse.server.operations.registry import Hall

P = ParamSpec("P")
T = TypeVar("T")

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
CALLS: Final = ("create", "load", "moves", "find", "newest", "append", "change", "keep", "due")

THINKERS: Final = {
    "living": "Processes that are there",
    "busy": "Processes in which an agent thinks",
    "waiting": "Choices that wait for such a process",
    "restarts": "Processes that were started anew",
    "cut": "Thoughts that were given less than their time",
    "plain": "Choices made because a thought failed",
    "recalled": "Thoughts that went on from the one before",
}

# When each figure began to be counted interests nobody, and doubles their number.
disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self._requests: Final = Histogram(
            "copse_request_seconds", "Time to answer", ["operation"], registry=self.registry, buckets=SECONDS
        )
        self._answers: Final = Counter("copse_answers", "Answers", ["operation", "status"], registry=self.registry)
        self._refusals: Final = Counter("copse_refusals", "Requests refused", ["code"], registry=self.registry)
        self._actions: Final = Counter("copse_actions", "Choices sent", ["result"], registry=self.registry)
        self._updates: Final = Histogram(
            "copse_update_seconds", "Time from a change to its telling", registry=self.registry, buckets=SECONDS
        )
        self._database: Final = Histogram(
            "copse_database_seconds", "Time of the database", ["call"], registry=self.registry, buckets=SECONDS
        )

    def answered(self, operation: str, status: int, seconds: float | None, refusal: str) -> None:
        """`status` is that of HTTP, or the code with which a WebSocket was closed, which has no time to answer."""
        if seconds is not None:
            self._requests.labels(operation).observe(seconds)
        self._answers.labels(operation, str(status)).inc()
        if refusal:
            self._refusals.labels(refusal).inc()
        if operation == "act":
            self._actions.labels(refusal or "accepted").inc()

    def updated(self, seconds: float) -> None:
        self._updates.observe(seconds)

    def watch(self, hall: Hall, lines: Crowd) -> None:
        """What is read when someone looks."""
        self._gauge("copse_tables", "Tables in memory", lambda: hall.tables_here)
        self._gauge("copse_driven_tables", "Tables at which something is due", lambda: hall.tables_driven)
        self._gauge("copse_strain_seconds", "How late the server comes to what is due", lambda: hall.load.seconds)
        self._gauge("copse_strain_step", "What is dropped: 1 spectators, 2 extras, 3 tables", lambda: hall.load.level)
        self._gauge("copse_lines", "Open WebSockets", lambda: len(lines))
        for name, about in THINKERS.items():
            self._gauge(f"copse_thinkers_{name}", about, partial(getattr, hall.thinkers, name))
        for call in CALLS:
            setattr(hall.store, call, self._timed(call, getattr(hall.store, call)))

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
