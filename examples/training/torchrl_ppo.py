"""Train with TorchRL's PPO: Small World with two players, against random play.

pip install 'copse-games[envs]' torchrl
python examples/training/torchrl_ppo.py
"""

from __future__ import annotations

import gymnasium
import torch
from measure import ENV, arguments, measure
from tensordict.nn import TensorDictModule
from torchrl.collectors import Collector
from torchrl.data import Binary
from torchrl.envs import ActionMask, Compose, DTypeCastTransform, SerialEnv, TransformedEnv, default_info_dict_reader
from torchrl.envs.libs.gym import GymWrapper
from torchrl.modules import MLP, MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

ROWS, FRAMES, EPOCHS, PARTS, RATE = 8, 2048, 4, 4, 5e-4
HIDDEN = {"num_cells": [64, 64], "activation_class": torch.nn.Tanh}


def table() -> TransformedEnv:
    """Return an environment with mask and vector in the types of TorchRL's modules."""
    env = GymWrapper(gymnasium.make(ENV, players=2), categorical_action_encoding=True)
    spec = {"action_mask": Binary(n=env.action_spec.n, dtype=torch.int8)}
    env.set_info_dict_reader(default_info_dict_reader(["action_mask"], spec=spec))
    to_bool = DTypeCastTransform(torch.int8, torch.bool, in_keys=["action_mask"])
    to_float = DTypeCastTransform(torch.uint8, torch.float32, in_keys=["observation"])
    return TransformedEnv(env, Compose(to_bool, to_float, ActionMask()))


if __name__ == "__main__":
    given = arguments(__doc__)
    torch.manual_seed(given.seed)
    torch.set_num_threads(1)  # the networks are too small for several threads
    env, inner = SerialEnv(ROWS, table), table()
    env.set_seed(given.seed)
    length = inner.observation_spec["observation"].shape[-1]
    scores = MLP(length, inner.action_spec.n, **HIDDEN)
    keys = {"logits": "logits", "mask": "action_mask"}
    choice = TensorDictModule(scores, ["observation"], ["logits"])
    actor = ProbabilisticActor(choice, keys, distribution_class=MaskedCategorical, return_log_prob=True)
    critic = ValueOperator(MLP(length, 1, **HIDDEN), ["observation"])
    advantages = GAE(gamma=1.0, lmbda=0.95, value_network=critic)
    loss = ClipPPOLoss(actor, critic, normalize_advantage=True)
    optimizer = torch.optim.Adam(loss.parameters(), RATE)
    frames = {"frames_per_batch": FRAMES, "total_frames": given.steps, "auto_register_policy_transforms": True}
    for played in Collector(env, actor, **frames):
        advantages(played)
        for part in torch.cat([torch.randperm(FRAMES) for _ in range(EPOCHS)]).chunk(EPOCHS * PARTS):
            losses = loss(played.reshape(-1)[part])
            optimizer.zero_grad()
            sum(losses[name] for name in ("loss_objective", "loss_critic", "loss_entropy")).backward()
            optimizer.step()
    measure(lambda seen, mask: int((scores(torch.tensor(seen) / 1.0) + torch.tensor(mask).log()).argmax()), given.games)
