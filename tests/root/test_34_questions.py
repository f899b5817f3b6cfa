"""A question with one answer that everyone can see is not asked, unless the table wants every question (option
`questions`). Games that were written down before there was the option ask everything, as they did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import copse
from copse.games import RootGame
from copse.kernel import records, saves
from copse.kernel.chance import Dice
from copse.kernel.tasks import Json
from copse.root.actions import PASS
from copse.root.factions.alliance import Prepare
from copse.root.factions.marquise import Workshops
from copse.root.steps import Question
from tests.script import asked, root
from tests.test_golden import TABLES

NOT_IN_FIFTH = ("hundreds", "keepers", "electrics", "automata", "cogwheels")  # tables with a faction or bot it lacks
CHOICES = 400  # of each game by lot
OBVIOUS = {  # by faction: what may be passed over
    "marquise": {"Workshops", "Act"},
    "eyrie": {"AddToDecree", "Roosts"},
    "alliance": {"Prepare"},
    "vagabond": {"Wander"},
    "lizards": {"Rituals", "CraftWithGardens"},
    "duchy": {"CitadelsAndMarkets"},
    "corvids": {"PlotCraft"},
    "hundreds": {"Strongholds"},
    "keepers": {"CraftAtCamps"},
}


def table(questions: str, factions: str, moment: str, *lines: str) -> RootGame:
    return root("\n".join([f"factions {factions}", f'option questions "{questions}"', f"turn 0 {moment}", *lines]))


def new(factions: list[str], seed: int, **options: Json) -> RootGame:
    return copse.new("root", factions=list[Json](factions), seed=seed, **options)


# ---- what is not asked


@pytest.mark.ruling("R1")
@pytest.mark.law("root:1.2.1", "root:4.1.1")
@pytest.mark.parametrize(
    ("factions", "moment", "question", "lines"),
    [
        pytest.param("marquise eyrie", "daylight", "Workshops", "clearing 1 marquise workshop 1", id="no card"),
        pytest.param("marquise eyrie", "daylight", "Workshops", "hand marquise anvil", id="no workshop"),
        pytest.param(
            "marquise eyrie", "daylight", "Workshops",
            "clearing 1 marquise workshop 1\nhand marquise anvil\nactivated 1 0 0", id="no workshop left",
        ),
        pytest.param("marquise eyrie", "daylight", "Act", "todo EndTurn 0\ntodo Act 0 0", id="no bird for more"),
        pytest.param("eyrie marquise", "daylight", "Roosts", "clearing 1 eyrie roost 1", id="roosts"),
        pytest.param("eyrie marquise", "birdsong", "AddToDecree", "todo EndTurn 0\ntodo AddToDecree 0 0 0", id="add"),
        pytest.param(
            "eyrie marquise", "birdsong", "AddToDecree", "crafted eyrie royal_claim\nclearing 1 eyrie warrior 1\n"
            "todo EndTurn 0\ntodo AddToDecree 0 1 0", id="nothing comes between two cards of the decree",
        ),
        pytest.param("alliance eyrie", "daylight", "Prepare", "clearing 1 alliance sympathy 1", id="alliance"),
        pytest.param("vagabond eyrie", "daylight", "Wander", "pawn vagabond 1\nvagabond spent boots", id="vagabond"),
        pytest.param("lizards eyrie", "daylight", "Rituals", "lizards outcast fox", id="rituals"),
        pytest.param("lizards eyrie", "evening", "CraftWithGardens", "lizards outcast fox", id="gardens"),
        pytest.param("duchy eyrie", "evening", "CitadelsAndMarkets", "hand duchy anvil", id="markets"),
        pytest.param("corvids eyrie", "birdsong", "PlotCraft", "hand corvids anvil", id="plots"),
        pytest.param("hundreds eyrie", "daylight", "Strongholds", "clearing 1 hundreds stronghold 1",
                     id="strongholds", marks=pytest.mark.not_in("fifth")),
        pytest.param("keepers eyrie", "daylight", "CraftAtCamps", "hand keepers anvil",
                     id="waystations", marks=pytest.mark.not_in("fifth")),
    ],
)  # fmt: skip
def test_where_everyone_can_see_that_passing_is_all_nobody_is_asked(
    factions: str, moment: str, question: str, lines: str
) -> None:
    every, some = [table(questions, factions, moment, *lines.split("\n")) for questions in ("all", "open")]
    assert asked(every)[:2] == (0, question)
    first, *_ = catch_up(every, some)
    assert first == question
    assert asked(some)[:2] != (0, question)
    assert some.history == []


@pytest.mark.ruling("R1")
@pytest.mark.law("root:1.2.1", "root:1.4.2")
@pytest.mark.parametrize(
    "lines",
    [
        pytest.param(("clearing 1 marquise workshop 1", "hand marquise ambush_fox"), id="a card, whichever it is"),
        pytest.param(("crafted marquise codebreakers", "hand eyrie anvil"), id="a crafted card to use"),
        pytest.param(("hand marquise anvil", "points 10 0 0"), id="points enough for dominance"),
        pytest.param(("hand marquise anvil", "available dominance_mouse"), id="dominance to be had"),
    ],
)
def test_where_there_may_be_something_to_do_it_is_asked(lines: tuple[str, ...]) -> None:
    game = table("open", "marquise eyrie alliance", "daylight", *lines)
    assert asked(game)[:2] == (0, "Workshops")


@pytest.mark.ruling("R81")
@pytest.mark.law("root:11.2.3", "root:4.1.1")
def test_of_an_open_hand_everyone_can_see_what_cannot_be_crafted() -> None:
    state = table("open", "marquise eyrie", "daylight", "clearing 1 marquise workshop 1", "hand marquise sword").state
    assert not Workshops(0).idle(state)
    state.hands[0].open = True
    assert Workshops(0).idle(state), "a mouse card, and the workshop is in a fox clearing"


@pytest.mark.law("root:1.4.1")
def test_without_cards_to_come_it_is_asked_lest_a_table_plays_on_by_itself() -> None:
    state = table("all", "alliance lizards", "daylight", "lizards outcast fox").state
    assert Prepare(0).obvious(state)
    state.deck, state.discard = (), ()
    assert not Prepare(0).obvious(state)


# ---- nothing else changes


def catch_up(every: RootGame, some: RootGame) -> Iterator[str]:
    """Answer what is asked in one game and not in the other, until they are at the same question."""
    while every.book.dump(every.state) != every.book.dump(some.state):
        question = every.state.decision
        assert every.decision.actions == [PASS[()]]
        assert isinstance(question, Question)
        for observer in {None, *range(every.seats)} - {question.seat}:
            assert question.obvious(every.determinize(observer, every.state.turns).state)
        every.apply("pass")
        yield type(question).__name__


@pytest.mark.ruling("R1")
@pytest.mark.law("root:1.2.1")
@pytest.mark.parametrize(
    "factions",
    [
        pytest.param(factions, id=name, marks=[pytest.mark.not_in("fifth")] if name in NOT_IN_FIFTH else [])
        for name, factions in TABLES.items()
    ],
)
def test_only_passing_is_left_out(factions: list[str]) -> None:
    """Two games that choose alike. Where one is asked and the other is not, passing is all there is, whatever the hand
    holds as far as others know; and nothing else ever differs."""
    left_out = Counter[str]()
    for seed in range(3):
        every, some, dice = new(factions, seed, questions="all"), new(factions, seed), Dice(seed)
        for _ in range(CHOICES):
            left_out.update(catch_up(every, some))
            if some.over:
                break
            actions = some.decision.actions
            chosen = actions[dice.below(len(actions))]
            every.apply(chosen)
            some.apply(chosen)
    possible = {prompt for faction in factions for prompt in OBVIOUS.get(faction, ())}
    assert left_out.keys() <= possible
    assert left_out.total() > 5


# ---- what is written down


def test_a_new_game_says_which_questions_it_asks_and_is_read_as_it_was_played() -> None:
    game, dice = new(["eyrie", "marquise"], 3), Dice(3)
    for _ in range(60):
        game.apply(game.decision.actions[dice.below(len(game.decision.actions))])
    assert game.options["questions"] == "open"
    assert 'option questions "open"\n' in game.record()
    assert 'option questions "open"\n' in game.position()
    for again in (copse.replay(game.record()), copse.load(game.save()), copse.position(game.position())):
        assert again.options["questions"] == "open"
        assert again.hash() == game.hash()


def test_what_does_not_say_it_was_written_when_everything_was_asked() -> None:
    game = new(["eyrie", "marquise"], 3, questions="all")
    game.apply(game.decision.actions[0])
    record, position, payload = game.record(), game.position(), saves.unpack(game.save())
    assert "questions" not in record
    assert "questions" not in position
    assert isinstance(payload["options"], dict)
    assert "questions" not in payload["options"]
    for again in (copse.replay(record), copse.load(game.save()), copse.position(position)):
        assert again.options["questions"] == "all"
        assert again.hash() == game.hash()
    assert records.read(copse.replay(record).record()) == records.read(record)


def test_a_game_that_asks_everything_does_not_become_another_by_being_rewound() -> None:
    for questions in ("open", "all"):
        game = new(["eyrie", "marquise"], 3, questions=questions)
        game.apply(game.decision.actions[0])
        assert copse.games.rewound(game, 0) == new(["eyrie", "marquise"], 3, questions=questions)
