"""Packages that not everyone needs: they are loaded when they are used, and whoever lacks one is told how to get it."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from copse.kernel.errors import BadSetup


def extra(package: str, name: str) -> ModuleType:
    """A package that one of Copse's extras installs.

    >>> extra("nowhere.at_all", "arena")
    Traceback (most recent call last):
    copse.kernel.errors.BadSetup: this needs the package 'nowhere': pip install 'copse[arena]'
    """
    try:
        return import_module(package)
    except ModuleNotFoundError:
        raise BadSetup(f"this needs the package '{package.split('.')[0]}': pip install 'copse[{name}]'") from None
