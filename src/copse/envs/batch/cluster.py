"""A batch on a Ray cluster. Each worker has its own arrays there and sends back their contents."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from copse.arena.cluster import joined
from copse.envs.batch.arrays import Arrays, Cut
from copse.envs.batch.crew import spans
from copse.envs.batch.games import Games, Spec
from copse.envs.zoo import NDArray, np
from copse.kernel.errors import BadSetup


class Worker:
    """An actor on the cluster that plays some rows of every part."""

    def __init__(self, spec: Spec, shares: Sequence[tuple[int, int]]) -> None:
        """Start the games.

        `shares` has a pair for each part: its first row, counted over all parts, and its number of rows.
        """
        self._arrays = [spec.arrays(Cut(None), rows) for _, rows in shares]
        self._games = [Games(spec, first, arrays) for (first, _), arrays in zip(shares, self._arrays, strict=True)]

    def told(self, part: int) -> Arrays:
        """Return the arrays without their unused space.

        Legal actions are cut where they end. Last vectors are kept only for games that ended.
        """
        arrays = self._arrays[part]
        said = arrays.counts.sum()
        return replace(
            arrays, legal=arrays.legal[:said], shortfall=arrays.shortfall[:said], last=arrays.last[arrays.done]
        )

    def step(self, part: int, chosen: NDArray[np.int32]) -> Arrays:
        self._arrays[part].chosen[:] = chosen
        self._games[part].step()
        return self.told(part)

    def reset(self, part: int, seed: int) -> Arrays:
        self._games[part].reset(seed)
        return self.told(part)


class Answer(Protocol):
    """The future result of a worker on the cluster."""


class Method(Protocol):
    def remote(self, *words: object) -> Answer: ...


class Hand(Protocol):
    """The local handle of a worker on the cluster."""

    told: Method
    step: Method
    reset: Method


class Cloud:
    """Workers on a cluster. Each of them plays some rows of every part."""

    def __init__(self, spec: Spec, parts: Sequence[int], workers: int) -> None:
        if min(parts) < workers:
            raise BadSetup(f"{workers} workers cannot share {min(parts)} games; each worker needs at least one")
        self._ray = joined(workers)
        kind, starts = self._ray.remote(Worker), np.cumsum([0, *parts]).tolist()
        self.hands: list[Hand] = [
            kind.remote(
                spec,
                [
                    (start + spans(rows, workers)[worker][0], np.diff(spans(rows, workers)[worker]).item())
                    for start, rows in zip(starts, parts, strict=False)
                ],
            )
            for worker in range(workers)
        ]
        self.parts = [
            Far(self, number, spec.arrays(Cut(None), rows), spans(rows, workers)) for number, rows in enumerate(parts)
        ]

    def fetch(self, answers: Sequence[Answer]) -> Sequence[Arrays]:
        try:
            told: Sequence[Arrays] = self._ray.get(list(answers))
        except self._ray.exceptions.RayTaskError as problem:
            raise problem.cause from None
        return told

    def close(self) -> None:
        self._ray.shutdown()


class Far:
    """Rows that are played on a cluster."""

    def __init__(self, cloud: Cloud, number: int, arrays: Arrays, shared: Sequence[tuple[int, int]]) -> None:
        self.arrays = arrays
        self._cloud, self._number, self._spans = cloud, number, shared
        self._answers = [hand.told.remote(number) for hand in cloud.hands]
        self.receive()

    def send(self) -> None:
        chosen = self.arrays.chosen
        self._answers = [
            hand.step.remote(self._number, chosen[first:end])
            for hand, (first, end) in zip(self._cloud.hands, self._spans, strict=True)
        ]

    def reset(self, seed: int) -> None:
        self._answers = [hand.reset.remote(self._number, seed) for hand in self._cloud.hands]

    def receive(self) -> None:
        for (first, end), told in zip(self._spans, self._cloud.fetch(self._answers), strict=True):
            mine = self.arrays.part(first, end)
            for name in ("seat", "counts", "reward", "done", "truncated", "points", "moves", "number", "observation"):
                getattr(mine, name)[:] = getattr(told, name)
            mine.legal[: len(told.legal)] = told.legal
            mine.shortfall[: len(told.shortfall)] = told.shortfall
            mine.last[mine.done] = told.last

    def lists(self) -> Sequence[tuple[int, int]]:
        return self._spans

    def close(self) -> None:
        self._cloud.close()
