"""Generate the types of Root's view for the page: `python -m tools.page_types web/src/root/seen.ts`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from copse.root.boards import FactionBoard
from copse.root.fields import Schema
from copse.root.seen import boards, view_schema

HEAD: Final = "// The view of Root as types. Generated from the rules (`make schema`); do not edit."
FEW: Final = 6  # a value with more names is any text
SIMPLE: Final = {"integer": "number", "boolean": "boolean", "string": "string", "null": "null"}
CARDS: Final = {"hirelings": "HirelingBoard", "landmarks": "LandmarkBoard"}  # one type for all cards of an area
LYING: Final = {"HirelingView": "HirelingBoard", "LandmarkView": "LandmarkBoard"}  # on the `board` of a type


def typescript() -> str:
    """Return the types as TypeScript."""
    return "\n".join([HEAD, *interfaces()]) + "\n"


def interfaces() -> Iterator[str]:
    kinds = part(view_schema(), "$defs")
    for name in kinds:
        yield from interface(name, part(part(kinds, name), "properties"), LYING.get(name, "object"))
    found = boards()
    seated = dict.fromkeys(kind for _, kind in found["seats"])
    for kind in dict.fromkeys(base for seat in seated for base in reversed(lineage(seat))):
        bases = lineage(kind)[1:]
        known = keys_of(bases[0]) if bases else {}
        own: Schema = {key: schema for key, schema in keys_of(kind).items() if known.get(key) != schema}
        if own:
            yield from interface(kind.__name__ + (f" extends {bases[0].__name__}" if bases else ""), own)
    for area, name in CARDS.items():
        yield from interface(name, merged([keys_of(kind) for _, kind in found[area]]))


def lineage(kind: type[FactionBoard]) -> list[type[FactionBoard]]:
    """Return a kind of board and those that it extends."""
    return [base for base in kind.__mro__ if issubclass(base, FactionBoard) and keys_of(base)]


def keys_of(kind: type[FactionBoard]) -> dict[str, Schema]:
    return {key: schema for entry in kind.fields for key, schema in entry.schemas.items()}


def merged(cards: list[dict[str, Schema]]) -> Schema:
    """Return the keys of all cards. Keys that some do not have are optional."""
    found: Schema = {}
    for card in cards:
        for key, schema in card.items():
            found[key] = schema if all(key in other for other in cards) else {**schema, "optional": True}
    return found


def interface(name: str, keys: Schema, lying: str = "object") -> Iterator[str]:
    """Yield the lines of a type. A key with a default may be missing, in place of null."""
    yield from ("", f"export interface {name} {{")
    for key in keys:
        schema = part(keys, key)
        if "description" in schema:
            yield f"  /** {schema['description']} */"
        kind = lying if key == "board" else written(schema)
        if "default" in schema:
            kind = kind.removesuffix(" | null")
        yield f"  {key}{'?' if 'default' in schema or 'optional' in schema else ''}: {kind}"
    yield "}"


def written(schema: Schema) -> str:
    """Return the type of a value."""
    match schema:
        case {"$ref": str(name)}:
            return name.rpartition("/")[2]
        case {"anyOf": [dict(found), *_]}:
            return f"{written(found)} | null"
        case {"enum": list(names)} if len(names) <= FEW:
            return " | ".join(f"'{name}'" for name in names)
        case {"prefixItems": list(entries)}:
            return f"[{', '.join(written(entry) for entry in entries if isinstance(entry, dict))}]"
        case {"items": dict(entry)}:
            kind = written(entry)
            return f"({kind})[]" if " | " in kind else f"{kind}[]"
        case {"additionalProperties": dict(entry)}:
            keys = part(schema, "propertyNames")
            return f"Record<{written(keys) if 'enum' in keys else 'string'}, {written(entry)}>"
        case {"properties": dict(inner)}:
            return f"{{ {'; '.join(f'{key}: {written(part(inner, key))}' for key in inner)} }}"
    return SIMPLE.get(str(schema.get("type")), "object")


def part(schema: Schema, name: str) -> Schema:
    found = schema.get(name, {})
    assert isinstance(found, dict)
    return found


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
