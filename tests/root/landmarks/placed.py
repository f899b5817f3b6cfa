"""How the tests of landmarks set up a table with some of them, and play games by lot."""

from __future__ import annotations

import json
import random
from collections import Counter

import copse
from copse.games import RootGame
from copse.kernel.tasks import Json
from copse.root.check import check
from copse.root.state import Woodland
from tests.script import root

CHECKED = 25  # decisions from one check to the next
REWRITTEN = 150  # and from one that is saved and written as a position
EAGER = ("swap", "sail", "craft", "embark")  # what is chosen wherever it can be, half of the time


def with_landmarks(names: str, *lines: str, factions: str = "marquise eyrie", printing: str = "old") -> RootGame:
    """A position with these landmarks, in Daylight of the first seat if it does not say otherwise."""
    cards = names.split()
    head = [f"factions {factions}", f"option landmarks {len(cards)}", f"option landmark_cards {json.dumps(cards)}"]
    if printing != "old":
        head.append(f'option landmark_printing "{printing}"')
    if not any(line.startswith("turn ") for line in lines):
        head.append("turn 0 daylight")
    return root("\n".join([*head, *lines]))


def play_by_lot(*names: str, seed: int, **options: Json) -> tuple[Woodland, Counter[str]]:
    """How a game with these landmarks ended, and what was chosen in it, by verb. It stayed possible, and was saved,
    written and read alike."""
    game = copse.new("root", landmarks=len(names), landmark_cards=list[Json](names), seed=seed, **options)
    lot, chosen = random.Random(seed), Counter[str]()
    while not game.over and chosen.total() < 3000:
        actions = game.decision.actions
        eager = [action for action in actions if action.verb.name in EAGER]
        action = lot.choice(eager if eager and lot.random() < 0.5 else actions)
        chosen[action.verb.name] += 1
        game.apply(action)
        if chosen.total() % CHECKED == 0:
            check(game.state)
        if chosen.total() % REWRITTEN == 0 and not game.over:
            position = game.position()
            assert copse.position(position).position() == position
            assert copse.load(game.save()).state.dump() == game.state.dump()
    assert isinstance(game.state, Woodland)
    return game.state, chosen
