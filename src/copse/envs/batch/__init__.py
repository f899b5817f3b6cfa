"""Many games per call, for learning.

`Batch` plays in this process or in several others. `halves` steps one half while the other half waits. `Draw` describes
the games that are played. `copse.envs.batch.gym` is a batch in Gymnasium's vector form.
"""

from copse.envs.batch.batch import Batch, IllegalChoice, OutOfTurn, halves
from copse.envs.batch.crew import WorkerLost
from copse.envs.batch.draw import LEARNER, Draw, Drawn, Mixture

__all__ = ["LEARNER", "Batch", "Draw", "Drawn", "IllegalChoice", "Mixture", "OutOfTurn", "WorkerLost", "halves"]
