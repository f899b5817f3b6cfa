"""What the environments need beyond the core package; whoever lacks it is told which extra brings it."""

from __future__ import annotations

from copse.kernel.errors import CopseError


class MissingExtra(CopseError, ImportError):
    """A part of Copse was imported without a library that it needs."""


def missing(problem: ModuleNotFoundError, extra: str) -> MissingExtra:
    """
    >>> print(missing(ModuleNotFoundError(name="pettingzoo"), "envs"))
    this needs the package 'pettingzoo': pip install 'copse[envs]'
    """
    return MissingExtra(f"this needs the package '{problem.name}': pip install 'copse[{extra}]'")
