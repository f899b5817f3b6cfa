"""The allowed values of an option in words, for options that no game of Copse has."""

from __future__ import annotations

from dataclasses import replace

from copse.kernel.options import Option
from copse.locale import Words
from copse.wording.options import allowed

ROLES = Option("roles", [], "roles in turn order", lambda value: value, ("baker", "miller"), by_seat=True)


def test_a_game_of_another_package_names_its_own_machines() -> None:
    machines = replace(ROLES, machines=("miller",), machine="miller:fast")
    assert allowed(machines, Words("en")) == "baker; bots: miller, for example miller:fast"


def test_without_machines_none_are_named() -> None:
    assert allowed(ROLES, Words("en")) == "one or more of baker, miller"
