"""What a player of Small World wants, in coins: every figure that the evaluation weighs by, and nowhere else a figure.
Races and powers have no rows of their own: what they are worth follows from their abilities."""

from __future__ import annotations

from typing import Final

# Time. What is held now is worth less with every turn to come.
HELD: Final = 0.87  # of what an active people holds is still held a turn later
KEPT: Final = 0.8  # of what a people in decline holds

# Tokens. They conquer now, or in the turns to come.
STRIDE: Final = 0.35  # regions that a spare token of an ordinary people takes in a turn
USUAL_COST: Final = 2.2  # tokens for the ground of a region, to an ordinary people
FRESH_TOKENS: Final = 12.0  # that a people yet to be picked is worth; one may choose it
FRESH_GIFTS: Final = 3.0  # coins a turn that its banner and badge will add
LAST_TRY: Final = 0.4  # of a region that the die may win with the tokens left over

# Rivals.
RIVALRY: Final = 0.4  # how much a coin of the others hurts, shared among them
DANGER: Final = 0.1  # that a region falls: for each token of a rival who can reach it, over the tokens it would cost
MOST_DANGER: Final = 0.7

# Abilities that pay no coins of themselves, in coins a turn while their people is active.
ENTERS_ANYWHERE: Final = 0.2
FLIES: Final = 0.6
LINKS: Final = 0.3
HOLDS_WATER: Final = 0.5
CONVERTS: Final = 1.0
DRAGON: Final = 1.2
BRIEF_TOKEN: Final = 0.2  # one that conquers but does not defend
KEEPS_LOSSES: Final = 0.6
LAIRS: Final = 0.8
HOLE: Final = 0.3
HERO: Final = 0.4
ENCAMPMENT: Final = 0.15
FORTRESS: Final = 1.0  # one more with every turn
PEACE: Final = 0.6
SPOILS: Final = 1.8  # non-empty regions that a people conquers in a turn
GROWTH: Final = 1.2  # a token for each spoil

# Abilities that show only in decline, in coins once.
KEEPS_ALL_TOKENS: Final = 1.0
CONQUERS_IN_DECLINE: Final = 2.0
OUTLASTS_DECLINE: Final = 4.0
LEGACY_TURNS: Final = 3.0  # that it takes to show in full

# Discounts, in tokens that a conquest saves on average.
BESIDE: Final = 0.4  # beside a held region of some kind
PIPS: Final = 1.0  # of a die before each conquest

# At a glance.
TOKEN: Final = 0.4  # coins that a token spent on a region would bring elsewhere
FIGHT: Final = 2.0  # that conquering goes before stopping
FEW_TOKENS: Final = 3.5  # a people with fewer to spare has had its day
HANDFUL: Final = 5.0  # by which each further token placed at once looks worse than one at a time
FAINTEST: Final = -6.0  # below the best, nothing looks worse than this
DOUBT: Final = 3.0  # the most that this speaks for or against decline
