"""What a real table is asked, in three languages."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import copse.clockwork
import copse.terminal
from copse.clockwork import Asking, Possible
from copse.clockwork.facts import BOARD, CLEARING, HAND, ITEM, PAWN, PIECES, POINTS
from copse.clockwork.run import told_as
from copse.clockwork.words import NAMED, Spoken
from copse.languages import LANGUAGES
from copse.locale import Words, slug, source
from copse.root.book import BOOK
from tests.clockwork.table import real_table, turn

every_language = pytest.mark.parametrize("language", LANGUAGES)
TABLE = ("factions marquise electric_eyrie", "turn 1", "clearing 3 electric_eyrie warrior 6 roost 1")


@every_language
def test_every_kind_of_outcome_can_be_asked_for(language: str) -> None:
    table = real_table(*TABLE, "option landmarks 1", 'option landmark_cards ["tower"]', "tower 6")
    spoken = Spoken(Words(language), table.state)
    for kind, outcomes in BOOK.outcomes(table.state).items():
        possible = tuple(Possible(text) for text in outcomes.values())
        asking = Asking(told_as(kind), 1, "", "", possible)
        assert spoken.question(asking)
        assert len(spoken.answers(asking)) == len(possible)


def test_every_message_is_asked_or_printed() -> None:
    messages = {
        entry.id.name for entry in FluentParser().parse(source("en", "clockwork")).body if isinstance(entry, Message)
    }
    kinds = {*NAMED, "die", "value", "control", "revealed_order", "held"}
    asked = {f"clockwork-ask-{slug(kind)}" for kind in kinds}
    asked |= {f"clockwork-fact-{kind}" for kind in (BOARD, CLEARING, HAND, ITEM, PAWN, PIECES, POINTS)}
    asked |= {"clockwork-ask-facts", "clockwork-ask-item-in", "clockwork-ask-turned-in", "clockwork-ask-control-gold"}
    typed = {one for one in messages if one.startswith(("clockwork-animals-", "clockwork-typed-"))}
    clockwork = Path(*copse.clockwork.__path__)
    printing = [Path(*copse.terminal.__path__) / "root/companion.py", clockwork / "orders.py", clockwork / "words.py"]
    trees = [ast.parse(file.read_text()) for file in printing]
    printed = {node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    assert messages - asked - typed <= printed
    assert asked <= messages


def test_answers_are_meant_by_id_by_name_or_by_suit() -> None:
    asking = turn(real_table(*TABLE)).asking
    assert asking is not None
    spoken = Spoken(Words("ru"), real_table(*TABLE).state)
    assert [one.text for one in spoken.meant(asking, "anvil")] == ["anvil"]
    assert [one.text for one in spoken.meant(asking, spoken.labels.thing("card", "anvil"))] == ["anvil"]
    assert {one.text for one in spoken.meant(asking, "foxfolk")} == {"foxfolk_steel"}
    assert {"ambush_fox", "anvil"} <= {one.text for one in spoken.meant(asking, "fox")}
    assert spoken.meant(asking, "zzz") == []


@every_language
def test_the_order_and_what_a_person_chooses_are_asked_in_words(language: str) -> None:
    asking = turn(real_table(*TABLE)).asking
    assert asking is not None
    spoken = Spoken(Words(language), real_table(*TABLE).state)
    assert spoken.labels.seat(1) in spoken.question(asking)
