"""A second computation of both games: plain code that shares nothing with the rules but the printed facts, and that
works out from the public view, the texts of actions and the events what the rules must have worked out too.

What is watched, both ways (nothing that the book forbids, everything that it allows):

    Small World     everything: `smallworld.py` runs through the whole game by itself
    Root
      rule          the ruler of every clearing at every question, free slots
      answers       all that may be answered to each of the questions of `root_questions.py`: setup, moves (paths,
                    rivers, tunnels, Burrow, closed paths, ferry, snares, keep, scorched earth), battles, ambushes,
                    effects and losses of battle, crafts, crafted cards, dominance and coalitions, closed paths,
                    exposure of plots, and the acts of all eleven seats
      battle        dice, most rolled hits, extra hits, defenceless, ignored hits, ambush, number and order of losses
      points        every change, by paragraph; who must have won
      prices        wood, supporters, acolytes, services, items of a Vagabond, servants of the Keepers
      what follows  recruits, outrage, Field Hospitals, swept Vagabonds, revenge, price of failure, lost officers, the
                    Outcast, draws of Evening, refreshed items
      pieces        the map after every choice; cards, warriors and buildings all told
      hirelings     whose they are for rule, battle, moves and placing; markers on the track, the control die; how they
                    fight, what they hold up, shelter or sell, that nobody scores for what they remove (`--game hired`)
      bots          whole turns of all eight, paragraph by paragraph: what they reveal, craft, buy, aim at, place, move,
                    battle, remove, turn over and score, and that nothing else is done; their battles in anyone's turn
                    (dice, extra hits, losses, points), and what follows from losses (`--game bots`)
      editions      the same by the Law of October 2020 (`--game fifth`)
      questions     that nothing obvious is asked of an empty hand, where the table does not want it

What is not: the order in which questions come, and whether a pause or a last chance is asked for at all; how a scarce
piece is shared out (`Ration`, `Perch`), which mob razes next (`Raze`), what lies under ruins (`FindItem`,
`ChooseFind`), the order of consequences (`Arrange`, `OrderLosses`); which of several crafting pieces of a suit was
activated (4.1.1); what a hireling that is sent may do, and whether it could do anything; which cards a hand holds;
which supporters go with a base (8.2.4); players' own races and powers. Of bots: setup, what their hirelings do (B67),
who pays for Outrage and investors, and the reasons that aims are told with.
"""
