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
