"""Editions: what a printing of the Law says otherwise is one value, and all of it is seen from outside. No other one is
printed here, so a trial makes one up."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from io import StringIO
from typing import Final

import pytest
from rich.console import Console

import copse
from copse.kernel.actions import Action
from copse.kernel.errors import BadPosition, BadSetup, IllegalAction
from copse.kernel.options import Option
from copse.kernel.shapes import Fields
from copse.kernel.tasks import Json, Task
from copse.locale import Words
from copse.root import rules
from copse.root.book import BOOK
from copse.root.editions import EDITIONS
from copse.root.editions.marauder import MARAUDER
from copse.root.factions.alliance import Alliance
from copse.root.factions.base import Faction
from copse.root.factions.eyrie import Eyrie
from copse.root.factions.marquise import Act, Marquise
from copse.root.factions.vagabond import Vagabond
from copse.root.state import Woodland
from copse.root.steps import Question
from copse.server.snapshots.wording import Wording
from copse.terminal.tables import table_for
from copse.wording.games import labels_for
from tests.root.table import Table, points
from tests.script import asked, legal, play, root, why_not


class DearMarquise(Marquise):
    """Her buildings cost more and score less, and she acts before she crafts, twice."""

    cost = (1, 2, 3, 4, 5, 6)
    points: Mapping[str, tuple[int, ...]] = dict.fromkeys(Marquise().points, (0, 1, 1, 1, 1, 1))
    actions = 2

    def daylight(self, state: Woodland, seat: int) -> list[Task]:
        return [Act(seat, self.actions)]


class Clockwork(Eyrie):
    """Whatever it is asked, it takes what comes first."""

    def automatic(self, state: Woodland, seat: int, question: Question) -> Action | None:
        return question.options(state)[0]


MADE: Final[tuple[tuple[type[Faction], str], ...]] = (
    (Eyrie, "turmoil"),
    (Alliance, "outrage"),
    (Alliance, "revolt"),
    (Vagabond, "aided"),
    (Vagabond, "rewards"),
)
TRIAL = replace(
    MARAUDER,
    name="trial",
    goal=12,
    hand_limit=3,
    reach={2: 40, 3: 40, 4: 40},
    maps=("autumn",),
    factions={
        "marquise": DearMarquise(),
        **{name: MARAUDER.factions[name] for name in ("eyrie", "alliance", "vagabond")},
    },
    citations={
        "root:6.5": "trial:9.1",
        "root:6.5.4.II": "trial:9.2",
        "root:6.5.4.III": "trial:9.3",
        "root:3.1": "trial:9.4",
        "root:6.5.4": "trial:9.5",
    },
)
MACHINES = replace(MARAUDER, name="machines", factions={**MARAUDER.factions, "eyrie": Clockwork()})


@pytest.fixture(autouse=True)
def editions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two editions more, and the option to choose one."""

    def read(value: Json) -> Json:
        assert value in EDITIONS
        return value

    for edition in (TRIAL, MACHINES):
        monkeypatch.setitem(EDITIONS, edition.name, edition)
    option = Option("edition", MARAUDER.name, "the printing of the Law", read)
    monkeypatch.setitem(rules.OPTIONS, "edition", option)


def trial(lines: str) -> Table:
    return root(f'option edition "trial"\nfactions marquise eyrie\n{lines}')


def label(game: Table, action: str) -> str:
    return labels_for(game, Words("en")).actions(game)[game.vocabulary.parse(action)]


def test_a_game_is_of_todays_edition_unless_another_is_chosen() -> None:
    assert copse.new("root", seed=1).state.rules.edition is MARAUDER
    assert copse.new("root", seed=1, edition="trial").state.rules.edition is TRIAL


@pytest.mark.parametrize("kept", ["save", "record", "position"])
def test_whatever_is_kept_of_a_game_says_its_edition(kept: str) -> None:
    game = copse.new("root", seed=1, edition="trial")
    again = {
        "save": lambda: copse.load(game.save()),
        "record": lambda: copse.replay(game.record()),
        "position": lambda: copse.position(game.position()),
    }[kept]()
    assert isinstance(again.state, Woodland)
    assert again.state.rules.edition is TRIAL


@pytest.mark.parametrize("options", [{"factions": ["marquise", "duchy"]}, {"map": "lake"}])
def test_what_an_edition_does_not_have_cannot_be_played_by_it(options: dict[str, Json]) -> None:
    copse.new("root", seed=1, **options)
    with pytest.raises(BadSetup, match="the edition 'trial' has no"):
        copse.new("root", seed=1, edition="trial", **options)


def test_a_position_that_contradicts_its_edition_names_the_line() -> None:
    with pytest.raises(BadPosition, match="line 4, column 1: option 'map': the edition 'trial' has no lake"):
        root('option edition "trial"\nfactions marquise eyrie\nmap lake\nturn 0 daylight')


# ---- figures


@pytest.mark.parametrize(("edition", "over"), [("trial", True), ("marauder", False)])
def test_the_goal_is_the_editions(edition: str, over: bool) -> None:
    game = root(f"""
        option edition "{edition}"
        factions eyrie marquise
        turn 0 evening
        points 11 0
        eyrie leader builder
        clearing 1 eyrie roost 1 warrior 1
        clearing 2 eyrie roost 1 warrior 1
    """)
    assert points(game, "eyrie") == 12
    assert game.over is over


@pytest.mark.parametrize(("edition", "limit"), [("trial", 3), ("marauder", 5)])
def test_the_hand_limit_is_the_editions(edition: str, limit: int) -> None:
    game = root(f"""
        option edition "{edition}"
        factions marquise eyrie
        turn 0 evening
        hand marquise anvil sword root_tea_fox crossbow_mouse ambush_fox
    """)
    assert game.decision.prompt == "DiscardDown"
    assert game.decision.args == {"count": 6 - limit, "limit": limit}
    assert f"more than {limit} cards" in labels_for(game, Words("en")).question(game)


def test_a_faction_of_an_edition_has_figures_and_steps_of_its_own() -> None:
    game = trial("turn 0 daylight\nclearing 5 marquise warrior 1 workshop 1 wood 1\nclearing 1 marquise sawmill 1")
    assert asked(game)[:2] == (0, "Act")
    assert game.decision.args == {"count": 2}
    assert legal(game, "build") == ["build recruiter 5"]  # a second sawmill costs two wood
    assert label(game, "build recruiter 5") == "build a recruiter in 5‖ (1 wood token, 0 points)"
    play(game, "0 build recruiter 5", "0 pass")
    assert points(game, "marquise") == 0


def test_the_table_tells_the_figures_of_its_edition() -> None:
    told = {name: BOOK.printed(BOOK.resolve({"edition": name})) for name in ("trial", "marauder")}
    assert [told[name]["goal"] for name in told] == [12, 30]
    costs = [Fields(told[name], "figures").table("factions").table("marquise").wholes("cost", 6, 0, 9) for name in told]
    assert costs == [[1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 3, 4]]


def test_the_terminal_draws_what_the_edition_prints() -> None:
    game = trial("turn 0 daylight\nclearing 5 marquise warrior 1 workshop 1\nclearing 1 marquise sawmill 1")
    console = Console(width=120, record=True, file=StringIO())
    for thing in table_for(game, Words("en")).scene(0, 120):
        console.print(thing)
    drawn = console.export_text()
    assert "to 12" in drawn
    assert "next: 2 wood tokens, 1 point" in drawn


def test_the_recommended_reach_is_the_editions() -> None:
    assert not copse.new("root", seed=1).state.rules.warning
    assert "40 or more" in copse.new("root", seed=1, edition="trial").state.rules.warning


def test_what_an_edition_may_do_otherwise_is_made_by_its_faction(monkeypatch: pytest.MonkeyPatch) -> None:
    made: set[str] = set()

    def noting(kind: type[Faction], method: str) -> object:
        make = getattr(kind, method)

        def noted(*args: object) -> object:
            made.add(method)
            return make(*args)

        return noted

    for kind, method in MADE:
        monkeypatch.setattr(kind, method, noting(kind, method))
    for seed in range(6):
        game, lot = copse.new("root", seed=seed), random.Random(seed)
        while not game.over and len(game.history) < 1500:
            game.apply(lot.choice(game.decision.actions))
    assert made == {method for _, method in MADE}


# ---- citations


def test_a_question_cites_the_paragraph_of_its_edition() -> None:
    game = trial("turn 0 daylight\nclearing 5 marquise warrior 1")
    assert game.decision.law == "trial:9.1"
    assert Fields(game.view(0), "the view").table("decision").text("law") == "trial:9.1"


def test_a_refusal_cites_the_paragraph_of_its_edition() -> None:
    game = trial("turn 0 daylight\nclearing 5 marquise warrior 1 sawmill 1")
    assert why_not(game, "build sawmill 5") == "trial:9.2"
    with pytest.raises(IllegalAction) as refused:
        game.apply("build sawmill 5")
    assert (refused.value.law, refused.value.why) == ("trial:9.1", "trial:9.2")
    with pytest.raises(IllegalAction) as refused:
        game.apply("build keep 5")
    assert refused.value.why == "trial:9.5"  # nothing forbids it but the verb itself


def test_the_log_and_the_outcome_cite_the_paragraphs_of_their_edition() -> None:
    game = trial("turn 0 daylight\npoints 11 0\nclearing 5 marquise warrior 1 sawmill 1 wood 2")
    play(game, "0 build sawmill 5")
    assert {event.law for event in game.events if event.what == "scored"} == {"trial:9.3"}
    assert {event.law for event in game.events if event.what == "won"} == {"trial:9.4"}
    assert game.outcome == {"winners": [0], "points": [12, 0], "law": "trial:9.4"}
    assert copse.load(game.save()).outcome["law"] == "trial:9.4"


def test_a_choice_that_is_told_cites_the_paragraph_of_its_edition() -> None:
    game = trial("turn 0 daylight\nclearing 5 marquise warrior 1 sawmill 1 wood 2")
    legal_ones, _ = Wording(game, "en", ["", ""]).choices()
    laws = {told.verb: told.law for told in legal_ones}
    assert laws["build"] == "trial:9.5"
    assert laws["move"] == "root:4.2"


def test_todays_edition_cites_what_the_code_does() -> None:
    game = root("factions marquise eyrie\nturn 0 daylight\nclearing 5 marquise warrior 1")
    assert game.decision.law == "root:6.5"


# ---- a seat for which the rules decide


@pytest.mark.parametrize("seed", range(4))
def test_a_seat_whose_faction_answers_by_itself_is_never_asked(seed: int) -> None:
    tables: list[list[Json]] = [
        ["marquise", "eyrie"],
        ["eyrie", "alliance", "vagabond"],
        ["corvids", "riverfolk", "eyrie", "hundreds"],
    ]
    game = copse.new("root", seed=seed, edition="machines", factions=tables[seed % len(tables)])
    machine, lot = game.state.rules.seat_of("eyrie"), random.Random(seed)
    while not game.over:
        assert game.decision.seat != machine
        game.apply(lot.choice(game.decision.actions))
    assert machine not in {step.seat for step in game.history}
    assert any(event.what == "decreed" and event.args["seat"] == machine for event in game.events)
    assert copse.replay(game.record()).hash() == game.hash()


def test_a_faction_that_leaves_its_answers_to_a_player_is_asked() -> None:
    game = copse.new("root", seed=1, edition="machines", factions=["marquise", "alliance"])
    assert game.state.rules.automatic == ()
    game = copse.new("root", seed=1, edition="machines", factions=["marquise", "eyrie"])
    assert game.state.rules.automatic == (1,)
