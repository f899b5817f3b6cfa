"""The worked examples of training, on a small scale."""

from __future__ import annotations

from math import isfinite
from pathlib import Path

import numpy as np
import onnxruntime
import pytest
import torch
from examples import train_batch, train_selfplay

from copse.envs import smallworld_v1
from copse.envs.batch import Batch

torch.set_num_threads(1)  # so little work is only slowed down by sharing it


def test_training_learns_from_what_was_played_and_its_export_scores_alike(tmp_path: Path) -> None:
    torch.manual_seed(1)
    policy = train_selfplay.new_policy()
    before = [parameter.clone() for parameter in policy.parameters()]
    optimizer = torch.optim.Adam(policy.parameters(), 1e-3)
    tables = [smallworld_v1.env(players=2) for _ in range(2)]
    stories = train_selfplay.play(policy, tables)
    assert len(stories) == 4
    assert all(len(story.rewards) == len(story.chosen) == len(story.advantages()) for story in stories)
    assert isfinite(train_selfplay.learn(policy, optimizer, stories))
    assert any(not torch.equal(old, new) for old, new in zip(before, policy.parameters(), strict=True))

    file = tmp_path / "model.onnx"
    train_selfplay.export(policy, file)
    seen = np.stack(stories[0].seen[:5]).astype(np.float32)
    (scores,) = onnxruntime.InferenceSession(file).run(["scores"], {"figures": seen})
    expected, _ = policy(torch.from_numpy(seen))
    assert np.allclose(scores, expected.detach().numpy(), atol=1e-4)


def test_training_on_a_batch_learns_from_its_rows_and_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train_batch, "LONGEST", 12)
    with Batch("root", 4, train_batch.TABLE, seed=1) as batch:
        policy = train_batch.Policy(train_batch.used(batch, 5))
        before = [parameter.clone() for parameter in policy.parameters()]
        legal, observations = batch.legal.copy(), batch.observation[:, policy.columns]
        logs, rows, _ = train_batch.look(policy, batch)
        assert torch.zeros(4).scatter_add(0, rows, logs.exp()).numpy() == pytest.approx(1, abs=1e-5)
        lesson = train_batch.play(policy, batch, 6)
    assert np.array_equal(lesson.seen[0], observations)
    assert np.array_equal(lesson.legal[0], legal)
    assert (lesson.chosen < lesson.counts).all()
    assert lesson.log_chance[0, 0] == pytest.approx(logs[int(lesson.chosen[0, 0])].item())
    assert isfinite(train_batch.learn(policy, torch.optim.Adam(policy.parameters(), 1e-3), lesson))
    assert any(not torch.equal(old, new) for old, new in zip(before, policy.parameters(), strict=True))
    tallies = train_batch.against_random(policy, 4, seed=2)
    assert sum(tally.tries for tally in tallies.values()) == 4
    assert "of 4 games against random play" in train_batch.told(tallies)


def test_the_advantage_of_a_choice_ends_with_its_game() -> None:
    reward, done = np.array([[0.5], [1.0], [0.25]], np.float32), np.array([[False], [True], [False]])
    worth = np.array([[0.1], [0.2], [0.3], [0.4]], np.float32)
    nothing = np.zeros((3, 1), np.int64)
    lesson = train_batch.Lesson(
        np.zeros((3, 1, 1), np.uint8), nothing, [], nothing, nothing, reward, worth, reward, done
    )
    discount, smoothing = train_batch.DISCOUNT, train_batch.SMOOTHING
    second, third = 1.0 - 0.2, 0.25 + discount * 0.4 - 0.3
    first = 0.5 + discount * 0.2 - 0.1 + discount * smoothing * second
    assert lesson.advantages()[:, 0] == pytest.approx([first, second, third])


def test_a_story_is_rewarded_for_its_coins_and_for_the_win() -> None:
    torch.manual_seed(2)
    stories = train_selfplay.play(train_selfplay.new_policy(), [smallworld_v1.env(players=2)])
    for story in stories:
        won = sum(story.rewards) - train_selfplay.COIN * (final_coins(story) - 5)
        assert won == pytest.approx(train_selfplay.WIN, abs=1e-6) or won == pytest.approx(-train_selfplay.WIN, abs=1e-6)


def final_coins(story: train_selfplay.Story) -> float:
    """What is left of the last reward once the win is taken out of it, on top of the last purse that was seen."""
    last = story.rewards[-1]
    coins = (last - train_selfplay.WIN if last >= 0 else last + train_selfplay.WIN) / train_selfplay.COIN
    return float(story.seen[-1][train_selfplay.OWN_COINS]) + coins
