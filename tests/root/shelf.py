"""How the tests of the two decks set up a battle, look at what lies open, and let eager crafters play."""

from __future__ import annotations

from collections import Counter
from textwrap import dedent

from copse.kernel.chance import Dice
from copse.kernel.options import resolve
from copse.root.actions import CRAFT, USE
from copse.root.cards import CARDS
from copse.root.check import check
from copse.root.rules import OPTIONS, rules_for
from copse.root.setup import Setup
from copse.root.state import Woodland
from tests.root.table import Table, ids, seat
from tests.script import play, root

CLASH = """
    turn 0 daylight
    clearing 5 marquise warrior 4
    clearing 5 eyrie warrior 4
"""
"""Four of the Marquise against four of the Eyrie in a rabbit clearing, on the Marquise's Daylight."""

MOST_CHOICES = 5000


def table(*positions: str, deck: str = "standard", factions: str = "marquise eyrie") -> Table:
    """A position put together from parts."""
    return root("\n".join([f"factions {factions}", f"deck {deck}", *map(dedent, positions)]))


def attack(*positions: str, dice: str = "2 1", deck: str = "standard", factions: str = "marquise eyrie") -> Table:
    """The Marquise attacks the Eyrie in clearing 5, nobody ambushes, and the dice fall like this."""
    coming = " ".join(f"die {die}" for die in dice.split())
    game = table(CLASH, *positions, f"coming {coming}", deck=deck, factions=factions)
    return play(game, "0 pass", "0 battle 5 1")


def known(game: Table, faction: str, by: str) -> list[str]:
    """What another faction knows of a hand."""
    return ids(game.state.hands[seat(game, faction)].seen[seat(game, by)])


def crafted(game: Table, faction: str) -> list[str]:
    return ids(game.state.crafted[seat(game, faction)])


def discards(game: Table) -> list[str]:
    return ids(game.state.discard)


def armies(game: Table, clearing: int) -> list[int]:
    """The warriors in a clearing, by seat."""
    return [game.state.warriors(place, clearing) for place in range(game.state.seats)]


def random_games(number: int, deck: str) -> Counter[str]:
    """Games of two who craft and use what they can, checked all along; returns how often each card was used."""
    used: Counter[str] = Counter()
    options = resolve("root", OPTIONS, {"factions": ["marquise", "eyrie"], "deck": deck})
    for seed in range(number):
        state = Woodland(rules_for(options), seed).lay_out()
        state.push(Setup())
        state.settle()
        dice = Dice(seed)
        for turn in range(MOST_CHOICES):
            if state.over:
                break
            actions = state.decision.legal(state)
            liked = [action for action in actions if action.verb in (CRAFT, USE)]
            pool = liked if liked and dice.below(4) else actions
            action = pool[dice.below(len(pool))]
            if action.verb is USE:
                used[CARDS[action.args[0]].id] += 1
            state.play(action)
            if not state.over and turn % 20 == 0:
                check(state)
    return used
