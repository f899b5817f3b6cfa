"""The imports of the extra `envs`: Gymnasium and PettingZoo."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from copse.kernel.extras import missing

try:
    from gymnasium import Env, register
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from pettingzoo import AECEnv, ParallelEnv
except ModuleNotFoundError as problem:
    raise missing(problem.name or "pettingzoo", "envs") from None

__all__ = [
    "AECEnv",
    "AutoresetMode",
    "Box",
    "Dict",
    "Discrete",
    "Env",
    "NDArray",
    "ParallelEnv",
    "Space",
    "VectorEnv",
    "batch_space",
    "np",
    "register",
]
