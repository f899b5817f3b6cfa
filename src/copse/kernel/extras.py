"""Optional packages: the error for a missing one names the extra of Copse that installs it."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from copse.kernel.errors import CopseError


class MissingExtra(CopseError, ImportError):
    """A part of Copse was used without a package that it needs."""


def missing(package: str, name: str) -> MissingExtra:
    """The error for a missing package.

    >>> print(missing("pettingzoo", "envs"))
    this needs the package 'pettingzoo': pip install 'copse-games[envs]'
    """
    return MissingExtra(f"this needs the package '{package.partition('.')[0]}': pip install 'copse-games[{name}]'")


def extra(package: str, name: str) -> ModuleType:
    """Import a package that the extra of this name installs. Raises MissingExtra if it is not there."""
    try:
        return import_module(package)
    except ModuleNotFoundError:
        raise missing(package, name) from None
