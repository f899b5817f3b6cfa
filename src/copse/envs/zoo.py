"""The imports of the extra `envs`: numpy, Gymnasium and PettingZoo."""

from __future__ import annotations

from copse.kernel.extras import missing

try:
    import numpy as np
    from gymnasium import register
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
    from pettingzoo import AECEnv, ParallelEnv
except ModuleNotFoundError as problem:
    raise missing(problem.name or "numpy", "envs") from None

__all__ = [
    "AECEnv",
    "AutoresetMode",
    "Box",
    "Dict",
    "Discrete",
    "NDArray",
    "ParallelEnv",
    "Space",
    "VectorEnv",
    "batch_space",
    "np",
    "register",
]
