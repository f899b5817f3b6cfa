"""Settings from environment variables. A setting is a field of a dataclass whose annotation has its description, unit
and bounds. The name of the variable, the validation, the errors and the tables of settings come from that field."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, dataclass, fields
from difflib import get_close_matches
from pathlib import Path
from typing import Final, Literal, NamedTuple, get_args, get_origin, get_type_hints

from copse.kernel.errors import BadSetup

PREFIX: Final = "COPSE_"
YES: Final = ("yes", "on", "true", "1")
NO: Final = ("no", "off", "false", "0")

Value = bool | int | float | str | Path


@dataclass(frozen=True)
class Setting:
    """The annotation of a field: `Annotated[float, Setting("How long … .", 0, 60, "seconds")] = 0.3`.

    `about` is one or more sentences. `usually` describes a default that differs between machines. `check` raises
    ValueError for an invalid text."""

    about: str
    least: float = 0
    most: float = math.inf
    unit: str = ""
    usually: str = ""
    check: Callable[[str], object] | None = None


class Variable(NamedTuple):
    """A setting as an environment variable."""

    field: str
    kind: type
    setting: Setting
    default: object

    @property
    def name(self) -> str:
        return PREFIX + self.field.upper()

    @property
    def usually(self) -> str:
        """The default, in words."""
        if self.setting.usually:
            return self.setting.usually
        return "off" if self.default is False else "on" if self.default is True else _plain(self.default) or "none"

    @property
    def allowed(self) -> str:
        """The allowed values, in words; empty if any text is allowed."""
        if get_origin(self.kind) is Literal:
            return " or ".join(str(choice) for choice in get_args(self.kind))
        if self.kind is bool:
            return "on or off"
        if not issubclass(self.kind, int | float):
            return self.setting.unit
        noun = "a whole number" if self.kind is int else "a number"
        noun += f" of {self.setting.unit}" if self.setting.unit else ""
        end = f" to {_plain(self.setting.most)}" if math.isfinite(self.setting.most) else ""
        start = "from" if end else "of at least"
        return f"{noun} {start} {_plain(self.setting.least)}{end}"

    @property
    def description(self) -> str:
        """What the setting is for, and its allowed values."""
        return f"{self.setting.about} Allowed: {self.allowed}." if self.allowed else self.setting.about

    def read(self, text: str) -> Value:
        """Return the value of a text. Raises BadSetup if the text is invalid."""
        try:
            return self._value(text.strip())
        except ValueError:
            raise BadSetup(f"{self.name} must be {self.allowed}, not '{text}'") from None

    def _value(self, text: str) -> Value:
        if get_origin(self.kind) is Literal:
            return str(_one_of(get_args(self.kind), text))
        if self.kind is bool:
            return _one_of(YES + NO, text.lower()) in YES
        if issubclass(self.kind, int | float):
            number: float = int(text) if self.kind is int else float(text)
            if not self.setting.least <= number <= self.setting.most or math.isinf(number):
                raise ValueError
            return number
        if self.setting.check is not None:
            self.setting.check(text)
        return Path(text) if self.kind is Path else text


def variables_of(kind: type) -> Iterator[Variable]:
    """Yield the settings of a dataclass, in the order of its fields."""
    hints = get_type_hints(kind, include_extras=True)
    for field in fields(kind):
        plain, *said = (
            get_args(hints[field.name]) if hasattr(hints[field.name], "__metadata__") else [hints[field.name]]
        )
        setting = next((note for note in said if isinstance(note, Setting)), Setting(""))
        yield Variable(field.name, plain, setting, None if field.default is MISSING else field.default)


def values_from(environment: Mapping[str, str], kind: type) -> dict[str, Value]:
    """Return the values that the environment sets, by field. An empty variable counts as not set. Raises BadSetup."""
    known = {variable.name: variable for variable in variables_of(kind)}
    set_here = {name: environment[name] for name in known if environment.get(name)}
    return {known[name].field: known[name].read(text) for name, text in set_here.items()}


def strangers(environment: Mapping[str, str], kind: type) -> Iterator[str]:
    """Yield a warning for each unknown COPSE_ variable. It is no error: another program may use the name."""
    known = [variable.name.removeprefix(PREFIX) for variable in variables_of(kind)]
    named = [name.removeprefix(PREFIX) for name in sorted(environment) if name.startswith(PREFIX)]
    for name in (name for name in named if name not in known):
        near = get_close_matches(name, known, n=1)
        yield f"{PREFIX}{name} is not a setting of the server" + (f"; did you mean {PREFIX}{near[0]}?" if near else "")


def _one_of(choices: tuple[str, ...], text: str) -> str:
    if text not in choices:
        raise ValueError
    return text


def _plain(value: object) -> str:
    """Write a number without a trailing `.0`."""
    return f"{value:g}" if isinstance(value, float) and value < 1e6 else str(value)
