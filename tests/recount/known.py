"""Where the rules are known to be wrong. An entry lets the recount read a paragraph as the rules do today; once the
fault is mended its entry goes, and `test_recount.py` says so by failing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Fault:
    law: str
    reason: str
    position: str  # where it shows
    lacking: str  # the answer that the book allows there and the rules do not offer
    played: tuple[str, ...] = ()  # what is chosen first


FAULTS: Final[dict[str, Fault]] = {
    "giants in caverns": Fault(
        "sw:race.giants",
        "for conquest all caverns border each other, so a cavern under a mountain of Underworld Giants makes every "
        "region with a cavern one token cheaper; the rules count printed borders only",
        """
        copse position 1 smallworld
        players 2
        round 3
        turn 0 conquer
        people 0 underworld giants hand 1
        region 6 giants 2
        """,
        "conquer 4",
    ),
    "an order that cannot be obeyed": Fault(
        "root:7.5.2",
        "the cards of a column may be resolved in any order, and one that cannot be carried out brings turmoil at "
        "once; the rules let the Eyrie name it only when nothing else is left",
        """
        copse position 1 root
        factions marquise eyrie
        turn 1 daylight
        clearing 1 eyrie warrior 3 roost 1
        clearing 3 marquise warrior 1
        eyrie leader commander
        eyrie decree move foxfolk_steel root_tea_mouse
        """,
        "pass",
    ),
    "a second card of a name": Fault(
        "root:4.1.3",
        "two cards of one name are two cards: once the first was used and discarded, a second that is crafted in the "
        "same phase may be used too; the rules remember the name",
        """
        copse position 1 root
        factions corvids marquise
        deck exiles
        turn 0 birdsong
        clearing 1 corvids warrior 1 plot 1
        clearing 6 corvids plot 1
        clearing 2 marquise warrior 2
        corvids plot 1 raid
        corvids plot 6 raid
        hand corvids false_orders false_orders
        """,
        "use false_orders",
        ("craft false_orders", "use false_orders", "choose 1", "move 2>5 x1", "craft false_orders"),
    ),
}
OPEN: Final = set(FAULTS)
