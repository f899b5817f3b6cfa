"""Learning: what a network is asked and says, how choices are judged by what came of them, and that a run goes on where
it stopped and gives an agent that plays."""

from __future__ import annotations

import json
from collections import deque
from pathlib import Path
from typing import Final

import numpy as np
import pytest
import torch

from copse.agents import make, observe
from copse.cli import app
from copse.envs.batch import Batch
from copse.games import new
from copse.kernel.errors import BadSetup
from copse.learn.distil import Shown, distil, imitate, show
from copse.learn.export import begin_with, export
from copse.learn.improvement import TRACE, digest, spreads_of
from copse.learn.layout import KINDS, layout_of
from copse.learn.league import HEURISTIC, LEARNER, League
from copse.learn.lessons import Lessons
from copse.learn.network import STEEP, Network, Size, best, log_chances
from copse.learn.positions import Deeds, Positions, absolute, relative
from copse.learn.run import Run
from copse.learn.selfplay import Player, Rollout, Seen, result
from copse.learn.settings import Settings
from copse.learn.tables import TABLES
from copse.vectors import VECTORS, encode

TINY: Final = Size(width=16, local=8, action=8, blocks=1)
HERE: Final = torch.device("cpu")


def command(words: str) -> None:
    """Run `copse` with these words; what goes wrong is raised."""
    app(words.split(), standalone_mode=False)


def positions_of(game: str, rows: int, seed: int = 1) -> Positions:
    with Batch(game, rows, TABLES[game], seed=seed, shortfall=True) as batch:
        return Positions.of(game, batch, HERE)


def test_the_end_of_a_game_in_shares_and_leads() -> None:
    shares, leads = result([1], [10, 30, 20], 6, 30.0)
    assert shares.tolist() == [0, 1, 0, 0, 0, 0]
    assert leads.tolist() == pytest.approx([-0.5, 0.5, 0, 0, 0, 0])
    shares, leads = result([0, 2], [-1, 10, 12], 6, 30.0)  # one by dominance, with a partner
    assert shares.tolist() == [0.5, 0, 0.5, 0, 0, 0]
    assert leads[0] == pytest.approx((30 - 11) / 30)


@pytest.mark.parametrize("game", ["root", "smallworld"])
def test_every_place_is_told_of_and_has_neighbours(game: str) -> None:
    layout, vector = layout_of(game), VECTORS[game]
    assert (layout.near == layout.near.T).all()
    assert (np.diag(layout.near) == vector.length).all()
    drawn = TABLES[game].table(game, 3).game
    figures = np.append(np.frombuffer(encode(drawn.state, 0), np.uint8), 0)
    assert figures[layout.near].sum(1).max() > 2
    told = [set(row.tolist()) - {vector.length} for row in layout.local]
    assert all(len(figures) > 5 for figures in told)
    assert len(set.union(*told)) == sum(map(len, told))  # no figure tells of two places


def test_seats_are_turned_and_turned_back() -> None:
    figures = torch.tensor([[1.0, 2.0, 3.0, 0.0], [1.0, 2.0, 0.0, 0.0]])
    viewers, seats = torch.tensor([2, 1]), torch.tensor([3, 2])
    assert absolute(figures, viewers, seats).tolist() == [[2.0, 3.0, 1.0, 0.0], [2.0, 1.0, 0.0, 0.0]]
    assert torch.equal(relative(absolute(figures, viewers, seats), viewers, seats), figures)


@pytest.mark.parametrize("game", ["root", "smallworld"])
def test_a_position_is_judged_by_itself_and_an_action_wherever_it_is_listed(game: str) -> None:
    torch.manual_seed(1)
    network, deeds, positions = Network(game, TINY), Deeds(game, HERE), positions_of(game, 6)
    with torch.no_grad():
        whole = positions.asked(network, deeds)
        part, where = positions.some(torch.tensor([4, 1]))
        alone = part.asked(network, deeds)
        assert alone.logits.tolist() == pytest.approx(whole.logits[where].tolist(), abs=1e-5)
        assert torch.allclose(alone.chances, whole.chances[[4, 1]], atol=1e-5)
        single, _ = positions.some(torch.tensor([2]))
        listed = single.asked(network, deeds).logits
        single.legal, single.shortfall = single.legal.flip(0), single.shortfall.flip(0)
        assert single.asked(network, deeds).logits.tolist() == pytest.approx(listed.flip(0).tolist(), abs=1e-5)
    seats = positions.seats
    assert torch.equal((whole.chances > -1e3).sum(1), seats)
    assert (whole.leads[torch.arange(6), seats - 1] != 0).all()


def test_chances_of_what_is_legal_add_up_and_the_best_is_found() -> None:
    row = torch.tensor([0, 0, 1, 1, 1])
    logs = log_chances(torch.tensor([1.0, 3.0, 900.0, 901.0, 901.0]), row, 2)
    assert torch.zeros(2).scatter_add(0, row, logs.exp()).tolist() == pytest.approx([1, 1])
    assert best(logs, row, 2).tolist() == [1, 4]


def step(chances: list[float], viewer: int, done: bool = False, shares: tuple[float, float] = (0, 0)) -> Seen:
    """A step of one table of two, at which nobody leads."""
    positions = Positions(
        torch.zeros(1, 4, dtype=torch.uint8),
        torch.tensor([2]),
        torch.tensor([viewer]),
        torch.tensor([3, 5], dtype=torch.int32),
        torch.tensor([0.0, 1.0]),
        torch.tensor([2]),
    )
    seen = Seen(
        positions,
        torch.tensor([1]),
        torch.tensor([-0.5]),
        torch.tensor([True]),
        torch.tensor([chances]),
        torch.zeros(1, 2),
    )
    seen.done, seen.shares = torch.tensor([done]), torch.tensor([shares])
    seen.final_leads = torch.zeros(1, 2)
    return seen


def test_a_choice_is_judged_by_what_came_of_it() -> None:
    """By hand: the game ends by the second choice, and another one begins."""
    steps = [step([0.5, 0.5], 0), step([0.7, 0.3], 1, done=True, shares=(1, 0)), step([0.4, 0.6], 0)]
    learned = digest(Rollout(steps, torch.tensor([[0.2, 0.8]]), torch.zeros(1, 2)), lead=0.3)
    first = TRACE * 1 + (1 - TRACE) * 0.7
    assert learned.advantage.tolist() == pytest.approx([first - 0.5, 0 - 0.3, 0.2 - 0.4])
    assert learned.chances[1].tolist() == [0, 1]  # as the second seat sees it
    assert learned.chances[0].tolist() == pytest.approx([first, 1 - first])


def test_each_role_learns_from_its_own_surprises() -> None:
    """A role that is surprised by a tenth as much as another is weighed as much; the strangers' surprises count not."""
    network, roles = Network("root", TINY), layout_of("root").roles[0]
    steps = [step([0.5, 0.5], 0) for _ in range(5)]
    learned = digest(Rollout(steps, torch.tensor([[0.5, 0.5]]), torch.zeros(1, 2)), lead=0.0)
    learned.positions.vectors = torch.zeros(5, VECTORS["root"].length, dtype=torch.uint8)
    for place, role in enumerate((2, 2, 9, 9, 9)):
        learned.positions.vectors[place, roles[role]] = 1
    learned.advantage = torch.tensor([0.2, -0.2, 0.03, -0.03, 5.0])
    learned.learns = torch.tensor([True, True, True, True, False])
    spreads = spreads_of(network, [learned])
    assert spreads[[2, 9]].tolist() == pytest.approx([0.2, 0.03])
    learned.advantage[2:4] = 1e-6  # nothing to speak of stays nothing
    assert spreads_of(network, [learned])[9].item() == pytest.approx(0.1 * 0.2 / 2**0.5, rel=0.01)


def test_the_league_seats_the_learner_at_every_table() -> None:
    network = Network("smallworld", TINY)
    league = League(network, seed=1)
    league.remember(network)
    who = league.seat(np.tile([0, 0, 0, -1, -1], (400, 1)))
    assert (who[:, :3] == LEARNER).any(1).all()
    assert 0.4 < (who == HEURISTIC).any(1).mean() < 0.6
    assert 0.1 < (who > HEURISTIC).any(1).mean() < 0.25
    assert (who[:, 3:] == LEARNER).all()


def test_the_learner_plays_most_what_it_plays_worst() -> None:
    league = League(Network("root", TINY), seed=1)
    for _ in range(500):
        league.note(2, 0.6)
        league.note(9, -0.2)
    who = league.seat(np.tile([2, 9, 4, 5, -1, -1], (1000, 1)))
    played = (who[:, :4] == LEARNER).mean(0).tolist()
    assert played[1] > played[2] > played[0] > 0.3


def test_a_new_network_chooses_by_the_evaluation() -> None:
    torch.manual_seed(3)
    network, positions = Network("root", TINY), positions_of("root", 8)
    with torch.no_grad():
        logits = positions.asked(network, Deeds("root", HERE)).logits
    assert torch.allclose(logits, -STEEP * positions.shortfall, atol=0.5)
    tops = best(-positions.shortfall, positions.row, 8)
    assert (positions.shortfall[tops] == 0).all()


def test_a_run_learns_goes_on_and_gives_an_agent(tmp_path: Path) -> None:
    settings = Settings(rows=4, steps=3, portion=8)
    run = Run("smallworld", tmp_path / "run", HERE, size=TINY)
    before = [value.clone() for value in run.network.parameters()]
    run.play(0.01, settings)
    assert any(not torch.equal(old, new) for old, new in zip(before, run.network.parameters(), strict=True))
    again = Run("smallworld", tmp_path / "run", HERE)
    assert again.progress == run.progress
    assert again.network.size == TINY
    again.play(0.01, settings, fall=True)
    assert again.progress.decisions > run.progress.decisions
    with pytest.raises(BadSetup, match="is a run of smallworld, not of root"):
        Run("root", tmp_path / "run", HERE)
    file = tmp_path / "net.onnx"
    export(again.average, file)
    game = new("smallworld", players=3, seed=1)
    agents = [make(f"learned:{file}", seat) for seat in range(3)]
    for _ in range(20):
        observation = observe(game)
        choice = agents[observation.seat].choose(observation)
        assert choice in observation.actions
        game.apply(choice)


@pytest.mark.parametrize("game", ["root", "smallworld"])
def test_a_file_says_what_the_network_says(game: str, tmp_path: Path) -> None:
    from copse.agents.networks import network_at

    torch.manual_seed(2)
    network = Network(game, TINY)
    export(network, tmp_path / "net.onnx")
    with Batch(game, 5, TABLES[game], seed=7, shortfall=True) as batch:
        verdict = network_at(tmp_path / "net.onnx").evaluate(batch)
        positions = Positions.of(game, batch, HERE)
        with torch.no_grad():
            opinion = positions.asked(network, Deeds(game, HERE))
        assert np.allclose(verdict.values, opinion.chances.softmax(1).numpy(), atol=1e-3)
        logs = log_chances(opinion.logits, positions.row, 5)
        tops = logs[best(logs, positions.row, 5)][positions.row]
        assert np.allclose(np.log(verdict.priors), (logs - tops).numpy(), atol=1e-2)
    with Batch(game, 2, seed=7) as batch, pytest.raises(BadSetup, match="make the batch with shortfall=True"):
        network_at(tmp_path / "net.onnx").evaluate(batch)


def test_the_command_plays_tells_and_exports(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("copse.learn.run.TOLD_EVERY", 0)
    out = tmp_path / "net.onnx"
    command(
        f"learn smallworld --run {tmp_path}/run --minutes 0.002 --rows 2 --steps 1 --portion 8 --device cpu --out {out}"
    )
    assert out.stat().st_size <= 10_000_000
    told = json.loads((tmp_path / "run" / "curve.jsonl").read_text().splitlines()[0])
    assert told["decisions"] == 2
    assert '"decisions": 2' in capsys.readouterr().out


@pytest.mark.parametrize("game", ["root", "smallworld"])
def test_a_run_begins_with_what_was_exported(game: str, tmp_path: Path) -> None:
    old, new_one, positions = Network(game, TINY), Network(game, TINY), positions_of(game, 4)
    with torch.no_grad():
        for weight in old.parameters():
            weight.add_(torch.randn_like(weight) * 0.1)
    export(old, tmp_path / "old.onnx")
    begin_with(new_one, tmp_path / "old.onnx")
    with torch.no_grad():
        before, after = (positions.asked(each, Deeds(game, HERE)) for each in (old, new_one))
    assert torch.allclose(before.logits, after.logits, atol=0.02)
    assert torch.allclose(before.chances, after.chances, atol=0.02)
    assert torch.allclose(before.leads, after.leads, atol=0.02)
    with pytest.raises(BadSetup, match=r"is no network of this size: .*whole\.weight"):
        begin_with(Network(game), tmp_path / "old.onnx")


def test_a_run_that_has_begun_does_not_begin_anew(tmp_path: Path) -> None:
    Run("smallworld", tmp_path / "run", HERE, size=TINY).play(0.001, Settings(rows=2, steps=1, portion=8))
    with pytest.raises(BadSetup, match="has begun already"):
        command(f"learn smallworld --run {tmp_path}/run --begin net.onnx --device cpu")


def test_what_is_played_by_is_an_average_of_the_last_steps(tmp_path: Path) -> None:
    """It follows the network that learns at some distance, and is kept with the run."""
    run = Run("smallworld", tmp_path / "run", HERE, size=TINY)
    first = [value.clone() for value in run.network.parameters()]
    run.play(0.001, Settings(rows=2, steps=1, portion=8, rate=0.01))
    behind, gone = (
        sum(float((old - new).detach().norm()) for old, new in zip(first, network.parameters(), strict=True))
        for network in (run.average, run.network)
    )
    assert 0 < behind < gone
    again = Run("smallworld", tmp_path / "run", HERE)
    for mean, kept in zip(run.average.parameters(), again.average.parameters(), strict=True):
        assert torch.allclose(mean, kept, atol=1e-3)  # kept in half precision


def test_plain_play_needs_no_evaluation(tmp_path: Path) -> None:
    run = Run("smallworld", tmp_path / "run", HERE, size=TINY)
    run.play(0.005, Settings(rows=4, steps=2, portion=8, plain=True))
    assert run.progress.decisions > 0
    assert (League(run.network, seed=1, heuristics=False).seat(np.zeros((50, 5), np.int64)) == LEARNER).all()


def test_a_pupil_learns_to_decide_without_features_as_its_teacher_does_with_them(tmp_path: Path) -> None:
    file, settings = tmp_path / "teacher.onnx", Settings(rows=16, rate=0.01)
    run = Run("root", tmp_path / "run", HERE, size=TINY)
    teacher, deeds = Network("root", TINY), Deeds("root", HERE)  # it chooses by the evaluation, nearly
    with torch.no_grad():
        for weight in teacher.parameters():
            weight.add_(torch.randn_like(weight) * 0.02)
    export(teacher, file)
    shown = deque[Shown]()
    with Batch("root", 16, TABLES["root"], seed=1, shortfall=True) as batch:
        show(run, teacher, batch, deeds, shown)
    assert not shown[0].positions.shortfall.any()
    assert shown[0].opinion.logits.unique().numel() > 2
    run.optimizer.param_groups[0]["lr"] = settings.rate
    apart = [float(imitate(run, deeds, shown)[0]) for _ in range(40)]
    assert apart[-1] < apart[0] / 2
    distil(run, file, 0.001, settings)
    again = Run("root", tmp_path / "run", HERE)
    assert again.progress.begun
    assert again.progress.decisions == 0
    for mean, last in zip(again.average.parameters(), run.network.parameters(), strict=True):
        assert torch.allclose(mean, last, atol=1e-2)


def test_distillation_takes_no_lessons(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="without --lessons"):
        command(f"learn root --run {tmp_path}/run --distil net.onnx --lessons lessons --device cpu")


def test_in_plain_play_the_results_of_all_tables_count(tmp_path: Path) -> None:
    """Without heuristics at the tables, the weak roles are known from the learner's games with its past selves."""
    run = Run("root", tmp_path / "run", HERE, size=TINY)
    league, deeds = League(run.network, seed=1, heuristics=False), Deeds("root", HERE)
    noted = list[int]()
    league.note = lambda role, gain: noted.append(role)  # type: ignore[method-assign]
    with Batch("root", 2, TABLES["root"], seed=1, limit=5) as batch:
        player = Player("root", batch, league, deeds, HERE)
        for _ in range(5):
            player.receive(player.choose())
        assert len(noted) == sum(len(ended.who) for ended in player.ended) > 0


def test_a_search_gives_lessons_and_a_run_learns_from_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "lessons"
    command(f"lessons root --out {folder} --minutes 0.02 --roles keepers --teacher search@4 --pupil random")
    assert "lessons in" in capsys.readouterr().out
    lessons = Lessons("root", folder, HERE)
    keepers = layout_of("root").roles[0][list(KINDS["root"].roles).index("keepers")]
    assert (lessons.positions.vectors[:, keepers] == 1).all()
    torch.manual_seed(1)
    network, deeds = Network("root", TINY), Deeds("root", HERE)
    optimizer = torch.optim.Adam(network.parameters(), 0.01)
    losses = []
    for _ in range(30):
        loss = lessons.loss(network, deeds, 64)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    assert sum(losses[-5:]) < sum(losses[:5])
    with pytest.raises(BadSetup, match=r"has lessons for .* smallworld has"):
        Lessons("smallworld", folder, HERE)
    command(f"learn root --run {tmp_path}/run --lessons {folder} --minutes 0.001 --rows 2 --steps 2 --device cpu")


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("smallworld --roles keepers", "there is no role 'keepers'"),
        ("root --roles keeper", "did you mean keepers"),
        ("root --teacher heuristic", "does not tell what it tries"),
    ],
)
def test_lessons_for_nobody_are_refused(words: str, problem: str, tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match=problem):
        command(f"lessons {words} --out {tmp_path}")
    with pytest.raises(BadSetup, match="there are no lessons in"):
        Lessons("root", tmp_path, HERE)
