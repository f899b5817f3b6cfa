"""What people type in short."""

from __future__ import annotations

import pytest

from copse.clockwork import BadEdit, RealTable
from copse.clockwork.shorthand import typed
from copse.languages import LANGUAGES
from copse.locale import Words
from tests.clockwork.table import happened, real_table
from tests.clockwork.test_acting import ALLIANCE, CORVIDS, MARQUISE

TABLE = (*MARQUISE, "clearing 11 marquise warrior 4")


def read(text: str, language: str = "en", *lines: str) -> list[str]:
    """The actions that a line stands for, in English words, if all of it is done."""
    progress, parts = typed(
        real_table(*(lines or TABLE)), text, Words(language), told=["pass"] if "battle" in text else ()
    )
    assert progress.asking is None
    return parts


def refused(text: str, *lines: str) -> str:
    with pytest.raises(BadEdit) as problem:
        typed(real_table(*(lines or TABLE)), text, Words("en"))
    return problem.value.problem


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("3 cats 11>3", ["move 11∞ → 3‖: 3 warriors"]),
        ("11 -> 3", ["move 11∞ → 3‖: 1 warrior"]),
        ("move 3 from 11 to 3", ["move 11∞ → 3‖: 3 warriors"]),
        ("move 11 3 2", ["move 11∞ → 3‖: 2 warriors"]),
        ("11>3 x4", ["move 11∞ → 3‖: 4 warriors"]),
        ("battle 7 eyrie 2 1", ["battle in 7∞ against Electric Eyrie; dice: 2, 1"]),
        ("battle 7 2 1", ["battle in 7∞ against Electric Eyrie; dice: 2, 1"]),
        ("sawmill 5", ["build a sawmill in 5‖ (1 wood token, 1 point)"]),
        ("recruit; 11>3", ["recruit a warrior at every recruiter", "move 11∞ → 3‖: 1 warrior"]),
        ("craft anvil", ["craft Anvil ▲: ▲ → hammer, 2 points"]),
        ("points marquise +2, END", ["points marquise +2", "end"]),
        ("phase daylight", ["phase daylight"]),
    ],
)  # fmt: skip
def test_few_words_name_an_action(text: str, meant: list[str]) -> None:
    assert read(text) == meant


def test_a_plot_needs_no_name() -> None:
    """§root:13.5.2: only the Corvids know what they lay face down."""
    table = real_table(*CORVIDS, "clearing 7 corvids warrior 2")
    assert typed(table, "plot 7", Words("en"))[1] == ["place a plot in 7∞: of any kind"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ru", "3 кота 11>3, бой 7 птицы 2 1"),
        ("uk", "3 коти з 11 на 3, бій 7 орли 2 1"),
        ("en", "3 cats 11>3, fight 7 birds 2 1"),
    ],
)
def test_each_language_has_words_for_them(language: str, text: str) -> None:
    progress, parts = typed(real_table(*TABLE), text, Words(language), told=["pass"])
    assert len(parts) == 2
    assert progress.asking is None
    assert happened(progress).count("moved") == happened(progress).count("battled") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_english_words_are_read_in_every_language(language: str) -> None:
    assert len(read("3 cats 11>3, recruit, end", language)) == 3


def test_a_revolt_asks_which_supporters_are_spent() -> None:
    lines = (*ALLIANCE[:-2], "alliance supporters anvil sword root_tea_mouse", ALLIANCE[-1])
    progress, parts = typed(real_table(*lines), "revolt 9", Words("en"))
    assert len(parts) == 1
    assert progress.asking is not None
    assert progress.asking.what == "PaySupporter"


def test_what_is_not_understood_is_named_with_what_is_allowed() -> None:
    assert refused("battle 7 moles") == (
        "'moles' fits no action of now; allowed: pass, craft, battle, move, recruit, build, overwork"
    )
    assert refused("11>7").startswith("this cannot be done now; allowed: move 11∞ → 3‖: 1 warrior; ")
    assert refused("build 5").startswith("this may be several actions: build a sawmill in 5‖")
    assert refused("points marquise many").startswith("the points should stand here")
    assert refused("craft ambush").startswith("this cannot be done now; allowed: craft ")


def test_dice_that_are_not_rolled_are_refused() -> None:
    assert refused("battle 7 eyrie 2 1 3").startswith("this cannot be done now; allowed: battle in 7")
    assert refused("sawmill 5 2").startswith("this cannot be done now")


def test_if_one_part_is_refused_nothing_is_done() -> None:
    table = real_table(*TABLE)
    before = table.text()
    with pytest.raises(BadEdit):
        typed(table, "recruit, battle 7 moles", Words("en"))
    assert table.text() == before
    assert RealTable.read(before).acting is None
