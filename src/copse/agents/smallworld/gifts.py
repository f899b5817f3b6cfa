"""The worth of a race with its power from their abilities alone, on any regions.

It works for printed and custom ones.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from copse.agents.smallworld import wishes
from copse.agents.smallworld.lives import People, token_lives
from copse.kernel.bits import members, size
from copse.smallworld.board import Board, Regions
from copse.smallworld.traits import Ability, Combo


class Gifts:
    """The abilities of a combo as a player sees them before its first turn."""

    def __init__(self, board: Board, combo: Combo) -> None:
        both = [combo.race.ability, *([combo.power.ability] if combo.power else [])]
        live = [] if combo.declined else both
        # Sets of regions that pay one coin more each: while the people is active, or in decline too.
        self.bounties: Final = tuple(
            paying(board, ability) for ability in live if ability.coins_in and not ability.coins_in_decline
        )
        self.lasting: Final = tuple(paying(board, ability) for ability in both if ability.coins_in_decline)
        # The worth of a spare token, from the regions that it takes, their cost and their income.
        stride = wishes.STRIDE * wishes.USUAL_COST / max(1.0, average_cost(board, combo, live))
        pays = 1.0 + sum(share(board, regions) for regions in self.lasting)
        more = sum(share(board, regions) for regions in self.bounties)
        self.token_lives: Final = token_lives(min(1.0, stride), pays, more)
        # Coins that do not depend on regions.
        self.each_turn: Final = sum(ability.coins_each_turn for ability in live)
        self.per_spoil: Final = sum(ability.coins_per_spoil for ability in live)
        self.on_arrival: Final = sum(ability.coins_first_turn for ability in live)
        # Abilities without direct income: in coins a turn, and in coins once.
        self.help: Final = sum(help_a_turn(ability) for ability in live)
        self.legacy: Final = sum(legacy(ability) for ability in live)

    def people(self, tokens: float) -> People:
        """Return a people with these abilities and this number of spare tokens."""
        people = People(tokens, self.token_lives, self.each_turn + wishes.SPOILS * self.per_spoil)
        people.help, people.legacy = self.help, self.legacy
        return people


@lru_cache(maxsize=4096)
def gifts(board: Board, combo: Combo) -> Gifts:
    return Gifts(board, combo)


def paying(board: Board, ability: Ability) -> Regions:
    regions = 0
    for kind in ability.coins_in:
        regions |= board.kinds[kind]
    return regions


def share(board: Board, regions: Regions) -> float:
    return size(regions & board.land) / size(board.land)


def average_cost(board: Board, combo: Combo, live: list[Ability]) -> float:
    """Return the average number of tokens for an empty region after all discounts."""
    ground = [combo.price[region] for region in members(board.land)]
    saved = 0.0
    for ability in live:
        saved += wishes.BESIDE * len(ability.cheaper_beside) + wishes.PIPS * ability.dice_each_conquest
    return sum(ground) / len(ground) - saved


def help_a_turn(ability: Ability) -> float:
    """Return the worth of easier conquest and defence, in coins a turn."""
    worth = wishes.ENTERS_ANYWHERE * ability.enters_anywhere + wishes.FLIES * ability.flies
    worth += wishes.LINKS * len(ability.links) + wishes.HOLDS_WATER * ability.holds_water
    worth += wishes.CONVERTS * ability.converts + wishes.DRAGON * ability.dragons
    worth += wishes.BRIEF_TOKEN * ability.conquest_only_tokens + wishes.KEEPS_LOSSES * ability.keeps_losses
    worth += wishes.LAIRS * bool(ability.lairs) + wishes.HOLE * ability.holes + wishes.HERO * ability.heroes
    worth += wishes.ENCAMPMENT * ability.encampments + wishes.FORTRESS * bool(ability.fortresses)
    worth += wishes.PEACE * ability.makes_peace
    if ability.spoils_per_token:
        worth += wishes.GROWTH / ability.spoils_per_token
    return worth


def legacy(ability: Ability) -> float:
    """Return the worth of abilities that count only in decline, in coins once."""
    worth = wishes.KEEPS_ALL_TOKENS * ability.keeps_all_tokens + wishes.OUTLASTS_DECLINE * ability.outlasts_decline
    return worth + wishes.CONQUERS_IN_DECLINE * ability.conquers_in_decline
