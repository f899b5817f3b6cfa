"""Which build of the engine is running."""

from __future__ import annotations

from copse.kernel import tasks


def compiled() -> bool:
    """Return whether the rules are compiled; see `make fast`."""
    return not str(tasks.__file__).endswith(".py")
