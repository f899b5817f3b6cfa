"""A person's turn at a real table, as actions of the game."""

from __future__ import annotations

import random

import pytest

from copse.clockwork import BadEdit, Progress, RealTable, act, edited, may, play_turn
from copse.clockwork.acting import WORDS
from copse.clockwork.run import ANY
from copse.kernel.errors import BadSetup
from copse.kernel.tasks import Json
from tests.clockwork.table import happened, laid_out, real_table, texts
from tests.script import few_of_many

MARQUISE = (
    "factions marquise electric_eyrie",
    "turn 0",
    "clearing 1 marquise keep 1 workshop 1",
    "clearing 3 electric_eyrie warrior 6 roost 1",
    "clearing 5 marquise sawmill 1 wood 3 warrior 2",
    "clearing 7 electric_eyrie warrior 2",
    "clearing 7 marquise warrior 3",
    "clearing 9 marquise recruiter 1 warrior 1",
    "hand marquise anvil sword bake_sale",
)
ALLIANCE = (
    "factions alliance electric_eyrie marquise",
    "turn 0",
    "clearing 3 electric_eyrie warrior 6 roost 1",
    "clearing 9 alliance sympathy 1",
    "alliance supporters anvil sword",
    "hand alliance bake_sale",
)
BOTS = {
    "electric_eyrie": "eyrie", "mechanical_marquise": "marquise", "automated_alliance": "alliance",
    "vagabot": "vagabond", "logical_lizards": "lizards", "riverfolk_robots": "riverfolk", "drillbit_duchy": "duchy",
    "cogwheel_corvids": "corvids",
}  # fmt: skip
PEOPLE = (*BOTS.values(), "hundreds", "keepers")


def done(table: RealTable, *entries: str, told: tuple[str | None, ...] = ()) -> RealTable:
    """The table after these entries, as it is read again."""
    progress = act(table, entries, None, told, draw=False)
    assert progress.asking is None, progress.asking
    return RealTable.read(progress.table.text())


def allowed(table: RealTable) -> list[str]:
    now = may(table)
    assert now is not None
    return now.texts


def test_a_turn_is_begun_and_says_what_may_be_done_now_and_later() -> None:
    """§root:6.4, §root:6.5: the wood comes by itself; moves are possible although crafting comes first."""
    table = real_table(*MARQUISE)
    assert may(table) is None
    assert table.acting is None
    progress = act(table)
    assert happened(progress) == ["turn_began", "built"]
    begun = RealTable.read(progress.table.text())
    assert begun.acting == begun.turn == 0
    now = may(begun)
    assert now is not None
    later = {deed.possible.text: deed.later for deed in now.deeds}
    assert later["craft anvil"] == 0
    assert later["battle 7 electric_eyrie"] == later["recruit"] == 1
    assert list(later).count("pass") == 1


def test_dice_and_answers_of_people_are_asked_for_as_in_a_bots_turn() -> None:
    table = real_table(*MARQUISE)
    first = act(table, ["battle 7 electric_eyrie"], draw=False)
    assert first.asking is not None
    assert (first.asking.kind, texts(first.asking)) == ("die", ["0", "1", "2", "3"])
    hospital = act(table, ["battle 7 electric_eyrie"], None, ["2", "1"])
    assert hospital.asking is not None
    assert hospital.asking.what == "FieldHospital"
    after = done(table, "battle 7 electric_eyrie", told=("2", "1", "pass"))
    warriors = [after.state.warriors(seat, 7) for seat in (0, 1)]
    assert warriors == [2, 0]
    assert after.acting == 0


def test_several_actions_go_one_after_the_other_and_none_is_done_if_one_is_refused() -> None:
    table = real_table(*MARQUISE)
    after = done(table, "craft anvil", "recruit", "build sawmill 5", "move 7>12 x2")
    assert after.state.points[0] > 2
    assert after.state.warriors(0, 12) == 2
    before = table.text()
    with pytest.raises(BadEdit, match="this cannot be done now"):
        act(table, ["recruit", "battle 11 electric_eyrie"])
    assert table.text() == before


def test_cards_are_unknown_so_any_unseen_card_may_be_spent_and_is_named_when_it_is_shown() -> None:
    table = real_table(*MARQUISE)
    assert {"craft anvil", "craft crossbow_mouse"} <= set(allowed(done(table)))
    after = done(table, "craft crossbow_mouse")
    assert len(after.state.hands[0].cards) == 2
    assert "craft crossbow_mouse" not in allowed(after)


def test_a_card_that_nobody_else_sees_need_not_be_named() -> None:
    """§root:8.5.2: a mobilized card goes to the supporters face down. §root:8.4.1: those spent are discarded openly."""
    table = real_table(*ALLIANCE)
    assert f"mobilize {ANY}" in allowed(done(table))
    assert "mobilize anvil" not in allowed(done(table))
    after = done(table, "mobilize any")
    assert [len(zone.cards) for zone in after.state.boards[0].zones()] == [3]
    assert len(after.state.hands[0].cards) == 0
    paying = act(
        real_table(*ALLIANCE[:-2], "alliance supporters anvil sword root_tea_mouse", ALLIANCE[-1]), ["revolt 9"]
    )
    assert paying.asking is not None
    assert f"supporter {ANY}" not in texts(paying.asking)
    assert {text.split()[0] for text in texts(paying.asking)} == {"supporter"}


def test_what_needs_more_cards_than_are_in_the_hand_is_not_offered() -> None:
    """§root:12.5.3: a minister costs two cards or more."""
    for cards, offered in (("anvil", False), ("anvil sword", True)):
        table = real_table("factions duchy electric_eyrie", "turn 0", "clearing 3 electric_eyrie roost 1 warrior 6",
                           "clearing 1 duchy tunnel 1 warrior 4", "clearing 5 duchy warrior 2",
                           "clearing 9 duchy warrior 2", f"hand duchy {cards}")  # fmt: skip
        assert any(text.startswith("sway") for text in allowed(done(table))) == offered


CORVIDS = (
    "factions corvids electric_eyrie marquise", "turn 0", "clearing 3 electric_eyrie warrior 6 roost 1",
    "clearing 5 corvids warrior 2 plot 1", "clearing 8 corvids warrior 2 plot 1", "clearing 5 marquise warrior 2",
    "corvids plot 5 bomb", "corvids plot 8 bomb", "hand marquise anvil sword bake_sale",
)  # fmt: skip


def test_a_plot_that_is_flipped_is_asked_for() -> None:
    """§root:13.4.2: only the Corvids knew which plot it was, so Copse did not."""
    table = real_table(*CORVIDS)
    asking = act(table, ["flip 5"], draw=False).asking
    assert asking is not None
    assert (asking.kind, asking.seat, asking.args) == ("plot", 0, {"clearing": 5})
    assert texts(asking) == ["bomb", "snare", "extortion", "raid"]
    after = done(table, "flip 5", told=("snare",))
    assert "plot" not in [piece.name for piece in after.state.rules.pieces if after.state.count(piece.number, 5)]
    assert "snare" in [piece.name for piece in after.state.rules.pieces if after.state.count(piece.number, 5)]
    assert "removed" in happened(act(table, ["flip 5"], told=["bomb"]))
    assert "removed" not in happened(act(table, ["flip 5"], told=["snare"]))
    with pytest.raises(BadSetup, match="'sword' does not lie there"):
        act(table, ["flip 5"], told=["sword"])


def test_a_plot_is_placed_without_its_kind() -> None:
    """§root:13.5.2: it lies face down, so nobody needs to say which plot it is. It may turn out as any kind."""
    table = real_table(*CORVIDS, "clearing 7 corvids warrior 2")
    offered = [text for text in allowed(done(table)) if text.startswith("plot ")]
    assert offered == ["plot 7 any"]
    after = done(table, "plot 7 any")
    assert after.state.warriors(0, 7) == 1
    assert "flip 7" not in allowed(after)
    later = edited(after, "turn corvids")
    assert texts(act(later, ["flip 7"], draw=False).asking) == ["bomb", "snare", "extortion", "raid"]
    assert done(table, "plot 7 raid").text() == after.text()


def test_removing_a_plot_asks_whether_it_was_a_raid() -> None:
    """§root:13.7.4: only a raid does something when it leaves the map. §root:13.2.4: an exposed plot does nothing."""
    lines = [line.replace("warrior 2 plot", "plot") if "clearing 5 corvids" in line else line for line in CORVIDS]
    table = real_table(*lines[:1], "turn 2", *lines[2:])
    asking = act(table, ["battle 5 corvids"], told=["2", "0"], draw=False).asking
    assert texts(asking) == ["raid", "other"]
    for kind, raided in (("raid", True), ("other", False)):
        progress = act(table, ["battle 5 corvids"], told=["2", "0", kind], draw=False)
        assert ("raided" in happened(progress)) == raided
        assert "removed" in happened(progress)
        around = [place for place in range(1, 13) if progress.table.state.warriors(0, place)]
        assert (around != [8]) == raided
    expose = next(text for text in allowed(done(table)) if text.startswith("expose"))
    guess = [answer for answer in texts(act(table, [expose], draw=False).asking) if answer.endswith("raid")]
    card = texts(act(table, [expose], told=guess, draw=False).asking)[0]
    exposed = act(table, [expose], told=[*guess, card, "raid"], draw=False)
    assert "exposed" in happened(exposed)
    assert "raided" not in happened(exposed)


def test_a_guess_asks_whether_it_is_right_and_no_more() -> None:
    """§root:13.2.4: after a wrong guess the plot stays face down."""
    table = real_table(*CORVIDS[:1], "turn 2", *CORVIDS[2:])
    expose = next(text for text in allowed(done(table)) if text.startswith("expose"))
    guessed = act(table, [expose], told=["guess raid"], draw=False).asking
    assert guessed is not None
    told = ["guess raid", guessed.possible[0].text]
    asking = act(table, [expose], told=told, draw=False).asking
    assert texts(asking) == ["raid", "other"]
    assert "exposed" in happened(act(table, [expose], told=[*told, "raid"]))
    assert "misjudged" in happened(act(table, [expose], told=[*told, "other"]))


def test_a_turn_ends_by_the_rules_or_at_once() -> None:
    """§root:6.6: by the rules she draws a card; a turn that is left draws none."""
    table = real_table(*MARQUISE)
    ended = done(table, "end")
    assert (ended.turn, ended.acting, len(ended.state.hands[0].cards)) == (1, None, 4)
    left = done(table, "recruit", "leave")
    assert (left.turn, left.acting, len(left.state.hands[0].cards)) == (1, None, 3)
    with pytest.raises(BadEdit, match="the turn is over"):
        act(table, ["end", "recruit"])


def test_what_was_forgotten_can_be_done_afterwards() -> None:
    table = real_table(*MARQUISE)
    evening = done(table, "recruit", "phase evening")
    assert "craft anvil" not in allowed(evening) if evening.acting is not None else True
    again = done(table, "recruit", "phase daylight")
    assert "craft anvil" in allowed(again)
    skipped = done(table, "skip")
    assert "craft anvil" not in allowed(skipped)
    with pytest.raises(BadEdit, match="'noon' is no phase; allowed: birdsong, daylight, evening"):
        act(table, ["phase noon"])


def test_a_demanded_choice_can_be_left_out() -> None:
    """§root:7.4.2 demands a card for the Decree; people may say what was in it later."""
    table = real_table("factions eyrie mechanical_marquise", "turn 0", "clearing 3 eyrie roost 1 warrior 3",
                       "clearing 1 mechanical_marquise keep 1", "eyrie leader despot", "hand eyrie anvil")  # fmt: skip
    begun = done(table)
    assert "pass" not in allowed(begun)
    assert len(done(begun, "skip").state.hands[0].cards) == 1


def test_the_table_is_edited_in_the_middle_of_a_turn() -> None:
    begun = done(real_table(*MARQUISE), "recruit")
    after = RealTable.read(edited(begun, "marquise warrior 12 +2", "craft marquise anvil").text())
    assert after.acting == 0
    assert after.state.points[0] == 2
    assert "move 12>4 x2" in allowed(after)


def test_a_bots_turn_ends_the_turn_of_a_person_who_was_playing() -> None:
    """§root:10.5: the Cult's revealed cards do not stay on the table."""
    table = real_table("factions lizards electric_eyrie", "turn 0", "clearing 3 electric_eyrie roost 1 warrior 6",
                       "clearing 9 lizards garden_mouse 1 warrior 2", "hand lizards anvil sword")  # fmt: skip
    name = next(text for text in allowed(done(table)) if text.startswith("preach"))
    begun = done(table, name)
    progress = play_turn(begun)
    assert progress.done
    assert RealTable.read(progress.table.text()).acting is None


def test_only_people_act() -> None:
    with pytest.raises(BadSetup, match=r"seat 1 is played by a bot; people play: 0 \(marquise\)"):
        act(real_table(*MARQUISE), seat=1)


@pytest.mark.parametrize("seed", few_of_many(3, range(200)))
def test_people_do_anything_in_any_order(seed: int) -> None:
    """After each entry the table can be written and read; hands and hidden cards never mix up."""
    rng = random.Random(seed)
    bot = rng.choice(list(BOTS))
    people = rng.sample([name for name in PEOPLE if name != BOTS[bot]], rng.choice([1, 2, 3]))
    hirelings: Json = "random" if rng.random() < 0.5 else []
    table = laid_out(seed, *people, bot, map=rng.choice(["autumn", "winter", "lake", "mountain"]),
                     deck=rng.choice(["standard", "exiles"]), hirelings=hirelings,
                     landmarks=seed % 3, together=seed % 2 == 1)  # fmt: skip
    for _ in range(40):
        if table.state.over:
            return
        if table.turn in table.state.rules.machines:
            table = RealTable.read(_followed(rng, table, None).table.text())
            continue
        entries = []
        if table.acting is not None:
            entries = [rng.choice(allowed(table) if rng.random() < 0.8 else list(WORDS))]
        table = RealTable.read(_followed(rng, table, entries).table.text())


def _followed(rng: random.Random, table: RealTable, entries: list[str] | None) -> Progress:
    """Play a bot's turn, or these entries, with random answers."""
    told: list[str | None] = []
    while True:
        progress = play_turn(table, None, told) if entries is None else act(table, entries, None, told)
        if progress.asking is None:
            return progress
        told = [*progress.told, rng.choice(progress.asking.possible).text]
