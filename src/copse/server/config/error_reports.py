"""Reports of internal errors: where they happened, but no values, because values may be secret."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Mapping
from traceback import extract_tb
from types import TracebackType

Context = Mapping[str, object]  # what an event loop passes to its exception handler


def where(problem: BaseException) -> str:
    """Return the type of an error and the lines that led to it."""
    if isinstance(problem, BaseExceptionGroup):
        return "; ".join(where(one) for one in problem.exceptions)
    steps = [f"{frame.filename}:{frame.lineno}" for frame in extract_tb(problem.__traceback__)]
    return f"{type(problem).__name__} at {' < '.join(reversed(steps[-6:]))}"


def told_by_loop(context: Context) -> str:
    """Return what is known about an error in a task that nobody awaited. The event loop's own message would show
    values of the callback."""
    problem = context.get("exception")
    if isinstance(problem, BaseException):
        return where(problem)
    return str(context["message"]).partition("<")[0].strip()


def printed(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def tell_places_only(tell: Callable[[str], None] = printed) -> None:
    """From now on, report uncaught errors of threads and of the process by their places only."""

    def end(kind: type[BaseException], problem: BaseException | None, trace: TracebackType | None) -> None:
        if not issubclass(kind, KeyboardInterrupt):
            tell(f"uncaught error: {where(problem) if problem else kind.__name__}")

    sys.excepthook = end
    threading.excepthook = lambda told: end(told.exc_type, told.exc_value, told.exc_traceback)
    sys.unraisablehook = lambda told: end(told.exc_type, told.exc_value, told.exc_traceback)
