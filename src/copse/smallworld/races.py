"""The fourteen printed races: tokens on the banner, tokens in the tray, and what the banner gives."""

from __future__ import annotations

from typing import Final

from copse.smallworld.traits import NOTHING, Ability, Race

RACES: Final[tuple[Race, ...]] = (
    # §sw:race.amazons: four more tokens that conquer but do not defend.
    Race("amazons", 6, 15, Ability(conquest_only_tokens=4)),
    # §sw:race.dwarves: a coin for each mine, also in decline.
    Race("dwarves", 3, 8, Ability(coins_in=("mine",), coins_in_decline=True)),
    # §sw:race.elves: no token is lost when a region is.
    Race("elves", 6, 11, Ability(keeps_losses=True)),
    # §sw:race.ghouls: all tokens stay in decline and go on conquering.
    Race("ghouls", 5, 10, Ability(keeps_all_tokens=True, conquers_in_decline=True)),
    # §sw:race.giants: what borders a mountain of theirs is cheaper.
    Race("giants", 6, 11, Ability(cheaper_beside=("mountain",))),
    # §sw:race.halflings: enter anywhere; the first two regions are immune.
    Race("halflings", 6, 11, Ability(enters_anywhere=True, holes=2)),
    # §sw:race.humans: a coin for each farmland.
    Race("humans", 5, 10, Ability(coins_in=("farmland",))),
    # §sw:race.orcs: a coin for each non-empty region conquered this turn.
    Race("orcs", 5, 10, Ability(coins_per_spoil=1)),
    # §sw:race.ratmen: nothing but their number.
    Race("ratmen", 8, 13, NOTHING),
    # §sw:race.skeletons: a new token for every two non-empty regions conquered this turn.
    Race("skeletons", 6, 20, Ability(spoils_per_token=2)),
    # §sw:race.sorcerers: a lone active token of each opponent may be replaced once a turn.
    Race("sorcerers", 5, 18, Ability(converts=True)),
    # §sw:race.tritons: shores are cheaper.
    Race("tritons", 6, 11, Ability(cheaper_in=("coast",))),
    # §sw:race.trolls: a lair in every region, also in decline.
    Race("trolls", 5, 10, Ability(lairs=10)),
    # §sw:race.wizards: a coin for each source of magic.
    Race("wizards", 5, 10, Ability(coins_in=("magic",))),
)
