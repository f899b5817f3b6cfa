"""A batch in Gymnasium's vector form, with one learner in every game.

`gymnasium.make_vec("copse.envs.gym:copse/Root-v2", num_envs=64)` makes one too.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import copse.envs.gym  # noqa: F401  # names like "copse.envs.batch.gym:copse/Root-v2" still work
from copse.envs.batch.batch import Batch, Numbers
from copse.envs.batch.draw import Draw
from copse.envs.zoo import AutoresetMode, Box, Dict, Discrete, NDArray, VectorEnv, batch_space, np
from copse.kernel.chance import MASK
from copse.kernel.errors import BadSetup
from copse.kernel.tasks import Json
from copse.vectors import VECTORS

Observations = dict[str, NDArray[np.uint8] | NDArray[np.int8]]
Figures = NDArray[np.float64] | NDArray[np.bool_]
Infos = dict[str, NDArray[np.object_] | NDArray[np.bool_]]
ONE_LEARNER: Final = Draw(learners=1)


class SeatVectorEnv(VectorEnv[Observations, Numbers, Figures]):
    """A vector environment with one learner per game, who may have any faction and any seat.

    The reward is the learner's share of the win. A finished game is replaced by the next one in the same step, and
    `final_obs` has its last state. The observation has a mask of the legal actions, and the infos have them as a list
    (`legal`). Illegal actions are refused.
    """

    def __init__(
        self,
        name: str,
        num_envs: int = 1,
        draw: Draw = ONE_LEARNER,
        *,
        mask: bool = True,
        limit: int = 0,
        workers: int = 0,
        **options: Json,
    ) -> None:
        """Start the games. `draw` must have one learner; `options` are added to its own.

        `mask=False` leaves out the mask, which saves much memory.
        """
        self.closed = True  # until there are games to close: Gymnasium also closes what a failure leaves behind
        if draw.learners != 1:
            raise BadSetup(f"draw.learners must be 1, because each game has one learner, not {draw.learners}")
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs, self.render_mode = num_envs, None
        draw = replace(draw, options={**draw.options, **options})
        self.batch: Final = Batch(name, num_envs, draw, mask=mask, limit=limit, workers=workers)
        self.closed = False
        vector, actions = VECTORS[name], len(self.batch.vocabulary)
        most = np.array(vector.most(), np.uint8)
        seen, legal = Box(np.zeros_like(most), most, dtype=np.uint8), Box(0, 1, (actions,), np.int8)
        self.single_observation_space = Dict({"observation": seen, **({"action_mask": legal} if mask else {})})
        self.single_action_space = Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Json] | None = None) -> tuple[Observations, Infos]:
        """Start new games in all rows. Without a seed, the games follow from the last seed."""
        if options:
            raise BadSetup(f"reset takes no options, because games are drawn; leave out {', '.join(options)}")
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(MASK + 1)))
        return self._observations(), self._infos()

    def step(self, actions: Numbers) -> tuple[Observations, Figures, Figures, Figures, Infos]:
        batch = self.batch
        learners = batch.seat.copy()
        batch.step(actions)
        rewards = batch.reward[np.arange(batch.games), learners].astype(np.float64)
        ends = batch.done & ~batch.truncated
        return self._observations(), rewards, ends, batch.truncated.copy(), self._infos()

    def _observations(self) -> Observations:
        seen: Observations = {"observation": self.batch.observation.copy()}
        if self.batch.mask.size:
            seen["action_mask"] = self.batch.mask.copy()
        return seen

    def _infos(self) -> Infos:
        """Return the infos in the form of Gymnasium's wrappers.

        Each entry is an array by row. A second array flags the rows with content.
        """
        batch = self.batch
        legal = np.empty(batch.games, object)
        legal[:] = np.split(batch.legal.copy(), batch.offset[1:-1])
        infos: Infos = {"legal": legal, "_legal": np.ones(batch.games, np.bool_)}
        if batch.done.any():
            last = np.empty(batch.games, object)
            nothing: Observations = {"action_mask": np.zeros(batch.mask.shape[1], np.int8)} if batch.mask.size else {}
            for row in np.flatnonzero(batch.done):
                last[row] = {"observation": batch.last[row].copy(), **nothing}
            infos |= {"final_obs": last, "_final_obs": batch.done.copy()}
        return infos

    def close_extras(self, **options: object) -> None:
        self.batch.close()
