"""Train with PPO in one file, as CleanRL writes it: Small World with two players, against random play.

pip install 'copse-games[envs]' torch
python examples/training/cleanrl_ppo.py
"""

from __future__ import annotations

import gymnasium
import torch
from measure import ENV, arguments, measure
from torch import Tensor, nn
from torch.distributions import Categorical

from copse.envs.batch import Draw

ROWS, STEPS, EPOCHS, PARTS, RATE, CLIP, SMOOTHING, ENTROPY = 8, 256, 4, 4, 5e-4, 0.2, 0.95, 0.01


def network(outputs: int) -> nn.Module:
    return nn.Sequential(nn.LazyLinear(64), nn.Tanh(), nn.Linear(64, 64), nn.Tanh(), nn.Linear(64, outputs))


def chances(seen: Tensor, mask: Tensor) -> Categorical:
    return Categorical(logits=actor(seen.float()).masked_fill(mask == 0, -1e9))


given = arguments(__doc__)
torch.manual_seed(given.seed)
torch.set_num_threads(1)  # the networks are too small for several threads
env = gymnasium.make_vec(ENV, num_envs=ROWS, draw=Draw({"players": 2}, learners=1, opponents=["random"]))
actor, critic = network(int(env.single_action_space.n)), network(1)
now, _ = env.reset(seed=given.seed)
optimizer = torch.optim.Adam([*actor.parameters(), *critic.parameters()], RATE)
for _ in range(0, given.steps, ROWS * STEPS):
    story, advantages, advantage = [], torch.zeros(STEPS, ROWS), torch.zeros(ROWS)
    with torch.no_grad():
        for _ in range(STEPS):
            seen, mask = torch.from_numpy(now["observation"]), torch.from_numpy(now["action_mask"])
            policy, worth = chances(seen, mask), critic(seen.float()).squeeze(-1)
            action = policy.sample()
            now, *results, _, _ = env.step(action.numpy())
            story.append((seen, mask, action, policy.log_prob(action), worth, *map(torch.from_numpy, results)))
        seen, mask, action, before, worth, reward, over = map(torch.stack, zip(*story, strict=True))
        after = torch.cat([worth[1:], critic(torch.from_numpy(now["observation"]).float()).T])
        surprise = reward + after * ~over - worth  # without a discount, since only the result of the game counts
        for step in reversed(range(STEPS)):
            advantages[step] = advantage = surprise[step] + SMOOTHING * advantage * ~over[step]
    flat = [each.flatten(0, 1) for each in (seen, mask, action, before, advantages, advantages + worth)]
    for part in torch.cat([torch.randperm(ROWS * STEPS) for _ in range(EPOCHS)]).chunk(EPOCHS * PARTS):
        seen, mask, action, before, gain, goal = (each[part] for each in flat)
        policy, gain = chances(seen, mask), (gain - gain.mean()) / gain.std()
        ratio = (policy.log_prob(action) - before).exp()
        clipped = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain)
        error = (critic(seen.float()).squeeze(-1) - goal).square()
        optimizer.zero_grad()
        (0.5 * error - clipped - ENTROPY * policy.entropy()).mean().backward()
        optimizer.step()
measure(lambda seen, mask: int(chances(torch.tensor(seen), torch.tensor(mask)).logits.argmax()), given.games)
