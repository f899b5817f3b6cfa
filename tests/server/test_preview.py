"""Previews: what a choice would do, told to the seat that decides, and what is refused."""

from __future__ import annotations

from pathlib import Path

from copse.kernel.tasks import Json
from tests.server.club import BATTLE, HUMAN, Club, club_on, code, texts

CONQUEST = "copse position 1 smallworld\nplayers 2\nturn 0 conquer\npeople 0 flying ratmen hand 3\nregion 10 ratmen 2\n"


def test_a_preview_tells_the_odds_of_a_battle_and_that_a_card_may_come_before(club: Club) -> None:
    guests = club.create("root", HUMAN, HUMAN, position=BATTLE)
    ann = guests.people[0]
    ann.act("pass")  # nothing is crafted
    seen = ann.post("preview", {"action": "battle 5 eyrie", "revision": 1}).json()
    odds = seen["odds"]
    assert (odds["sides"], odds["ambush"], odds["success"], seen["rest"]) == ([0, 1], True, None, "others")
    assert abs(sum(loss["chance"] for loss in odds["losses"]) - 1) < 0.01
    assert ann.revision == 1


def test_a_preview_tells_what_comes_and_goes(club: Club) -> None:
    ann = club.create("smallworld", HUMAN, HUMAN, position=CONQUEST).people[0]
    region = next(text.split()[1] for text in texts(ann.state()) if text.startswith("conquer"))
    seen = ann.post("preview", {"action": f"conquer {region}", "revision": 0}).json()
    assert seen["rulers"] == [{"place": int(region), "party": 0}]
    placed = next(pieces for pieces in seen["pieces"] if pieces["piece"] == "ratmen")
    assert (placed["place"], placed["party"]) == (int(region), 0)
    assert seen["held"] == [{"name": "ratmen", "change": -placed["change"]}]
    assert (seen["odds"], seen["ends_turn"]) == (None, False)


def test_a_preview_is_refused_where_the_choice_would_be(club: Club) -> None:
    guests = club.create("smallworld", HUMAN, HUMAN, position=CONQUEST)
    ann, bob = guests.people[0], guests.people[1]
    wish: dict[str, Json] = {"action": "stop", "revision": 0}
    assert code(bob.post("preview", dict(wish))) == (409, "not_your_turn")
    assert code(guests.spectator.post("preview", dict(wish))) == (401, "no_seat")
    assert code(ann.post("preview", {**wish, "revision": 7})) == (409, "stale")
    assert code(ann.post("preview", {**wish, "action": "pick 1"}))[0] == 409
    assert code(ann.post("preview", {**wish, "action": "dance"}))[0] == 422
    assert code(ann.post("preview", {**wish, "confirm": True})) == (422, "bad_request")


def test_a_client_may_ask_so_many_times_a_minute(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db", previews_per_minute=2) as club:
        ann = club.create("smallworld", HUMAN, HUMAN, position=CONQUEST).people[0]
        wish: dict[str, Json] = {"action": "stop", "revision": 0}
        asked = [ann.post("preview", dict(wish)) for _ in range(3)]
        assert [answer.status_code for answer in asked] == [200, 200, 429]
        assert code(asked[2]) == (429, "too_many_previews")


DECREE = """copse position 1 root
factions eyrie marquise
turn 0 birdsong
eyrie leader charismatic
eyrie decree recruit vizier
clearing 1 eyrie roost 1 warrior 6
hand eyrie anvil sword
"""


def test_the_forecast_of_the_decree_is_told_to_its_owner_only(club: Club) -> None:
    guests = club.create("root", HUMAN, HUMAN, position=DECREE)
    ann, bob = guests.people[0], guests.people[1]
    forecast = ann.get("state").json()["decision"]["forecast"]
    assert [(part["name"], part["turn"], part["verdict"]) for part in forecast][:4] == [
        ("Recruit", 0, "yes"),
        ("Move", 0, "nothing"),
        ("Battle", 0, "nothing"),
        ("Build", 0, "nothing"),
    ]
    assert bob.get("state").json()["decision"]["forecast"] == []
    told = ann.post("preview", {"action": "decree sword:battle", "revision": 0}).json()["forecast"]
    battle = next(part for part in told if part["value"] == "battle")
    assert (battle["verdict"], battle["law"]) == ("no", "root:7.5.2.III")
    assert "no enemy that you could battle" in battle["why"]
    assert (
        ann.post("preview", {"action": "decree anvil:recruit", "revision": 0}).json()["forecast"][0]["verdict"] == "yes"
    )


def test_most_questions_have_no_forecast(club: Club) -> None:
    ann = club.create("smallworld", HUMAN, HUMAN, position=CONQUEST).people[0]
    assert ann.get("state").json()["decision"]["forecast"] == []
    assert ann.post("preview", {"action": "stop", "revision": 0}).json()["forecast"] == []


def test_the_view_says_where_the_turn_is(club: Club) -> None:
    guests = club.create("root", HUMAN, HUMAN, position=DECREE)
    figures = guests.people[0].get("figures").json()["figures"]
    progress = guests.people[1].get("state").json()["view"]["progress"]
    assert figures["factions"]["eyrie"]["outline"][progress["now"]] == {
        "phase": "birdsong",
        "name": "add-to-decree",
        "law": "root:7.4.2",
    }
    assert progress["done"] == [0]
