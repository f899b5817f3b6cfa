"""A bot's turn at a real table, and the setup of such a table."""

from __future__ import annotations

from collections.abc import Mapping

from copse.clockwork.acting import left
from copse.clockwork.facts import Asked
from copse.clockwork.real_table import RealTable, turn_to_come
from copse.clockwork.run import Progress, Run, Told
from copse.kernel.chance import MASK
from copse.kernel.errors import BadSetup, GameOver
from copse.kernel.tasks import Json
from copse.root.book import BOOK
from copse.root.bots.base import discard_order


def play_turn(
    table: RealTable,
    seat: int | None = None,
    told: Told = (),
    draw: bool = True,
    facts: bool = False,
    sure: bool = False,
) -> Progress:
    """Play the turn of a bot, by default of the next one.

    With `draw`, chance decides everything without an answer. With `facts`, the turn asks before each step whether what
    the step depends on is right. With `sure` too, it takes all of them as right and does not ask. A person's turn that
    is being played ends here.
    """
    if table.state.over:
        raise GameOver("the game is over: there are no more turns")
    seat = table.next_bot if seat is None else seat
    if seat not in table.state.rules.machines:
        names = table.state.rules.names
        allowed = ", ".join(f"{bot} ({names[bot]})" for bot in table.state.rules.machines)
        raise BadSetup(f"seat {seat} is played by no bot; allowed: {allowed}")
    begun = left(table)
    discard_order(begun.state, seat)  # an old order card that people reported
    begun.state.todo = turn_to_come(begun.state, seat)
    progress = Progress(begun, seat)
    return (Asked(progress, told, draw, sure) if facts else Run(progress, told, draw)).go()


def set_up(options: Mapping[str, Json], seed: int, told: Told = (), draw: bool = True) -> Progress:
    """Set up a table by the rule book (§root:5.1, §bots:3.4). The choices of people are asked for."""
    given = BOOK.resolve({**options, "seed": seed & MASK})
    state = BOOK.begin(given)
    if not state.rules.machines:
        raise BadSetup("no bot plays at this table; name one of them among the factions")
    return Run(Progress(RealTable(given, state), None), told, draw).go_to_turn()
