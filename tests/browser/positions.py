"""Positions from which the stories begin; chance is announced, so that they go the same way every time."""

from __future__ import annotations

from typing import Final

BATTLE: Final = """root
factions marquise eyrie
turn 0 daylight
clearing 1 marquise keep 1 warrior 2 sawmill 1
clearing 5 marquise warrior 3
clearing 5 eyrie roost 1 warrior 2
hand marquise bake_sale royal_claim
hand eyrie ambush_rabbit cobbler
coming die 2 die 1
"""
"""The Marquise can attack the Eyrie, who hold an ambush for that clearing."""

DECREE: Final = """root
factions eyrie marquise alliance vagabond
turn 0 birdsong
points 3 5 1 2
clearing 1 eyrie roost 1 warrior 6
clearing 3 marquise keep 1 warrior 3 sawmill 1
clearing 10 marquise warrior 1
pawn vagabond 5
vagabond character tinker
eyrie leader charismatic
eyrie decree recruit vizier
eyrie decree move vizier
hand eyrie anvil sword root_tea_rabbit
"""
"""One move leads to a mouse clearing where a roost can be built, once; no fox clearing has an enemy within reach."""

FURTHER: Final = """root
factions corvids lizards riverfolk duchy hundreds keepers
turn 0 daylight
points 11 14 12 9 13 16
clearing 1 lizards warrior 3 garden_fox 1
clearing 1 duchy warrior 1 tunnel 1
clearing 2 duchy warrior 4 citadel 1 market 1
clearing 2 corvids warrior 1 raid 1
clearing 3 lizards warrior 2 garden_rabbit 1
clearing 4 hundreds warrior 3 stronghold 1
clearing 4 riverfolk warrior 2 trade_post_rabbit 1
clearing 5 lizards warrior 2 garden_rabbit 2
clearing 5 corvids warrior 2 plot 1
clearing 6 corvids warrior 2 plot 1
clearing 6 keepers warrior 3
clearing 7 riverfolk warrior 3 trade_post_mouse 1
clearing 7 duchy citadel 1
clearing 8 hundreds warrior 4 warlord 1 stronghold 1
clearing 8 corvids warrior 1 plot 1
clearing 9 keepers warrior 2 waystation_figure_tablet 1
clearing 9 lizards warrior 1 garden_mouse 1
clearing 10 hundreds warrior 2 mob 1
clearing 10 keepers warrior 2 tablet_2 1
clearing 11 riverfolk warrior 2 trade_post_mouse 1
clearing 12 keepers warrior 2 waystation_jewelry_tablet 1
clearing 12 riverfolk trade_post_fox 1
clearing 0 duchy warrior 3
hand corvids ambush_rabbit cobbler sword
hand lizards bake_sale anvil ambush_mouse
hand riverfolk royal_claim tax_collector smugglers_trail crossbow_bird
hand duchy birdy_bindle protection_racket
hand hundreds armorers
hand keepers stand_and_deliver scouting_party
crafted lizards codebreakers
crafted keepers sappers
box riverfolk tea boots
box duchy coins
ruins 11
corvids plot 5 bomb
corvids plot 6 snare
corvids plot 8 extortion
corvids denied 6 bomb
lizards outcast mouse
lizards hated
lizards acolytes 4
lizards souls root_tea_fox dominance_fox travel_gear_mouse
riverfolk funds riverfolk 3 hundreds 4 duchy 2
riverfolk payments lizards 2 keepers 3
riverfolk commitments riverfolk 1 lizards 1
riverfolk prices 3 2 4
duchy swayed foremole marshal banker duchess_of_mud
duchy lost 0 1 0
hundreds mood wrathful
hundreds hoard boots bag sword crossbow
keepers relics figure 3 1
keepers relics tablet 3
keepers relics jewelry 2 1
keepers retinue move faithful_retainer investments
keepers retinue delve faithful_retainer arms_trader
keepers retinue recover faithful_retainer mouse_in_a_sack woodland_runners
"""
"""The six further factions in the middle of a game, each with much on its board."""

HIRED: Final = """root
factions marquise eyrie
hirelings the_exile highway_bandits sunward_expedition
option landmarks 2
option landmark_cards ["black_market", "lost_city"]
turn 0 daylight
points 3 2
clearing 1 marquise keep 1 warrior 2 sawmill 1
clearing 5 marquise warrior 3
clearing 5 eyrie roost 1 warrior 2
clearing 6 sunward_expedition warrior 4 foothold 1
clearing 9 sunward_expedition warrior 1
hand marquise bake_sale royal_claim
hand eyrie ambush_rabbit cobbler
box marquise tea
pawn the_exile 1_2_5_10
held highway_bandits by marquise
highway_bandits control 2
highway_bandits paths 1-10
markers 4 12
black_market 4
black_market stall 1 anvil by marquise
black_market stall 2 sword
black_market stall 3 armorers
lost_city 10
"""
"""The Marquise can send the bandits and give the Exile an item, for a point that reaches a hireling marker; the
expedition is nobody's and rules."""

CONQUEST: Final = """smallworld
players 2
turn 0 conquer
people 0 flying ratmen hand 5
people 1 fortified elves
region 9 elves 2
coming die 0
"""
"""Ratmen about to conquer."""

LAST_TURN: Final = """smallworld
players 2
round 10
turn 1 conquer
people 0 fortified elves
people 1 flying ratmen hand 3
region 9 elves 2
"""
"""The second player's last conquests."""
