### The words of Foragers.

## Mushrooms

thing-fly-agaric = fly agaric (0)
thing-puffball = puffball (1)
thing-honey-fungus = honey fungus (2)
thing-parasol = parasol (3)
thing-bolete = bolete (4)
thing-chanterelle = chanterelle (5)
thing-morel = morel (6)
thing-truffle = truffle (7)
thing-face-down = face down

## What one sees

view-round = Round
view-basket = Basket
view-pile = Pile
view-discards = Discarded
view-hand = Hand
view-points = points
view-cards = cards
view-laid = laid

## Questions and choices

prompt-Lay = The basket is worth { $points }. Which mushroom do you lay face down?
prompt-Swap = You took the basket. Do you swap a mushroom?
verb-lay = Lay
verb-swap = Swap
verb-pass = Keep all
action-lay = lay the { $card }
action-swap = discard the { $card } and draw another
action-pass = keep your hand

## The log

event-round-began = Round { $round }: the basket is worth { $points }
event-drew = { $who } drew: { $card }
    .hidden = { $who } drew a mushroom
event-laid = { $who } laid face down: { $card }
    .hidden = { $who } laid a mushroom face down
event-revealed = { $who } turned over: { $card }
event-took-basket = { $who } took the basket: { $points }
event-tied = All mushrooms cancel each other; { $points } stay in the basket
event-spoiled = A fly agaric spoiled the basket: { $points } lost
event-swapped = { $who } discarded: { $card }
event-ended = The last mushroom was laid

## Options

option-players = Players
    .help = how many play
option-harmless = Harmless fly agarics
    .help = fly agarics spoil nothing
