"""The menu of a turn: each chapter lists its verbs in the order in which people see them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from copse.root.actions import INSTIGATE, REPAIR_SPENT, RESOLVE, SETTLE
from copse.root.editions import EDITIONS
from copse.root.factions.base import Faction
from copse.root.pause import Pause
from tests.script import asked, play, root

BESIDE = {INSTIGATE, REPAIR_SPENT, RESOLVE, SETTLE}
"""Verbs that come after those of the menu, because they are seldom possible."""


def chapters() -> Iterator[tuple[str, Faction]]:
    for name, edition in EDITIONS.items():
        for faction in edition.factions.values():
            yield name, faction


def pauses(kind: type[Pause] = Pause) -> Iterator[type[Pause]]:
    for below in kind.__subclasses__():
        yield below
        yield from pauses(below)


@pytest.mark.parametrize(
    ("edition", "faction"), [pytest.param(*one, id=f"{one[0]}-{one[1].name}") for one in chapters()]
)
def test_a_menu_has_every_verb_of_the_turn_once(edition: str, faction: Faction) -> None:
    modules = {kind.__module__ for kind in type(faction).__mro__}
    wanted = {verb for pause in pauses() if pause.__module__ in modules and pause.in_turn for verb in pause.verbs}
    assert wanted <= {*faction.turn_verbs, *BESIDE}
    assert set(faction.turn_verbs) <= wanted
    assert len(faction.turn_verbs) == len(set(faction.turn_verbs))


def menu(game: object) -> list[str]:
    return [verb.name for verb in game.decision.menu]  # type: ignore[attr-defined]


def test_the_menu_is_the_same_all_turn_but_not_in_a_question_about_something_else() -> None:
    game = root("factions eyrie marquise\nturn 0 birdsong\nclearing 5 eyrie roost 1 warrior 2\nhand eyrie bake_sale\n"
                "eyrie leader despot\neyrie decree move vizier\ncoming card sword")  # fmt: skip
    whole = ["decree", "craft", "enlist", "move", "battle", "roost"]
    assert (asked(game)[1], menu(game)) == ("AddToDecree", whole)
    play(game, "0 decree bake_sale:move", "0 pass")
    assert (asked(game)[1], menu(game)) == ("Roosts", whole)
    play(game, "0 pass")
    assert (asked(game)[1], menu(game)) == ("Obey", whole)
    play(game, "0 move 5>1 x1")
    assert (asked(game)[1], menu(game)) == ("WhichOrder", [])


def test_the_ferry_adds_its_verb_at_the_end() -> None:
    lines = "factions marquise eyrie\nmap lake\nturn 0 daylight\nclearing 5 marquise warrior 2"
    assert menu(root(lines))[-1] == "sail"
    assert "sail" not in menu(root(lines.replace("map lake\n", "")))


def test_the_defender_has_no_menu() -> None:
    game = root("factions marquise eyrie\nturn 0 daylight\nclearing 5 marquise warrior 2\n"
                "clearing 5 eyrie warrior 2\nhand eyrie ambush_rabbit")  # fmt: skip
    play(game, "0 pass", "0 battle 5 1")
    assert (asked(game)[:2], menu(game)) == ((1, "Ambush"), [])
