# `make play` and `make test` do all of their own set-up in ./.venv; nothing else is needed but Python 3.11.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin

# The books and chapters of the law that are whole: each of their paragraphs must have a test.
FINISHED := sw root:1 root:2 root:3 root:4 root:5 root:6 root:7 root:8 root:9 root:C root:D root:G

.PHONY: play test check lock clean

play: $(VENV)/play.stamp
	@$(BIN)/copse play smallworld

test: $(VENV)/test.stamp
	@$(MAKE) --no-print-directory check

check:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/copse law --coverage --json $(addprefix --require ,$(FINISHED)) > /dev/null
	$(BIN)/pytest -n auto

$(VENV)/python.stamp:
	@command -v $(PYTHON) >/dev/null || { echo "Copse needs Python 3.11 or newer, and '$(PYTHON)' was not found. On Debian: apt-get install python3 python3-venv"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Copse needs Python 3.11 or newer; '$(PYTHON)' is older. Name another with: make PYTHON=python3.11"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "Python's venv module is missing. On Debian: apt-get install python3-venv"; exit 1; }
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/play.stamp: $(VENV)/python.stamp requirements.lock pyproject.toml
	@echo "Setting up Copse in ./$(VENV) …"
	@$(BIN)/pip install --quiet --disable-pip-version-check -r requirements.lock || { echo "Could not install the packages of requirements.lock: is the package index reachable?"; exit 1; }
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps -e .
	@touch $@

$(VENV)/test.stamp: $(VENV)/play.stamp requirements-dev.lock
	@$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-dev.lock || { echo "Could not install the packages of requirements-dev.lock: is the package index reachable?"; exit 1; }
	@touch $@

# Pins every package by name and version; run after changing the dependencies in pyproject.toml.
lock:
	uv pip compile --quiet --no-annotate --no-header --upgrade pyproject.toml -o requirements.lock
	uv pip compile --quiet --no-annotate --no-header --upgrade --extra dev -c requirements.lock pyproject.toml -o requirements-dev.lock

clean:
	rm -rf $(VENV) dist build
