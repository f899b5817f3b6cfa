"""Which build of the engine is running."""

from __future__ import annotations

from copse.kernel import tasks


def compiled() -> bool:
    """Whether the rules were compiled; see `make fast`."""
    return not str(tasks.__file__).endswith(".py")
