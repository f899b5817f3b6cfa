"""The environment of these examples, and the measurement of docs/measurements/training.md.

A policy is a function that takes the vector and the mask of the legal actions, and returns the number of an action. To
measure one of yours:

    python examples/training/measure.py my_policy.py:choose
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from runpy import run_path
from time import process_time

import gymnasium
import numpy as np
from numpy.typing import NDArray

from copse.arena.statistics import Tally

Policy = Callable[[NDArray[np.uint8], NDArray[np.int8]], int]
ENV = "copse.envs.gym:copse/SmallWorld-v1"  # with two players; a shared win counts a half
OPPONENTS = ("random", "beginner", "heuristic")
SEED = 1_000_000  # train with smaller seeds


def arguments(text: str) -> argparse.Namespace:
    """Read the command line of an example."""
    parser = argparse.ArgumentParser(description=text, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=150_000, help="choices of the learner")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=400, help="to measure by, against each opponent")
    return parser.parse_args()


def measure(policy: Policy, games: int) -> None:
    """Play games against each opponent, and print how often the policy won."""
    print(f"{process_time() / 60:.1f} minutes of CPU time before the measurement", flush=True)
    for opponent in OPPONENTS:
        tally = against(policy, opponent, games)
        low, high = tally.interval()
        print(f"against {opponent}: {tally.share:.1%} of {games} games (95 %: {low:.1%} to {high:.1%})", flush=True)


def against(policy: Policy, opponent: str, games: int) -> Tally:
    tally, env = Tally(), gymnasium.make(ENV, players=2, opponents=[opponent], illegal="refuse")
    for game in range(games):
        seen, info = env.reset(seed=SEED + game)  # it draws the seat of the policy, too
        reward, over = 0.0, False
        while not over:
            seen, reward, over, _, info = env.step(policy(seen, info["action_mask"]))
        tally.add(Tally(1, reward))
    return tally


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Measure a policy for Small World with two players.")
    parser.add_argument("policy", help="a file and a function, such as my_policy.py:choose")
    parser.add_argument("--games", type=int, default=400, help="against each opponent")
    given = parser.parse_args()
    file, _, function = given.policy.rpartition(":")
    measure(run_path(file)[function], given.games)
