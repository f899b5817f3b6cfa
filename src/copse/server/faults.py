"""How the server writes down its own faults: where they happened, never with what, since that may be secret."""

from __future__ import annotations

from traceback import extract_tb


def where(problem: BaseException) -> str:
    """The kind of an error and the lines that led to it."""
    steps = [f"{frame.filename}:{frame.lineno}" for frame in extract_tb(problem.__traceback__)]
    return f"{type(problem).__name__} at {' < '.join(reversed(steps[-6:]))}"
