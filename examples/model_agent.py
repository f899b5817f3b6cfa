"""A trained model as an agent. `smallworld2.onnx` plays Small World of two; `train_selfplay.py` made it.

pip install 'copse-games[onnx]'
copse simulate smallworld --players 2 -n 200 --seats examples/model_agent.py:Model,random
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import onnxruntime

from copse.agents import Observation
from copse.kernel.actions import Action
from copse.vectors import encode

MODEL = Path(__file__).with_name("smallworld2.onnx")


@cache
def session() -> onnxruntime.InferenceSession:
    """The model, loaded once for all games of a process."""
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1  # a vector at a time is too little work to share
    return onnxruntime.InferenceSession(MODEL, options)


class Model:
    """Takes the legal action with the best score."""

    def choose(self, observation: Observation) -> Action:
        # The vector holds only what the seat may know, so it is the same in every game that it can imagine.
        state = observation.imagine(0).state
        figures = np.frombuffer(encode(state, observation.seat), np.uint8).astype(np.float32)
        (scores,) = session().run(["scores"], {"figures": figures[np.newaxis]})
        return max(observation.actions, key=lambda action: float(scores[0, action.number]))
