"""Every public name has a docstring and a place in the reference."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.site import reference

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "python.md"


def test_every_public_name_has_a_docstring() -> None:
    found = dict(reference.docstrings())
    assert {"copse", "copse.GAMES", "copse.Game", "copse.Game.apply", "copse.vectors.features.turned"} <= found.keys()
    assert reference.undescribed() == []


def test_the_page_about_python_names_every_public_module() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert "import copse\n" in page
    assert [module for module in reference.PUBLIC if module != "copse" and f"`{module}`" not in page] == []


class Plain:
    def alone(self) -> None: ...


class Described(Plain):
    """A class whose methods have docstrings of their own, inherited ones, or none."""

    def told(self) -> None:
        """Say it."""

    @property
    def shown(self) -> int:
        return 1

    def _hidden(self) -> None: ...


def test_methods_and_properties_without_a_docstring_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    for owner in (Plain, Described):
        monkeypatch.setattr(owner, "__module__", "copse.made_up")
    assert dict(reference.members_of(Described)) == {"told": "Say it.", "shown": "", "alone": ""}


def test_a_public_value_is_described_by_the_text_below_it() -> None:
    assert reference.data_text("copse", "GAMES").startswith("The games that Copse has")
    assert reference.directive("copse", "GAMES").startswith(".. py:data:: GAMES\n   :module: copse\n")
    assert reference.directive("copse", "new") == ".. autofunction:: copse.new\n"
