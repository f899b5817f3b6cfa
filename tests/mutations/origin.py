"""A pytest plugin that refuses to judge code from anywhere but the copy: an installed Copse could be imported in place
of the broken one, and then every mutation would seem to survive."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import copse


def pytest_configure(config: pytest.Config) -> None:
    """Stop with a usage error, which is no caught mutation, if Copse was imported from outside the copy."""
    check(config.rootpath)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Look again once the tests have imported what they need."""
    check(session.config.rootpath)


def check(root: Path) -> None:
    for name, module in sys.modules.copy().items():
        place = module.__file__ if name.partition(".")[0] == copse.__name__ else None
        if place is not None and not Path(place).resolve().is_relative_to(root.resolve()):
            raise pytest.UsageError(f"{name} was imported from {place}, which is not in {root}")
