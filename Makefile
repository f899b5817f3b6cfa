# `make play`, `make quick` and `make test` do all of their own set-up in ./.venv. `make play` and `make quick` need Python
# 3.11 and nothing else; `make test` also needs a C compiler, a browser and PostgreSQL, which `make tools` gets from Debian.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
FAST   := .venv-fast
WHEELS := dist
SOURCES := $(shell find src -name '*.py' -o -name '*.c')
PAGE    := $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard src/copse/locale/*/*.ftl)

# The books and chapters of the law that are whole: each of their paragraphs must have a test.
FINISHED := sw root bots fifth early

# Tiers and builds are marks of the tests (docs/contributing.md).
QUICK        := not slow and not nightly
INTERPRETED  := not nightly and not compiled
COMPILED     := not nightly and (compiled or both_builds)
# Some tests take a hundred times as long as others, so a worker that is done takes over what another has not begun.
PYTEST       := $(BIN)/pytest -n auto --dist worksteal
ON_COMPILED   = PYTHONPATH=$$(echo $(FAST)/lib/python3*/site-packages)

.PHONY: play quick test nightly tools check-sources check-page check-editions check-interpreted check-compiled \
        check-quick fast compiled playthroughs lock clean

play: $(VENV)/play.stamp
	@$(BIN)/copse serve

# While editing: what the changed packages promise, without a browser, a database or a compiler.
SINCE ?= $(shell git rev-parse -q --verify origin/main >/dev/null 2>&1 && echo origin/main || echo main)
quick: $(VENV)/test.stamp
	@$(MAKE) --no-print-directory -j2 --output-sync=target check-sources check-quick

check-quick:
	$(PYTEST) -p no:schemathesis -m "$(QUICK)" --changed-since $(SINCE)

# The engine is compiled on one core while everything that needs no compiled engine and no second core is checked on the
# other. It is compiled apart from `make fast`: with less optimization, in half the time.
TESTED := FAST=.venv-tested WHEELS=.venv-tested/dist OPTIONS='opt_level = "g", debug_level = "0", multi_file = true'
test: tools $(VENV)/test.stamp
	@$(MAKE) --no-print-directory -j2 --output-sync=target $(TESTED) compiled check-sources check-page check-editions
	@$(MAKE) --no-print-directory $(TESTED) check-interpreted check-compiled

check-sources:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/copse law --coverage --json $(addprefix --require ,$(FINISHED)) > /dev/null

# The tests of what older editions share with the Law of today run under these editions too.
check-editions:
	$(BIN)/pytest -m "not nightly" tests/root --edition fifth
	$(BIN)/pytest -m "not nightly" tests/root --edition early

check-interpreted:
	$(PYTEST) -m "$(INTERPRETED)"

check-compiled: compiled
	$(ON_COMPILED) $(PYTEST) -m "$(COMPILED)" tests

check-page: $(VENV)/play.stamp
	cd web && { test -d node_modules || npm ci --no-audit --no-fund; } && npm run check && npm test

# Everything that takes too long for `make test`, and each build on what the other one has proved.
nightly: tools $(VENV)/nightly.stamp
	$(BIN)/mypy -p copse.learn -p tests.learn
	@$(MAKE) --no-print-directory $(TESTED) compiled
	@$(MAKE) --no-print-directory $(TESTED) nightly-tests
	$(BIN)/python -m tests.mutations
	$(BIN)/python -m tests.campaign --minutes 10

nightly-tests:
	$(PYTEST) -m "nightly and not compiled"
	$(ON_COMPILED) $(PYTEST) -m "nightly and compiled"
	$(PYTEST) -m "compiled and not nightly" --ignore tests/browser
	$(ON_COMPILED) $(PYTEST) -m "not nightly and not compiled and not both_builds" tests/root tests/smallworld

# What Debian has to bring for the tests; whoever is not root is told.
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

# The same sources, compiled: a wheel in dist/, installed in ./.venv-fast. It is built from a copy, because what the
# compiler leaves beside the sources would run in their place. The flags let functions of the engine call each other
# directly (7 % faster): nobody links against them.
fast: compiled
	@$(FAST)/bin/copse --version

compiled: $(FAST)/stamp

$(FAST)/stamp: $(VENV)/play.stamp $(SOURCES)
	@command -v cc >/dev/null || { echo "Compiling needs a C compiler. On Debian: apt-get install build-essential"; exit 1; }
	@echo "Compiling Copse into ./$(FAST); this takes a few minutes …"
	@test -x $(FAST)/bin/python || $(PYTHON) -m venv $(FAST)
	@$(FAST)/bin/pip install --quiet --disable-pip-version-check -r requirements.lock
	@rm -rf $(WHEELS) build && mkdir build && cp -r src pyproject.toml build_page.py README.md LICENSE build
	@$(if $(OPTIONS),sed -i 's/^options = .*/options = { $(OPTIONS) }/' build/pyproject.toml)
	@CFLAGS="-fno-semantic-interposition -fvisibility=hidden" HATCH_BUILD_HOOK_ENABLE_MYPYC=1 \
	  $(FAST)/bin/pip wheel --quiet --disable-pip-version-check --no-deps -w $(WHEELS) ./build
	@$(FAST)/bin/pip install --quiet --disable-pip-version-check --no-deps --force-reinstall $(WHEELS)/copse-*.whl
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

$(VENV)/test.stamp: $(VENV)/play.stamp requirements-dev.lock
	@$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-dev.lock || { echo "Could not install the packages of requirements-dev.lock: is the package index reachable?"; exit 1; }
	@touch $@

$(VENV)/nightly.stamp: $(VENV)/test.stamp requirements-nightly.lock
	@$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-nightly.lock || { echo "Could not install the packages of requirements-nightly.lock: is the package index reachable?"; exit 1; }
	@touch $@

# After a change of what players of OpenSpiel's games are told.
playthroughs: $(VENV)/test.stamp
	$(BIN)/python -m tests.envs.playthroughs

# Pins every package by name and version; run after changing the dependencies in pyproject.toml. What torch needs differs
# from machine to machine, so requirements-nightly.lock is written by hand and leaves that out.
lock:
	uv pip compile --quiet --no-annotate --no-header --upgrade pyproject.toml -o requirements.lock
	uv pip compile --quiet --no-annotate --no-header --upgrade --extra dev -c requirements.lock pyproject.toml -o requirements-dev.lock

clean:
	rm -rf $(VENV) $(FAST) .venv-tested dist build
