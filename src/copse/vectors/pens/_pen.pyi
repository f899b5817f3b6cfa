from typing import Generic, TypeVar

from typing_extensions import Buffer

from copse.kernel.tasks import State
from copse.vectors.pens.plain import Finding, Reading, Stroke

S = TypeVar("S", bound=State)

class Pen(Generic[S]):
    def __new__(
        cls, seats: int, findings: list[Finding], strokes: list[Stroke], readings: list[Reading[S]], /
    ) -> Pen[S]: ...
    def write(self, state: S, viewer: int, template: bytes, into: Buffer, first: int) -> None: ...
