"""Names: what may stand in one, and that nobody can take another's at a table, neither to play nor in the chat."""

from __future__ import annotations

import pytest

from copse.kernel.tasks import Json
from copse.server.tables.names import alike
from tests.server.club import HUMAN, OPEN, Club, code, fresh
from tests.server.test_company import two_people

BAD = (
    "\u200b", "Bob\u200b", "B\u2060ob", "\u202eboB", "Bo\x07b", "Bob\nEve", "\u2028Bob", "\ufeffBob", "\u00adBob",
    "\u3164", "\u115f\u1160", "\u2800", "Bob\u034f", "\U000e0041Bob", "\ue000", "\U000e0101Bob",
    "\u0301", "\u0301\u0302", "Bob \u0301", "B" + "\u0301" * 9 + "ob", "Z\u0336\u0337\u0338\u0321\u0322",
    "  ", "\u2003",
)  # fmt: skip
GOOD = {
    "Bob": "Bob",
    "  Bob \u2003 the\u00a0 Great ": "Bob the Great",
    "Zoe\u0308": "Zoë",
    "Ёлка Їжак": "Ёлка Їжак",
    "שָׁלוֹם": "שָׁלוֹם",
    "ภูมิ": "ภูมิ",
    "नेहा": "नेहा",
    "李雷": "李雷",
    "Zoe ❤\ufe0f": "Zoe ❤",
    "007": "007",
    "¯\\_(ツ)_/¯": "¯\\_(ツ)_/¯",
}
LIKE_ANN = ("Ann", "ann", "ANN", "Аnn", "Апп", "Ａｎｎ", "Ánn", "A nn", "Ann.", "𝐀𝐧𝐧", "ⓐⓝⓝ")


@pytest.mark.parametrize("name", BAD)
def test_a_name_that_cannot_be_seen_or_covers_others_is_refused(club: Club, name: str) -> None:
    guests = club.create("smallworld", HUMAN, OPEN)
    assert club.post(f"/tables/{guests.id}/join", {"name": name}).status_code == 422
    wish: Json = {"game": "smallworld", "host": name, "seats": [HUMAN, HUMAN]}
    assert club.post("/tables", wish).status_code == 422
    named: Json = {"game": "smallworld", "host": "Ann", "seats": [HUMAN, {"kind": "human", "name": name}]}
    assert club.post("/tables", named).status_code == 422
    assert guests.described().seats[1].kind == "open"


@pytest.mark.parametrize("name", GOOD)
def test_names_of_all_scripts_are_kept_in_one_spelling(club: Club, name: str) -> None:
    guests = club.create("smallworld", HUMAN, OPEN)
    guests.join(name)
    assert guests.described().seats[1].name == GOOD[name]


@pytest.mark.parametrize("name", LIKE_ANN)
def test_nobody_sits_down_under_a_name_that_looks_like_anothers(club: Club, name: str) -> None:
    guests = club.create("smallworld", HUMAN, OPEN)
    assert code(club.post(f"/tables/{guests.id}/join", {"name": name})) == (409, "name_taken")
    assert guests.join("Anna").seat == 1


def test_a_name_is_taken_while_its_holder_is_away_and_free_when_they_gave_it_up(club: Club) -> None:
    guests = club.create("smallworld", HUMAN, OPEN, OPEN)
    bob, carol = guests.join("Bob"), guests.join("Carol")
    guests.host.post("start")
    bob.leave()
    carol.leave(for_good=True)
    for name, taken in (("Bob", True), ("Carol", False)):
        answer = club.post(f"/tables/{guests.id}/join", {"name": name})
        assert (answer.status_code == 409) is taken


def test_a_host_without_a_seat_keeps_their_name_and_may_sit_down_with_it(club: Club) -> None:
    guests = club.create("smallworld", OPEN, OPEN)
    assert code(club.post(f"/tables/{guests.id}/join", {"name": "Ann"})) == (409, "name_taken")
    assert guests.join("Ann", holds=[guests.host_token]).seat == 0


@pytest.mark.parametrize("name", [*LIKE_ANN, "BOB", "Воb"])
def test_who_looks_on_cannot_write_under_the_name_of_someone_at_the_table(club: Club, name: str) -> None:
    guests, ann, _bob = two_people(club, talk="everyone")
    answer = guests.spectator.post("chat", {"request": fresh(), "text": "I give up", "name": name})
    assert code(answer) == (409, "name_taken")
    assert ann.told().chat == []


@pytest.mark.parametrize("name", BAD[:-2])
def test_who_looks_on_cannot_write_under_a_name_that_cannot_be_seen(club: Club, name: str) -> None:
    guests, _ann, _bob = two_people(club, talk="everyone")
    assert code(guests.spectator.post("chat", {"request": fresh(), "text": "Hi", "name": name})) == (422, "bad_name")


@pytest.mark.parametrize("text", ["\u3164", "\u200d", "\u2800 \u2800", "\u0301", "\ufe0f"])
def test_nothing_is_not_said(club: Club, text: str) -> None:
    _, ann, _ = two_people(club)
    assert ann.post("chat", {"request": fresh(), "text": text}).status_code == 422


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [("Вова", "ВОВА", True), ("Ёж", "еж", True), ("Bill", "BiII", True), ("Leo 0", "Leo O", True),
     ("Ann", "Anna", False), ("Ann", "Ann 2", False), ("!!", "!!!", False), ("李雷", "李磊", False)],
)  # fmt: skip
def test_which_names_look_alike(one: str, other: str, expected: bool) -> None:
    assert alike(one, other) is alike(other, one) is expected
