"""The wire format of the HTTP interface, version 1: the JSON messages, and the refusals with which the server answers a
request that it does not grant."""

from typing import Final

PREFIX: Final = "/api/v1"
