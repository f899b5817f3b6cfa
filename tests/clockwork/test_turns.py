"""A bot's turn at a real table: what is told of it, what is asked, and what comes of it."""

from __future__ import annotations

import random

import pytest

import copse
from copse.clockwork import RealTable, play_turn, set_up
from copse.clockwork.orders import orders
from copse.clockwork.real_table import hidden, unseen
from copse.clockwork.words import Spoken
from copse.kernel.errors import BadPosition, BadSetup, GameOver
from copse.kernel.tasks import Decision
from copse.locale import Words
from copse.root.cards import CARD_IDS
from copse.root.turn import BeginTurn
from tests.clockwork.table import answered, happened, laid_out, real_table, texts, turn

EYRIE = (
    "factions marquise electric_eyrie",
    "turn 1",
    "clearing 3 electric_eyrie warrior 6 roost 1",
    "clearing 1 marquise keep 1",
    *[f"clearing {clearing} marquise warrior 1" for clearing in range(2, 13) if clearing != 3],
    "hand marquise anvil sword",
)
BATTLE = ("ambush_bird", "1", "0")  # the order, and the dice of the battle that it leads to in clearing 11


def cards(table: RealTable) -> list[str]:
    """All cards of the table, wherever they lie."""
    return sorted([CARD_IDS[card] for card in [*unseen(table.state), *table.state.discard]])


# ---- what chance decided


def test_what_chance_decides_is_asked_for_in_the_order_in_which_it_comes_up() -> None:
    first = turn(real_table(*EYRIE))
    assert first.asking is not None
    assert (first.asking.kind, first.asking.seat, first.asking.law) == ("card", 1, "bots:2.7")
    assert happened(first) == ["turn_began"]
    assert not first.done
    rolled = turn(real_table(*EYRIE), BATTLE[0])
    assert rolled.asking is not None
    assert (rolled.asking.kind, texts(rolled.asking)) == ("die", ["0", "1", "2", "3"])
    assert "revealed_order" in happened(rolled)
    assert "rolled" not in happened(rolled)
    again = turn(real_table(*EYRIE), *BATTLE[:2])
    assert again.asking is not None
    assert again.asking.kind == "die"
    after = turn(real_table(*EYRIE), *BATTLE)
    assert after.asking is not None
    assert (after.asking.kind, after.asking.what, after.asking.seat) == ("decision", "FieldHospital", 0)


def test_steps_have_their_paragraphs_and_reasons_and_the_table_after_each() -> None:
    progress = turn(real_table(*EYRIE), *BATTLE, "pass")
    assert progress.done
    aims = [event for step in progress.steps for event in step.events if event.what == "aimed_at_clearing"]
    assert {"reason", "clearing"} <= set(aims[0].args)
    assert all(event.law.startswith(("bots:", "root:")) for step in progress.steps for event in step.events)
    assert [step.view["turn"] for step in progress.steps] == [1] * len(progress.steps)
    assert all("decision" not in step.view for step in progress.steps)
    assert progress.told == [*BATTLE, "pass"]


def test_a_card_that_a_person_might_hold_can_be_the_order() -> None:
    """§bots:2.7: who holds what is not known, so any card that lies open nowhere may come up."""
    table = real_table(*EYRIE)
    assert {"anvil", "sword"} <= set(texts(turn(table).asking))
    progress = turn(table, "anvil", "0", "0", "pass")
    assert progress.done
    assert len(progress.table.state.hands[0].cards) == 2
    assert cards(RealTable.read(progress.table.text())).count("anvil") + 1 == cards(table).count("anvil")


def test_a_card_that_lies_open_cannot_be_the_order() -> None:
    table = real_table(*EYRIE, "discard ambush_mouse", "crafted marquise armorers")
    asking = turn(table).asking
    assert "ambush_mouse" not in texts(asking)
    assert asking is not None
    assert next(possible.count for possible in asking.possible if possible.text == "armorers") == 1
    with pytest.raises(BadSetup, match="'ambush_mouse' is not a card that can come up now; did you mean ambush_fox"):
        turn(table, "ambush_mouse")


def test_what_is_left_open_is_drawn() -> None:
    table = real_table(*EYRIE, "rng 7")
    drawn = turn(table, None)
    assert len(drawn.told) == 1
    assert drawn.told[0] in texts(turn(table).asking)
    assert turn(table, draw=True).told[:1] == drawn.told
    assert turn(table, *BATTLE[:1], draw=True).told[0] == BATTLE[0]


def test_answers_that_were_not_asked_for_are_refused() -> None:
    with pytest.raises(BadSetup, match="5 answers were given, but only 4 were asked for"):
        turn(real_table(*EYRIE), *BATTLE, "pass", "3")
    with pytest.raises(BadSetup, match="'7' is not a die that can come up now; allowed: 0, 1, 2, 3"):
        turn(real_table(*EYRIE), BATTLE[0], "7")


def test_a_table_is_what_the_same_turn_makes_of_it_in_a_game() -> None:
    """Whoever lets everything be drawn sees the turn that the engine plays from the same position."""
    dice = random.Random(3)
    compared = 0
    for seed in range(6):
        table = laid_out(seed, "mechanical_marquise", "eyrie", "vagabot", "logical_lizards:nightmare")
        for _ in range(8):
            if table.state.over:
                break
            if table.turn in table.state.rules.machines:
                progress = play_turn(table, table.turn)
                if progress.asking is None:
                    game = copse.position(table.text())
                    mine = [event for step in progress.steps for event in step.events]
                    assert game.events_for(None)[: len(mine)] == mine
                    compared += 1
                progress, _ = answered(
                    lambda told, table=table: play_turn(table, table.turn, told),  # type: ignore[misc]
                    lambda asking: dice.choice(asking.possible).text,
                )
                table = RealTable.read(progress.table.text())
            else:
                table = random_turn(table, dice)
    assert compared > 10


def random_turn(table: RealTable, dice: random.Random) -> RealTable:
    """What a person might do at the table."""
    state = table.copy().state
    state.stir()
    while not state.over and not isinstance(state.todo[-1], BeginTurn):
        top = state.todo[-1]
        if isinstance(top, Decision) and top.forced(state) is None:
            state.answer(dice.choice(top.legal(state)))
        else:
            state.stir()
    if state.over:
        state.todo.clear()
    return RealTable.read(RealTable(table.options, state).text())


@pytest.mark.parametrize(
    "factions",
    [
        ("mechanical_marquise:nightmare", "eyrie", "cogwheel_corvids"),
        ("electric_eyrie:challenging", "alliance", "drillbit_duchy"),
        ("automated_alliance", "marquise", "riverfolk_robots"),
        ("vagabot:tinker", "riverfolk", "logical_lizards:easy"),
    ],
)
@pytest.mark.parametrize("map", ["autumn", "winter", "lake", "mountain"])
def test_turns_can_be_told_at_every_table(factions: tuple[str, ...], map: str) -> None:
    """Whatever is asked has answers, each of them leads on, and no card is ever lost."""
    dice = random.Random(map)
    table = laid_out(1, *factions, map=map)
    for _ in range(7):
        if table.state.over:
            break
        if table.turn in table.state.rules.machines:
            progress, _ = answered(
                lambda told, table=table: play_turn(table, None, told, draw=False),  # type: ignore[misc]
                lambda asking: dice.choice(asking.possible).text,
            )
            table = RealTable.read(progress.table.text())
        else:
            table = random_turn(table, dice)


# ---- what people hold


def test_any_unseen_card_may_be_spent_by_a_person_who_is_asked() -> None:
    """§root:6.2.3: the field hospital, in the midst of a bot's turn."""
    table = real_table(*EYRIE)
    asking = turn(table, *BATTLE).asking
    assert {"pass", "spend root_tea_mouse", "spend birdy_bindle"} <= set(texts(asking))
    assert "spend root_tea_fox" not in texts(asking)
    saved = turn(table, *BATTLE, "spend root_tea_mouse")
    assert saved.done
    assert len(saved.table.state.hands[0].cards) == 1
    assert CARD_IDS.index("root_tea_mouse") in saved.table.state.discard
    with pytest.raises(BadSetup, match="'spend root_tea_fox' cannot be chosen here"):
        turn(table, *BATTLE, "spend root_tea_fox")


def test_who_holds_nothing_is_not_asked() -> None:
    assert turn(real_table(*EYRIE[:-1]), *BATTLE).done


def test_cards_that_a_step_shows_are_asked_for_before() -> None:
    """§root:8.2.5: with a base the Alliance loses matching supporters, and only its player knows which those are."""
    table = real_table(
        "factions alliance mechanical_marquise",
        "turn 1",
        "clearing 8 alliance base_fox 1",
        "clearing 8 mechanical_marquise warrior 4",
        "alliance supporters anvil sword",
    )
    told = ["ambush_fox", "3", "3"]
    progress, asked = turn(table, *told, draw=True), list[str]()
    while progress.asking is not None and progress.asking.what == "held":
        asked.append(progress.asking.kind)
        assert not progress.asking.drawable
        told = [*progress.told, "foxfolk_steel" if len(asked) == 1 else "bake_sale"]
        progress = turn(table, *told, draw=True)
    assert asked == ["card", "card"]
    after = RealTable.read(progress.table.text()).state
    assert CARD_IDS.index("foxfolk_steel") in after.discard
    assert CARD_IDS.index("anvil") not in after.discard
    assert [len(zone.cards) for zone in after.boards[0].zones()] == [1]


def test_a_random_card_of_a_hand_is_always_told_and_never_drawn() -> None:
    """§bots:11.7.3: only the real hand knows which card it is."""
    table = real_table(
        "factions marquise cogwheel_corvids",
        "turn 1",
        "clearing 5 cogwheel_corvids plot 1 warrior 3",
        "cogwheel_corvids plot 5 extortion",
        "clearing 5 marquise warrior 1",
        "hand marquise anvil sword",
    )
    progress = turn(table, draw=True)
    assert progress.asking is not None
    assert (progress.asking.kind, progress.asking.drawable, progress.asking.law) == ("card", False, "bots:11.7.3")
    after = turn(table, *progress.told, "cobbler", draw=True)
    assert CARD_IDS.index("cobbler") in after.table.state.discard
    assert len(after.table.state.hands[0].cards) == 1
    with pytest.raises(BadSetup, match="not a card that can come up"):
        turn(table, *progress.told, "nothing", draw=True)


def test_stand_ins_are_never_known_to_anyone() -> None:
    table = real_table(*EYRIE, "seen marquise by electric_eyrie anvil")
    assert all(not any(zone.seen) for zone in hidden(table.state))


# ---- setup


def test_a_table_is_set_up_by_the_book_and_people_are_asked_what_they_choose() -> None:
    options: dict[str, copse.kernel.tasks.Json] = {"factions": ["marquise", "electric_eyrie:nightmare"]}
    first = set_up(options, 1)
    assert first.asking is not None
    assert (first.asking.what, first.asking.seat) == ("PlaceKeep", 0)
    assert texts(first.asking) == ["settle 1", "settle 2", "settle 3", "settle 4"]
    keep = set_up(options, 1, ["settle 2"])
    assert keep.asking is not None
    assert keep.asking.what == "StartBuilding"
    table = laid_out(1, "marquise", "electric_eyrie:nightmare")
    assert table.turn == 0
    assert table.next_bot == 1
    assert len(table.state.hands[0].cards) == 3
    assert table.state.rules.called == ["marquise", "electric_eyrie:nightmare"]


def test_lots_of_a_setup_can_be_told() -> None:
    options: dict[str, copse.kernel.tasks.Json] = {"factions": ["logical_lizards", "eyrie"], "map": "winter"}
    first = set_up(options, 1, draw=False)
    assert first.asking is not None
    assert (first.asking.kind, first.asking.law, texts(first.asking)) == (
        "suit",
        "root:2.2.2",
        ["fox", "rabbit", "mouse"],
    )
    done, kinds = answered(lambda told: set_up(options, 1, told, draw=False), lambda asking: asking.possible[0].text)
    assert kinds[:2] == ["suit", "suit"]
    assert done.table.state.suits[1] == 0


# ---- refusals


def test_only_bots_play_and_only_before_a_turn() -> None:
    with pytest.raises(BadSetup, match=r"seat 0 is played by no bot; allowed: 1 \(electric_eyrie\)"):
        play_turn(real_table(*EYRIE), 0)
    with pytest.raises(BadPosition, match="something else is being asked"):
        real_table("factions marquise electric_eyrie", "turn 1 daylight")
    with pytest.raises(BadPosition, match="no bot plays at this table"):
        real_table("factions marquise eyrie")
    with pytest.raises(BadPosition, match="bots play root, not smallworld"):
        RealTable.read(copse.new("smallworld", players=2, seed=1).position())
    with pytest.raises(BadSetup, match="no bot plays at this table"):
        set_up({"factions": ["marquise", "eyrie"]}, 1)
    with pytest.raises(GameOver):
        play_turn(real_table("factions marquise electric_eyrie", "points 30 0", "over", "winners marquise by root:3.1"))


def test_the_next_bot_is_the_first_from_whose_turn_it_is() -> None:
    order = ("factions marquise electric_eyrie eyrie vagabot".replace(" eyrie", " alliance"), "pawn vagabot 1_2_5_10")
    assert [real_table(*order, f"turn {seat}").next_bot for seat in range(4)] == [1, 1, 3, 3]
    assert real_table(*order).seat_named("elec") == 1
    with pytest.raises(BadSetup, match="'alliance' is no bot of this table; allowed: electric_eyrie, vagabot"):
        real_table(*order).seat_named("alliance")


def test_what_led_to_nothing_is_no_reason_for_the_next_order() -> None:
    """§bots:5.5.1.III: there is nobody to battle, so the next order is to build, and the column is not why."""
    table = real_table("factions marquise electric_eyrie", "turn 1", "clearing 3 electric_eyrie warrior 6 roost 1",
                       "clearing 1 marquise keep 1 warrior 1")  # fmt: skip
    progress = turn(table, "anvil", draw=True)
    labels = Spoken(Words("en"), progress.table.state).labels
    why = {order.event.what: order.why for step in orders(progress.steps, labels, 1) for order in step}
    assert why["built"] == ()
    assert why["moved"][0] == "Decree, ∨ bird column: 2 cards"
