"""The types of the page's `schema.ts` are those of the interface. `make schema` writes them anew."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

import msgspec
import pytest

from copse.server.api.openapi import describe
from copse.server.app import OPERATIONS

WEB: Final = Path(__file__).parents[2] / "web"
SCHEMA: Final = WEB / "src" / "schema.ts"
GENERATOR: Final = "node_modules/openapi-typescript/bin/cli.js"
FLAGS: Final = ("--root-types", "--root-types-no-schema-prefix", "--default-non-nullable=false")


def generated() -> str:
    assert (WEB / GENERATOR).is_file(), "this needs openapi-typescript: npm ci in web/"
    document = describe(OPERATIONS) | {"paths": {}}  # the page writes its paths itself
    command, text = ["node", GENERATOR, *FLAGS], msgspec.json.encode(document)
    return subprocess.run(command, cwd=WEB, input=text, capture_output=True, check=True).stdout.decode()


@pytest.mark.slow
def test_the_page_has_the_types_of_the_interface() -> None:
    assert SCHEMA.read_text() == generated(), "web/src/schema.ts is stale: make schema"


if __name__ == "__main__":
    SCHEMA.write_text(generated())
