# `make play` and `make test` do all of their own set-up in ./.venv. `make play` needs Python 3.11 and nothing else; the
# tests also need a C compiler, a browser and PostgreSQL, which `make tools` gets from Debian.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
FAST   := .venv-fast
WHEELS := dist
SOURCES := $(shell find src -name '*.py' -o -name '*.c')
PAGE    := $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard src/copse/locale/*/*.ftl)

# The books and chapters of the law that are whole: each of their paragraphs must have a test.
FINISHED := sw root bots fifth early

# What is played on the compiled build too: whole games that were recorded, the properties of random ones, and whatever
# reads the compiled rules from outside.
ON_BOTH := tests/test_golden.py tests/test_corpus.py tests/test_quiet.py tests/root/test_29_answers.py \
           tests/smallworld/test_20_properties.py tests/agents tests/envs tests/vectors tests/terminal \
           tests/wording tests/test_locale.py

# What is played on the compiled build alone, because it would take minutes on the other: thousands of games by lot, and
# long games that prove something of whoever plays them, not of how the rules are run.
ON_FAST := tests/root/test_20_properties.py tests/root/test_22_many_games.py \
           tests/arena/test_simulation.py::test_quick_games_that_go_to_workers_by_the_dozen_are_each_played_once \
           tests/server/test_play.py::test_people_play_every_faction_to_the_end \
           tests/browser/test_whole_games.py \
           tests/browser/test_draft.py::test_people_and_machines_play_a_drafted_game_with_hirelings_and_a_landmark_to_its_end \
           tests/browser/test_hirelings.py::test_a_game_with_hirelings_and_landmarks_is_played_to_its_end_while_someone_watches \
           tests/browser/test_bots.py::test_two_people_play_a_whole_game_together_against_two_bots \
           tests/browser/test_bots.py::test_one_person_plays_a_whole_game_against_three_bots \
           tests/terminal/test_root.py::test_a_whole_game_against_agents_ends_with_a_final_table \
           tests/test_cli.py::test_the_other_verbs_answer

.PHONY: play test tools check check-sources check-play check-page fast compiled check-fast playthroughs lock clean

play: $(VENV)/play.stamp
	@$(BIN)/copse serve

# What keeps one core busy goes side by side first; what is played takes all cores, one after the other. What is only
# tested is compiled apart from `make fast`: with less care, in two thirds of the time.
TESTED := FAST=.venv-tested WHEELS=.venv-tested/dist OPTIONS='opt_level = "1", debug_level = "0", multi_file = true'
test: tools $(VENV)/test.stamp
	@$(MAKE) --no-print-directory -j2 --output-sync=target $(TESTED) compiled check-sources check-page
	@$(MAKE) --no-print-directory $(TESTED) check-play check-fast

check: check-sources check-play

check-sources:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/copse law --coverage --json $(addprefix --require ,$(FINISHED)) > /dev/null

# The tests of what older editions share with the Law of today are played by these editions too. Some tests take a
# hundred times as long as others, so whoever is done takes over what another has not begun.
PLAY := $(BIN)/pytest -n auto --dist worksteal
check-play:
	$(PLAY) $(addprefix --deselect=,$(ON_FAST))
	$(PLAY) tests/root --edition fifth
	$(PLAY) tests/root --edition early

check-page: $(VENV)/play.stamp
	cd web && { test -d node_modules || npm ci --no-audit --no-fund; } && npm run check && npm test

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

check-fast: compiled
	PYTHONPATH=$$(echo $(FAST)/lib/python3*/site-packages) $(PLAY) $(ON_FAST) $(ON_BOTH)

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

$(VENV)/test.stamp: $(VENV)/play.stamp requirements-dev.lock requirements-train.lock
	@$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-dev.lock -r requirements-train.lock || { echo "Could not install the packages of requirements-dev.lock: is the package index reachable?"; exit 1; }
	@touch $@

# After a change of what players of OpenSpiel's games are told.
playthroughs: $(VENV)/test.stamp
	$(BIN)/python -m tests.envs.playthroughs

# Pins every package by name and version; run after changing the dependencies in pyproject.toml. What torch needs differs
# from machine to machine, so requirements-train.lock names only itself and is written by hand.
lock:
	uv pip compile --quiet --no-annotate --no-header --upgrade pyproject.toml -o requirements.lock
	uv pip compile --quiet --no-annotate --no-header --upgrade --extra dev -c requirements.lock pyproject.toml -o requirements-dev.lock

clean:
	rm -rf $(VENV) $(FAST) .venv-tested dist build
