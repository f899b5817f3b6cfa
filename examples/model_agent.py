"""An agent that plays a trained model. `smallworld2.onnx` plays Small World with two players.

`train_selfplay.py` made the model.

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
    """Load the model once for all games of a process."""
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1  # one vector at a time is too little work for several threads
    return onnxruntime.InferenceSession(MODEL, options)


class Model:
    """Chooses the legal action with the best score."""

    def choose(self, observation: Observation) -> Action:
        # The vector contains only what the seat may know, so any game that the seat can imagine gives the same vector.
        state = observation.imagine(0).state
        figures = np.frombuffer(encode(state, observation.seat), np.uint8).astype(np.float32)
        (scores,) = session().run(["scores"], {"figures": figures[np.newaxis]})
        return max(observation.actions, key=lambda action: float(scores[0, action.number]))
