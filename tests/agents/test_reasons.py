"""Reasons: what follows a costly choice in imagined games, as one sentence."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from pathlib import Path

import pytest

import copse
from copse.agents.analysis import EXPLAINED, Analysis, Effort, analyse
from copse.agents.outlooks import Judgement
from copse.agents.reasons import Gain, Later, Loot, Loss, Points, Reason, Round, loss, played_on, points, reason
from copse.games import AnyGame, rewound
from copse.kernel.events import Event
from copse.locale import Words
from copse.wording.analysis import told_costly
from tests.script import small_world

GOLDEN = Path(__file__).parents[1] / "golden"
EVICTED = Event("sw:conquest.losses", "evicted", {"seat": 0, "race": "elves", "region": 6, "lost": 0})


@pytest.fixture(scope="module")
def game() -> AnyGame:
    return copse.replay((GOLDEN / "smallworld_3.record").read_text())


@pytest.fixture(scope="module")
def analysis(game: AnyGame) -> Analysis:
    return analyse(game, Effort(iterations=8), outlook=Judgement("smallworld"))


def test_the_three_worst_choices_of_each_seat_have_a_reason(analysis: Analysis) -> None:
    for _, mine in groupby(analysis.costly, key=lambda costly: costly.seat):
        reasons = [costly.reason for costly in mine]
        assert len(reasons) > EXPLAINED
        assert all(reasons[:EXPLAINED])
        assert reasons[EXPLAINED:] == [None] * (len(reasons) - EXPLAINED)


def test_a_loss_was_on_the_map_and_another_seat_takes_it(analysis: Analysis, game: AnyGame) -> None:
    losses = [(costly, costly.reason) for costly in analysis.costly if isinstance(costly.reason, Loss)]
    assert losses
    for costly, lost in losses:
        assert lost.by != costly.seat == lost.event.args["seat"]
        assert lost.times - lost.fewer >= lost.worlds / 2
        state, region = rewound(game, costly.at).state, lost.event.args["region"]
        followed = played_on([(state, costly.chosen)], Judgement("smallworld"))[0]
        assert any(region in loot for loot in followed.lost) or lost.times < lost.worlds


def test_a_round_is_played_in_copies_and_ends_before_the_next_turn() -> None:
    game = small_world("""
        players 2
        turn 0 conquer
        people 0 hill giants hand 3
        region 10 giants 1
        tribes none
    """)
    before, state = game.save(), game.state
    (after,) = played_on([(state, game.decision.actions[0])], Judgement("smallworld"))
    assert game.save() == before
    assert (after.state.whose_turn, after.state.turns) == (0, state.turns + 2)


def rounds(count: int, losing: int, game: AnyGame) -> list[Round]:
    """So many ends of rounds, in the first of which the first seat loses a region to the second."""
    lost: dict[Loot, tuple[Event, int]] = {("evicted", "elves", 6, 1): (EVICTED, 1)}
    return [Round(game.state, lost if place < losing else {}) for place in range(count)]


@pytest.mark.parametrize(("times", "fewer", "told"), [(4, 0, True), (3, 1, True), (2, 1, False), (0, 4, False)])
def test_a_loss_counts_if_the_choice_makes_it_likelier(times: int, fewer: int, told: bool, game: AnyGame) -> None:
    found = loss(rounds(4, times, game), rounds(4, fewer, game))
    assert found == (Loss(EVICTED, 1, times, fewer, 4) if told else None)


def test_points_tell_of_the_seat_whose_score_differs_most() -> None:
    poor = small_world("players 2\nturn 0 conquer\npeople 0 hill giants hand 3\ncoins 5 5")
    rich = small_world("players 2\nturn 0 conquer\npeople 0 hill giants hand 3\ncoins 7 6")
    after, instead = [Round(poor.state, {})], [Round(rich.state, {})]
    assert points(0, after, instead) == Points(0, -2)
    assert points(1, instead, after) == Points(0, 2)
    assert points(0, after, after) is None


SENTENCES: list[tuple[Reason, str]] = [
    (
        Loss(EVICTED, 1, 3, 1, 4),
        "In 3 of 4 imagined games, Player 2 could strike before the next turn (after the better choice in 1): "
        "Player 1 lost forest 6 (Elves, no token lost).",
    ),
    (Points(0, -1.6), "Before the next turn, this scores about 2 less than the better choice."),
    (Points(2, 3.1), "Before the next turn, Player 3 scores about 3 more than after the better choice."),
    (Gain(2, 0.17, 0.5), "This helps Player 3 most: a chance of 50% instead of 17%."),
    (Later(), "No loss shows before the next turn; the cost comes later."),
]


@pytest.mark.parametrize(("why", "sentence"), SENTENCES)
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_reason_is_one_sentence_in_every_language(
    language: str, why: Reason, sentence: str, analysis: Analysis
) -> None:
    costly = replace(analysis.costly[0], reason=why)
    assert costly.seat == 0
    told = told_costly(costly, Words(language)).reason
    assert told.endswith(".")
    if language == "en":
        assert told == sentence
    assert told_costly(replace(costly, reason=None), Words(language)).reason == ""


def test_what_follows_a_choice_is_the_same_each_time(analysis: Analysis, game: AnyGame) -> None:
    again: list[Reason] = []
    costly = analysis.costly[0]
    world = costly.world.state
    for _ in range(2):
        again.append(reason([world, world], Judgement("smallworld"), costly.chosen, costly.better))
    assert again[0] == again[1]


def test_points_tell_nothing_of_a_seat_off_the_score_track(monkeypatch: pytest.MonkeyPatch, game: AnyGame) -> None:
    """In Root, a player who activates a dominance card has no points any more; that is no loss of points."""
    scores = iter([[None, 5, 9], [20, 5, 6]])
    monkeypatch.setattr(type(game.state), "scored", lambda _: next(scores))
    here = [Round(game.state, {})]
    assert points(0, here, here) == Points(2, 3)
