"""Bots at a real table, over the interface: nothing is kept, and every text may come from anyone."""

from __future__ import annotations

import pytest

from copse.kernel.tasks import Json
from copse.languages import LANGUAGES
from tests.server.club import Club, code

TABLE = "\n".join(
    [
        "copse position 1 root",
        "factions marquise electric_eyrie:nightmare",
        "turn 1",
        "clearing 3 electric_eyrie warrior 6 roost 1",
        "clearing 1 marquise keep 1",
        *[f"clearing {clearing} marquise warrior 1" for clearing in range(2, 13) if clearing != 3],
        "hand marquise anvil sword",
    ]
)


def asked(club: Club, path: str, body: dict[str, Json], lang: str = "en") -> dict[str, Json]:
    answer = club.post(f"/clockwork{path}?lang={lang}", body)
    assert answer.status_code == 200, answer.text
    told: dict[str, Json] = answer.json()
    return told


def question(told: dict[str, Json]) -> dict[str, Json]:
    found = told["question"]
    assert isinstance(found, dict)
    return found


def table(told: dict[str, Json]) -> dict[str, Json]:
    found = told["table"]
    assert isinstance(found, dict)
    return found


def test_a_turn_goes_from_question_to_question(club: Club) -> None:
    first = asked(club, "", {"position": TABLE})
    assert (first["seat"], first["done"], first["told"]) == (1, False, [])
    order = question(first)
    assert (order["kind"], order["chance"], order["drawable"], order["law"]) == ("card", True, True, "bots:2.7")
    assert order["text"] == "Which order card was drawn for Electric Eyrie?"
    answers = order["answers"]
    assert isinstance(answers, list)
    anvil = {"answer": "anvil", "label": "Anvil ▲", "suit": "fox", "count": 1, "action": None}
    assert anvil in answers
    assert table(first)["position"] == TABLE
    hospital = asked(club, "", {"position": TABLE, "told": ["ambush_bird", "1", "0"]})
    chosen = question(hospital)
    assert (chosen["kind"], chosen["chance"], chosen["seat"], chosen["who"]) == ("decision", False, 0, "Marquise")
    done = asked(club, "", {"position": TABLE, "told": ["ambush_bird", "1", "0", "pass"]})
    assert done["done"]
    assert done["question"] is None
    steps = done["steps"]
    assert isinstance(steps, list)
    assert all(isinstance(step, dict) and {"lines", "view", "orders"} == set(step) for step in steps)
    after = table(done)
    assert (after["turn"], after["next"], after["over"]) == (0, 1, False)
    assert isinstance(after["position"], str)
    assert after["position"].startswith("copse position 1 root")
    seats = after["seats"]
    assert isinstance(seats, list)
    assert [seat["bot"] for seat in seats if isinstance(seat, dict)] == [False, True]


def test_what_is_not_told_is_drawn_if_one_likes(club: Club) -> None:
    drawn = asked(club, "", {"position": TABLE, "draw": True})
    told = drawn["told"]
    assert isinstance(told, list)
    assert told
    one = asked(club, "", {"position": TABLE, "told": [None]})
    assert one["told"] == told[:1]


def test_a_table_is_set_up(club: Club) -> None:
    wish: dict[str, Json] = {"factions": ["marquise", "electric_eyrie:nightmare"], "map": "winter"}
    told = asked(club, "/setup", wish)
    while not told["done"]:
        answers, so_far = question(told)["answers"], told["told"]
        assert isinstance(answers, list)
        assert isinstance(so_far, list)
        assert isinstance(answers[0], dict)
        told = asked(club, "/setup", {**wish, "told": [*so_far, answers[0]["answer"]]})
    position = table(told)["position"]
    assert isinstance(position, str)
    assert "map winter" in position
    assert asked(club, "", {"position": position})["seat"] == 1


def test_what_happened_is_told(club: Club) -> None:
    told = asked(club, "/edit", {"position": TABLE, "commands": ["points marquise 14", "marquise warrior 5 +2"]})
    assert told["done"]
    position = table(told)["position"]
    assert isinstance(position, str)
    assert "points 14 0" in position
    assert asked(club, "/edit", {"position": position})["steps"] == []
    refused = club.post("/clockwork/edit", {"position": TABLE, "commands": ["points marquise 14", "foo"]})
    assert code(refused) == (422, "bad_edit")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_said_in_the_language_of_who_asks(club: Club, lang: str) -> None:
    text = question(asked(club, "", {"position": TABLE}, lang))["text"]
    assert isinstance(text, str)
    assert ("Which order card" in text) == (lang == "en")


@pytest.mark.parametrize(
    ("path", "body", "refusal"),
    [
        ("", {"position": "nothing"}, "bad_position"),
        ("", {"position": "copse position 1 root\nfactions marquise eyrie"}, "bad_position"),
        ("", {"position": TABLE, "seat": 0}, "bad_setup"),
        ("", {"position": TABLE, "told": ["nothing"]}, "bad_setup"),
        ("", {"position": TABLE, "told": [7]}, "bad_request"),
        ("", {"position": TABLE, "more": 1}, "bad_request"),
        ("/setup", {"factions": ["marquise", "eyrie"]}, "bad_setup"),
        ("/setup", {"factions": ["marquise", "electric_eyrie"], "options": {"seed": 1}}, "bad_setup"),
        ("/setup", {"factions": ["marquise", "electric_eyrie"], "map": "moon"}, "bad_setup"),
        ("/edit", {"position": TABLE, "commands": ["x"] * 101}, "bad_request"),
    ],
)
def test_what_cannot_be_is_refused(club: Club, path: str, body: dict[str, Json], refusal: str) -> None:
    answer = club.post(f"/clockwork{path}", body)
    assert code(answer) == (422, refusal)


def test_hands_that_nobody_sees_are_in_no_view(club: Club) -> None:
    told = asked(club, "", {"position": TABLE, "told": ["ambush_bird", "1", "0", "pass"]})
    assert "anvil" not in str(told["steps"])


def of(told: Json, *path: str | int) -> Json:
    """A part of an answer."""
    for step in path:
        assert isinstance(told, dict | list)
        told = told[step]  # type: ignore[index]
    return told


def test_a_person_plays_by_actions_and_is_told_what_is_possible(club: Club) -> None:
    begun = asked(club, "/act", {"position": TABLE, "seat": 0})
    assert (begun["done"], of(begun, "table", "acting"), of(begun, "may", "phase")) == (True, 0, "daylight")
    decision = of(begun, "may", "decision")
    assert isinstance(decision, dict)
    assert (decision["seat"], decision["yours"], decision["law"]) == (0, True, "root:6.5")
    texts = [of(action, "text") for action in decision["actions"]]  # type: ignore[union-attr]
    assert {"move 2>6 x1", "pass"} <= {str(text) for text in texts}
    assert {"move"} <= {str(of(verb, "verb")) for verb in decision["verbs"] if not of(verb, "why")}  # type: ignore[union-attr]
    moved = asked(club, "/act", {"position": of(begun, "table", "position"), "actions": ["move 2>6 x1"]})
    assert of(moved, "steps", -1, "orders", 0, "text") == "Move 1 warrior from 2∞ to 6▲"
    ended = asked(club, "/act", {"position": of(moved, "table", "position"), "actions": ["end"]})
    assert (of(ended, "table", "turn"), ended["may"]) == (1, None)
    refused = club.post("/clockwork/act", {"position": TABLE, "seat": 0, "actions": ["recruit"]})
    assert code(refused) == (422, "bad_edit")


def test_short_words_are_read_and_shown_before_anything_is_kept(club: Club) -> None:
    told = asked(club, "/act", {"position": TABLE, "seat": 0, "text": "2>6, end"})
    assert told["read"] == ["move 2∞ → 6▲: 1 warrior", "end"]
    refused = club.post("/clockwork/act", {"position": TABLE, "seat": 0, "text": "battle 7 moles"})
    assert code(refused) == (422, "bad_edit")
    assert "allowed: pass, move" in refused.json()["error"]["message"]


def test_a_turn_asks_for_the_facts_it_depends_on(club: Club) -> None:
    first = question(asked(club, "", {"position": TABLE, "facts": True}))
    assert (first["kind"], first["text"], of(first, "facts", 0, "fact")) == ("facts", "Is this right?", "pieces 1")
    assert of(first, "facts", 0, "shown") == "3‖: 6 warriors, 1 roost"
    assert of(first, "answers", 0, "answer") == "right"
    moving = question(asked(club, "", {"position": TABLE, "facts": True, "told": ["right", "ambush_bird"]}))
    places = of(moving, "facts")
    assert isinstance(places, list)
    assert {of(fact, "clearing") for fact in places} <= {*range(1, 13)}
    now = {of(fact, "clearing"): of(fact, "now") for fact in places}
    assert all(edits == ([f"marquise warrior {place} 1"] if place != 3 else []) for place, edits in now.items())


def test_a_known_map_is_trusted_and_the_facts_are_told(club: Club) -> None:
    wish: dict[str, Json] = {"position": TABLE, "facts": True, "draw": True}
    first = asked(club, "", wish)
    trusting = asked(club, "", {**wish, "sure": True})
    facts = trusting["facts"]
    assert isinstance(facts, list)
    assert facts[0] == of(question(first), "facts", 0)
    assert "right" not in trusting["told"]  # type: ignore[operator]
    answers: list[Json] = []
    while (waits := asked(club, "", {**wish, "told": answers}))["question"] is not None:
        if question(waits)["kind"] != "facts":
            break
        answers = [*waits["told"], "right"]  # type: ignore[misc]
    assert waits["facts"] == facts
    assert waits["steps"] == trusting["steps"]


def test_steps_are_orders_with_what_was_compared(club: Club) -> None:
    told = asked(club, "", {"position": TABLE, "told": ["ambush_bird", "1", "0", "pass"]})
    orders = [order for step in of(told, "steps") for order in of(step, "orders")]  # type: ignore[union-attr]
    move = next(order for order in orders if of(order, "what") == "moved")
    assert of(move, "clearings") == [3, 11]
    assert of(move, "compared", 0, "label") == "no roost there"
    assert "the lowest priority of the rest" in str(of(move, "why"))
    assert "nightmare" in str([of(order, "note") for order in orders])
    assert not any(of(order, "what") in ("turn_began", "aimed_at_clearing") for order in orders)


def test_pieces_that_are_placed_alike_share_an_order(club: Club) -> None:
    wish: dict[str, Json] = {"factions": ["marquise", "electric_eyrie"], "told": ["settle 1"]}
    told = asked(club, "/setup", wish)
    texts = [of(order, "text") for step in of(told, "steps") for order in of(step, "orders")]  # type: ignore[union-attr]
    assert len([text for text in texts if "warrior" in str(text)]) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_of_a_bot_can_be_printed(club: Club, lang: str) -> None:
    sheet = club.get(f"/clockwork/sheets/electric_eyrie:nightmare+relentless?lang={lang}").json()
    assert [line["law"] for line in sheet["turn"]][:2] == ["bots:5.4.1", "bots:5.4.2"]
    assert len(sheet["traits"]) == 1
    assert {row["id"] for row in sheet["chapter"]} >= {"bots:5.5.1.I", "bots:5.7"}
    assert code(club.get("/clockwork/sheets/nobody")) == (404, "unknown_bot")
    assert code(club.get("/clockwork/sheets/electric_eyrie:kind")) == (422, "bad_setup")
