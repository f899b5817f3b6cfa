"""Train a small policy for Small World with two players by self-play, measure it, and export it for `model_agent.py`.

This takes a few minutes on one core:

    pip install 'copse-games[train]'
    python examples/train_selfplay.py --games 1920

The policy plays both seats. It is rewarded for the coins gained between two of its choices, and for winning at the end.
It learns by proximal policy optimisation (PPO). The measurement is against random play.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import onnx
import torch
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper
from torch import Tensor, nn

from copse.arena.statistics import Tally
from copse.envs import smallworld_v1
from copse.envs.aec import GameEnv
from copse.vectors.smallworld import SMALL_WORLD

HIDDEN = 48
TABLES = 48  # games that run in parallel, with one forward pass for all of them
COIN, WIN = 0.1, 1.0  # rewards for a coin and for winning
DISCOUNT, SMOOTHING = 0.995, 0.95  # discount of later rewards; lambda of the advantage estimate
RATE, CLIP, ENTROPY = 1e-3, 0.2, 0.01
EPOCHS, PORTION = 3, 2048
OWN_COINS = next(place.first for place in SMALL_WORLD.places() if (place.part, place.field) == ("seat", "coins"))


class Policy(nn.Module):
    """A network from the numbers of a vector to a score for each action and the value of the position."""

    scale: Tensor

    def __init__(self, most: Sequence[int], actions: int) -> None:
        super().__init__()
        self.register_buffer("scale", torch.tensor(most, dtype=torch.float32).rsqrt())
        self.body = nn.Sequential(nn.Linear(len(most), HIDDEN), nn.ReLU())
        self.scores = nn.Linear(HIDDEN, actions)
        self.worth = nn.Linear(HIDDEN, 1)

    def forward(self, figures: Tensor) -> tuple[Tensor, Tensor]:
        hidden = self.body(figures * self.scale)
        return self.scores(hidden), self.worth(hidden).squeeze(-1)


def new_policy() -> Policy:
    return Policy(SMALL_WORLD.most(), len(smallworld_v1.env(players=2).vocabulary))


def log_chances(scores: Tensor, legal: Tensor) -> Tensor:
    """Return the logarithms of the actions' probabilities. An illegal action has practically none."""
    return scores.masked_fill(~legal, -1e9).log_softmax(-1)


def of_chosen(figures: Tensor, chosen: Tensor) -> Tensor:
    return figures.gather(1, chosen[:, None]).squeeze(1)


# ---- playing


@dataclass
class Story:
    """The observations, choices and rewards of one seat in one game, with the policy's estimates."""

    seen: list[NDArray[np.uint8]] = field(default_factory=list)
    legal: list[NDArray[np.bool_]] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)
    log_chance: list[float] = field(default_factory=list)
    worth: list[float] = field(default_factory=list)
    rewards: list[float] = field(default_factory=list)

    def advantages(self) -> list[float]:
        """Return how much better each choice was than expected (generalised advantage estimation)."""
        advantage, following, out = 0.0, 0.0, []
        for reward, worth in zip(reversed(self.rewards), reversed(self.worth), strict=True):
            advantage = reward + DISCOUNT * following - worth + DISCOUNT * SMOOTHING * advantage
            following = worth
            out.append(advantage)
        return out[::-1]


@torch.no_grad()
def play(policy: Policy, tables: Sequence[GameEnv]) -> list[Story]:
    """Play a game at each table, with the policy in all seats."""
    stories: list[Story] = []
    running = []
    for table in tables:
        table.reset()
        running.append((table, {agent: Story() for agent in table.agents}))
    while running:
        observations = [table.observe(table.agent_selection) for table, _ in running]
        seen = np.stack([observation["observation"] for observation in observations])
        legal = np.stack([observation["action_mask"].view(np.bool_) for observation in observations])
        scores, worth = policy(torch.from_numpy(seen).float())
        logs = log_chances(scores, torch.from_numpy(legal))
        chosen = logs.exp().multinomial(1).squeeze(1)
        log_chance = of_chosen(logs, chosen)
        for at, (table, by_agent) in enumerate(running):
            story = by_agent[table.agent_selection]
            if story.seen:
                story.rewards.append(COIN * (int(seen[at, OWN_COINS]) - int(story.seen[-1][OWN_COINS])))
            story.seen.append(seen[at])
            story.legal.append(legal[at])
            story.chosen.append(int(chosen[at]))
            story.log_chance.append(float(log_chance[at]))
            story.worth.append(float(worth[at]))
            table.step(int(chosen[at]))
        for table, by_agent in running:
            if table.terminations[table.agent_selection]:
                stories += [finished(table, agent, story) for agent, story in by_agent.items()]
        running = [(table, by_agent) for table, by_agent in running if not table.terminations[table.agent_selection]]
    return stories


def finished(table: GameEnv, agent: str, story: Story) -> Story:
    """Add the last reward: the coins since the last choice, and the result of the game."""
    coins = int(table.observe(agent)["observation"][OWN_COINS]) - int(story.seen[-1][OWN_COINS])
    story.rewards.append(COIN * coins + WIN * (2 * table.rewards[agent] - 1))
    return story


# ---- learning


def learn(policy: Policy, optimizer: torch.optim.Optimizer, stories: Sequence[Story]) -> float:
    """Train on the played games for several epochs. Return the mean loss."""
    seen = torch.from_numpy(np.concatenate([np.stack(story.seen) for story in stories])).float()
    legal = torch.from_numpy(np.concatenate([np.stack(story.legal) for story in stories]))
    chosen = torch.tensor([number for story in stories for number in story.chosen])
    before = torch.tensor([figure for story in stories for figure in story.log_chance])
    worth = torch.tensor([figure for story in stories for figure in story.worth])
    advantages = torch.tensor([figure for story in stories for figure in story.advantages()])
    goals = advantages + worth
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    losses: list[float] = []
    for _ in range(EPOCHS):
        order = torch.randperm(len(chosen))
        for first in range(0, len(order), PORTION):
            part = order[first : first + PORTION]
            scores, guess = policy(seen[part])
            logs = log_chances(scores, legal[part])
            ratio = (of_chosen(logs, chosen[part]) - before[part]).exp()
            gain = torch.min(ratio * advantages[part], ratio.clamp(1 - CLIP, 1 + CLIP) * advantages[part])
            error = (guess - goals[part]).square()
            entropy = -(logs.exp() * logs).sum(-1)
            loss = (0.5 * error - gain - ENTROPY * entropy).mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 1.0)
            optimizer.step()
            losses.append(loss.item())
    return sum(losses) / len(losses)


# ---- measuring


@torch.no_grad()
def against_random(policy: Policy, games: int, seed: int = 1_000_000) -> Tally:
    """Measure the policy's best actions against random play, with equally many games in each seat."""
    tally, table = Tally(), smallworld_v1.env(players=2)
    for agent in table.possible_agents:
        table.action_space(agent).seed(seed)
    for game in range(games):
        table.reset(seed=seed + game)
        mine = table.possible_agents[game % 2]
        while not table.terminations[table.agent_selection]:
            agent = table.agent_selection
            if agent == mine:
                observation = table.observe(agent)
                scores, _ = policy(torch.from_numpy(observation["observation"])[None].float())
                legal = torch.from_numpy(observation["action_mask"])[None].bool()
                table.step(int(scores.masked_fill(~legal, -1e9).argmax()))
            else:
                table.step(int(table.action_space(agent).sample()))
        tally.add(Tally(1, table.rewards[mine]))
    return tally


def told(tally: Tally) -> str:
    low, high = tally.interval()
    return f"{tally.share:.1%} of {tally.tries} games against random play (95 %: {low:.1%} to {high:.1%})"


def export(policy: Policy, path: Path) -> None:
    """Export the policy as ONNX: any number of vectors (`figures`) in, a score for each action (`scores`) out."""
    nodes = [
        helper.make_node("Mul", ["figures", "scale"], ["scaled"]),
        helper.make_node("Gemm", ["scaled", "body.0.weight", "body.0.bias"], ["before"], transB=1),
        helper.make_node("Relu", ["before"], ["hidden"]),
        helper.make_node("Gemm", ["hidden", "scores.weight", "scores.bias"], ["scores"], transB=1),
    ]
    weights = [
        numpy_helper.from_array(tensor.numpy(), name)
        for name, tensor in policy.state_dict().items()
        if not name.startswith("worth")
    ]
    figures = helper.make_tensor_value_info("figures", TensorProto.FLOAT, ["positions", SMALL_WORLD.length])
    scores = helper.make_tensor_value_info("scores", TensorProto.FLOAT, ["positions", policy.scores.out_features])
    graph = helper.make_graph(nodes, "policy", [figures], [scores], weights)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    onnx.save(model, path)


def train(games: int, seed: int = 1) -> Policy:
    torch.manual_seed(seed)
    policy = new_policy()
    optimizer = torch.optim.Adam(policy.parameters(), RATE)
    tables = [smallworld_v1.env(players=2) for _ in range(TABLES)]
    for number, table in enumerate(tables):
        table.reset(seed=seed * 10_000 + number)
    for played in range(TABLES, games + 1, TABLES):
        loss = learn(policy, optimizer, play(policy, tables))
        if played % (10 * TABLES) == 0:
            print(f"{played} games, loss {loss:.3f}: {told(against_random(policy, 40))}", flush=True)
    return policy


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Train a policy for Small World of two by self-play.")
    parser.add_argument("--games", type=int, default=1920)
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name("smallworld2.onnx"))
    given = parser.parse_args()
    torch.set_num_threads(1)
    trained = train(given.games)
    export(trained, given.out)
    print(told(against_random(trained, 400)))
