"""Settings: each is declared once, and can be set, read about and got wrong in the same words everywhere."""

from __future__ import annotations

from dataclasses import dataclass, fields
from pathlib import Path
from typing import Annotated, Literal

import pytest
from tools.settings_table import updated
from typer.testing import CliRunner

from copse.cli import app
from copse.kernel.errors import BadSetup
from copse.server.config.environment import Setting, strangers, values_from, variables_of
from copse.server.config.settings import Settings, settings_from

DOCS = Path(__file__).parents[2] / "docs" / "reference" / "settings.md"
VARIABLES = list(variables_of(Settings))


@dataclass(frozen=True)
class Shop:
    """A dataclass with a field of each kind."""

    size: Annotated[int, Setting("how large", 1, 9, "pounds")] = 3
    price: Annotated[float, Setting("what it costs")] = 0.5
    open: Annotated[bool, Setting("whether one may come in")] = False
    name: Annotated[str, Setting("its name")] = ""
    street: Annotated[Path, Setting("where it is")] = Path()
    ware: Annotated[Literal["tea", "salt"], Setting("what it sells")] = "tea"


def test_a_field_of_each_kind_is_read() -> None:
    written = {"SIZE": "9", "PRICE": "1e2", "OPEN": "Yes", "NAME": " Ann's ", "STREET": "/high", "WARE": "salt"}
    assert values_from({f"COPSE_{name}": text for name, text in written.items()}, Shop) == {
        "size": 9,
        "price": 100.0,
        "open": True,
        "name": "Ann's",
        "street": Path("/high"),
        "ware": "salt",
    }
    assert values_from({"COPSE_OPEN": "0", "COPSE_NAME": ""}, Shop) == {"open": False}


@pytest.mark.parametrize(
    ("name", "text", "allowed"),
    [
        ("SIZE", "10", "a whole number of pounds from 1 to 9"),
        ("SIZE", "2.5", "a whole number of pounds from 1 to 9"),
        ("PRICE", "-1", "a number of at least 0"),
        ("PRICE", "inf", "a number of at least 0"),
        ("PRICE", "nan", "a number of at least 0"),
        ("OPEN", "perhaps", "on or off"),
        ("WARE", "gold", "tea or salt"),
    ],
)
def test_a_value_that_cannot_be_is_refused_by_name_with_what_is_allowed(name: str, text: str, allowed: str) -> None:
    with pytest.raises(BadSetup, match=f"^COPSE_{name} must be {allowed}, not '{text}'$"):
        values_from({f"COPSE_{name}": text}, Shop)


def test_every_setting_has_a_sentence_and_a_default_that_it_allows() -> None:
    assert [variable.field for variable in VARIABLES] == [field.name for field in fields(Settings)]
    for variable in VARIABLES:
        assert variable.setting.about, f"{variable.field} needs Annotated[…, Setting('what it is', …)]"
        if isinstance(variable.default, int | float) and not isinstance(variable.default, bool):
            assert variable.read(str(variable.default)) == variable.default


def test_every_setting_is_taken_from_the_environment() -> None:
    written = {variable.name: str(variable.default or "") for variable in VARIABLES} | {"COPSE_DATABASE": "club.db"}
    assert settings_from(written) == Settings("club.db")
    assert settings_from({"COPSE_DATABASE": "club.db", "COPSE_LINES": "7"}) == Settings("club.db", lines=7)


def test_an_unknown_variable_is_pointed_out_with_what_may_be_meant() -> None:
    environment = {"COPSE_DATABASE": "x", "COPSE_AGENT_PAUS": "1", "COPSE_XYZZY": "1", "OTHER": "1"}
    assert list(strangers(environment, Settings)) == [
        "COPSE_AGENT_PAUS is not a setting of the server; did you mean COPSE_AGENT_PAUSE?",
        "COPSE_XYZZY is not a setting of the server",
    ]


def test_the_command_lists_every_setting() -> None:
    told = " ".join(CliRunner().invoke(app, ["serve", "--help"]).output.split())
    for variable in VARIABLES:
        assert f"{variable.name} (default: {variable.usually}): {variable.setting.about}" in told


def test_the_documentation_has_the_settings_as_they_are() -> None:
    text = DOCS.read_text(encoding="utf-8")
    assert text.count("<!-- settings -->") == 1
    assert updated(text) == text, "run: python -m tools.settings_table docs/reference/settings.md"
