"""The schema of vectors and views says what there is, and nothing else."""

from __future__ import annotations

import json

import pytest

from copse.games import new
from copse.kernel.chance import Dice
from copse.kernel.errors import BadSetup
from copse.kernel.tasks import Json
from copse.vectors import VECTORS, VIEWS, schema
from tests.vectors.tables import DRAFTED, HIRED, KINDS, WITH_BOTS

RARE = {  # keys that these games do not come to
    "root": {
        "hirelings[].coffins",
        "hirelings[].board.marked[]",
        "hirelings[].board.marked[].piece",
        "hirelings[].board.marked[].seat",
        "hirelings[].board.revealed[]",
        "landmarks[].board.building.piece",
        "landmarks[].board.building.seat",
        "seats[].aim",
        "seats[].coffins",
        "seats[].board.ambushes[]",
        "seats[].board.burnt[]",
        "seats[].board.lost[]",
        "seats[].board.track{}",
        "seats[].board.trophies[]",
    },
    "smallworld": {"regions[].dragon", "regions[].hero"},
}


def keys(name: str, seen: Json, way: str = "") -> set[str]:
    """The ways to all that a view has, written as in the schema."""
    found = {way} - {""}
    if isinstance(seen, dict):
        for key, value in seen.items():
            by_name = f"{way}{{}}" in VIEWS[name]
            found |= keys(name, value, f"{way}{{}}" if by_name else f"{way}.{key}".removeprefix("."))
    elif isinstance(seen, list):
        for value in seen:
            found |= keys(name, value, f"{way}[]")
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", VECTORS)
def test_every_key_of_a_view_is_in_the_schema_and_the_other_way_round(name: str) -> None:
    met = set[str]()
    for game_name, options in [*KINDS, *HIRED, *DRAFTED, *WITH_BOTS]:
        if game_name != name:
            continue
        game, dice, step = new(name, **{**options, "seed": 4}), Dice(9), 0
        while not game.over and step < 1500:
            step += 1
            game.apply(game.decision.actions[dice.below(len(game.decision.actions))])
            if step % 17 == 3 or game.over:
                met |= keys(name, game.view(step % game.seats))
    assert met - set(VIEWS[name]) == set()
    assert set(VIEWS[name]) - met <= RARE[name]


@pytest.mark.parametrize("name", VECTORS)
def test_the_schema_places_every_field_where_the_vector_has_it(name: str) -> None:
    told = json.loads(json.dumps(schema(name)))["vector"]
    assert (told["version"], told["length"]) == (VECTORS[name].version, VECTORS[name].length)
    places = [
        (part["name"], block, field["name"], field["first"] + block * part["stride"], field["size"], field["most"])
        for part in told["parts"]
        for block in range(part["blocks"])
        for field in part["fields"]
    ]
    assert places == [tuple(place) for place in VECTORS[name].places()]


def test_there_is_no_schema_of_another_game() -> None:
    with pytest.raises(BadSetup, match="there is no game 'chess'"):
        schema("chess")
