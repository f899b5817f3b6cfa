"""All attacks, in the order in which they are made, and how one is made."""

from __future__ import annotations

import random
import time
import traceback
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.campaign import (
    chairs,
    control_frames,
    databases,
    documents,
    floods,
    frames,
    headers,
    hostile,
    kills,
    networks,
    overheard,
    paths,
    pipelines,
    rows,
    slow,
    slow_readers,
    starts,
)
from tests.campaign.ground import Attack, Database, Ground
from tests.campaign.report import Row
from tests.server.cluster import Cluster

KINDS: Final = (
    kills, starts, databases, rows, slow, slow_readers, floods, pipelines, control_frames, paths, networks, headers,
    frames, hostile, documents, overheard, chairs,
)  # fmt: skip
ATTACKS: Final[dict[str, Attack]] = {attack.name: attack for kind in KINDS for attack in kind.ATTACKS}


def make(attack: Attack, database: Database, seconds: float, seed: int, cluster: Cluster | None) -> Row:
    """One attack in a folder and on a database of its own. An attack that cannot go on is a find too."""
    with TemporaryDirectory(prefix="copse-campaign-") as folder:
        address = f"{folder}/club.db"
        if database == "postgres":
            assert cluster is not None
            address = cluster.new_database(f"campaign_{time.monotonic_ns()}")
        ground = Ground(Path(folder), address, cluster, random.Random(seed), seconds)
        try:
            with ground.ends:
                attack.run(ground)
        except Exception as problem:
            place = traceback.extract_tb(problem.__traceback__)[-1]
            ground.tally.expect(False, f"the attack ended: {type(problem).__name__} {problem} ({place.name})")
    return Row(attack.name, database, attack.promise, ground.tally)
