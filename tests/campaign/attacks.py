"""All attacks, in the order in which they are made, and how one is made."""

from __future__ import annotations

import os
import random
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.campaign import (
    abuse,
    chairs,
    control_frames,
    databases,
    documents,
    floods,
    frames,
    headers,
    hostile,
    impostors,
    kills,
    networks,
    overheard,
    paths,
    pipelines,
    races,
    rows,
    slow,
    slow_readers,
    starts,
)
from tests.campaign.ground import Attack, Database, Ground
from tests.campaign.report import Row
from tests.server.cluster import Cluster

KINDS: Final = (
    kills, starts, races, databases, rows, slow, slow_readers, floods, pipelines, control_frames, paths, networks,
    headers, frames, hostile, documents, abuse, impostors, overheard, chairs,
)  # fmt: skip
ATTACKS: Final[dict[str, Attack]] = {attack.name: attack for kind in KINDS for attack in kind.ATTACKS}


def make(attack: Attack, database: Database, seconds: float, seed: int, cluster: Cluster | None) -> Row:
    """One attack in a folder and on a database of its own. An attack that cannot go on is a find too."""
    with TemporaryDirectory(prefix="copse-campaign-") as folder, apart(seconds > 0) as cores:
        address = f"{folder}/club.db"
        if database == "postgres":
            assert cluster is not None
            address = cluster.new_database(f"campaign_{time.monotonic_ns()}")
        ground = Ground(Path(folder), address, cluster, random.Random(seed), seconds, cores)
        try:
            with ground.ends:
                attack.run(ground)
        except Exception as problem:
            place = traceback.extract_tb(problem.__traceback__)[-1]
            ground.tally.expect(False, f"the attack ended: {type(problem).__name__} {problem} ({place.name})")
    return Row(attack.name, database, attack.promise, ground.tally)


@contextmanager
def apart(really: bool) -> Iterator[set[int] | None]:
    """Give the attackers, who are threads of this process, one core; the others are for the server and the players."""
    every = os.sched_getaffinity(0)
    if not really or len(every) == 1:
        yield None
        return
    os.sched_setaffinity(0, {min(every)})
    try:
        yield every - {min(every)}
    finally:
        os.sched_setaffinity(0, every)
