"""Many games by one call, for learning: `Batch` in this process or in several others, `halves` to step one half while
the other waits, `Draw` for what is played. `copse.envs.batch.gym` is Gymnasium's vector form of it."""

from copse.envs.batch.batch import Batch, IllegalChoice, OutOfTurn, halves
from copse.envs.batch.crew import WorkerLost
from copse.envs.batch.draw import LEARNER, Draw, Drawn, Mixture

__all__ = ["LEARNER", "Batch", "Draw", "Drawn", "IllegalChoice", "Mixture", "OutOfTurn", "WorkerLost", "halves"]
