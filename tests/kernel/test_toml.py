"""Tables of players as texts: what is written is read again."""

from __future__ import annotations

import tomllib

import pytest

from copse.kernel.errors import BadSetup
from copse.kernel.tasks import Json
from copse.kernel.toml import written


@pytest.mark.parametrize(
    "table",
    [
        {},
        {"a": 1, "b": 2.5, "c": "x", "d": True},
        {"a key": 'a "quoted" \\ \n \x7f \x01 line ё', "": "empty"},
        {"names": {"en": "A", "uk": "Б"}, "paths": [[1, 2], [3, 4]], "rows": [{"a": 1}, {"b": {"c": [1, {"d": 2}]}}]},
        {"long": [[number, number / 2] for number in range(50)]},
        {"empty": [], "table": {}, "mixed": [1, {"a": 2}]},
    ],
)
def test_a_written_table_is_read_again(table: dict[str, Json]) -> None:
    assert tomllib.loads(written(table)) == table


def test_a_missing_value_is_left_out() -> None:
    assert tomllib.loads(written({"a": None, "b": [1, None], "c": {"d": None}})) == {"b": [1], "c": {}}


def test_a_table_that_is_nested_too_deeply_is_refused() -> None:
    deep: Json = 1
    for _ in range(20):
        deep = [deep]
    with pytest.raises(BadSetup, match="nested too deeply"):
        written({"a": deep})
