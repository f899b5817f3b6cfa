# `make play`, `make quick` and `make test` set up everything they need in ./.venv. `make play` and `make quick` need only
# Python 3.11. `make test` also needs a C compiler, a browser and PostgreSQL, which `make tools` installs from Debian.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
FAST   := .venv-fast
TESTED := .venv-tested
OTHERS := .venv-pythons
OLDEST := .venv-oldest
RELEASE := .venv-release
SOURCES := $(shell find src -name '*.py' -o -name '*.c')
BUILT   := src/copse/server/page/index.html
PAGE    := $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard src/copse/locale/*/*.ftl)

# Each worker and each server of the tests starts Python anew. Without bytecode, each would compile all that it imports.
export PYTHONDONTWRITEBYTECODE :=

# The complete books of the law: each of their paragraphs must have a test.
FINISHED := sw root bots fifth early

# Tiers and builds are marks of the tests (docs/contributing.md).
QUICK        := not slow and not nightly
INTERPRETED  := not nightly and not compiled
COMPILED     := not nightly and (compiled or both_builds)
# Some tests take a hundred times as long as others, so idle workers steal tests from busy ones.
PYTEST       := $(BIN)/pytest -p no:randomly -n auto --dist worksteal
SEED         ?= $(shell date +%Y%m%d)
SHUFFLED     := $(BIN)/pytest -p randomly --randomly-seed $(SEED) -n auto --dist worksteal
ON_COMPILED  := PYTHONPATH=$(CURDIR)/$(TESTED)/packages

.PHONY: play advise-fast quick test nightly tools check-sources check-page check-editions check-interpreted check-compiled \
        check-quick check-pythons check-oldest check-release docs fast compiled schema screens playthroughs lock clean

play: $(VENV)/play.stamp advise-fast
	@$(BIN)/copse serve

advise-fast:
	@if command -v cc >/dev/null && test ! -e $(FAST)/stamp; then \
	  echo "The computer players get several times stronger in the same time with \`make fast\` (a few minutes, once)."; \
	fi

# While editing: tests the changed packages, without a browser, a database or a compiler.
SINCE ?= $(shell git rev-parse -q --verify origin/main >/dev/null 2>&1 && echo origin/main || echo main)
quick: $(VENV)/test.stamp
	@$(MAKE) --no-print-directory -j2 --output-sync=target check-sources check-quick

check-quick:
	$(PYTEST) -p no:schemathesis -m "$(QUICK)" --changed-since $(SINCE)

# Installs packages on one core, while the other builds the page. Then compiles the engine on one core, while the other
# runs the checks that need neither the compiled engine nor two cores.
test: tools
	@$(MAKE) --no-print-directory -j2 --output-sync=target $(VENV)/packages.stamp $(BUILT)
	@$(MAKE) --no-print-directory $(VENV)/test.stamp
	@$(MAKE) --no-print-directory -j2 --output-sync=target compiled check-sources check-page check-editions
	@$(MAKE) --no-print-directory check-interpreted check-compiled

check-sources:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/copse law --coverage --json $(addprefix --require ,$(FINISHED)) > /dev/null

# Runs the tests of rules that older editions share with the current Law under those editions too.
check-editions:
	$(BIN)/pytest -m "not nightly" tests/root --edition fifth
	$(BIN)/pytest -m "not nightly" tests/root --edition early

check-interpreted:
	$(PYTEST) -m "$(INTERPRETED)"

check-compiled: compiled
	$(ON_COMPILED) $(PYTEST) -m "$(COMPILED)" tests

check-page: $(VENV)/play.stamp
	cd web && { test -d node_modules || npm ci --no-audit --no-fund; } && npm run check && npm test

# Runs everything that takes too long for `make test`, and on the interpreted build what `make test` runs on the compiled
# one. The order is random: no test may depend on another. The seed is the date, or given as `make nightly SEED=1`.
nightly: tools $(VENV)/nightly.stamp
	$(BIN)/mypy src/copse/learn/*.py tests/learn/*.py
	@$(MAKE) --no-print-directory check-pythons check-oldest docs compiled
	$(SHUFFLED) -m "nightly and not compiled"
	$(ON_COMPILED) $(SHUFFLED) -m "nightly and compiled" tests
	$(SHUFFLED) -m "compiled and not nightly" --ignore tests/browser
	cd web && { test -d node_modules || npm ci --no-audit --no-fund; }
	$(BIN)/python -m tests.mutations
	$(BIN)/python -m tests.campaign --minutes 10
	@$(MAKE) --no-print-directory check-release

# Tests the kernel, Small World, old records and the command line on every supported Python of this machine.
VERSIONS    := 3.11 3.12 3.13 3.14
NEEDED      := hypothesis jsonschema numpy pyarrow pytest pytest-xdist
SUPPORTED   := tests/kernel tests/test_golden.py tests/test_corpus.py tests/smallworld tests/test_cli.py
check-pythons: $(VENV)/play.stamp $(addprefix check-python-,$(VERSIONS))

check-python-%:
	@for python in python$* $(wildcard $(HOME)/.pyenv/versions/$*.*/bin/python$*); do \
	  $$python -c '' 2>/dev/null && found=$$python && break; \
	done; \
	test -n "$$found" || { echo "Python $*: not found, so not checked"; exit 0; }; \
	echo "Python $*: $$found"; set -e; \
	test -x $(OTHERS)/$*/bin/python || $$found -m venv $(OTHERS)/$*; \
	$(OTHERS)/$*/bin/$(PIP) install -r requirements.lock -c requirements-dev.lock $(NEEDED); \
	PYTHONPATH=src $(OTHERS)/$*/bin/pytest -p no:cacheprovider -n auto -m "not nightly" $(SUPPORTED)

# Tests kernel, environments, arena, command line and server with the lowest versions that pyproject.toml allows. The
# programs for tests are new where their own dependencies allow; `make test` runs the tests that need Schemathesis.
OLD_TESTS := tests/kernel tests/envs tests/arena tests/server tests/test_cli.py
OLD_TOOLS := aiosmtpd httpx2 hypothesis jsonschema onnx pillow pytest pytest-xdist pyyaml
EXTRAS    := arena envs mail openspiel postgres push
check-oldest: $(VENV)/play.stamp
	@test -x $(OLDEST)/bin/python || $(PYTHON) -m venv $(OLDEST)
	@$(OLDEST)/bin/$(PIP) install uv
	$(OLDEST)/bin/uv pip compile --quiet --no-annotate --no-header --resolution lowest-direct \
	  $(addprefix --extra ,$(EXTRAS)) pyproject.toml -o $(OLDEST)/requirements.txt
	$(OLDEST)/bin/uv pip install --quiet --python $(OLDEST)/bin/python -r $(OLDEST)/requirements.txt
	$(OLDEST)/bin/uv pip install --quiet --python $(OLDEST)/bin/python -c $(OLDEST)/requirements.txt $(OLD_TOOLS)
	PYTHONPATH=src $(OLDEST)/bin/python -m pytest -p no:cacheprovider -n auto -m "not nightly" $(OLD_TESTS)

# Builds the archives of a release in dist/ and tries each on every supported Python of this machine.
check-release: $(VENV)/play.stamp $(RELEASE)/stamp
	$(compiler)
	$(RELEASE)/bin/python -m tools.release

$(RELEASE)/stamp: requirements-release.lock
	@test -x $(RELEASE)/bin/python || $(PYTHON) -m venv $(RELEASE)
	@$(RELEASE)/bin/$(PIP) install -r requirements-release.lock
	@touch $@

# Installs the Debian packages that the tests need, or prints the command if run without root.
tools:
	@missing=""; \
	command -v cc >/dev/null || missing="$$missing build-essential"; \
	command -v npm >/dev/null || missing="$$missing nodejs npm"; \
	command -v chromium-headless-shell >/dev/null || missing="$$missing chromium-headless-shell fonts-dejavu"; \
	ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$$missing postgresql"; \
	if [ -n "$$missing" ]; then \
	  echo "Installing for the tests:$$missing"; \
	  { apt-get update -qq && apt-get install -y -qq --no-install-recommends $$missing; } >/dev/null \
	    || { echo "Could not. As root: apt-get install$$missing"; exit 1; }; \
	fi

PIP := pip --quiet --disable-pip-version-check

define compiler
	@command -v cc >/dev/null || { echo "Compiling needs a C compiler. On Debian: apt-get install build-essential"; exit 1; }
endef

# For users: builds a wheel in dist/ and installs it in ./.venv-fast.
fast: $(FAST)/stamp
	@$(FAST)/bin/copse --version
	@echo "To play with it: $(FAST)/bin/copse serve"

$(FAST)/stamp: $(VENV)/play.stamp $(SOURCES) build_engine.py
	$(compiler)
	@echo "Compiling Copse into ./$(FAST); this takes a few minutes …"
	@test -x $(FAST)/bin/python || $(PYTHON) -m venv $(FAST)
	@$(FAST)/bin/$(PIP) install -r requirements.lock
	@rm -rf dist && COPSE_COMPILE=1 $(FAST)/bin/$(PIP) wheel --no-deps -w dist .
	@$(FAST)/bin/$(PIP) install --no-deps --force-reinstall dist/copse_games-*.whl
	@touch $@

# For tests: compiles the package alone, with less optimization, in half the time.
compiled: $(TESTED)/stamp

$(TESTED)/stamp: $(VENV)/test.stamp $(SOURCES) build_engine.py
	$(compiler)
	@rm -rf $(TESTED) && COPSE_COMPILE=test $(BIN)/$(PIP) wheel --no-build-isolation --no-deps -w $(TESTED) .
	@$(BIN)/$(PIP) install --no-deps --target $(TESTED)/packages $(TESTED)/copse_games-*.whl
	@touch $@

$(VENV)/python.stamp:
	@command -v $(PYTHON) >/dev/null || { echo "Copse needs Python 3.11 or newer, and '$(PYTHON)' was not found. On Debian: apt-get install python3 python3-venv"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Copse needs Python 3.11 or newer; '$(PYTHON)' is older. Name another with: make PYTHON=python3.11"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "Python's venv module is missing. On Debian: apt-get install python3-venv"; exit 1; }
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/play.stamp: $(VENV)/python.stamp requirements.lock pyproject.toml build_page.py $(PAGE)
	@echo "Setting up Copse in ./$(VENV) …"
	@$(BIN)/pip install --quiet --disable-pip-version-check -r requirements.lock || { echo "Could not install the packages of requirements.lock: is the package index reachable?"; exit 1; }
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps -e . || { echo "Could not build the page: is the npm registry reachable?"; exit 1; }
	@touch $@

# With a recent Node, `pip install -e .` finds the page built. Otherwise it gets Node from PyPI and builds the page itself.
$(BUILT): $(PAGE)
	@if node -e 'process.exit(parseInt(process.versions.node) < 20)' 2>/dev/null && command -v npm >/dev/null; then \
	  echo "Building the page …"; cd web && npm ci --silent --no-audit --no-fund && npm run --silent build >/dev/null 2>&1 \
	    || { echo "Could not build the page: is the npm registry reachable?"; exit 1; }; \
	fi

$(VENV)/test.stamp: $(VENV)/play.stamp $(VENV)/packages.stamp
	@touch $@

# Python compiles the few modules that the tests import; compiling all of them here would take 15 seconds longer.
$(VENV)/packages.stamp: $(VENV)/python.stamp requirements-dev.lock
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-compile -r requirements-dev.lock || { echo "Could not install the packages of requirements-dev.lock: is the package index reachable?"; exit 1; }
	@touch $@

$(VENV)/nightly.stamp: $(VENV)/test.stamp requirements-nightly.lock
	@$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-nightly.lock || { echo "Could not install the packages of requirements-nightly.lock: is the package index reachable?"; exit 1; }
	@touch $@

# Builds the documentation site below docs/_build/html, one folder for each version, and checks every link of it.
docs: $(VENV)/docs.stamp
	$(BIN)/python -m tools.site docs/_build/html

$(VENV)/docs.stamp: $(VENV)/play.stamp requirements-docs.lock
	@$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-docs.lock || { echo "Could not install the packages of requirements-docs.lock: is the package index reachable?"; exit 1; }
	@touch $@

# Run after changing the server's messages or a view of Root: generates the page's types from them.
schema: $(VENV)/test.stamp
	cd web && { test -d node_modules || npm ci --no-audit --no-fund; }
	$(BIN)/python -m tests.server.test_schema
	$(BIN)/python -m tools.page_types web/src/root/seen.ts
	$(BIN)/python -m tools.page_maps web/src/root/maps.json
	$(BIN)/python -m tools.page_bounds web/src/root/workshop/bounds.json

# Run after changing the observations of OpenSpiel's games: generates their playthroughs.
playthroughs: $(VENV)/test.stamp
	$(BIN)/python -m tests.envs.playthroughs

# Run after changing what the pages of the documentation show: takes their pictures anew, in a browser.
screens: $(VENV)/test.stamp
	$(BIN)/python -m tests.browser.screens

# Pins every package by name and version; run after changing the dependencies in pyproject.toml. The dependencies of torch
# differ between machines, so requirements-nightly.lock is written by hand without them.
lock:
	uv pip compile --quiet --no-annotate --no-header --upgrade pyproject.toml -o requirements.lock
	uv pip compile --quiet --no-annotate --no-header --upgrade --extra dev -c requirements.lock pyproject.toml -o requirements-dev.lock
	uv pip compile --quiet --no-annotate --no-header --upgrade --extra docs -c requirements-dev.lock pyproject.toml -o requirements-docs.lock
	uv pip compile --quiet --no-annotate --no-header --upgrade --group release -o requirements-release.lock

clean:
	rm -rf $(VENV) $(FAST) $(TESTED) $(OTHERS) $(OLDEST) $(RELEASE) dist docs/_build
