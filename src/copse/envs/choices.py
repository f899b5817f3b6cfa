"""The action space of a decision: the numbers of which some are legal now."""

from __future__ import annotations

from collections.abc import Callable

from copse.envs.zoo import Discrete, NDArray, np

Mask = NDArray[np.int8]


class Choices(Discrete[np.int64]):
    """The actions by number. Without a mask, `sample` returns one that is legal now.

    A copy of the space, such as a library makes for another process, is an ordinary Discrete space.
    """

    def __init__(self, count: int, legal: Callable[[], Mask]) -> None:
        super().__init__(count)
        self._legal = legal

    def sample(self, mask: Mask | None = None, probability: Mask | None = None) -> np.int64:
        if mask is None and probability is None:
            mask = self._legal()
        return super().sample(mask, probability)

    def __reduce__(self) -> tuple[type[Discrete[np.int64]], tuple[int]]:
        return Discrete, (int(self.n),)
