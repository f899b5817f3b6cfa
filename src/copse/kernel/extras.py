"""Packages that not everyone needs: whoever lacks one is told which of Copse's extras brings it."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from copse.kernel.errors import CopseError


class MissingExtra(CopseError, ImportError):
    """A part of Copse was used without a package that it needs."""


def missing(package: str, name: str) -> MissingExtra:
    """
    >>> print(missing("pettingzoo", "envs"))
    this needs the package 'pettingzoo': pip install 'copse-games[envs]'
    """
    return MissingExtra(f"this needs the package '{package.partition('.')[0]}': pip install 'copse-games[{name}]'")


def extra(package: str, name: str) -> ModuleType:
    """A package that the extra of this name installs, loaded when it is used."""
    try:
        return import_module(package)
    except ModuleNotFoundError:
        raise missing(package, name) from None
