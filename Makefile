# `make play`, `make quick` and `make test` set up everything they need in ./.venv. `make play` and `make quick` need only
# Python 3.11. `make test` also needs a C compiler, a browser and PostgreSQL, which `make tools` installs from Debian.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
FAST   := .venv-fast
TESTED := .venv-tested
OTHERS := .venv-pythons
SOURCES := $(shell find src -name '*.py' -o -name '*.c')
PAGE    := $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard src/copse/locale/*/*.ftl)

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
        check-quick check-pythons fast compiled schema screens playthroughs lock clean

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

# Compiles the engine on one core, while the other runs the checks that need neither the compiled engine nor two cores.
test: tools $(VENV)/test.stamp
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
	@$(MAKE) --no-print-directory check-pythons compiled
	$(SHUFFLED) -m "nightly and not compiled"
	$(ON_COMPILED) $(SHUFFLED) -m "nightly and compiled" tests
	$(SHUFFLED) -m "compiled and not nightly" --ignore tests/browser
	cd web && { test -d node_modules || npm ci --no-audit --no-fund; }
	$(BIN)/python -m tests.mutations
	$(BIN)/python -m tests.campaign --minutes 10

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

# Compiles the sources. It works on a copy, because Python would prefer compiled modules beside the sources. The flags let
# functions of the engine call each other directly (7 % faster), because nothing else links against them.
COMPILER := CFLAGS="-fno-semantic-interposition -fvisibility=hidden" HATCH_BUILD_HOOK_ENABLE_MYPYC=1
PIP      := pip --quiet --disable-pip-version-check

define copy
	@command -v cc >/dev/null || { echo "Compiling needs a C compiler. On Debian: apt-get install build-essential"; exit 1; }
	@rm -rf build && mkdir build && cp -r src pyproject.toml build_page.py README.md LICENSE build
endef

# For users: builds a wheel in dist/ and installs it in ./.venv-fast.
fast: $(FAST)/stamp
	@$(FAST)/bin/copse --version
	@echo "To play with it: $(FAST)/bin/copse serve"

$(FAST)/stamp: $(VENV)/play.stamp $(SOURCES)
	$(copy)
	@echo "Compiling Copse into ./$(FAST); this takes a few minutes …"
	@test -x $(FAST)/bin/python || $(PYTHON) -m venv $(FAST)
	@$(FAST)/bin/$(PIP) install -r requirements.lock
	@rm -rf dist && $(COMPILER) $(FAST)/bin/$(PIP) wheel --no-deps -w dist ./build
	@$(FAST)/bin/$(PIP) install --no-deps --force-reinstall dist/copse_games-*.whl
	@touch $@

# For tests: compiles the package alone, with less optimization, in half the time.
compiled: $(TESTED)/stamp

$(TESTED)/stamp: $(VENV)/test.stamp $(SOURCES)
	$(copy)
	@sed -i 's/^options = .*/options = { opt_level = "g", debug_level = "0", multi_file = true }/' build/pyproject.toml
	@rm -rf $(TESTED) && $(COMPILER) $(BIN)/$(PIP) wheel --no-build-isolation --no-deps -w $(TESTED) ./build
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

# Python compiles the few modules that the tests import; compiling all of them here would take 15 seconds longer.
$(VENV)/test.stamp: $(VENV)/play.stamp requirements-dev.lock
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-compile -r requirements-dev.lock || { echo "Could not install the packages of requirements-dev.lock: is the package index reachable?"; exit 1; }
	@touch $@

$(VENV)/nightly.stamp: $(VENV)/test.stamp requirements-nightly.lock
	@$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-nightly.lock || { echo "Could not install the packages of requirements-nightly.lock: is the package index reachable?"; exit 1; }
	@touch $@

# Run after changing the server's messages or a view of Root: generates the page's types from them.
schema: $(VENV)/test.stamp
	cd web && { test -d node_modules || npm ci --no-audit --no-fund; }
	$(BIN)/python -m tests.server.test_schema
	$(BIN)/python -m tools.page_types web/src/root/seen.ts

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

clean:
	rm -rf $(VENV) $(FAST) $(TESTED) $(OTHERS) dist build
