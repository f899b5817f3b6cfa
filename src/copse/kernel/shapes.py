"""Reading plain values from outside. Each error names the field that is wrong and says what it should be."""

from __future__ import annotations

from copse.kernel.errors import BadSave
from copse.kernel.tasks import Json


class Fields:
    """A JSON object whose values have not been checked yet."""

    def __init__(self, values: Json, where: str) -> None:
        if not isinstance(values, dict):
            raise BadSave(f"{where} must be a table")
        self.values, self.where = values, where

    def _get(self, name: str) -> Json:
        if name not in self.values:
            raise BadSave(f"{self.where} lacks '{name}'")
        return self.values[name]

    def whole(self, name: str, low: int, high: int) -> int:
        return whole(self._get(name), f"'{name}'", low, high)

    def flag(self, name: str) -> bool:
        value = self._get(name)
        if not isinstance(value, bool):
            raise BadSave(f"'{name}' must be true or false")
        return value

    def text(self, name: str) -> str:
        value = self._get(name)
        if not isinstance(value, str):
            raise BadSave(f"'{name}' must be a text")
        return value

    def rows(self, name: str, most: int | None = None) -> list[Json]:
        value = self._get(name)
        if not isinstance(value, list):
            raise BadSave(f"'{name}' must be a list")
        if most is not None and len(value) > most:
            raise BadSave(f"'{name}' must have at most {most} entries, not {len(value)}")
        return value

    def wholes(self, name: str, length: int | None, low: int, high: int) -> list[int]:
        rows = self.rows(name)
        if length is not None and len(rows) != length:
            raise BadSave(f"'{name}' must have {length} entries, not {len(rows)}")
        return [whole(row, f"an entry of '{name}'", low, high) for row in rows]

    def table(self, name: str) -> Fields:
        return Fields(self._get(name), f"'{name}'")


def whole(value: Json, what: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadSave(f"{what} must be a whole number from {low} to {high}, not {value!r}")
    return value
