"""Play: choices, repeats, what is late or illegal, undo, hints, hot seat, the record."""

from __future__ import annotations

import random
import re
import secrets

import msgspec
import pytest

import copse
import copse.server.tables.setup
import copse.server.tables.table
from copse.games import GAMES, AnyGame, find
from copse.kernel.tasks import Json
from copse.server.config.settings import Settings
from copse.server.protocol.messages import BlockedInfo
from tests.server.club import BATTLE, HUMAN, LATE, OPEN, RANDOM, Club, Shape, code, texts, whole

ENDING = "copse position 1 smallworld\nplayers 2\nturn 0 conquer\npeople 0 flying ratmen hand 6\nregion 10 ratmen 2\n"
DRAWING = "copse position 1 root\nfactions marquise eyrie\nturn 0 daylight\nclearing 5 eyrie roost 1 warrior 2\n"
FIGHT = """copse position 1 root
factions marquise eyrie
turn 0 daylight
clearing 1 marquise keep 1 warrior 2 sawmill 1
clearing 5 marquise warrior 3
clearing 5 eyrie roost 1 warrior 2
hand marquise bake_sale royal_claim
"""
STRIKE = """copse position 1 root
factions vagabond marquise
turn 0 daylight
vagabond character ranger
vagabond spent crossbow
pawn vagabond 5
clearing 5 marquise sawmill 1 workshop 1
todo EndTurn 0
todo StrikePiece 0 1
"""
DRIVEN_OUT = """copse position 1 smallworld
players 2
turn 0 conquer
people 0 flying ratmen hand 6
people 1 hill elves
region 10 ratmen 2
region 9 elves 1
region 2 elves 1
region 3 elves 1
"""
READY = "copse position 1 smallworld\nplayers 2\nturn 0 ready\npeople 0 flying ratmen\nregion 10 ratmen 4\n"


def test_a_choice_moves_the_game_on(club: Club) -> None:
    guests = club.create()
    assert guests.people[0].act("pick 2").json() == {"revision": 1}
    table = club.table(guests.id)
    assert [step.action.text for step in table.game.history] == ["pick 2"]


def test_a_snapshot_tells_the_decision_with_labels_paragraphs_and_fields(club: Club) -> None:
    guests = club.create()
    decision = guests.people[0].state()["decision"]
    assert isinstance(decision, dict)
    assert (decision["seat"], decision["law"], decision["prompt"], decision["yours"]) == (
        0, "sw:pick.any_of_six", "Pick", True,
    )  # fmt: skip
    assert isinstance(actions := decision["actions"], list)
    assert isinstance(first := actions[0], dict)
    assert (first["text"], first["verb"], first["law"]) == ("pick 1", "pick", "sw:pick.any_of_six")
    assert first["fields"] == {"place": 1}
    other = guests.people[1].state()["decision"]
    assert isinstance(other, dict)
    assert (other["yours"], other["actions"], other["blocked"]) == (False, [], [])
    assert other["question"] == decision["question"]
    spoken = guests.people[0].state("?lang=uk")["decision"]
    assert isinstance(spoken, dict)
    assert spoken["question"] != decision["question"]


@pytest.mark.parametrize("game", list(GAMES))
def test_every_action_of_a_game_can_be_told_by_its_fields(game: str) -> None:
    for action in find(game).vocabulary.actions:
        assert tuple(action.fields) == action.verb.fields
        assert action.verb.write(action.fields) == action.text


def test_a_choice_has_the_names_of_the_table_and_comes_back_with_them_or_with_numbers(club: Club) -> None:
    for text in ("battle 5 eyrie", "battle 5 1"):
        guests = club.create("root", HUMAN, HUMAN, position=BATTLE)
        ann = guests.people[0]
        ann.act("pass")
        assert "battle 5 eyrie" in texts(ann.state())
        assert ann.act(text, confirm=False).status_code == 200
        assert club.table(guests.id).game.history[-1].action.text == "battle 5 1"


def test_a_decision_tells_whose_pieces_it_sends_and_whose_are_lost(club: Club) -> None:
    decision = club.create("root", HUMAN, HUMAN, position=STRIKE).people[0].state()["decision"]
    assert isinstance(decision, dict)
    assert (decision["prompt"], decision["party"], decision["loser"]) == ("StrikePiece", 0, 1)


def test_seats_are_called_by_names_that_tell_them_apart(club: Club) -> None:
    ann = club.create("smallworld", HUMAN, RANDOM, RANDOM).people[0]
    for lang, agents in (("en", ["Dizzy 2", "Dizzy 3"]), ("ru", ["Квак 2", "Квак 3"])):
        table = ann.state(f"?lang={lang}")["table"]
        assert isinstance(table, dict)
        assert isinstance(seats := table["seats"], list)
        assert [seat["label"] for seat in seats if isinstance(seat, dict)] == ["Ann", *agents]


def decision_why(blocked: list[BlockedInfo], text: str) -> str:
    return next(row.why for row in blocked if row.action.text == text)


def test_what_is_forbidden_is_listed_with_the_paragraph_and_its_reason(club: Club) -> None:
    position = (
        "copse position 1 smallworld\nplayers 3\nturn 0 conquer\npeople 0 flying ratmen hand 6\n"
        "people 1 heroic elves\nregion 9 elves 3 hero\n"
    )
    guests = club.create("smallworld", HUMAN, HUMAN, HUMAN, position=position)
    decision = guests.people[0].state()["decision"]
    assert isinstance(decision, dict)
    blocked = msgspec.convert(decision["blocked"], list[BlockedInfo])
    assert [(row.law, row.action.label, row.why != row.law) for row in blocked if row.action.text == "conquer 9"] == [
        ("sw:power.heroic", "conquer hill 9 (5 tokens, Elves)", True)
    ]
    answer = guests.people[0].act("conquer 9")
    assert code(answer) == (409, "illegal_action")
    assert answer.json()["error"]["law"] == "sw:power.heroic"
    assert answer.json()["error"]["message"].endswith(decision_why(blocked, "conquer 9"))
    assert "conquer 2" in answer.json()["error"]["allowed"]
    assert guests.people[0].revision == 0


def test_a_text_that_is_no_action_is_refused(club: Club) -> None:
    assert code(club.create().people[0].act("dance")) == (422, "unknown_action")


def test_the_same_request_again_gives_the_same_answer_and_changes_nothing(club: Club) -> None:
    guests = club.create()
    ann = guests.people[0]
    first = ann.act("pick 1", revision=0, request="mine")
    guests.play(5)
    before = ann.revision
    again = ann.act("pick 1", revision=0, request="mine")
    assert (again.status_code, again.json()) == (first.status_code, first.json()) == (200, {"revision": 1})
    assert ann.revision == before
    assert code(ann.act("pick 2", revision=0, request="mine")) == (409, "request_reused")
    assert code(guests.people[1].act("pick 1", revision=0, request="mine")) == (409, "stale")


def test_a_choice_for_a_moment_that_has_passed_is_stale(club: Club) -> None:
    guests = club.create()
    guests.people[0].act("pick 1")
    assert code(guests.people[0].act("pick 1", revision=0)) == (409, "stale")
    assert code(guests.people[0].act("pick 1", revision=7)) == (409, "stale")
    assert guests.people[0].revision == 1


def test_the_end_of_a_turn_must_be_confirmed(club: Club) -> None:
    guests = club.create("smallworld", HUMAN, HUMAN, position=ENDING)
    ann = guests.people[0]
    assert ann.act("stop", confirm=False).status_code == 200
    while True:
        action = texts(ann.state())[-1]
        answer = ann.act(action, confirm=False)
        if answer.status_code == 409:
            break
    assert code(answer) == (409, "confirm_turn_end")
    assert guests.info()["to_move"] == 0
    assert ann.act(action, confirm=True).status_code == 200
    assert guests.info()["to_move"] == 1


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every choice that the rules worked out for a table."""
    made: list[str] = []
    make = copse.server.tables.table.make

    def counted(game: AnyGame, seat: int, action: str) -> AnyGame:
        made.append(action)
        return make(game, seat, action)

    monkeypatch.setattr(copse.server.tables.table, "make", counted)
    return made


def test_a_choice_without_chance_is_worked_out_once(club: Club, made: list[str]) -> None:
    ann = club.create("smallworld", HUMAN, HUMAN, position=ENDING).people[0]
    assert ann.act("stop", confirm=False).status_code == 200
    assert made == ["stop"]


def test_what_ends_the_turn_is_worked_out_once_although_it_is_sent_twice(club: Club, made: list[str]) -> None:
    ann = club.create("smallworld", HUMAN, HUMAN, position=ENDING).people[0]
    ann.act("stop")
    assert code(ann.act("deploy 10 x7", confirm=False)) == (409, "confirm_turn_end")
    assert ann.act("deploy 10 x7", confirm=True).status_code == 200
    assert made == ["stop", "deploy 10 x7"]


def test_another_choice_than_the_one_to_be_confirmed_is_its_own(club: Club, made: list[str]) -> None:
    guests = club.create("smallworld", HUMAN, HUMAN, position=ENDING + "region 11 ratmen 1\n")
    ann = guests.people[0]
    ann.act("stop")
    assert code(ann.act("deploy 10 x7", confirm=False)) == (409, "confirm_turn_end")
    assert ann.act("deploy 10 x3", confirm=False).status_code == 200
    assert ann.undo().status_code == 200
    assert ann.act("deploy 10 x7").status_code == 200
    assert made == ["stop", "deploy 10 x7", "deploy 10 x3", "", "deploy 10 x7"]
    assert [step.action.text for step in club.table(guests.id).game.history] == ["stop", "deploy 10 x7"]


def test_where_chance_has_a_say_it_is_guessed_and_what_came_of_it_is_not_kept(club: Club, made: list[str]) -> None:
    """Whoever is asked to confirm learns nothing of what will be drawn, and draws anew."""
    guests = club.create("root", HUMAN, HUMAN, position=DRAWING)
    ann = guests.people[0]
    ann.act("pass")
    ann.state()  # says already that it would end the turn
    made.clear()
    assert code(ann.act("pass", revision=1, confirm=False)) == (409, "confirm_turn_end")
    assert made == ["pass"]
    assert ann.act("pass", revision=1).status_code == 200
    assert made == ["pass", "pass"]


def test_who_is_careful_is_asked_about_what_cannot_be_taken_back(club: Club) -> None:
    ann = club.create("root", HUMAN, HUMAN, position=FIGHT).people[0]
    ann.act("pass")
    assert ann.act("move 1>9 x1", confirm=False, careful=True).status_code == 200
    assert ann.act("stop", confirm=False, careful=True).status_code == 200
    battle = "battle 5 1"
    assert code(ann.act(battle, confirm=False, careful=True)) == (409, "confirm_lasting")
    assert ann.act(battle, confirm=False).status_code == 200  # others are not asked
    assert ann.state()["can_undo"] is False


def test_who_only_declines_is_not_asked_even_if_careful(club: Club) -> None:
    """It cannot be taken back, but it gives nothing away; the ambush itself does."""
    guests = club.create("root", HUMAN, HUMAN, position=BATTLE)
    ann, bob = guests.people[0], guests.people[1]
    ann.act("pass")
    ann.act("battle 5 1")
    assert code(bob.act("ambush ambush_rabbit", confirm=False, careful=True)) == (409, "confirm_lasting")
    assert bob.act("pass", confirm=False, careful=True).status_code == 200


def test_only_who_plays_the_turn_is_asked_whether_it_ends(club: Club) -> None:
    """Whoever was driven out places what is left at the end of the other's turn: then his own begins."""
    guests = club.create("smallworld", HUMAN, HUMAN, position=DRIVEN_OUT)
    ann, bob = guests.people[0], guests.people[1]
    ann.act("conquer 9")
    ann.act("stop")
    while guests.info()["to_move"] == 0:
        assert ann.act(texts(ann.state())[-1]).status_code == 200
    assert guests.info()["to_move"] == 1
    at = club.table(guests.id)
    assert at.game.state.whose_turn == 0
    assert bob.act(texts(bob.state())[-1], confirm=False).status_code == 200
    assert at.game.state.whose_turn == 1


# ---- kinds of choices


def verbs(state: Shape) -> dict[str, dict[str, Json]]:
    """What a decision says of its verbs, by their names."""
    decision = state["decision"]
    assert isinstance(decision, dict)
    assert isinstance(decision["verbs"], list)
    return {str(told["verb"]): told for told in decision["verbs"] if isinstance(told, dict)}


def test_a_decision_tells_its_verbs_with_what_they_take_and_what_is_left(club: Club) -> None:
    ann = club.create("root", HUMAN, HUMAN, position=FIGHT).people[0]
    assert verbs(ann.state())["pass"]["title"] == "craft nothing more"
    ann.act("pass")
    told = verbs(ann.state())
    assert list(told)[-1] == "pass"
    assert told["move"]["left"] == "left: 3 actions"
    assert str(told["overwork"]["cost"]).startswith("a card")
    assert told["build"]["why"]
    assert (told["pass"]["ends_turn"], told["move"]["ends_turn"]) == (True, False)


def keys(state: Shape) -> dict[str, Json]:
    return {name: told["key"] for name, told in verbs(state).items()}


def test_the_verbs_of_a_turn_keep_their_places_and_keys(club: Club) -> None:
    """Whatever is possible: crafting, the actions, the second move of a march, and with a card to use in between."""
    ann = club.create("root", HUMAN, HUMAN, position=FIGHT + "crafted marquise tax_collector\n").people[0]
    first = ["craft", "battle", "move", "recruit", "build", "overwork", "extra"]
    seen = []
    for choice in ("pass", "move 1>9 x1", "move 1>9 x1", "overwork 1 for royal_claim"):
        told = keys(ann.state())
        assert list(told)[:7] == first
        assert [told[name] for name in first] == list("1234567")
        seen.append([(name, key) for name, key in told.items() if name not in first])
        assert ann.act(choice).status_code == 200
    assert seen == [
        [("pass", "0"), ("use", "8")], [("pass", "0"), ("use", "8")], [("stop", "0")], [("pass", "0"), ("use", "8")],
    ]  # fmt: skip


def test_what_cannot_be_done_now_says_why(club: Club) -> None:
    ann = club.create("root", HUMAN, HUMAN, position=FIGHT).people[0]
    told = verbs(ann.state())
    assert (told["battle"]["why"], told["battle"]["law"]) == ("This belongs to another step of the turn.", "root:4.3")
    ann.act("pass")
    told = verbs(ann.state())
    assert told["recruit"]["law"] == "root:6.5.3"
    assert str(told["recruit"]["why"]).startswith("Recruit.")
    assert [name for name, one in told.items() if not one["why"]] == ["battle", "move", "overwork", "pass"]


def test_a_question_beside_the_turn_shows_only_its_own_verbs(club: Club) -> None:
    people = club.create("root", HUMAN, HUMAN, position=BATTLE).people
    ann, bob = people[0], people[1]
    ann.act("pass")
    ann.act("battle 5 1")
    assert keys(bob.state()) == {"ambush": "1", "pass": "0"}


def test_a_verb_that_cannot_be_used_says_what_is_in_the_way_of_most(club: Club) -> None:
    """An ambush is never crafted; the other cards want workshops."""
    position = FIGHT.replace("hand marquise", "hand marquise ambush_fox anvil")
    told = verbs(club.create("root", HUMAN, HUMAN, position=position).people[0].state())
    assert told["craft"]["law"] == "root:4.1.1"


def test_what_can_be_named_has_a_name(club: Club) -> None:
    ann = club.create("root", HUMAN, HUMAN, position=FIGHT).people[0]
    ann.act("pass")
    decision = ann.state()["decision"]
    assert isinstance(decision, dict)
    assert isinstance(decision["names"], dict)
    assert decision["names"]["seat"] == {"1": "Eyrie"}


def test_nobody_else_is_told_the_verbs(club: Club) -> None:
    people = club.create("root", HUMAN, HUMAN, position=FIGHT).people
    assert verbs(people[0].state())
    assert verbs(people[1].state()) == {}


DOOMED = """copse position 1 root
factions eyrie marquise
turn 0 daylight
points 3 0
clearing 5 eyrie roost 1
eyrie leader builder
eyrie decree recruit bake_sale mouse_in_a_sack vizier
hand eyrie none
"""


def test_what_costs_dearly_says_so_and_must_be_confirmed(club: Club) -> None:
    """Also for who does not ask to be asked, as agents are."""
    guests = club.create("root", HUMAN, HUMAN, position=DOOMED)
    ann = guests.people[0]
    ann.act("pass")
    told, decision = verbs(ann.state()), ann.state()["decision"]
    assert isinstance(decision, dict)
    cost = "turmoil! Lost: the Decree (2 cards), your leader, 1 point"
    assert decision["losses"] == {"resolve mouse": cost}
    assert {name: (verb["loss"], verb["deliberate"]) for name, verb in told.items() if not verb["why"]} == {
        "enlist": ("", False), "resolve": (cost, True),
    }  # fmt: skip
    answer = ann.act("resolve mouse", confirm=False)
    assert code(answer) == (409, "confirm_loss")
    assert answer.json()["error"]["law"] == "root:7.7"
    assert ann.act("enlist 5", confirm=False).status_code == 200
    assert ann.undo().status_code == 200
    assert ann.act("resolve mouse", confirm=True).status_code == 200
    assert guests.people[1].state()["decision"]["losses"] == {}  # type: ignore[index,call-overload]


def test_the_end_of_a_turn_tells_the_actions_that_are_left(club: Club) -> None:
    ann = club.create("root", HUMAN, HUMAN, position=FIGHT).people[0]
    ann.act("pass")
    told = verbs(ann.state("?lang=ru"))["pass"]
    assert (told["ends_turn"], told["loss"]) == (True, "пропадёт: 3\xa0действия")
    assert code(ann.act("pass", confirm=False)) == (409, "confirm_loss")


def test_giving_a_region_up_is_a_deliberate_verb(club: Club) -> None:
    ann = club.create("smallworld", HUMAN, HUMAN, position=READY).people[0]
    assert {name: told["deliberate"] for name, told in verbs(ann.state()).items()} == {"march": False, "abandon": True}


# ---- undo


def test_a_choice_can_be_taken_back_within_the_turn(club: Club) -> None:
    guests = club.create("smallworld", HUMAN, HUMAN, position=ENDING)
    ann, before = guests.people[0], guests.people[0].state()
    ann.act("stop")
    assert ann.state()["can_undo"] is True
    assert ann.undo(request="back").json() == {"revision": 2}
    after = ann.state()
    assert (after["view"], after["events"]) == (before["view"], before["events"])
    assert ann.undo(revision=1, request="back").json() == {"revision": 2}
    assert ann.revision == 2


def test_what_others_or_chance_have_done_cannot_be_taken_back(club: Club) -> None:
    guests = club.create()
    assert code(guests.people[0].undo()) == (409, "nothing_to_undo")
    guests.people[0].act("pick 1")
    assert guests.people[0].state()["can_undo"] is False
    assert code(guests.people[0].undo()) == (409, "cannot_undo")
    assert code(guests.people[1].undo()) == (409, "nothing_to_undo")
    assert guests.people[0].revision == 1


def test_nothing_can_be_taken_back_once_another_seat_was_asked(club: Club) -> None:
    """How long the other takes to answer tells whether there is an ambush; then it is too late to think again."""
    guests = club.create("root", HUMAN, HUMAN, position=BATTLE)
    ann, bob = guests.people[0], guests.people[1]
    assert ann.act("pass").status_code == 200
    assert ann.state()["can_undo"] is True
    assert ann.act("battle 5 1").status_code == 200
    assert texts(bob.state()) == ["pass", "ambush ambush_rabbit"]
    assert ann.state()["can_undo"] is False
    refused = ann.undo()
    assert code(refused) == (409, "cannot_undo")
    assert "seat 1 was asked since" in refused.json()["error"]["message"]
    assert ann.revision == 2


def test_whoever_goes_back_to_the_first_moment_again_and_again_is_served(club: Club) -> None:
    ann = club.create("smallworld", HUMAN, HUMAN, position=ENDING).people[0]
    for _ in range(Settings("").snapshot_every // 2 + 1):
        assert ann.act("conquer 9").status_code == 200
        assert ann.undo().status_code == 200


def test_a_log_that_was_read_before_an_undo_is_told_again_from_there(club: Club) -> None:
    guests = club.create("smallworld", HUMAN, HUMAN, position=ENDING)
    ann = guests.people[0]
    start = whole(ann.state()["events"])
    assert ann.act("conquer 9").status_code == 200
    read = whole(ann.state()["events"])
    assert read > start
    ann.undo()
    later = ann.state(f"?since={read}&revision=1")
    assert (later["log_from"], later["events"]) == (start, start)


# ---- hints, agents, hot seat


def test_a_hint_is_a_legal_action_for_the_seat_that_decides(club: Club) -> None:
    guests = club.create()
    hint = guests.people[0].post("hint").json()
    assert hint["action"] in texts(guests.people[0].state())
    assert hint["label"]
    assert re.match(r"Chance of winning: \d+% → \d+%(; points: [+−]\d+)?\.", hint["why"])
    assert hint["source"] in ("judge", "learned")
    assert 1 <= len(hint["lines"]) <= 3
    first = hint["lines"][0]
    assert (first["action"], first["label"], first["why"]) == (hint["action"], hint["label"], hint["why"])
    for line in hint["lines"]:
        assert line["action"] in texts(guests.people[0].state())
        assert 0 <= line["chance"] <= 1
    assert code(guests.people[1].post("hint")) == (409, "not_your_turn")
    assert guests.people[0].revision == 0


def test_a_hint_for_an_only_choice_says_so(club: Club) -> None:
    guests = club.create("smallworld", HUMAN, HUMAN, position=ENDING)
    guests.people[0].act("stop")
    assert len(texts(guests.people[0].state())) == 1
    assert guests.people[0].post("hint").json()["why"] == "It is the only choice."


@pytest.mark.slow
def test_agents_play_whole_games_by_themselves(club: Club) -> None:
    for game in ("smallworld", "root"):
        guests = club.create(game, RANDOM, RANDOM)
        guests.wait_for("over")
        moves = [step.seat for step in club.table(guests.id).game.history]
        assert set(moves) == {0, 1}


def test_one_person_may_play_all_seats_and_then_read_the_record(club: Club) -> None:
    guests = club.create()
    guests.play(4)
    assert [guests.people[seat].state()["you"] for seat in (0, 1)] == [0, 1]
    assert copse.replay(guests.host.get("record").text).hash() == club.table(guests.id).game.hash()
    assert code(guests.people[0].get("record")) == (409, "not_over")


def test_nobody_reads_the_record_of_an_unfinished_game_with_other_seats(club: Club) -> None:
    shared = club.create("smallworld", HUMAN, OPEN)
    bob = shared.join()
    shared.host.post("start")
    against_agents = club.create("smallworld", HUMAN, RANDOM)
    for asker in (shared.host, shared.people[0], bob, shared.spectator, against_agents.host):
        assert code(asker.get("record")) == (409, "not_over")
        assert code(asker.get("replay")) == (409, "not_over")


def test_a_finished_game_has_a_record_and_a_replay(club: Club) -> None:
    guests = club.create(position=LATE)
    guests.play(1000)
    game = club.table(guests.id).game
    assert game.over
    assert copse.replay(guests.spectator.get("record").text) is not None
    frames = guests.spectator.get("replay?lang=ru").json()["frames"]
    assert len(frames) == len(game.history) + 1
    assert frames[-1]["view"] == game.view(None)
    assert [frame["seat"] for frame in frames[1:]] == [step.seat for step in game.history]
    assert frames[-1]["points"] == club.table(guests.id).game.outcome["points"]
    assert guests.people[0].get("replay?seat=1").json()["frames"][-1]["view"]["seat"] == 1
    state = guests.spectator.state()
    assert state["outcome"] == dict(game.outcome)
    assert guests.info()["winners"] == game.outcome["winners"]
    assert code(guests.people[0].act("pass", revision=whole(state["revision"]))) == (409, "not_playing")
    assert code(guests.people[game.history[-1].seat].undo()) == (409, "cannot_undo")


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize(
    "factions",
    [
        ["lizards", "riverfolk", "duchy", "corvids", "hundreds", "keepers"],
        ["marquise", "vagabond", "alliance", "eyrie", "vagabond2", "corvids"],
    ],
    ids=["further", "base"],
)
def test_people_play_every_faction_to_the_end(
    club: Club, factions: list[Json], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every question of every faction is told, and every answer taken. The server's chance is settled here: a random
    game may be longer than a table allows."""
    monkeypatch.setattr(secrets, "randbits", random.Random(1).getrandbits)
    guests = club.create("root", *[HUMAN] * len(factions), options={"factions": factions})
    guests.play(20_000)
    assert guests.people[0].state()["outcome"] is not None
