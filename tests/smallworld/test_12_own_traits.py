"""The blank banner and the blank badge: races and powers of the players' own, declared in TOML or as a table."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path

import pytest

import copse
from copse.games import SmallWorldGame
from copse.kernel.errors import BadPosition, BadRecord, BadSetup
from copse.kernel.tasks import Json
from copse.kernel.toml import read_file
from copse.languages import LANGUAGES
from copse.smallworld import own
from copse.smallworld.traits import HOOKS
from tests.script import asked, happened, legal, play
from tests.smallworld.table import earned, price, shown, stop, tray, turn

Hooks = Mapping[str, Json]

BADGERS: Hooks = {"id": "badgers", "value": 5, "replaces": "orcs"}
NOCTURNAL: Hooks = {"id": "nocturnal", "value": 4}

EXAMPLE = """
[[race]]
id = "badgers"
names = { en = "Badgers", ru = "Барсуки", uk = "Борсуки" }
value = 5
replaces = "orcs"
cheaper_in = ["hill"]
coins_in = ["cavern"]

[[power]]
id = "nocturnal"
value = 4
coins_each_turn = 1
"""

ON_BANNER_AND_BADGE = pytest.mark.parametrize("bearer", ["race", "power"])


def declared(bearer: str, hooks: Hooks) -> Json:
    """Badgers and Nocturnal, with these hooks on the banner or on the badge."""
    on_banner, on_badge = (hooks, {}) if bearer == "race" else ({}, hooks)
    return {"race": [{**BADGERS, **on_banner}], "power": [{**NOCTURNAL, **on_badge}]}


def own_turn(step: str, bearer: str, hooks: Hooks, *lines: str, tribes: str = "none") -> SmallWorldGame:
    return turn(step, f"option own {json.dumps(declared(bearer, hooks))}", *lines, tribes=tribes)


def badgers(step: str, bearer: str, hooks: Hooks, *regions: str, hand: int = 0, tribes: str = "none") -> SmallWorldGame:
    """Nocturnal Badgers of seat 0 in these regions, each written as number, tokens and markers."""
    lands = [f"region {number} badgers {rest}" for number, _, rest in (region.partition(" ") for region in regions)]
    return own_turn(step, bearer, hooks, f"people 0 nocturnal badgers hand {hand}", *lands, tribes=tribes)


# ---- how they come into a game


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "own.toml"
    path.write_text(EXAMPLE, encoding="utf-8")
    return path


@pytest.mark.law("sw:race.custom", "sw:power.custom")
def test_a_file_and_its_table_make_the_same_game(file: Path) -> None:
    from_file = copse.new("smallworld", seed=7, own=str(file))
    from_table = copse.new("smallworld", seed=7, own=from_file.options["own"])
    assert from_file == from_table
    assert {"badgers", "nocturnal"} <= {*from_file.state.rules.race_ids, *from_file.state.rules.power_ids}


@pytest.mark.law("sw:race.custom", "sw:power.custom")
def test_the_file_is_not_needed_once_the_game_has_begun(file: Path) -> None:
    game = copse.new("smallworld", seed=7, own=str(file))
    file.unlink()
    assert copse.load(game.save()) == game
    assert copse.replay(game.record()).hash() == game.hash()


@pytest.mark.law("sw:race.custom", "sw:power.custom")
def test_the_example_in_the_documentation_can_be_played(tmp_path: Path) -> None:
    _, _, example = str(own.__doc__).partition("\n")
    path = tmp_path / "example.toml"
    path.write_text(example, encoding="utf-8")
    game = turn("begin", f"option own {json.dumps(read_file(path))}", "offer nocturnal badgers")
    assert play(game, "0 pick 1").decision.args == {"race": "badgers", "hand": 5 + 4}


@pytest.mark.law("sw:race.custom")
def test_the_race_whose_tokens_are_used_stays_in_the_box() -> None:
    game = copse.new("smallworld", seed=7, own=declared("race", {}))
    offered = [line.split()[2] for line in game.position().splitlines() if line.startswith("offer ")]
    banners = {*offered, *shown(game, "banners").split()}
    assert ("badgers" in banners, "orcs" in banners, len(banners)) == (True, False, 14)
    assert tray(game, "badgers") == 10
    with pytest.raises(BadPosition):
        own_turn("begin", "race", {}, "people 0 hill orcs")


@pytest.mark.law("sw:power.custom")
def test_an_own_power_joins_the_twenty_printed_ones() -> None:
    game = copse.new("smallworld", seed=7, own={"power": [dict(NOCTURNAL)]})
    offered = [line.split()[1] for line in game.position().splitlines() if line.startswith("offer ")]
    badges = {*offered, *shown(game, "badges").split()}
    assert ("nocturnal" in badges, len(badges)) == (True, 21)


@pytest.mark.law("sw:race.custom", "sw:power.custom")
def test_names_that_were_left_out_are_taken_from_english_or_the_id() -> None:
    table: Json = {"race": [{**BADGERS, "names": {"en": "Badgers", "uk": "Борсуки"}}], "power": [dict(NOCTURNAL)]}
    rules = copse.new("smallworld", own=table).state.rules
    assert dict(rules.races[-1].names) == {"en": "Badgers", "ru": "Badgers", "uk": "Борсуки"}
    assert dict(rules.powers[-1].names) == {"en": "nocturnal", "ru": "nocturnal", "uk": "nocturnal"}


def assert_it_can_be_kept(game: SmallWorldGame) -> None:
    """Saves, positions and records of the game all lead back to it."""
    assert copse.load(game.save()) == game
    assert copse.position(game.position()).hash() == game.hash()
    assert copse.replay(game.record()).hash() == game.hash()


@pytest.mark.law("sw:race.custom", "sw:power.custom")
@ON_BANNER_AND_BADGE
def test_saves_positions_and_records_hold_own_races_and_powers(bearer: str) -> None:
    game = badgers("conquer", bearer, {"lairs": 3, "coins_per_spoil": 1, "makes_peace": True}, hand=9, tribes="7")
    assert_it_can_be_kept(play(game, "0 conquer 2", "0 conquer 7"))
    assert_it_can_be_kept(play(stop(game, 2), "0 befriend 1", "1 pick 2"))


@pytest.mark.law("sw:race.custom", "sw:power.custom")
@pytest.mark.parametrize("name", ["Барсуки из-за реки", 'The "Grey" Ones', "Badgers #1"])
def test_any_printable_name_can_be_kept(name: str) -> None:
    game = copse.new("smallworld", seed=7, own=declared("race", {"names": {"en": name}}))
    assert_it_can_be_kept(play(game, "0 pick 1"))


# ---- every hook in play


@pytest.mark.law("sw:race.custom", "sw:power.custom")
@ON_BANNER_AND_BADGE
@pytest.mark.parametrize(
    ("hooks", "home", "hand", "action"),
    [
        ({"cheaper_in": ["hill"]}, 8, 1, "conquer 9"),
        ({"cheaper_beside": ["swamp"]}, 8, 1, "conquer 2"),
        ({"enters_anywhere": True}, None, 2, "conquer 21"),
        ({"flies": True}, 8, 2, "conquer 21"),
        ({"links": ["swamp"]}, 8, 2, "conquer 12"),
        ({"holds_water": True}, 2, 2, "conquer 1"),
        ({"dice_each_conquest": True}, 8, 1, "roll"),
        ({"converts": True}, 8, 0, "convert 14"),
        ({"dragons": 1}, 8, 1, "unleash 14"),
    ],
)
def test_an_own_trait_opens_a_way_to_conquer(
    bearer: str, hooks: Hooks, home: int | None, hand: int, action: str
) -> None:
    enemy = ("people 1 hill humans", "region 14 humans 1")
    lines = (f"people 0 nocturnal badgers hand {hand}", *([f"region {home} badgers 1"] if home else []), *enemy)
    assert action not in legal(own_turn("conquer", bearer, {}, *lines))
    game = own_turn("conquer", bearer, hooks, *lines, "coming die 3")
    play(game, f"0 {action}", *(["0 conquer 3"] if action == "roll" else []))
    taken = 3 if action == "roll" else int(action.split()[1])
    assert shown(game, f"region {taken}").startswith("badgers")


@pytest.mark.law("sw:race.custom", "sw:power.custom")
@ON_BANNER_AND_BADGE
@pytest.mark.parametrize(
    ("hooks", "coins"),
    [
        ({"coins_in": ["swamp", "mine"]}, 3),
        ({"coins_in": ["any"]}, 4),
        ({"coins_each_turn": 3}, 3),
        ({"coins_first_turn": 10}, 10),
        ({"coins_per_spoil": 2}, 6),
        ({"coins_in": ["coast"], "coins_each_turn": 1}, 3),
    ],
)
def test_an_own_trait_pays(bearer: str, hooks: Hooks, coins: int) -> None:
    lands = ("region 2 badgers 1", "region 5 badgers 1", "region 12 badgers 1", "region 18 badgers 1")
    game = own_turn("score", bearer, hooks, "people 0 nocturnal badgers", *lands, "this_turn spoils 3 newcomer")
    assert earned(game) == {"sw:score.regions": 4, f"sw:{bearer}.custom": coins}


@pytest.mark.law("sw:race.custom", "sw:power.custom")
@ON_BANNER_AND_BADGE
def test_an_own_trait_may_pay_in_decline(bearer: str) -> None:
    hooks: Hooks = {"coins_in": ["mine"], "coins_in_decline": True}
    game = play(badgers("begin", bearer, hooks, "2 1", "12 1", "8 1"), "0 decline")
    assert earned(game) == {"sw:score.regions": 3, f"sw:{bearer}.custom": 2}
    badge = "-" if bearer == "race" else "nocturnal"
    assert shown(game, f"people 0 {badge} badgers") == "declined"


@pytest.mark.law("sw:race.custom", "sw:power.custom")
@ON_BANNER_AND_BADGE
def test_an_own_trait_may_bring_tokens_for_spoils(bearer: str) -> None:
    game = badgers("conquer", bearer, {"spoils_per_token": 1}, "8 1", hand=6, tribes="7 9")
    play(game, "0 conquer 7", "0 conquer 9", "0 stop")
    assert happened(game, "grew") == [{"seat": 0, "race": "badgers", "tokens": 2}]


@pytest.mark.law("sw:race.custom")
def test_an_own_race_may_have_tokens_for_conquest_only() -> None:
    hooks = {"value": 3, "conquest_only_tokens": 2}
    game = play(own_turn("begin", "race", hooks, "offer nocturnal badgers"), "0 pick 1", "0 conquer 2")
    assert game.decision.args["hand"] == 3 + 2 + 4 - 2
    assert shown(stop(game, 2), "people 0 nocturnal badgers") == "aside 2"


@pytest.mark.law("sw:race.custom", "sw:power.custom")
@ON_BANNER_AND_BADGE
@pytest.mark.parametrize(("hook", "marker"), [("lairs", "lair"), ("holes", "hole")])
def test_own_lairs_and_holes_are_as_many_as_declared(bearer: str, hook: str, marker: str) -> None:
    game = play(badgers("conquer", bearer, {hook: 1}, hand=9), "0 conquer 2", "0 conquer 8")
    assert (shown(game, "region 2"), shown(game, "region 8")) == (f"badgers 2 {marker}", "badgers 2")


@pytest.mark.law("sw:race.custom", "sw:race.trolls")
def test_lairs_of_trolls_do_not_count_against_those_of_an_own_race() -> None:
    trolls = ("people 1 hill trolls", "region 25 trolls 1 lair", "region 26 trolls 1 lair")
    game = own_turn("conquer", "race", {"lairs": 2}, "people 0 nocturnal badgers hand 9", *trolls)
    play(game, "0 conquer 2", "0 conquer 8", "0 conquer 7")
    assert [shown(game, f"region {region}") for region in (2, 8, 7)] == [
        "badgers 2 lair",
        "badgers 2 lair",
        "badgers 2",
    ]


@pytest.mark.law("sw:race.custom", "sw:power.custom")
@ON_BANNER_AND_BADGE
@pytest.mark.parametrize(
    ("hooks", "script", "left"),
    [
        ({"heroes": 1}, ("0 station 3",), "badgers 1 hero"),
        ({"encampments": 2}, ("0 encamp 3 x1", "0 encamp 2 x1"), "badgers 1 encampment 1"),
        ({"fortresses": 1}, ("0 fortify 3",), "badgers 1 fortress"),
    ],
)
def test_an_own_trait_guards_regions_at_redeployment(
    bearer: str, hooks: Hooks, script: tuple[str, ...], left: str
) -> None:
    game = play(badgers("redeploy", bearer, hooks, "2 1", "3 1"), *script)
    assert (shown(game, "region 3"), game.decision.seat) == (left, 1)


@pytest.mark.law("sw:power.custom", "sw:power.fortified")
def test_an_own_power_builds_no_more_fortresses_than_declared() -> None:
    game = badgers("redeploy", "power", {"fortresses": 1}, "2 1 fortress", "3 1")
    assert earned(game) == {"sw:score.regions": 2, "sw:power.custom": 1}


@pytest.mark.law("sw:race.custom", "sw:power.bivouacking")
def test_an_own_race_shares_the_encampments_of_the_box() -> None:
    rival = ("people 1 bivouacking humans", "region 25 humans 1 encampment 3", "offer nocturnal badgers")
    game = own_turn("begin", "race", {"encampments": 5}, *rival)
    assert shown(play(game, "0 pick 1"), "people 0 nocturnal badgers") == "hand 9 encampments 0"


@pytest.mark.law("sw:race.custom", "sw:power.dragon_master")
def test_an_own_race_waits_for_the_one_dragon_of_the_box() -> None:
    lines = ("people 0 nocturnal badgers hand 9", "region 2 badgers 1", "people 1 dragon_master humans")
    assert legal(own_turn("conquer", "race", {"dragons": 1}, *lines, "region 25 humans 1"), "unleash")
    assert not legal(own_turn("conquer", "race", {"dragons": 1}, *lines, "region 25 humans 1 dragon"), "unleash")


@pytest.mark.law("sw:race.custom", "sw:power.custom")
@ON_BANNER_AND_BADGE
def test_an_own_trait_may_keep_what_others_lose(bearer: str) -> None:
    lines = ("people 0 hill ratmen hand 9", "region 8 ratmen 1", "people 1 nocturnal badgers", "region 9 badgers 2")
    game = own_turn("conquer", bearer, {"keeps_losses": True}, *lines)
    assert price(game, 9) == 4
    assert shown(play(game, "0 conquer 9"), "people 1 nocturnal badgers") == "hand 2"


@pytest.mark.law("sw:race.custom", "sw:power.custom")
@ON_BANNER_AND_BADGE
def test_an_own_trait_may_make_peace(bearer: str) -> None:
    game = badgers("farewell", bearer, {"makes_peace": True}, "2 1")
    assert shown(play(game, "0 befriend 2"), "peace") == "0 2"


@pytest.mark.law("sw:race.custom", "sw:power.custom")
@ON_BANNER_AND_BADGE
def test_an_own_trait_may_keep_all_tokens_in_decline(bearer: str) -> None:
    game = play(badgers("begin", bearer, {"keeps_all_tokens": True}, "2 4"), "0 decline")
    assert shown(game, "region 2") == "badgers 4"


@pytest.mark.law("sw:race.custom", "sw:power.custom")
@ON_BANNER_AND_BADGE
def test_an_own_trait_may_conquer_in_decline(bearer: str) -> None:
    badge = "-" if bearer == "race" else "nocturnal"
    lines = (f"people 0 {badge} badgers declined", "region 2 badgers 3", "people 0 hill ratmen", "region 25 ratmen 1")
    game = play(own_turn("ready", bearer, {"conquers_in_decline": True}, *lines), "0 march", "0 conquer 8")
    assert shown(game, "region 8") == "badgers 2"


@pytest.mark.law("sw:race.custom", "sw:power.custom")
@ON_BANNER_AND_BADGE
def test_an_own_trait_may_outlast_a_newer_decline(bearer: str) -> None:
    badge = "-" if bearer == "race" else "nocturnal"
    lines = (f"people 0 {badge} badgers declined", "region 2 badgers 1", "people 0 hill ratmen", "region 25 ratmen 1")
    game = play(own_turn("begin", bearer, {"outlasts_decline": True}, *lines), "0 decline")
    assert earned(game) == {"sw:score.regions": 2}


@pytest.mark.law("sw:race.custom", "sw:power.custom")
@ON_BANNER_AND_BADGE
def test_an_own_trait_may_allow_a_late_decline(bearer: str) -> None:
    game = badgers("farewell", bearer, {"declines_after_scoring": True}, "2 3")
    assert asked(game)[1] == "LateDecline"
    assert shown(play(game, "0 decline"), "region 2") == "badgers 1"


# ---- what is refused


def refusal(value: Json) -> str:
    with pytest.raises(BadSetup) as refused:
        copse.new("smallworld", own=value)
    return str(refused.value)


@pytest.mark.law("sw:race.custom")
@pytest.mark.parametrize(
    ("hooks", "message"),
    [
        ({"cheeper_in": ["hill"]}, "own race 'badgers': unknown hook 'cheeper_in'; did you mean cheaper_in"),
        ({"coins_in": ["hill", "hill"]}, "own race 'badgers': 'coins_in' names hill twice"),
        ({"coins_in": ["farmlend"]}, "own race 'badgers': 'coins_in' has no kind 'farmlend'; did you mean farmland?"),
        ({"coins_in": [3]}, "own race 'badgers': 'coins_in' has no kind 3"),
        ({"coins_in": "hill"}, "own race 'badgers': 'coins_in' must be a list of kinds of regions; allowed: farmland"),
        ({"flies": 1}, "own race 'badgers': 'flies' must be true or false, not 1"),
        ({"holes": 3}, "own race 'badgers': 'holes' must be a whole number from 0 to 2, not 3"),
        ({"lairs": True}, "own race 'badgers': 'lairs' must be a whole number from 0 to 10, not True"),
        ({"dragons": -1}, "own race 'badgers': 'dragons' must be a whole number from 0 to 1, not -1"),
        ({"value": 0}, "own race 'badgers': 'value' must be a whole number from 1 to 10, not 0"),
        ({"value": 11}, "own race 'badgers': 'value' must be a whole number from 1 to 10, not 11"),
        ({"value": "5"}, "own race 'badgers': 'value' must be a whole number from 1 to 10, not '5'"),
        ({"value": 6}, "own race 'badgers' may need 11 tokens with the largest power, but there are only 10 orcs"),
        (
            {"conquest_only_tokens": 1},
            "own race 'badgers' may need 11 tokens with the largest power, but there are only 10 orcs",
        ),
        ({"replaces": "orks"}, "own race 'badgers': 'replaces' must name a printed race; did you mean orcs?"),
        ({"replaces": None}, "own race 'badgers': 'replaces' must name a printed race"),
        ({"id": "Badgers"}, "own race: 'id' must be 2 to 24 lower-case letters, digits or '_', not 'Badgers'"),
        ({"id": None}, "own race: 'id' must be 2 to 24 lower-case letters, digits or '_', not None"),
        ({"id": "elves"}, "own race 'elves': there is another of that name already"),
        ({"id": "lost_tribe"}, "own race 'lost_tribe': there is another of that name already"),
        ({"names": "Badgers"}, "own race 'badgers': 'names' must be a table such as { en = \"Badgers\" }"),
        ({"names": {"de": "Dachse"}}, f"own race 'badgers': unknown language 'de'; allowed: {', '.join(LANGUAGES)}"),
        ({"names": {"en": ""}}, "own race 'badgers': the name in 'en' must be 1 to 40 printable characters"),
        ({"names": {"en": "a\nb"}}, "own race 'badgers': the name in 'en' must be 1 to 40 printable characters"),
    ],
)
def test_an_impossible_race_is_refused_with_the_reason(hooks: Hooks, message: str) -> None:
    assert refusal({"race": [{**BADGERS, **hooks}]}).startswith(message)


@pytest.mark.law("sw:power.custom")
@pytest.mark.parametrize(
    ("hooks", "message"),
    [
        ({"value": 6}, "own power 'nocturnal': 'value' must be a whole number from 0 to 5, not 6"),
        ({"value": -1}, "own power 'nocturnal': 'value' must be a whole number from 0 to 5, not -1"),
        ({"id": "flying"}, "own power 'flying': there is another of that name already"),
        ({"replaces": "hill"}, "own power 'nocturnal': unknown hook 'replaces'"),
        (
            {"conquest_only_tokens": 1},
            "own power 'nocturnal': 'conquest_only_tokens' is for races, whose tray must hold them",
        ),
    ],
)
def test_an_impossible_power_is_refused_with_the_reason(hooks: Hooks, message: str) -> None:
    assert refusal({"power": [{**NOCTURNAL, **hooks}]}).startswith(message)


@pytest.mark.law("sw:race.custom", "sw:power.custom")
@pytest.mark.parametrize(
    ("table", "message"),
    [
        (3, "option 'own' must be a table with [[race]] and [[power]] entries, or the path of a TOML file"),
        ({"races": []}, "own races and powers: unknown entry 'races'; did you mean race?"),
        ({"race": dict(BADGERS)}, "own races and powers: 'race' must be a list: write [[race]]"),
        ({"power": ["nocturnal"]}, "own races and powers: each [[power]] must be a table"),
        ({"race": [dict(BADGERS), dict(BADGERS)]}, "own race 'badgers': there is another of that name already"),
        ({"power": [dict(NOCTURNAL)] * 2}, "own power 'nocturnal': there is another of that name already"),
        (
            {"race": [dict(BADGERS), {**BADGERS, "id": "foxes"}]},
            "own race 'foxes': orcs are replaced by another own race already",
        ),
    ],
)
def test_a_table_of_another_shape_is_refused_with_the_reason(table: Json, message: str) -> None:
    assert refusal(table) == message


@pytest.mark.law("sw:race.custom", "sw:power.custom")
def test_a_missing_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "nowhere.toml"
    assert refusal(str(path)) == f"cannot read {path}: No such file or directory"
    assert refusal(str(tmp_path)) == f"cannot read {tmp_path}: Is a directory"


@pytest.mark.law("sw:race.custom", "sw:power.custom")
def test_a_path_that_no_file_can_have_is_refused() -> None:
    assert refusal("own\0.toml").startswith("cannot read ")


@pytest.mark.law("sw:race.custom", "sw:power.custom")
@pytest.mark.parametrize(
    "content",
    [
        pytest.param(b"[[race", id="a broken line"),
        pytest.param(b"id = '\xff'", id="no UTF-8"),
        pytest.param(b"value = 0x", id="no number"),
        pytest.param(b"value = [[[]]", id="an open nest"),
    ],
)
def test_a_file_that_is_not_toml_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "own.toml"
    path.write_bytes(content)
    assert refusal(str(path)).startswith(f"{path} is not TOML: ")


@pytest.mark.law("sw:race.custom", "sw:power.custom")
@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        pytest.param("#" + "\n" * 70_000, "is too large: it may have 65536 characters", id="a large file"),
        pytest.param("\n\nvalue = " + "1" * 5000, "line 3 is too long", id="an endless number"),
        pytest.param(".".join(["a"] * 10_000) + " = 1", "line 1 is too long", id="an endless key"),
        pytest.param("\n[" + ".".join(["a"] * 400) + "]", "line 2 has too many dots", id="a long name of a table"),
        pytest.param('"a"."b"' * 9 + " = 1", "line 1 has too many dots", id="a long key of quoted parts"),
        pytest.param("a = {b = '''\n''', " + ".".join("cdefghijkl") + " = 1}", "line 2 has too many dots", id="hidden"),
        pytest.param('a = {b = """x"""", ' + ".".join("cdefghijkl") + ' = ""}', "too many dots", id="a fourth quote"),
        pytest.param("value =" + "[\n" * 400, "line 9 is nested too deeply", id="an endless nest"),
        pytest.param("a = " + "{ a = " * 9, "line 1 is nested too deeply", id="tables in tables"),
    ],
)
def test_what_would_be_costly_to_parse_is_refused_unparsed(
    tmp_path: Path, content: str, complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "own.toml"
    path.write_text(content, encoding="utf-8")
    monkeypatch.delattr(tomllib, "loads")
    assert complaint in refusal(str(path))


def test_strings_and_comments_may_hold_any_signs(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text("""
        # . . . . . . . . . . [[[[[[[[[[[[[[[
        [[race]]
        id = "badgers"
        names.en = "B. a. d. g. e. r. s. of [[[[[[[[[ \\" ]"
        names.uk = 'Б. о. р. с. у. к. и. {{{{{{{{{{'
        value = 5
        replaces = "orcs"
        """)
    assert copse.new("smallworld", own=str(path)).options["own"]


def test_a_file_without_end_is_read_in_part_only() -> None:
    assert refusal("/dev/zero") == "/dev/zero is too large: it may have 65536 characters"


def test_there_are_no_more_own_powers_than_a_table_can_carry() -> None:
    powers = [{**NOCTURNAL, "id": f"power_{number}"} for number in range(41)]
    assert refusal({"power": list[Json](powers)}).endswith("there may be 40 own powers, not 41")


@pytest.mark.law("sw:race.custom", "sw:power.custom")
def test_every_figure_has_a_limit() -> None:
    figures = {hook for hook, default in HOOKS.items() if type(default) is int}
    assert figures == set(own.MOST)


def test_a_text_or_a_save_may_not_name_a_file(tmp_path: Path) -> None:
    """They come from anyone; only who starts a game may name files of this machine."""
    file = tmp_path / "own.toml"
    file.write_text("", encoding="utf-8")
    with pytest.raises(BadPosition, match="must be a table"):
        copse.position(f'copse position 1 smallworld\noption own "{file}"')
    record = copse.new("smallworld", seed=1, own=str(file)).record()
    with pytest.raises(BadRecord, match="must be a table"):
        copse.replay(record.replace("option own {}", f'option own "{file}"'))


def test_a_race_that_was_replaced_is_not_in_the_game() -> None:
    own = '{"race": [{"id": "badgers", "value": 5, "replaces": "orcs"}]}'
    with pytest.raises(BadPosition, match="orcs are not in this game"):
        copse.position(f"copse position 1 smallworld\noption own {own}\npeople 0 hill orcs hand 3")
