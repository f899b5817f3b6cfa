"""Tutorials: each can be followed to its end, what it says is so, and it asks kindly for what it is about."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import copse
from copse.games import AnyGame
from copse.kernel.tasks import Json
from copse.languages import LANGUAGES
from copse.locale import Words, source
from copse.root.factions import FACTIONS
from copse.root.factions.hundreds import HundredsBoard
from copse.root.score import scoreless
from copse.root.state import Woodland
from copse.server.tutorials.lessons import Lesson, tutorials
from copse.smallworld.world import World
from tests.server.club import Club, Person, Shape, club_on, code, texts, to_move

every_tutorial = pytest.mark.parametrize("name", list(tutorials()))
PARTS = {"map", "hand", "players", "score", "choices"}
SECONDS = 30.0


# ---- the files


def test_each_game_and_each_faction_has_a_tutorial() -> None:
    factions = set(FACTIONS) - {"vagabond2"}  # who plays as the first one does
    assert {(one.game, one.faction) for one in tutorials().values()} == {
        ("smallworld", ""), *(("root", faction) for faction in factions),
    }  # fmt: skip
    assert list(tutorials())[-3:] == ["bots", "hirelings", "early"]  # which go beyond one faction


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_its_words_and_no_words_are_idle(lang: str) -> None:
    wanted = set[str]()
    for name, tutorial in tutorials().items():
        wanted |= {f"tutorial-{name}", f"tutorial-{name}.about"}
        for step in tutorial.steps:
            wanted.add(f"tutorial-{name}-{step.say}")
            if step.do:
                wanted.add(f"tutorial-{name}-{step.say}.instead")
    parsed = [entry for entry in FluentParser().parse(source(lang, "tutorial")).body if isinstance(entry, Message)]
    said = {entry.id.name for entry in parsed}
    said |= {f"{entry.id.name}.{attribute.id.name}" for entry in parsed for attribute in entry.attributes}
    assert said == wanted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_amounts_are_set_by_a_slider_as_the_page_has_it(lang: str) -> None:
    assert [line for line in source(lang, "tutorial").split("\n") if "−" in line or " + " in line] == []


@every_tutorial
def test_a_tutorial_is_short_and_begins_and_ends_with_an_explanation(name: str) -> None:
    steps = tutorials()[name].steps
    assert 8 <= len(steps) <= 14
    assert not steps[0].do
    assert not steps[-1].do


@every_tutorial
def test_the_learner_is_asked_and_the_others_answer(name: str) -> None:
    tutorial, game = tutorials()[name], begun(name)
    for step in tutorial.steps:
        assert game.decision.seat == tutorial.seat, step.say
        for move in step.moves:
            assert (game.decision.seat == tutorial.seat) == (move is step.do), f"{step.say}: {move}"
            assert game.write_action(game.read_action(move)) == move
            game.apply(move)
    assert game.state.coming == []


@every_tutorial
def test_what_a_step_points_at_is_a_part_of_the_screen_or_of_the_board(name: str) -> None:
    for step in tutorials()[name].steps:
        for thing in set(step.look) - PARTS:
            field, value = thing.split()
            assert field in {"clearing", "place"}
            assert int(value) in range(1, 13)


def begun(name: str) -> AnyGame:
    return copse.position(tutorials()[name].position)


# ---- what the words promise


def woodland(game: AnyGame) -> Woodland:
    assert isinstance(game.state, Woodland)
    return game.state


def world(game: AnyGame) -> World:
    assert isinstance(game.state, World)
    return game.state


def points(*expected: int) -> Callable[[AnyGame], bool]:
    return lambda game: woodland(game).points == expected


def coins(*expected: int) -> Callable[[AnyGame], bool]:
    return lambda game: world(game).coins == expected


def happened(what: str, **figures: int | str) -> Callable[[AnyGame], bool]:
    return lambda game: any(
        event.what == what and figures.items() <= {**event.args, **event.secret}.items() for event in game.events
    )


def stands(faction: str, piece: str, clearing: int, number: int) -> Callable[[AnyGame], bool]:
    return lambda game: (
        f"{piece} {number}" in line_of(game, f"clearing {clearing} {faction} ")
        or (number == 0 and f"{piece} " not in line_of(game, f"clearing {clearing} {faction} "))
    )


def afterwards(holds: Callable[[AnyGame], bool], *choices: str) -> Callable[[AnyGame], bool]:
    """What the last words hold out to whoever plays on."""

    def promised(game: AnyGame) -> bool:
        for choice in choices:
            game.apply(choice)
        return holds(game)

    return promised


def tracks(command: int, prowess: int) -> Callable[[AnyGame], bool]:
    return lambda game: (hoard(game).command, hoard(game).prowess) == (command, prowess)


def hoard(game: AnyGame) -> HundredsBoard:
    return woodland(game).board(0, HundredsBoard)


def bars(action: str) -> Callable[[AnyGame], bool]:
    return lambda game: action in [block.action.text for block in game.decision.blocked()]


def governs(faction: str, clearing: int) -> Callable[[AnyGame], bool]:
    return lambda game: woodland(game).ruler[clearing] == woodland(game).rules.names.index(faction)


def holds_itself(clearing: int) -> Callable[[AnyGame], bool]:
    """That a band rules there which nobody controls."""
    return lambda game: woodland(game).ruler[clearing] >= game.seats


def line_of(game: AnyGame, start: str) -> str:
    """A line of the position, without its beginning; empty if there is none."""
    lines = game.position().splitlines()
    return next((line.removeprefix(start) for line in lines if line.startswith(start)), "")


PROMISES: list[tuple[str, str, Callable[[AnyGame], bool]]] = [
    ("smallworld", "pick", coins(4, 5)),
    ("smallworld", "pick", happened("picked", tokens=10)),
    ("smallworld", "enter", happened("conquered", region=2, tokens=1)),
    ("smallworld", "tribe", happened("conquered", region=7, tokens=2)),
    ("smallworld", "farmland", happened("conquered", region=12, tokens=2)),
    ("smallworld", "forest", happened("conquered", region=13, tokens=3)),
    ("smallworld", "die", happened("rolled", pips=2)),
    ("smallworld", "redeploy", happened("scored", seat=0, coins=5)),
    ("smallworld", "redeploy", happened("evicted", region=13, lost=1)),
    ("smallworld", "decline", happened("scored", seat=0, coins=4)),
    ("smallworld", "newcomers", happened("picked", race="orcs", paid=0, tokens=9)),
    ("marquise", "score", stands("marquise", "wood", 1, 1)),
    ("marquise", "craft", points(1, 0)),
    ("marquise", "build", points(2, 0)),
    ("marquise", "recruit", stands("marquise", "warrior", 10, 2)),
    ("marquise", "march-again", stands("marquise", "warrior", 7, 3)),
    ("marquise", "battle", happened("rolled", attacker=2, defender=1)),
    ("marquise", "battle", stands("eyrie", "roost", 7, 0)),
    ("marquise", "battle", points(3, 0)),
    ("marquise", "hospital", stands("marquise", "warrior", 1, 3)),
    ("marquise", "evening", stands("eyrie", "warrior", 6, 3)),
    ("marquise", "evening", stands("marquise", "wood", 5, 1)),
    ("eyrie", "battle", happened("rolled", attacker=2, defender=0)),
    ("eyrie", "battle", points(1, 0)),
    ("eyrie", "roost", points(2, 1)),
    ("eyrie", "roost", stands("marquise", "warrior", 7, 2)),
    ("eyrie", "turmoil", happened("scored", points=-2)),
    ("eyrie", "turmoil", points(0, 1)),
    ("eyrie", "leader", points(1, 3)),
    ("alliance", "pay-again", points(2, 3)),
    ("alliance", "pay-again", stands("alliance", "base_fox", 8, 1)),
    ("alliance", "pay-again", happened("gained_officer")),
    ("alliance", "sympathy", points(3, 3)),
    ("alliance", "craft", points(4, 3)),
    ("alliance", "train", lambda game: line_of(game, "alliance officers ") == "2"),
    ("alliance", "organize", points(5, 3)),
    ("alliance", "organize", happened("outraged", clearing=7)),
    ("alliance", "organize", happened("gained_supporter", card="root_tea_mouse")),
    ("vagabond", "explore", happened("found", item="sword")),
    ("vagabond", "reward", points(2, 0)),
    ("vagabond", "craft", points(4, 0)),
    ("vagabond", "tea", points(5, 0)),
    ("vagabond", "evening", happened("refreshed_all")),
    ("lizards", "welcome", happened("hated_outcast", suit="mouse")),
    ("lizards", "welcome", governs("lizards", 4)),
    ("lizards", "sanctify", points(6, 6)),
    ("lizards", "sanctify", stands("lizards", "garden_mouse", 11, 1)),
    ("lizards", "convert", stands("lizards", "warrior", 11, 2)),
    ("lizards", "crusade", happened("rolled", attacker=1, defender=0)),
    ("lizards", "crusade", stands("marquise", "warrior", 11, 0)),
    ("lizards", "crusade", lambda game: line_of(game, "lizards acolytes ") == ""),
    ("lizards", "garden", stands("lizards", "garden_mouse", 11, 2)),
    ("lizards", "warrior", governs("lizards", 6)),
    ("lizards", "score", points(8, 6)),
    ("lizards", "sacrifice", happened("gained_acolytes", count=1)),
    ("lizards", "sacrifice", lambda game: line_of(game, "hand lizards ") == ""),
    ("lizards", "daylight", happened("ended_rituals", count=3)),
    ("lizards", "craft", points(10, 6)),
    ("lizards", "craft", lambda game: line_of(game, "lizards souls ") == "cobbler root_tea_mouse"),
    ("lizards", "evening", happened("battled", defender=0, clearing=4)),
    ("lizards", "ambush", lambda game: line_of(game, "lizards acolytes ") == "2"),
    ("lizards", "ambush", governs("lizards", 4)),
    ("lizards", "ambush", happened("named_outcast", suit="rabbit")),
    ("riverfolk", "price-mercenaries", happened("bought", seat=1, service="hand_card", price=2)),
    ("riverfolk", "price-mercenaries", happened("bought", seat=1, service="riverboats", price=1)),
    ("riverfolk", "price-mercenaries", happened("moved", seat=1, origin=10, target=11, count=2)),
    ("riverfolk", "price-mercenaries", points(5, 6)),
    ("riverfolk", "price-mercenaries", lambda game: line_of(game, "riverfolk funds ") == "riverfolk 5 marquise 3"),
    ("riverfolk", "post", points(7, 6)),
    ("riverfolk", "post", stands("riverfolk", "trade_post_rabbit", 10, 1)),
    ("riverfolk", "whose", points(9, 6)),
    ("riverfolk", "export", lambda game: line_of(game, "riverfolk payments ") == "riverfolk 1"),
    ("riverfolk", "export", lambda game: line_of(game, "hand riverfolk ") == ""),
    ("riverfolk", "draw", governs("marquise", 7)),
    ("riverfolk", "draw", governs("marquise", 11)),
    ("riverfolk", "move", stands("riverfolk", "warrior", 11, 4)),
    ("riverfolk", "daylight", lambda game: line_of(game, "riverfolk funds ") == "riverfolk 2"),
    ("duchy", "burrow", stands("duchy", "warrior", 0, 4)),
    ("duchy", "emerge", stands("duchy", "warrior", 12, 4)),
    ("duchy", "battle", happened("rolled", attacker=2, defender=1)),
    ("duchy", "battle", stands("eyrie", "roost", 12, 0)),
    ("duchy", "battle", points(4, 4)),
    ("duchy", "reveal-again", happened("swayed", minister="foremole")),
    ("duchy", "reveal-again", points(5, 4)),
    ("duchy", "reveal-again", happened("took_back", card="command_warren")),
    ("duchy", "reveal-again", happened("took_back", card="scouting_party")),
    ("duchy", "reveal-again", happened("discarded", card="brutal_tactics")),
    ("duchy", "evening", stands("eyrie", "warrior", 12, 4)),
    ("duchy", "evening", stands("duchy", "warrior", 0, 4)),
    ("duchy", "recruit", stands("duchy", "warrior", 0, 5)),
    ("duchy", "recruit", lambda game: line_of(game, "duchy swayed ") == "foremole captain"),
    ("duchy", "farewell", afterwards(stands("duchy", "warrior", 12, 8), "move 0>12 x5")),
    ("duchy", "farewell", afterwards(happened("battled", clearing=12), "move 0>12 x5", "call captain", "battle 12 1")),
    ("corvids", "craft", points(4, 4)),
    ("corvids", "extortion", points(5, 4)),
    ("corvids", "extortion", happened("gave", giver=1, card="cobbler")),
    ("corvids", "bomb", points(8, 4)),
    ("corvids", "bomb", stands("marquise", "sawmill", 8, 0)),
    ("corvids", "recruit", stands("corvids", "warrior", 10, 2)),
    ("corvids", "plot", stands("corvids", "warrior", 10, 1)),
    ("corvids", "plot-again", stands("corvids", "warrior", 4, 0)),
    ("corvids", "trick", lambda game: "corvids plot 11 snare" in game.position()),
    ("corvids", "exert", happened("rolled", attacker=1, defender=0)),
    ("corvids", "exert", happened("removed", seat=1, piece="warrior", clearing=4, count=1, by=0)),
    ("corvids", "exert", happened("raided", clearing=4)),
    ("corvids", "exert", stands("corvids", "warrior", 8, 2)),
    ("corvids", "exert", stands("corvids", "warrior", 9, 1)),
    ("corvids", "exert", stands("corvids", "warrior", 12, 1)),
    ("corvids", "exert", happened("misjudged", clearing=10, piece="extortion")),
    ("corvids", "exert", lambda game: line_of(game, "hand corvids ") == "bake_sale"),
    ("corvids", "exert", points(8, 5)),
    ("corvids", "farewell", afterwards(points(10, 5), "pass", "flip 11")),
    ("corvids", "farewell", afterwards(points(14, 5), "pass", "flip 11", "flip 10")),
    ("hundreds", "raze", points(4, 5)),
    ("hundreds", "raze", stands("marquise", "sawmill", 9, 0)),
    ("hundreds", "raze", happened("found", item="hammer", clearing=12)),
    ("hundreds", "raze", happened("rolled_mob", suit="fox")),
    ("hundreds", "raze", stands("hundreds", "mob", 1, 1)),
    ("hundreds", "raze", stands("hundreds", "warrior", 9, 4)),
    ("hundreds", "raze", stands("hundreds", "warrior", 4, 4)),
    ("hundreds", "raze", tracks(command=1, prowess=2)),
    ("hundreds", "raze", bars("mood bitter")),
    ("hundreds", "craft", points(4, 5)),
    ("hundreds", "craft", tracks(command=2, prowess=2)),
    ("hundreds", "build", stands("hundreds", "stronghold", 12, 1)),
    ("hundreds", "move", stands("hundreds", "warrior", 4, 1)),
    ("hundreds", "loot", stands("marquise", "warrior", 9, 0)),
    ("hundreds", "loot", stands("hundreds", "warrior", 9, 4)),
    ("hundreds", "plunder", happened("hoarded", item="tea")),
    ("hundreds", "plunder", tracks(command=2, prowess=2)),
    ("hundreds", "march", stands("hundreds", "warrior", 9, 2)),
    ("hundreds", "incite", happened("scored", seat=0, points=2)),
    ("hundreds", "incite", stands("marquise", "workshop", 8, 0)),
    ("hundreds", "incite", happened("rolled_mob", suit="rabbit")),
    ("hundreds", "incite", points(7, 6)),
    ("keepers", "encamp", stands("keepers", "waystation_tablet_figure", 7, 1)),
    ("keepers", "decamp", stands("keepers", "warrior", 8, 4)),
    ("keepers", "recruit", stands("keepers", "warrior", 7, 3)),
    ("keepers", "move", stands("keepers", "warrior", 8, 2)),
    ("keepers", "carry", stands("keepers", "tablet_2", 7, 1)),
    ("keepers", "battle", happened("rolled", attacker=2, defender=1)),
    ("keepers", "battle", happened("ignored", seat=0, count=1)),
    ("keepers", "battle", stands("eyrie", "warrior", 7, 0)),
    ("keepers", "delve", stands("keepers", "figure_3", 7, 1)),
    ("keepers", "delve", lambda game: line_of(game, "keepers retinue delve ") == "codebreakers"),
    ("keepers", "recover", happened("scored", seat=0, points=4)),
    ("keepers", "recover", happened("dismissed", card="faithful_retainer")),
    ("keepers", "recover", stands("keepers", "warrior", 7, 4)),
    ("keepers", "shift", lambda game: len(line_of(game, "hand keepers ").split()) == 3),
    ("keepers", "shift", stands("eyrie", "warrior", 11, 2)),
    ("hirelings", "welcome", holds_itself(4)),
    ("hirelings", "build", happened("took_marker", seat=0, points=4)),
    ("hirelings", "engage", happened("took_control", seat=0, hireling="last_dynasty", count=1)),
    ("hirelings", "march", stands("last_dynasty", "warrior", 8, 5)),
    ("hirelings", "battle", happened("rolled", attacker=2, defender=2)),
    ("hirelings", "battle", stands("last_dynasty", "warrior", 8, 3)),
    ("hirelings", "battle", stands("alliance", "base_fox", 8, 1)),
    ("hirelings", "battle", points(4, 2)),
    ("hirelings", "battle", governs("marquise", 8)),
    ("hirelings", "rule", points(6, 2)),
    ("hirelings", "give", happened("took_control", seat=1, hireling="last_dynasty", count=2)),
    ("hirelings", "give", governs("alliance", 8)),
    ("bots", "welcome", lambda game: game.state.machines == (1,)),
    ("bots", "battle", happened("rolled", attacker=2, defender=0)),
    ("bots", "battle", stands("electric_eyrie", "roost", 7, 0)),
    ("bots", "battle", points(5, 3)),
    ("bots", "day", happened("revealed_order", seat=1, card="sword")),
    ("bots", "day", happened("crafted", seat=1, card="sword")),
    ("bots", "day", happened("decreed_order", card="sword")),
    ("bots", "day", happened("aimed_at_clearing", clearing=6, reason="fewest_enemies")),
    ("bots", "day", stands("electric_eyrie", "warrior", 3, 1)),
    ("bots", "day", stands("electric_eyrie", "roost", 6, 1)),
    ("bots", "day", points(5, 5)),
    ("bots", "strike", stands("electric_eyrie", "roost", 3, 0)),
    ("bots", "strike", points(6, 5)),
    ("bots", "evening", happened("revealed_order", seat=1, card="favor_of_the_foxes")),
    ("bots", "evening", happened("column_battles", suit="fox", count=1)),
    ("bots", "evening", happened("battled", defender=0, clearing=12)),
    ("bots", "hospital", stands("marquise", "warrior", 1, 3)),
    ("bots", "hospital", stands("electric_eyrie", "roost", 11, 1)),
    ("bots", "hospital", happened("aimed_at_clearing", clearing=11, reason="priority")),
    ("bots", "hospital", points(6, 6)),
    ("early", "welcome", lambda game: woodland(game).rules.goal == 40),
    ("early", "lodge", lambda game: [woodland(game).has_suit(1, suit) for suit in range(3)] == [True] * 3),
    ("early", "homeland", lambda game: scoreless(woodland(game), 0)),
    ("early", "homeland", happened("set_out", seat=0, other=1)),
    ("early", "shift", happened("reformed", seat=0, card="woodland_runners")),
    ("early", "move", stands("eyrie", "warrior", 1, 7)),
    ("early", "ambush", happened("played_ambush", seat=1, card="ambush_fox")),
    ("early", "ambush", happened("played_ambush", seat=1, card="ambush_bird")),
    ("early", "ambush", happened("rolled", attacker=3, defender=1)),
    ("early", "ambush", happened("ignored", seat=1, count=1)),
    ("early", "ambush", stands("eyrie", "warrior", 1, 2)),
    ("early", "ambush", stands("marquise", "warrior", 1, 0)),
    ("early", "fifth", happened("turmoil", seat=0)),
    ("early", "fifth", lambda game: "vizier" not in game.position()),
    ("early", "leader", stands("marquise", "warrior", 1, 4)),
    ("early", "leader", lambda game: len(line_of(game, "alliance supporters ").split()) == 8),
    ("early", "leader", happened("rolled", attacker=2, defender=1)),
    ("early", "leader", stands("eyrie", "warrior", 10, 0)),
    ("early", "leader", happened("turned_hostile", seat=3, other=0)),
    (
        "keepers",
        "farewell",
        afterwards(points(10, 5), "encamp 7 waystation_figure_jewelry", *["pass"] * 4, "recover 7 figure_3"),
    ),
]


@pytest.mark.parametrize(("name", "say", "holds"), PROMISES, ids=[f"{name}-{say}" for name, say, _ in PROMISES])
def test_what_the_words_promise_is_what_happens(name: str, say: str, holds: Callable[[AnyGame], bool]) -> None:
    game = begun(name)
    for step in tutorials()[name].steps:
        for move in step.moves:
            game.apply(move)
        if step.say == say:
            break
    assert holds(game)


# ---- at a table


def learn(club: Club, name: str, lang: str = "en") -> Person:
    answer = club.post(f"/tutorials/{name}?lang={lang}", {"host": "Ann"})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    (seat,) = made["seats"]
    return Person(club, made["table"]["id"], seat["token"], seat["seat"])


def my_turn(learner: Person, lang: str = "en") -> Shape:
    """The state once the others have answered."""
    end = time.monotonic() + SECONDS
    while to_move(state := learner.state(f"?since=999999&lang={lang}")) != learner.seat:
        assert time.monotonic() < end, "the others do not answer"
        time.sleep(0.01)
    return state


def lesson(state: Shape) -> Shape:
    told = state["lesson"]
    assert isinstance(told, dict)
    return told


def test_tutorials_are_listed_in_the_language_that_was_asked_for(club: Club) -> None:
    listed = club.get("/tutorials?lang=uk").json()
    assert [one["name"] for one in listed][:3] == ["smallworld", "marquise", "eyrie"]
    assert listed[1]["title"] == "Муркіза де Коте"
    assert code(club.post("/tutorials/chess", {"host": "Ann"})) == (404, "unknown_tutorial")


def test_a_tutorials_table_is_called_by_it_in_the_language_that_was_asked_for(club: Club) -> None:
    id = learn(club, "marquise").id
    names = [club.get(f"/tables/{id}?lang={lang}").json()["name"] for lang in ("en", "uk")]
    assert names == ["The Marquise de Cat", "Муркіза де Коте"]


@every_tutorial
def test_every_tutorial_can_be_followed_to_its_end(club: Club, name: str) -> None:
    learner, heard = learn(club, name), list[Json]()
    while (told := lesson(state := my_turn(learner)))["asked"] is not None:
        heard += spoken(told)
        assert told["asked"] in texts(state)
        assert not taught(state)
        assert learner.act(str(told["asked"])).status_code == 200
    heard += spoken(told)
    assert taught(state)
    words = Words("en", tutorials()[name].game)
    assert heard == [words.say(f"tutorial-{name}-{step.say}") for step in tutorials()[name].steps]


def taught(state: Shape) -> bool:
    table = state["table"]
    return isinstance(table, dict) and table["taught"] is True


def spoken(told: Shape) -> list[Json]:
    steps = told["steps"]
    assert isinstance(steps, list)
    return [step["text"] for step in steps if isinstance(step, dict)]


@every_tutorial
def test_another_legal_choice_is_refused_kindly_and_changes_nothing(club: Club, name: str) -> None:
    learner, refused = learn(club, name), 0
    for step in tutorials()[name].steps:
        if not step.do:
            continue
        state = my_turn(learner, "ru")
        for other in [text for text in texts(state) if text != step.do][:1]:
            answer = club.post(
                f"/tables/{learner.id}/actions?lang=ru",
                {"request": f"wrong-{step.say}", "revision": state["revision"], "action": other, "confirm": True},
                learner.token,
            )
            assert code(answer) == (409, "not_in_lesson")
            assert answer.json()["error"]["message"] == Words("ru").say(f"tutorial-{name}-{step.say}.instead")
            assert answer.json()["error"]["allowed"] == [step.do]
            assert my_turn(learner, "ru") == state
            refused += 1
        assert learner.act(step.do).status_code == 200
    assert refused >= 4


def test_what_the_rules_forbid_is_refused_by_the_rules(club: Club) -> None:
    learner = learn(club, "marquise")
    assert code(learner.act("craft codebreakers")) == (409, "illegal_action")
    assert code(learner.act("dance")) == (422, "unknown_action")


def test_taking_a_choice_back_goes_back_in_the_lesson(club: Club) -> None:
    learner = learn(club, "marquise")
    first = lesson(my_turn(learner))
    assert learner.act("craft travel_gear_fox").status_code == 200
    assert lesson(my_turn(learner))["asked"] == "pass"
    assert learner.undo().status_code == 200
    assert lesson(my_turn(learner)) == first


def test_a_lesson_goes_on_after_a_fresh_start_of_the_server(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db") as club:
        learner = learn(club, "smallworld")
        for action in ("pick 2", "conquer 2"):
            assert learner.act(action).status_code == 200
        before = my_turn(learner)
    with club_on(tmp_path / "club.db") as club:
        learner = Person(club, learner.id, learner.token, learner.seat)
        assert lesson(my_turn(learner)) == lesson(before)
        assert code(learner.act("conquer 3")) == (409, "not_in_lesson")


def test_a_hint_is_what_the_lesson_asks_for(club: Club) -> None:
    learner = learn(club, "smallworld")
    assert learner.post("hint").json()["action"] == "pick 2"


def test_only_the_learner_is_told_the_lesson(club: Club) -> None:
    learner = learn(club, "vagabond")
    assert Person(club, learner.id, "").state()["lesson"] is None
    assert club.create().people[0].state()["lesson"] is None


def test_after_the_lesson_the_game_goes_on_freely(club: Club) -> None:
    learner = learn(club, "smallworld")
    for step in tutorials()["smallworld"].steps:
        if step.do:
            my_turn(learner)
            assert learner.act(step.do).status_code == 200
    told = lesson(my_turn(learner))
    assert (told["asked"], told["first"], told["of"]) == (None, 12, 12)
    assert learner.act("conquer 18").status_code == 200
    assert learner.state()["lesson"] is None


def test_a_game_that_has_left_the_lesson_has_none() -> None:
    game = begun("marquise")
    game.apply("pass")
    assert Lesson("marquise").next(game) is None
    assert Lesson("marquise").tell(game, "en") is None
