"""Maps of the players' own: the format, its checks, and games of everyone on random maps."""

from __future__ import annotations

import json
import pickle
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from tools.page_bounds import page_bounds
from tools.page_maps import page_maps

import copse
from copse import locale
from copse.kernel.errors import BadPosition, BadRecord, BadSetup
from copse.kernel.tasks import Json
from copse.root import decks, faults, maps
from copse.root.maps import MAPS, drawn, examine, map_named, printed_text
from copse.vectors import encode
from tests.recount.bots_watch import watch_bots
from tests.recount.ledger import Ledger
from tests.recount.watch import watch_root
from tests.root.campaign import play
from tests.root.own_maps import random_map
from tests.script import few_of_many

Table = dict[str, Json]
Change = Callable[[Table], object]
MANY_MAPS = 200
GAMES = 2_000
BATCHES = 20


def autumn() -> Table:
    return tomllib.loads(printed_text("autumn"))


def rows(table: Table, name: str) -> list[Table]:
    found = table[name]
    assert isinstance(found, list)
    return [row for row in found if isinstance(row, dict)]


def clearing(table: Table, number: int) -> Table:
    return rows(table, "clearing")[number - 1]


def paths(table: Table) -> list[Json]:
    found = table["paths"]
    assert isinstance(found, list)
    return found


def refusal(**options: Json) -> str:
    with pytest.raises(BadSetup) as caught:
        copse.new("root", seed=1, **options)
    return str(caught.value)


def remove_after(table: Table, count: int) -> None:
    """Remove the later clearings, with the paths that lead there."""
    table.update(
        clearing=list[Json](rows(table, "clearing")[:count]), corners=[[1, 3], [2, 4]], river={"course": [5, 7]}
    )
    kept = [way for way in paths(table) if isinstance(way, list) and all(int(str(end)) <= count for end in way)]
    table["paths"] = list[Json](kept)
    del table["forest"]


def join(table: Table, *pairs: tuple[int, int]) -> None:
    paths(table).extend([[a, b] for a, b in pairs])


def part(table: Table, *pairs: tuple[int, int]) -> None:
    for a, b in pairs:
        paths(table).remove([a, b])


# ---- the format


@pytest.mark.parametrize("name", MAPS)
def test_a_printed_map_is_a_text_without_faults(name: str) -> None:
    sketch, faults = examine(tomllib.loads(printed_text(name)))
    assert faults == []
    assert drawn(sketch) == map_named(name).data


@pytest.mark.parametrize("name", MAPS)
def test_the_forests_of_a_printed_map_follow_from_its_drawing(name: str) -> None:
    """The file gives their order and where they are drawn, but nothing that the paths do not tell."""
    table: Table = tomllib.loads(printed_text(name))
    del table["forest"]
    found = drawn(examine(table)[0])["forests"]
    told = {forest["id"]: {*forest["adjacent"]} for forest in map_named(name).data["forests"]}
    assert {forest["id"]: {*forest["adjacent"]} for forest in found} == told


def test_the_page_has_the_printed_maps_and_the_bounds_as_they_are() -> None:
    """If this fails, run `make schema`."""
    told = Path(__file__).parents[2] / "web" / "src" / "root"
    assert (told / "maps.json").read_text(encoding="utf-8") == page_maps()
    assert (told / "workshop" / "bounds.json").read_text(encoding="utf-8") == page_bounds()


def test_a_correction_replaces_the_forests_of_the_drawing() -> None:
    table = autumn()
    table["forest"] = [
        {"clearings": [1, 5, 10], "near": [[1, 9, 10]]},
        {"clearings": [1, 9, 10], "at": [27, 36]},
        {"clearings": [3, 6, 11]},
    ]
    found = drawn(examine(table)[0])["forests"]
    assert [forest["id"] for forest in found] == ["1_5_10", "1_9_10", "3_6_11"]
    assert found[0]["adjacent"] == ["1_9_10"]
    assert found[1]["at"] == [27, 36]


def test_bots_follow_the_priorities_of_the_map() -> None:
    table = autumn()
    table["priorities"] = [12, *range(1, 12)]
    game = copse.new("root", factions=["electric_eyrie", "marquise"], own_map=table, seed=1)
    assert game.state.map.ranks[12] == 1
    assert game.state.map.ranks[1] == 2


# ---- the checks


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda t: t.update(colour="green"), "unknown entry “colour”"),
        (lambda t: t.update(clearing=3), "“clearing” must be a list of tables"),
        (
            lambda t: t.update(clearing=rows(t, "clearing") * 2),
            "a map has 9 to 12 clearings, not 24",
        ),
        (lambda t: remove_after(t, 8), "a map has 9 to 12 clearings, not 8"),
        (lambda t: t.update(names="Autumn"), "“names” must be a table"),
        (lambda t: t.update(names={"xx": "A"}), "unknown language “xx”"),
        (lambda t: t.update(names={"en": "x" * 41}), "must be 1 to 40 printable characters"),
        (lambda t: clearing(t, 5).update(size=3), "clearing 5: unknown entry “size”"),
        (lambda t: clearing(t, 5).update(at=[3, 50]), "clearing 5: “at” must be two numbers from 5 to 95"),
        (lambda t: clearing(t, 5).update(suit="bird"), "clearing 5: “suit” must be fox, rabbit or mouse, not 'bird'"),
        (lambda t: clearing(t, 5).update(slots=4), "clearing 5: “slots” must be a whole number from 1 to 3, not 4"),
        (lambda t: clearing(t, 5).update(ruin=1), "clearing 5: “ruin” must be true or false, not 1"),
        (lambda t: clearing(t, 5).pop("suit"), "clearing 5 has no suit"),
        (
            lambda t: [clearing(t, place).update(suit="fox") for place in (2, 7)],
            "mouse clearings is 2; each suit",
        ),
        (lambda t: clearing(t, 5).update(ruin=True), "the number of clearings with a ruin is 5; a map has 4"),
        (lambda t: clearing(t, 6).update(slots=1), "clearing 6 has a ruin, which fills a slot"),
        (lambda t: clearing(t, 2).update(at=[54, 12]), "clearings 2 and 5 are too close"),
        (lambda t: t.update(paths=3), "“paths” must be a list of up to 21 pairs"),
        (lambda t: paths(t).append([1]), "“paths”: [1] is not a pair of clearings such as [1, 5]"),
        (lambda t: join(t, (1, 13)), "“paths”: there is no clearing 13; they go from 1 to 12"),
        (lambda t: join(t, (1, 1)), "the path 1-1 leads from a clearing to itself"),
        (lambda t: join(t, (5, 1)), "the path 5-1 is there twice"),
        (
            lambda t: t.update(closed_paths=[[5, 6], [5, 9], [3, 8], [8, 9]]),
            "paths is 22; a map has up to 21",
        ),
        (lambda t: t.update(corners=[[1, 3]]), "a map needs two pairs of opposite corners"),
        (lambda t: part(t, (1, 5), (1, 9), (1, 10)), "no open path leads from clearing 1 to 2, 3, 4, 5"),
        (lambda t: join(t, (5, 12)), "the way 2-10 crosses the way 5-12"),
        (lambda t: t.update(corners=[[1, 11], [2, 4]]), "corner 11 is not on the edge of the map; allowed: 1, 5"),
        (lambda t: t.update(edge=[1, 2, 3, 4, 9]), "corner 3 needs an open path to another clearing on the edge"),
        (lambda t: t.update(edge=[1, 9, 2, 6, 3, 8, 12]), "corner 4 is not on the edge"),
        (lambda t: t.pop("river"), "a map needs a river or a lake"),
        (
            lambda t: t.update(lake={"coast": [1, 2, 5, 10], "middle": [52, 19.7]}),
            "a map has a river or a lake, not both",
        ),
        (lambda t: t.update(river={"course": [10, 11]}), "no clearing on the edge of the map is at the river or lake"),
        (lambda t: t.update(river={"course": [5, 5]}), "river: “course” names clearing 5 twice"),
        (lambda t: t.update(river={"course": [5, 10], "line": [[0, 0]]}), "“line” must be a list of 2 to 100 points"),
        (lambda t: t.update(river={"width": 3}), "river: unknown entry “width”"),
        (lambda t: t.update(river=3), "“river” must be a table: write [river]"),
        (lambda t: t.update(landmarks={"lost_city": 3}), "landmarks: unknown entry “lost_city”"),
        (lambda t: t.update(landmarks={"ferry": 3}), "clearing 3, which is not at the water; allowed: 5, 10, 11, 7, 4"),
        (lambda t: t.update(landmarks={"tower": 3}), "clearing 3, which has no ruin; allowed: 6, 10, 11, 12"),
        (lambda t: t.update(priorities=[1, 2]), "“priorities” must list every clearing once"),
        (lambda t: t.update(priorities=[1, 2, 2]), "“priorities” names clearing 2 twice"),
        (
            lambda t: t.update(forest=[{"clearings": [1, 5]}]),
            "the paths enclose is 1; a map has 3 to 10",
        ),
        (lambda t: t.update(forest=[{"clearings": [1, 5, 2]}] * 3), "two forests touch the same clearings 1-2-5"),
        (lambda t: rows(t, "forest")[2].update(clearings=[]), "forest 3: it needs two or more clearings"),
        (lambda t: rows(t, "forest")[0].update(near=[[1, 2]]), "forest 1: “near” must name other forests"),
        (lambda t: rows(t, "forest")[0].update(colour=1), "forest 1: unknown entry “colour”"),
        (lambda t: t.update(river_divides_forests="yes"), "“river_divides_forests” must be true or false"),
        (lambda t: t.update(hash="0" * 12), "it was changed"),
    ],
)
def test_a_fault_is_named_with_its_place(change: Change, complaint: str) -> None:
    table = autumn()
    change(table)
    assert complaint in refusal(own_map=table)


def test_a_fault_is_told_in_each_language() -> None:
    table = autumn()
    clearing(table, 5)["slots"] = 4
    with pytest.raises(BadSetup) as caught:
        copse.new("root", seed=1, own_map=table)
    again = pickle.loads(pickle.dumps(caught.value))
    assert again.told("ru") == "поляна 5: «slots» должно быть целым числом от 1 до 3, а не 4"
    assert again.told("uk") == "галявина 5: «slots» має бути цілим числом від 1 до 3, а не 4"


def test_every_fault_has_a_sentence_and_every_sentence_a_fault() -> None:
    sources = [Path(module.__file__ or "").read_text(encoding="utf-8") for module in (maps, decks, faults)]
    raised = {id for source in sources for id in re.findall(r"(?:Fault|wrong|unknown)\(\s*\"([\w-]+)\"", source)}
    catalogue = set(re.findall(r"^fault-([\w-]+) =", locale.source("en", "options"), re.MULTILINE))
    places = {f"in-{place}" for place in ("clearing", "forest", "river", "lake", "landmarks")}
    assert catalogue - places == raised - {"entry", "card"} | {"unknown-entry", "unknown-card"}


def test_a_check_finds_all_faults_at_once() -> None:
    table = autumn()
    clearing(table, 2)["slots"] = 7
    clearing(table, 3)["suit"] = "wolf"
    assert [fault.clearings for fault in examine(table)[1]] == [(2,), (3,)]


@pytest.mark.parametrize("seed", few_of_many(3, range(60)))
def test_whatever_somebody_draws_is_checked_and_drawn_as_far_as_it_goes(seed: int) -> None:
    """An editor sends maps in every state between nothing and a map without faults."""
    dice = Random(seed)
    for _ in range(15):
        table: Table = json.loads(json.dumps(random_map(seed)))
        for entry, value in (
            ("paths", [way for way in paths(table) if dice.random() < 0.8] + [dice.sample(range(1, 10), 2)]),
            ("clearing", rows(table, "clearing")[: dice.randint(0, 12)]),
            ("clearing", [row | {"at": [dice.randint(5, 95), dice.randint(5, 95)]} for row in rows(table, "clearing")]),
            ("lake", {"coast": dice.sample(range(1, 10), dice.randint(0, 5))}),
            ("river", {"course": dice.sample(range(1, 10), dice.randint(0, 5))}),
            (
                "forest",
                [{"clearings": dice.sample(range(1, 10), dice.randint(0, 4))} for _ in range(dice.randint(0, 11))],
            ),
            ("edge", dice.sample(range(1, 10), dice.randint(0, 9))),
            ("corners", [dice.sample(range(1, 10), 2) for _ in range(dice.randint(0, 3))]),
            ("river_divides_forests", True),
        ):
            if dice.random() < 0.3:
                table[entry] = json.loads(json.dumps(value))
        sketch, faults = examine(table)
        assert all(fault.told() for fault in faults)
        if not sketch.faulty:
            assert len(drawn(sketch)["clearings"]) == len(rows(table, "clearing"))


def test_an_edition_with_one_map_refuses_others() -> None:
    assert "plays with autumn only (§early:4.1)" in refusal(own_map=autumn(), edition="early")


def test_a_text_may_not_name_a_file(tmp_path: Path) -> None:
    path = tmp_path / "map.toml"
    path.write_text(printed_text("lake"), encoding="utf-8")
    with pytest.raises(BadPosition, match="must be a map as a table"):
        copse.position(f'copse position 1 root\noption own_map "{path}"')


# ---- texts of games


@pytest.mark.parametrize("option", ["map", "own_map"])
def test_a_file_may_be_named_by_the_caller(tmp_path: Path, option: str) -> None:
    path = tmp_path / "map.toml"
    path.write_text(printed_text("lake"), encoding="utf-8")
    game = copse.new("root", seed=1, **{option: str(path)})
    assert game.state.map.landmarks == {"ferry": 1}
    assert game.state.map.name.startswith("own-")


def test_saves_records_and_positions_hold_the_map_with_its_hash() -> None:
    game = copse.new("root", own_map=random_map(3), factions=["eyrie", "marquise"], seed=1)
    game.apply(game.decision.actions[0])
    table = game.options["own_map"]
    assert isinstance(table, dict)
    assert len(str(table["hash"])) == 12
    for again in (copse.load(game.save()), copse.replay(game.record()), copse.position(game.position())):
        assert again.options["own_map"] == table
        assert again.view(None)["map"] == game.state.map.name
        assert again.view(0) == game.view(0)


def test_a_record_without_the_text_of_its_map_says_what_is_missing() -> None:
    game = copse.new("root", own_map={**random_map(3), "names": {"en": "Two Lakes"}}, seed=1)
    table = game.options["own_map"]
    assert isinstance(table, dict)
    whole = json.dumps(table, ensure_ascii=False)
    record = game.record()
    line = next(line for line in record.splitlines() if line.startswith("option own_map "))
    assert json.loads(line.removeprefix("option own_map ")) == table, whole
    short = json.dumps({"names": {"en": "Two Lakes"}, "hash": table["hash"]})
    with pytest.raises(BadRecord, match=f"own map 'Two Lakes' {table['hash']} is missing: give its text"):
        copse.replay(record.replace(line, f"option own_map {short}"))


def test_the_vector_of_an_own_map_has_its_size_and_no_name_of_a_map() -> None:
    own = copse.new("root", own_map=random_map(5), seed=1)
    printed = copse.new("root", map="lake", seed=1)
    assert len(encode(own.state, 0)) == len(encode(printed.state, 0))


# ---- games


@pytest.mark.parametrize("seed", few_of_many(3, range(MANY_MAPS)))
def test_a_random_map_is_drawn_without_loss(seed: int) -> None:
    """Its faces and paths obey Euler's formula, and neighbouring forests share a path, the lake or the river."""
    table = random_map(seed)
    sketch, faults = examine(table)
    data = drawn(sketch)
    assert faults == []
    ways, lake = len(sketch.ways), 1 if sketch.coast else 0
    more = len(sketch.coast) + (len(sketch.course) - 1 if sketch.divides else 0)
    assert len(data["forests"]) <= ways + more - len(sketch.at) - lake + 1
    for forest in data["forests"]:
        for other in forest["adjacent"]:
            back = next(one for one in data["forests"] if one["id"] == other)
            assert forest["id"] in back["adjacent"]
            assert {*forest["clearings"]} & {*back["clearings"]}


@pytest.mark.slow
@pytest.mark.parametrize("number", range(8))
def test_everyone_plays_on_own_maps(number: int) -> None:
    assert play(number * 37, "", {"own_map": random_map(number)}).games == 1


@pytest.mark.nightly
@pytest.mark.compiled
@pytest.mark.parametrize("batch", range(BATCHES))
def test_everyone_plays_many_games_on_own_maps(batch: int) -> None:
    for number in range(batch, GAMES, BATCHES):
        assert play(number, "", {"own_map": random_map(number % MANY_MAPS)}).games == 1


@pytest.mark.slow
@pytest.mark.parametrize("seed", few_of_many(2, range(MANY_MAPS)))
def test_games_on_own_maps_come_out_the_same_when_they_are_reckoned_again(seed: int) -> None:
    ledger = Ledger()
    watch_root(seed, False, ledger, {"own_map": random_map(seed)})
    if ledger.disagreements:
        pytest.fail(ledger.report())


@pytest.mark.slow
@pytest.mark.parametrize("seed", few_of_many(2, range(MANY_MAPS)))
def test_games_with_bots_on_own_maps_come_out_the_same_when_they_are_reckoned_again(seed: int) -> None:
    ledger = Ledger()
    watch_bots(seed, False, ledger, more={"own_map": random_map(seed)})
    if ledger.disagreements:
        pytest.fail(ledger.report())
