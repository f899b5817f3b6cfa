"""The meaning of the keys of Root's views, by their paths (`vectors/views.py`), from what the rules declare."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from copse.root.fields import Schema
from copse.root.seen import boards, view_schema
from copse.vectors.views import COMMON

MANY: Final = 3  # owners of a key that many boards have are not listed


def keys(schema: Schema, kinds: Schema, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield the paths of all keys of a value, with their meaning. `kinds` are the schemas that others refer to."""
    schema = plain(schema, kinds)
    if path:
        yield path, str(schema.get("description", ""))
    for name in part(schema, "properties"):
        yield from keys(part(part(schema, "properties"), name), kinds, f"{path}.{name}".removeprefix("."))
    if "items" in schema:
        entry: Schema = {"description": "how many", **plain(part(schema, "items"), kinds)}
        yield from keys(entry, kinds, f"{path}[]")
    if "additionalProperties" in schema:
        found = plain(part(schema, "additionalProperties"), kinds)
        by = str(part(schema, "propertyNames").get("description", "")).partition(" ")[2]
        about = ": ".join(filter(None, [f"by {by}" if by else "", str(found.get("description", ""))]))
        yield from keys(found | {"description": about}, kinds, f"{path}{{}}")


def plain(schema: Schema, kinds: Schema) -> Schema:
    """Return the schema without references. If the value may be null, its description says so."""
    if "$ref" in schema:
        found = plain(part(kinds, str(schema["$ref"]).rpartition("/")[2]), kinds)
        return found | {name: value for name, value in schema.items() if name != "$ref"}
    choices, first = schema.get("anyOf"), schema.get("prefixItems")
    if isinstance(choices, list) and isinstance(choices[0], dict):
        found = plain(choices[0], kinds)
        about = str(schema.get("description", found.get("description", "")))
        optional = "default" in schema or "null" in about
        return found | {"description": about if optional else f"{about}, or null"}
    return schema | {"items": first[0]} if isinstance(first, list) else schema


def part(schema: Schema, name: str) -> Schema:
    found = schema.get(name, {})
    assert isinstance(found, dict)
    return found


def root_view() -> dict[str, str]:
    """Return the keys of a view of Root; a key of several boards has the meaning on each."""
    schema = view_schema()
    found = {**COMMON, **dict(keys(schema, part(schema, "$defs")))}
    for area, owners in boards().items():
        told: dict[str, dict[str, list[str]]] = {}
        for owner, kind in owners:
            for entry in kind.fields:
                for key, value in entry.schemas.items():
                    for path, about in keys(value, {}, f"{area}[].board.{key}"):
                        told.setdefault(path, {}).setdefault(about, []).append(owner)
        for path, abouts in told.items():
            inner = path.count(".") > 2 or path.endswith(("[]", "{}"))
            found[path] = "; ".join([about if inner else of_owners(about, names) for about, names in abouts.items()])
    return found


def of_owners(about: str, owners: Iterable[str]) -> str:
    """Return the meaning with the owners of such boards, if they are few."""
    named = list(dict.fromkeys(owners))
    return about if len(named) > MANY else f"{', '.join(named)}: {about}"


ROOT_VIEW: Final = root_view()
