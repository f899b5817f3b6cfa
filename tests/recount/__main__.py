"""Watches many games: `python -m tests.recount --games 500 --seed 1 --game root`. Prints how often each thing was
checked, and each disagreement with the position where it came up; the answer is 1 if there was any."""

from __future__ import annotations

import argparse
import sys

from tests.recount.ledger import Ledger
from tests.recount.watch import WATCHES


def main() -> int:
    arguments = argparse.ArgumentParser(prog="python -m tests.recount")
    arguments.add_argument("--game", choices=sorted(WATCHES), default="root")
    arguments.add_argument("--games", type=int, default=100, help="how many, each with the next seed")
    arguments.add_argument("--seed", type=int, default=1, help="of the first game")
    arguments.add_argument("--thoughtful", action="store_true", help="some seats play to win; slower")
    arguments.add_argument("--most", type=int, default=20, help="stop after so many disagreements")
    given = arguments.parse_args()
    ledger = Ledger()
    for seed in range(given.seed, given.seed + given.games):
        WATCHES[given.game](seed, given.thoughtful, ledger)
        if len(ledger.disagreements) >= given.most:
            break
    print(ledger.report())
    return int(bool(ledger.disagreements))


if __name__ == "__main__":
    sys.exit(main())
