from typing import Generic, TypeVar

from typing_extensions import Buffer

from copse.envs.vector.pen import Finding, Reading, Stroke
from copse.kernel.tasks import State

S = TypeVar("S", bound=State)

class Pen(Generic[S]):
    def __new__(
        cls, seats: int, findings: list[Finding], strokes: list[Stroke], readings: list[Reading[S]], /
    ) -> Pen[S]: ...
    def write(self, state: S, viewer: int, template: bytes, into: Buffer, first: int) -> None: ...
