# Everything sets itself up: what is needed is Python 3.11 or newer with pip (or uv), and make.
# `make help` lists what can be made.
PYTHON ?= python3
BIN := .venv/bin
# What playing needs is installed, and what the checks need: in the same environment, in the same versions.
PLAYABLE := .venv/playable
READY := .venv/ready
NODE := client/node_modules/.package-lock.json
WITH_NODE := PATH="$(CURDIR)/$(BIN):$$PATH"

.PHONY: help docs client screenshots crash load strangers secrets strength openspiel play test compiled quick fuzz lint types vitest messages unit bench peers lock conformance fairness pictures evenness packages pythons clean

# The client first: what builds it is removed before the packages come, so that less of the disk is needed.
play: client $(PLAYABLE)  ## the games in the browser (in the terminal: .venv/bin/macaronesia play santiago)
	@$(BIN)/macaronesia

help:  ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# The compiler runs beside Node's packages, lint and types; it takes longest, so the cores are left to it.
test: $(READY)  ## everything CI runs
	@$(MAKE) --no-print-directory -j 3 --output-sync lint types vitest compiled
	@$(MAKE) --no-print-directory unit

quick: lint types vitest  ## lint, types and the tests without browser, server and tournaments, for work in between
	$(PYTEST) -n 2 --dist worksteal $(QUICK)
QUICK = tests/kernel tests/santiago tests/canarias tests/rulebook tests/table tests/texts tests/properties tests/test_*.py

fuzz: $(READY)  ## the property tests with fresh examples, for MINUTES (5)
	$(BIN)/python tools/fuzz.py --minutes $(or $(MINUTES),5)

lint: $(READY) $(NODE)
	nice $(BIN)/ruff check
	nice $(BIN)/ruff format --check
	nice $(BIN)/lint-imports
	cd client && $(WITH_NODE) nice npx biome check .

types: $(READY) $(NODE)
	nice $(BIN)/mypy
	cd client && $(WITH_NODE) nice npx svelte-check --fail-on-warnings

vitest: $(READY) $(NODE)  ## the tests of the browser client's logic
	cd client && $(WITH_NODE) nice npx vitest run

messages: $(READY) $(NODE)  ## the client's types of the server's messages, from its OpenAPI document
	$(BIN)/python tools/client.py messages

# Bytecode is kept, whatever is set: hundreds of processes would compile it again. One worker more
# than two cores: the tests of the server wait a lot.
unit: compiled client
	$(PYTEST) -n 3 --dist loadfile --no-loadscope-reorder
compiled: $(READY)
	$(BIN)/python tools/warm.py
PYTEST = env -u PYTHONDONTWRITEBYTECODE $(BIN)/pytest

bench: $(READY)  ## the speed of the engine; with the peers after `make peers`
	$(BIN)/macaronesia bench --peers

peers: .peers/ready  ## the engines we compare with, in an environment of their own

pythons: $(READY)  ## the wheel with every Python from 3.11 on that is found here, and a part of the tests
	$(BIN)/python tools/pythons.py

conformance: $(READY)  ## the long form of the test that both games keep the promises of all games
	$(BIN)/pytest -q tests/test_conformance.py --games 20

strength: $(READY)  ## the matches of docs/strength.md; hours, and it goes on where it was stopped
	$(BIN)/python tools/strength.py

openspiel: $(READY)  ## the expert against OpenSpiel's searches, an hour and a half; goes on where it was stopped
	$(BIN)/python tools/against_openspiel.py --game santiago
	$(BIN)/python tools/against_openspiel.py --game canarias
	$(BIN)/python tools/strength.py --page

crash: $(READY)  ## the server is killed 100 times on each database; nothing may be lost
	$(BIN)/python tools/crash --kills 100 --database sqlite
	$(BIN)/python tools/crash --kills 100 --database postgresql

load: $(READY)  ## 500 tables, 1,000 streams, 300 moves a second for a minute, on each database
	$(BIN)/python -m bench.load
	$(BIN)/python -m bench.load --postgresql

strangers: $(READY)  ## 100,000 mutated requests, and the schema tried by schemathesis
	$(BIN)/python tools/strangers.py

secrets: $(READY)  ## whole games, every byte compared with that of another deal
	$(BIN)/python tools/secret_keeping.py

fairness: $(READY)  ## the long form of the test that no bot can cheat
	$(BIN)/pytest -q -n auto tests/bots/test_fairness.py --positions 500

packages: $(READY)  ## wheel, sdist, pip, pipx and uvx, each tried without Node.js and git; five minutes
	$(BIN)/python tools/packages.py

# All pins first, then those for playing out of them: no package has two versions.
lock: $(READY)  ## renew the locks of requirements/ from pyproject.toml
	$(LOCK) pyproject.toml --group dev --extra cluster --extra research --upgrade -o requirements/dev.lock
	$(LOCK) pyproject.toml --group build --constraint requirements/dev.lock --upgrade -o requirements/play.lock
	$(LOCK) --group node --upgrade -o requirements/node.lock
	$(LOCK) --group uv --upgrade -o requirements/uv.lock
LOCK = $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url

client: .venv/bin/python  ## the browser client, built into the package if its sources have changed
	@$(BIN)/python tools/client.py

# What the checks need of Node, and Node itself where the machine has none (or too old a one).
$(NODE): client/package-lock.json | $(READY)
	@$(BIN)/python tools/client.py packages
	@touch $@

screenshots: $(READY) client  ## every screen, wide and on a phone, into docs/screens/
	$(BIN)/python tools/screenshots.py

.venv/bin/python:
	@command -v "$(PYTHON)" > /dev/null || { echo "Python 3.11 or newer is needed; make PYTHON=/path/to/python3 names one." >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed, and this is %d.%d; make PYTHON=/path/to/python3 names another." % sys.version_info[:2])'
	@"$(PYTHON)" tools/install.py venv

$(PLAYABLE): requirements/play.lock pyproject.toml | .venv/bin/python
	@$(BIN)/python tools/install.py requirements/play.lock
	@touch $@

$(READY): requirements/dev.lock pyproject.toml | .venv/bin/python
	@$(BIN)/python tools/install.py requirements/dev.lock
	@touch $(PLAYABLE) $@

.peers/ready:
	$(PYTHON) -m venv .peers
	.peers/bin/python -m pip install -q --disable-pip-version-check catanatron open_spiel
	@touch $@

docs: $(READY)  ## the documentation as a site in build/docs, its examples and commands tried
	$(BIN)/python -m sphinx -W --keep-going -q -d build/doctrees docs build/docs
	$(PYTEST) tests/test_docs.py tests/test_doc_blocks.py tests/test_http_page.py
	@echo "build/docs/index.html"

pictures: $(READY)  ## the pictures of the documentation, from recorded games
	$(BIN)/macaronesia replay docs/pictures/santiago.json --svg docs/pictures/santiago.svg > /dev/null
	$(BIN)/macaronesia replay docs/pictures/canarias.json --svg docs/pictures/canarias.svg > /dev/null

evenness: $(READY)  ## how even the islands of the shipped box are; the table goes into docs/box.md
	$(BIN)/python tools/evenness.py --write

clean:  ## remove everything that make has made
	rm -rf .venv .venv-maker-* .peers .client-build-* client/node_modules src/macaronesia/client build dist
	rm -rf .mypy_cache .ruff_cache .pytest_cache .schemathesis
	find . -name __pycache__ -prune -exec rm -rf {} +
