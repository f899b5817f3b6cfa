"""The workshop over the interface: drafts come from anyone, and the engine checks and draws them."""

from __future__ import annotations

import tomllib

import pytest

from copse.kernel.tasks import Json
from copse.root.maps import MAPS, printed_text
from tests.server.club import Club, code


def checked(club: Club, draft: dict[str, Json], lang: str = "en") -> dict[str, Json]:
    answer = club.post(f"/workshop?lang={lang}", draft)
    assert answer.status_code == 200, answer.text
    told: dict[str, Json] = answer.json()
    return told


def autumn() -> dict[str, Json]:
    return tomllib.loads(printed_text("autumn"))


@pytest.mark.parametrize("name", MAPS)
def test_a_text_and_its_table_are_the_same_map(club: Club, name: str) -> None:
    told = checked(club, {"kind": "map", "text": printed_text(name)})
    assert told["faults"] == []
    assert told["table"] == tomllib.loads(printed_text(name))
    assert checked(club, {"kind": "map", "table": told["table"]}) == told
    assert checked(club, {"kind": "map", "text": told["text"]}) == told


def test_faults_name_their_clearings_in_the_language_of_the_reader(club: Club) -> None:
    table = autumn()
    paths = table["paths"]
    assert isinstance(paths, list)
    table["paths"] = [[5, 12], *paths]
    told = checked(club, {"kind": "map", "table": table}, "uk")
    faults = told["faults"]
    assert isinstance(faults, list)
    assert {"text": "шлях 5-12 перетинає шлях 2-10; шляхи сходяться лише на галявинах", "clearings": [5, 12, 2, 10],
            "card": ""} in faults  # fmt: skip


def drawn(club: Club, table: dict[str, Json]) -> tuple[int, list[str]]:
    """How many clearings of a map with faults are drawn, and which forests."""
    told = checked(club, {"kind": "map", "table": table})
    assert told["faults"]
    drawing = told["drawing"]
    assert isinstance(drawing, dict)
    clearings, forests = drawing["clearings"], drawing["forests"]
    assert isinstance(clearings, list)
    assert isinstance(forests, list)
    return len(clearings), [str(forest["id"]) for forest in forests if isinstance(forest, dict)]


def test_a_map_is_drawn_as_far_as_it_goes(club: Club) -> None:
    """While somebody draws, most maps have faults; forests appear as soon as the paths enclose some."""
    rows: list[Json] = [{"at": [20, 20], "slots": 1}, {"at": [60, 20], "slots": 1}, {"at": [40, 60], "slots": 1}]
    assert drawn(club, {"clearing": rows, "paths": [[1, 2], [2, 3], [1, 3]]}) == (3, ["1_2_3"])
    assert drawn(club, {"clearing": rows, "paths": [[1, 2]]}) == (3, [])
    assert drawn(club, {}) == (0, [])


def test_a_map_of_the_wrong_form_is_not_drawn(club: Club) -> None:
    told = checked(club, {"kind": "map", "table": {"clearing": [{"at": [1, 1]}]}})
    assert told["drawing"] is None


def test_a_deck_is_checked(club: Club) -> None:
    fine = checked(club, {"kind": "deck", "table": {"from": "standard", "cards": {"armorers": 0}}})
    assert (fine["faults"], fine["text"]) == ([], 'from = "standard"\n\n[cards]\narmorers = 0\n')
    wrong = checked(club, {"kind": "deck", "text": "[cards]\narmorers = 4"})
    assert wrong["faults"] == [
        {"text": "armorers: the number of copies must be from 0 to 3, not 4", "clearings": [], "card": "armorers"}
    ]


def test_a_map_is_drawn_for_printing(club: Club) -> None:
    picture = club.post("/workshop/drawing", {"kind": "map", "table": autumn() | {"names": {"en": "Two <Lakes>"}}})
    assert picture.headers["content-type"].startswith("image/svg+xml"), picture.text
    assert "<title>Two &lt;Lakes&gt;</title>" in picture.text
    assert code(club.post("/workshop/drawing", {"kind": "map", "table": {}})) == (422, "bad_map")


@pytest.mark.parametrize(
    "draft",
    [
        {"kind": "map", "text": "clearing = "},
        {"kind": "map", "table": {"a": [[[[[[[[[[1]]]]]]]]]]}},
        {"kind": "map", "table": {"a": "x" * 100_000}},
        {"kind": "map", "table": {"a\nb": {"c.d": [None, "\u0000", "\ud7ff", 1e300]}}},
    ],
)
def test_a_text_of_the_wrong_form_is_refused_or_has_faults(club: Club, draft: dict[str, Json]) -> None:
    answer = club.post("/workshop", draft)
    assert answer.status_code in {200, 422}, answer.text
    assert answer.status_code == 422 or answer.json()["faults"]


def test_a_draft_may_not_name_a_file(club: Club) -> None:
    assert code(club.post("/workshop", {"kind": "map", "text": "/etc/hostname"})) == (422, "bad_setup")


# ---- balance


def games(club: Club, **wish: Json) -> dict[str, Json]:
    answer = club.post("/workshop/games", {"kind": "map", "table": autumn(), **wish})
    assert answer.status_code == 200, answer.text
    told: dict[str, Json] = answer.json()
    return told


@pytest.mark.slow
def test_agents_play_with_a_map_and_the_games_are_compared_with_the_printed_one(club: Club) -> None:
    own, printed = games(club), games(club, printed=True)
    for told in (own, printed):
        played, turns, factions = told["games"], told["turns"], told["factions"]
        assert isinstance(played, int)
        assert isinstance(turns, list)
        assert isinstance(factions, dict)
        assert len(turns) == played
        assert sum(tally["tries"] for tally in factions.values() if isinstance(tally, dict)) == 4 * played  # type: ignore[misc]
    body: dict[str, Json] = {
        "kind": "map",
        "table": autumn() | {"names": {"en": "Lakes"}},
        "own": own,
        "printed": printed,
    }
    page = club.post("/workshop/balance?lang=en", body)
    assert page.headers["content-type"].startswith("text/html")
    assert "Lakes" in page.text
    assert page.text.count("<svg") > 4
    wrong = club.post("/workshop/balance", body | {"own": own | {"sources": {"cats": {}}}})
    assert "there is no faction 'cats'" in wrong.json()["error"]["message"]
    lawless = club.post("/workshop/balance", body | {"own": own | {"sources": {"eyrie": {"root:99": 1}}}})
    assert code(lawless) == (422, "bad_setup")


@pytest.mark.slow
def test_a_batch_of_games_depends_on_its_number_alone(club: Club) -> None:
    first = games(club, first=3)
    turns = first["turns"]
    again = games(club, first=3)["turns"]
    assert isinstance(turns, list)
    assert isinstance(again, list)
    several = min(len(turns), len(again))
    assert turns[:several] == again[:several]


def test_nobody_plays_on_a_map_with_faults(club: Club) -> None:
    refused = club.post("/workshop/games", {"kind": "map", "table": {"edge": [1]}})
    assert code(refused) == (422, "bad_map")
