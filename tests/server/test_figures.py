"""What is printed on boards and tracks: the rules have it, and the page is told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from copse.games import GAMES, find
from copse.kernel.shapes import Fields
from copse.kernel.tasks import Json
from copse.law.editions import EDITION_BOOKS
from copse.law.index import paragraph
from copse.root.editions.marauder import MARAUDER
from copse.root.factions import FACTIONS
from copse.root.factions.base import Faction
from copse.root.factions.duchy import Duchy
from copse.root.factions.eyrie import Eyrie
from copse.root.factions.marquise import Marquise
from copse.root.pieces import CATEGORIES, PIECES
from copse.smallworld.check import IN_THE_BOX
from copse.smallworld.rules import OFFERED
from tests.server.club import HUMAN, Club

PAGE = Path(__file__).parents[2] / "web" / "src"
DRAWINGS = [
    PAGE / "root" / "data.ts", PAGE / "root" / "Score.svelte", PAGE / "smallworld" / "data.ts",
    PAGE / "smallworld" / "Offer.svelte", *sorted((PAGE / "root" / "boards").rglob("*.svelte")),
]  # fmt: skip
ROW = re.compile(r"\[\s*\d+\s*(,\s*\d+\s*)+,?\s*\]")
SAID = re.compile(r"\b\w+: \d+|\b(?:const|let) (?!BURROW)[A-Z_]+ = \d+|length: \d+")


def figures(game: str) -> dict[str, Json]:
    return find(game).printed(find(game).resolve({}))


def printed(faction: str) -> Fields:
    return Fields(figures("root"), "figures").table("factions").table(faction)


@pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: path.name)
def test_no_drawing_says_a_figure_of_the_rules_again(path: Path) -> None:
    source = path.read_text(encoding="utf-8").partition("<style>")[0]
    assert ROW.search(source) is None
    assert SAID.findall(source) == []


def test_the_page_is_told_what_the_rules_of_its_table_say(club: Club) -> None:
    tables = {name: club.create(name, HUMAN, HUMAN).id for name in GAMES}
    told = {name: club.get(f"/tables/{id}/figures").json()["figures"] for name, id in tables.items()}
    assert told == {name: figures(name) for name in GAMES}
    assert told["root"]["goal"] == MARAUDER.goal
    assert len(told["smallworld"]["prices"]) == OFFERED


@pytest.mark.parametrize("edition", ["marauder", "fifth", "early"])
def test_the_page_is_told_where_the_law_says_what_a_thing_does(edition: str) -> None:
    told = find("root").printed(find("root").resolve({"edition": edition}))["laws"]
    assert isinstance(told, dict)
    assert {thing.partition(" ")[0] for thing in told} >= {"leader", "minister", "character", "piece", "card"}
    cited = [str(law) for laws in told.values() if isinstance(laws, list) for law in laws]
    assert all(paragraph(law).summary("en") for law in cited)
    assert any(law.startswith(f"{EDITION_BOOKS[edition]}:7.8") or edition == "early" for law in cited)


def test_the_page_is_told_where_the_book_of_small_world_says_what_a_thing_does() -> None:
    told = Fields(figures("smallworld"), "figures").table("laws")
    things = {f"marker {name}" for name in IN_THE_BOX} | {"marker lost_tribe", "region", "coins"}
    assert set(told.values) >= things
    assert all(paragraph(str(law)).summary("en") for law in told.values.values())


def test_a_track_is_told_as_the_chapter_has_it() -> None:
    assert printed("marquise").wholes("cost", None, 0, 9) == list(Marquise().cost)
    assert printed("eyrie").wholes("points", None, 0, 9) == list(Eyrie().points)
    assert printed("duchy").wholes("recruits", Duchy().total("citadel") + 1, 0, 9) == list(Duchy().recruits)


def test_the_page_is_told_what_every_piece_is() -> None:
    told = Fields(figures("root"), "figures").table("pieces")
    assert set(told.values) == set(PIECES)
    for faction in FACTIONS.values():
        assert [told.text(kind.name) for kind in faction.kinds] == [CATEGORIES[kind.category] for kind in faction.kinds]


def test_every_faction_says_what_is_printed_on_its_board() -> None:
    silent = [name for name, faction in FACTIONS.items() if type(faction).printed is Faction.printed]
    assert silent == []
