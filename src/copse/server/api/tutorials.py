"""Operations on tutorials: list them, and create a table for one."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

import copse
from copse.locale import Words
from copse.server.api.calls import Call, Operation
from copse.server.api.tables import open_table
from copse.server.protocol.messages import Created, Learn, NewTable, SeatWish, TutorialInfo
from copse.server.protocol.refusal import Refusal
from copse.server.tutorials.lessons import tutorials

OPPONENT: Final = "beginner"  # plays the other seats after the lesson


async def list_tutorials(call: Call) -> list[Struct]:
    words = Words(call.lang)
    return [
        TutorialInfo(
            name,
            one.game,
            one.faction,
            words.say(f"tutorial-{name}"),
            words.say(f"tutorial-{name}.about"),
            len(one.steps),
        )
        for name, one in tutorials().items()
    ]


async def learn(call: Call) -> Created:
    wish, name = await call.body(Learn), call.part("name")
    if name not in tutorials():
        raise Refusal(404, "unknown_tutorial", f"there is no tutorial '{name}'", allowed=list(tutorials()))
    tutorial = tutorials()[name]
    seats = [SeatWish("agent", OPPONENT) for _ in range(copse.position(tutorial.position).seats)]
    seats[tutorial.seat] = SeatWish("human")
    table = NewTable(tutorial.game, seats, wish.host, position=tutorial.position, avatar=wish.avatar)
    return await open_table(call, table, name)


OPERATIONS: Final = (
    Operation(
        "GET", "/tutorials", list_tutorials, "List the tutorials, the easiest of each game first.", list[TutorialInfo]
    ),
    Operation("POST", "/tutorials/{name}", learn, "Create a table for a tutorial.", Created, Learn, 201),
)
