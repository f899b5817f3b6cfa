"""Train with RLlib's PPO: Small World with two players, against random play.

pip install 'copse-games[envs]' 'ray[rllib]' torch
python examples/training/rllib_ppo.py
"""

from __future__ import annotations

import gymnasium
import numpy as np
import torch
from gymnasium.spaces import Box, Dict
from measure import ENV, arguments, measure
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

SETTINGS = {"lr": 5e-4, "gamma": 1.0, "lambda_": 0.95, "entropy_coeff": 0.01, "num_epochs": 4}
BATCHES = {"train_batch_size_per_learner": 2048, "minibatch_size": 512}
NETWORK = {"fcnet_hiddens": [64, 64], "fcnet_activation": "tanh"}


class Masked(gymnasium.ObservationWrapper):
    """The environment with vector and mask in the form that RLlib's module for masks takes."""

    def __init__(self, settings: dict[str, object]) -> None:
        super().__init__(gymnasium.make(ENV, **settings))
        mask, vector = Box(0, 1, (int(self.action_space.n),)), Box(0, 255, self.env.observation_space.shape)
        self.observation_space = Dict({"observations": vector, "action_mask": mask})

    def observation(self, seen: np.ndarray) -> dict[str, np.ndarray]:
        mask = self.env.unwrapped.action_masks()
        return {"observations": seen.astype(np.float32), "action_mask": mask.astype(np.float32)}


if __name__ == "__main__":
    given = arguments(__doc__)
    torch.set_num_threads(1)  # the networks are too small for several threads
    module = RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config=NETWORK)
    config = PPOConfig().environment(Masked, env_config={"players": 2}).debugging(seed=given.seed)
    config.env_runners(num_env_runners=0, num_envs_per_env_runner=8)  # all in this process
    learner = config.training(**SETTINGS, **BATCHES).rl_module(rl_module_spec=module).build_algo()
    for _ in range(0, given.steps, BATCHES["train_batch_size_per_learner"]):
        learner.train()
    network = learner.get_module()

    def best(*known: np.ndarray) -> int:
        seen, mask = (torch.tensor(part)[None].float() for part in known)
        batch = {"obs": {"observations": seen, "action_mask": mask}}
        return int(network.forward_inference(batch)["action_dist_inputs"].argmax())

    measure(best, given.games)
    learner.stop()
