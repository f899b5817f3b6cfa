"""The files for running Copse on a machine of one's own: what they set is a setting, and what they promise is there."""

from __future__ import annotations

import re
from configparser import RawConfigParser
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path

import yaml

from copse.kernel.tasks import Json
from copse.server.app import OPERATIONS
from copse.server.config.environment import variables_of
from copse.server.config.settings import Settings, settings_from
from tests.server.test_settings import DOCS

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text()
UNIT = (ROOT / "deploy" / "copse.service").read_text()
COMPOSE = (ROOT / "deploy" / "compose.yaml").read_text()
KNOWN = {variable.name for variable in variables_of(Settings)} | {"COPSE_DOMAIN"}  # that one is the proxy's


def services() -> dict[str, dict[str, Json]]:
    found: dict[str, dict[str, dict[str, Json]]] = yaml.safe_load(COMPOSE)
    return found["services"]


def test_every_variable_in_them_is_a_setting() -> None:
    for text in (DOCKERFILE, UNIT, COMPOSE, (ROOT / "deploy" / "Caddyfile").read_text(), DOCS.read_text()):
        assert set(re.findall(r"COPSE_[A-Z_]+\b", text)) <= KNOWN


def test_the_container_is_nobody_in_particular_and_writes_to_one_folder() -> None:
    *_, image = DOCKERFILE.split("FROM ")
    assert re.search(r"^USER [1-9]\d*$", image, re.MULTILINE)
    assert re.findall(r"^VOLUME (\S+)$", image, re.MULTILINE) == ["/data"]
    assert "COPSE_DATABASE=/data/" in image


def test_the_container_is_asked_whether_it_is_ready() -> None:
    paths = {f"/api/v1{row.path}" for row in OPERATIONS}
    assert set(re.findall(r"'(/api/v1/\w+)'", DOCKERFILE)) <= paths | {"/api/v1/ready"}


def test_the_composed_server_can_be_reached_through_the_proxy_only() -> None:
    server, database, proxy = (services()[name] for name in ("copse", "postgres", "proxy"))
    assert "ports" not in server
    assert "ports" not in database
    assert server["read_only"] is True
    assert server["cap_drop"] == ["ALL"]
    environment, networks = server["environment"], proxy["networks"]
    assert isinstance(environment, dict)
    assert isinstance(networks, dict)
    assert networks["inside"] == {"ipv4_address": environment["COPSE_TRUSTED_PROXIES"]}
    assert ip_address(str(environment["COPSE_TRUSTED_PROXIES"])) not in given_out()


def given_out() -> IPv4Network | IPv6Network:
    """The addresses that containers get which start first, and ask for none."""
    found: dict[str, dict[str, dict[str, dict[str, list[dict[str, str]]]]]] = yaml.safe_load(COMPOSE)
    (network,) = found["networks"]["inside"]["ipam"]["config"]
    return ip_network(network.get("ip_range", network["subnet"]))


def test_what_the_composed_server_is_given_can_be_read() -> None:
    environment = services()["copse"]["environment"]
    assert isinstance(environment, dict)
    given = {
        name: re.sub(r"\$\{COPSE_DOMAIN:[^}]*\}", "club.example", str(value)) for name, value in environment.items()
    }
    settings = settings_from(given)
    assert settings.public_url == "https://club.example"
    assert settings.database.startswith("postgresql://copse:")
    assert settings.metrics_port == 9100


def test_the_unit_leaves_the_server_time_to_end_and_a_folder_to_write_to() -> None:
    unit = RawConfigParser(strict=False)
    unit.read_string(UNIT)
    service = unit["Service"]
    assert float(service["TimeoutStopSec"]) > Settings("").shutdown_seconds
    assert service["StateDirectory"] == "copse"
    assert "COPSE_DATABASE=%S/copse/" in service["Environment"]
    assert service["ProtectSystem"] == "strict"


def test_nothing_that_is_composed_can_take_the_whole_machine() -> None:
    for name, service in services().items():
        assert re.fullmatch(r"\d+[mg]", str(service.get("mem_limit"))), name
        assert int(str(service.get("pids_limit"))) >= 256, name


def test_the_unit_has_limits_and_outlives_a_worker_that_is_killed_for_them() -> None:
    unit = RawConfigParser(strict=False)
    unit.read_string(UNIT)
    assert re.fullmatch(r"\d+G", unit["Service"]["MemoryMax"])
    assert int(unit["Service"]["TasksMax"]) >= 256
    assert unit["Service"]["OOMPolicy"] == "continue"
