"""The numbers of the Small World evaluation, in coins. No other module has any.

Races and powers have no entries, because their worth comes from their abilities.
"""

from __future__ import annotations

from typing import Final

# Time. Regions held now may be lost in later turns.
HELD: Final = 0.87  # the share of an active people's regions that remains a turn later
KEPT: Final = 0.8  # the share for a people in decline

# Tokens. They conquer now or in later turns.
STRIDE: Final = 0.35  # regions that a spare token of an ordinary people takes in a turn
USUAL_COST: Final = 2.2  # tokens for an empty region, for an ordinary people
FRESH_TOKENS: Final = 12.0  # the worth in tokens of the next people, which the player can choose
FRESH_GIFTS: Final = 3.0  # coins a turn from the race and power of the next people
LAST_TRY: Final = 0.4  # the share of a region for a last roll with the remaining tokens

# Chances.
KEPT_PROMISES: Final = 0.86  # the share of the promised coins that seats got in games of beginners

# Rivals.
RIVALRY: Final = 0.4  # the cost of each coin of the rivals, divided among them
DANGER: Final = 0.1  # the risk for a region: for each token of a rival in reach, divided by the defence
MOST_DANGER: Final = 0.7

# Abilities without direct income, in coins a turn while their people is active.
ENTERS_ANYWHERE: Final = 0.2
FLIES: Final = 0.6
LINKS: Final = 0.3
HOLDS_WATER: Final = 0.5
CONVERTS: Final = 1.0
DRAGON: Final = 1.2
BRIEF_TOKEN: Final = 0.2  # a token that conquers but does not defend
KEEPS_LOSSES: Final = 0.6
LAIRS: Final = 0.8
HOLE: Final = 0.3
HERO: Final = 0.4
ENCAMPMENT: Final = 0.15
FORTRESS: Final = 1.0  # another fortress with every turn
PEACE: Final = 0.6
SPOILS: Final = 1.8  # non-empty regions that a people conquers in a turn
GROWTH: Final = 1.2  # a token for each spoil

# Abilities that count only in decline, in coins once.
KEEPS_ALL_TOKENS: Final = 1.0
CONQUERS_IN_DECLINE: Final = 2.0
OUTLASTS_DECLINE: Final = 4.0
LEGACY_TURNS: Final = 3.0  # turns until they have their full worth

# Discounts, in tokens saved on an average conquest.
BESIDE: Final = 0.4  # beside a held region of some kind
PIPS: Final = 1.0  # from a die before each conquest

# Weights before actions are tried.
TOKEN: Final = 0.4  # coins that a token would bring in another region
FIGHT: Final = 2.0  # the bonus of conquest over stopping
FEW_TOKENS: Final = 3.5  # a people with fewer spare tokens should decline
HANDFUL: Final = 5.0  # the cost of each further token in a deployment, compared with one at a time
FAINTEST: Final = -6.0  # the lower limit, relative to the best
DOUBT: Final = 3.0  # the upper limit of the argument for or against decline
