"""Editions at tables of the server: what a form is told of them, and what a table by one refuses."""

from __future__ import annotations

import pytest

from copse.games import GAMES
from copse.kernel.tasks import Json
from copse.root.editions import EDITIONS
from tests.server.club import HUMAN, RANDOM, Club, code

BASE: list[Json] = ["marquise", "eyrie", "alliance", "vagabond"]


def test_a_form_is_told_what_each_edition_has_and_by_which_paragraph(club: Club) -> None:
    root, smallworld = club.get("/games").json()
    assert [edition["name"] for edition in root["editions"]] == list(EDITIONS)
    newest, fifth, early = root["editions"]
    assert newest["players"] == [2, 6]
    assert newest["required"] == []
    factions = next(option for option in root["options"] if option["name"] == "factions")
    assert newest["has"]["factions"] == factions["choices"]
    assert fifth["has"]["hirelings"] == []
    assert fifth["laws"]["hirelings"] == "fifth:C"
    assert set(factions["choices"]) - set(fifth["has"]["factions"]) >= {"hundreds", "keepers", "logical_lizards"}
    assert early == {
        "name": "early",
        "players": [2, 5],
        "required": ["marquise", "eyrie"],
        "has": {
            "factions": [*BASE, "vagabond2"],
            "map": ["autumn"],
            "deck": ["standard"],
            "setup": ["standard"],
            "hirelings": [],
            "landmarks": [],
        },
        "laws": dict.fromkeys(("factions", "map", "deck", "setup", "hirelings", "landmarks"), "early:4.1"),
    }
    assert smallworld["editions"] == []


def test_the_edition_stands_first_among_the_options(club: Club) -> None:
    first = club.get("/games?lang=uk").json()[0]["options"][0]
    assert first["name"] == "edition"
    assert first["title"] == "редакція Законів"
    assert first["choices"] == list(EDITIONS)


@pytest.mark.parametrize(
    ("options", "refused"),
    [
        ({"edition": "early", "factions": ["marquise", "alliance"]}, "required_in_edition"),
        ({"edition": "early", "factions": ["marquise", "eyrie", "duchy"]}, "not_in_edition"),
        ({"edition": "early", "map": "winter"}, "not_in_edition"),
        ({"edition": "early", "deck": "exiles"}, "not_in_edition"),
        ({"edition": "fifth", "factions": ["marquise", "keepers"]}, "not_in_edition"),
        ({"edition": "fifth", "factions": ["marquise", "logical_lizards"]}, "not_in_edition"),
        ({"edition": "fifth", "setup": "advanced"}, "not_in_edition"),
        ({"edition": "fifth", "hirelings": "random"}, "not_in_edition"),
        ({"edition": "fifth", "landmarks": 1}, "not_in_edition"),
    ],
)
def test_what_an_edition_does_not_have_is_refused_by_a_code(club: Club, options: Json, refused: str) -> None:
    wanted: Json = {"game": "root", "host": "Ann", "seats": [HUMAN, RANDOM], "options": options}
    assert code(club.post("/tables", wanted)) == (422, refused)


def test_whatever_a_form_is_told_of_a_table_can_have(club: Club) -> None:
    root = club.get("/games").json()[0]
    replaced = {bot["name"]: bot["replaces"] for bot in root["bots"]}
    for edition in root["editions"]:
        wanted: list[dict[str, Json]] = [
            {"factions": ["marquise", "eyrie"], option: choice}
            for option in ("map", "deck", "setup")
            for choice in edition["has"][option]
        ]
        for role in edition["has"]["factions"]:
            others = [name for name in ("marquise", "eyrie", "vagabond") if name not in (role, replaced.get(role))]
            wanted.append({"factions": [*others, role]})
        for options in wanted:
            GAMES["root"].book.resolve({"edition": edition["name"], **options})


def test_the_boards_of_a_table_are_those_of_its_edition(club: Club) -> None:
    newest = club.create("root", HUMAN, RANDOM, options={"factions": BASE[:2]})
    early = club.create("root", HUMAN, RANDOM, options={"edition": "early", "factions": BASE[:2]})
    shown = [club.get(f"/tables/{guests.id}/figures").json()["figures"] for guests in (newest, early)]
    assert [figures["goal"] for figures in shown] == [30, 40]
    assert [len(figures["factions"]["alliance"]["points"]) for figures in shown] == [10, 11]
