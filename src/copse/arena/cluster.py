"""The only module that imports Ray, from the extra `ray`. It plays the games of a job on a cluster."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from types import ModuleType

from copse.arena.jobs import AHEAD, Games, Job, Played
from copse.kernel.extras import extra


def joined(workers: int | None) -> ModuleType:
    """Return Ray, connected to the cluster at RAY_ADDRESS, or to a new one on this machine."""
    ray = extra("ray", "ray")
    if "RAY_ADDRESS" in os.environ:
        ray.init(log_to_driver=False, logging_level="error")
    else:
        ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False, logging_level="error")
    return ray


@dataclass(frozen=True)
class Cluster:
    """The cluster at RAY_ADDRESS, or one of this machine with this many workers (None: one per core)."""

    workers: int | None = None

    def __call__(self, job: Job, numbers: Iterable[int]) -> Games:
        ray = joined(self.workers)
        try:
            play, shared = ray.remote(play_there), ray.put(job)
            waiting = iter(numbers)
            places = self.workers or int(ray.cluster_resources().get("CPU", 1))
            pending = [play.remote(shared, os.getcwd(), number) for number in islice(waiting, places * AHEAD)]
            while pending:
                ended, pending = ray.wait(pending)
                pending += [play.remote(shared, os.getcwd(), number) for number in islice(waiting, len(ended))]
                try:
                    yield from ray.get(ended)
                except ray.exceptions.RayTaskError as problem:
                    raise problem.cause from None
        finally:
            ray.shutdown()


def play_there(job: Job, folder: str, number: int) -> Played:
    """Play a game with the working directory of the caller, so that file names mean the same."""
    os.chdir(folder)
    return job.play(number)
