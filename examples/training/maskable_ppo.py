"""Train with MaskablePPO of SB3-contrib: Small World with two players, against random play.

pip install 'copse-games[envs]' sb3-contrib
python examples/training/maskable_ppo.py
"""

from __future__ import annotations

import torch
from measure import ENV, arguments, measure
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

SETTINGS = {
    "n_steps": 256,
    "batch_size": 512,
    "n_epochs": 4,
    "learning_rate": lambda left: 5e-4 * left,
    "gamma": 1.0,
    "ent_coef": 0.01,
}

if __name__ == "__main__":
    given = arguments(__doc__)
    torch.set_num_threads(1)  # the network is too small for several threads
    games = make_vec_env(ENV, n_envs=8, seed=given.seed, env_kwargs={"players": 2})
    model = MaskablePPO("MlpPolicy", games, seed=given.seed, **SETTINGS)
    model.learn(given.steps)
    measure(lambda seen, mask: int(model.predict(seen, action_masks=mask, deterministic=True)[0]), given.games)
