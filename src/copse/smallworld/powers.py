"""The twenty printed powers: tokens on the badge, and what the badge gives."""

from __future__ import annotations

from typing import Final

from copse.smallworld.traits import Ability, Power

POWERS: Final[tuple[Power, ...]] = (
    # §sw:power.alchemist: two coins every turn.
    Power("alchemist", 4, Ability(coins_each_turn=2)),
    # §sw:power.berserk: the die may be rolled before each conquest.
    Power("berserk", 4, Ability(dice_each_conquest=True)),
    # §sw:power.bivouacking: five encampments, laid out anew every turn.
    Power("bivouacking", 5, Ability(encampments=5)),
    # §sw:power.commando: every region is cheaper.
    Power("commando", 4, Ability(cheaper_in=("any",))),
    # §sw:power.diplomat: peace with an opponent who was not attacked.
    Power("diplomat", 5, Ability(makes_peace=True)),
    # §sw:power.dragon_master: one region a turn for a single token, and immune while the dragon stays.
    Power("dragon_master", 5, Ability(dragons=1)),
    # §sw:power.flying: any land region, adjacent or not.
    Power("flying", 5, Ability(flies=True)),
    # §sw:power.forest: a coin for each forest.
    Power("forest", 4, Ability(coins_in=("forest",))),
    # §sw:power.fortified: a fortress a turn, six at most; a coin and a defence each.
    Power("fortified", 3, Ability(fortresses=6)),
    # §sw:power.heroic: two immune regions, named at the end of every turn.
    Power("heroic", 5, Ability(heroes=2)),
    # §sw:power.hill: a coin for each hill.
    Power("hill", 4, Ability(coins_in=("hill",))),
    # §sw:power.merchant: a coin for each region.
    Power("merchant", 2, Ability(coins_in=("any",))),
    # §sw:power.mounted: hills and farmland are cheaper.
    Power("mounted", 5, Ability(cheaper_in=("hill", "farmland"))),
    # §sw:power.pillaging: a coin for each non-empty region conquered this turn.
    Power("pillaging", 5, Ability(coins_per_spoil=1)),
    # §sw:power.seafaring: seas and the lake are open, and kept in decline.
    Power("seafaring", 5, Ability(holds_water=True)),
    # §sw:power.spirit: in decline it does not count towards the one race in decline.
    Power("spirit", 5, Ability(outlasts_decline=True)),
    # §sw:power.stout: decline at the end of an ordinary turn, after scoring.
    Power("stout", 4, Ability(declines_after_scoring=True)),
    # §sw:power.swamp: a coin for each swamp.
    Power("swamp", 4, Ability(coins_in=("swamp",))),
    # §sw:power.underworld: caverns are cheaper and border each other.
    Power("underworld", 5, Ability(cheaper_in=("cavern",), links=("cavern",))),
    # §sw:power.wealthy: seven coins at the end of its first turn.
    Power("wealthy", 4, Ability(coins_first_turn=7)),
)
