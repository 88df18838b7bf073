# make play · make test · make site · make bench · make lint · make soak · make contact-sheet ·
# make screenshots
# Every target sets up what it needs, without asking; stamps keep anything from being done twice.

PORT ?= 8000
PYTHON ?= python3
PY := .venv/bin/python
PIP_DOWNLOAD := $(PY) -m pip download --quiet --disable-pip-version-check --no-deps \
	--only-binary=:all: --require-hashes --python-version 3.14

PAGE_SOURCES := index.html pyscript.toml main.py sw.js manifest.webmanifest $(shell find wingspan static -type f \
	-not -name '*.pyc' 2>/dev/null) $(shell find tools -name '*.py' -o -name '*.mjs' -o -name '*.txt')

.PHONY: play site test lint test-native test-pyodide test-e2e soak bench contact-sheet screenshots setup clean
.DELETE_ON_ERROR:

play: .build/site.stamp
	$(PY) -m tools.serve --port $(PORT)

site: .build/site.stamp

test: lint test-native test-pyodide test-e2e

lint: .build/venv.stamp
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy

test-native: .build/venv.stamp
	$(PY) -m pytest tests --ignore=tests/pyodide --numprocesses=auto

test-pyodide: .build/site.stamp .build/wheels/test.stamp
	node tools/python.mjs --library .build/library.zip --wheels -m pytest tests --ignore=tests/pyodide \
		-m "not soak and not native_only" -p no:cacheprovider
	$(PY) -m pytest tests/pyodide

# A browser that crashed gave no result: its test is run once more, and said to be; nothing else is.
test-e2e: .build/site.stamp .build/chromium.stamp .build/firefox.stamp
	$(PY) -m pytest e2e --numprocesses=2 --dist=loadfile --reruns 1 --only-rerun '(Target|Page) crashed'

soak: .build/venv.stamp
	$(PY) -m pytest tests --ignore=tests/pyodide -m soak --numprocesses=auto

bench: .build/site.stamp .build/chromium.stamp
	$(PY) -m bench.start
	$(PY) -m bench.answers
	$(PY) -m bench.engine
	$(PY) -m bench.links
	$(PY) -m bench.saves
	node tools/python.mjs --library .build/library.zip -m bench.engine
	node tools/python.mjs --library .build/library.zip -m bench.saves

# All birds on one page, and a picture of it; it says where.
contact-sheet: .build/chromium.stamp
	$(PY) -m tools.contact_sheet

# The page's screens in every size, light and dark; it says where.
screenshots: .build/site.stamp .build/chromium.stamp
	$(PY) -m tools.screenshots

setup: .build/venv.stamp .build/node.stamp .build/chromium.stamp .build/firefox.stamp .build/wheels/test.stamp

clean:
	rm -rf .build site .venv node_modules

.build/venv.stamp: pyproject.toml
	test -x $(PY) || $(PYTHON) -m venv .venv
	$(PY) -m pip install --quiet --disable-pip-version-check --editable '.[dev]' </dev/null
	@mkdir -p .build && touch $@

.build/node.stamp: package.json package-lock.json .npmrc
	npm ci --ignore-scripts --no-audit --no-fund </dev/null
	@mkdir -p .build && touch $@

.build/wheels/page.stamp: tools/page-wheels.txt .build/venv.stamp
	$(PIP_DOWNLOAD) --implementation cp --platform pyemscripten_2026_0_wasm32 \
		-r $< -d .build/wheels/page </dev/null
	@touch $@

.build/wheels/test.stamp: tools/test-wheels.txt .build/venv.stamp
	$(PIP_DOWNLOAD) --implementation py --abi none --platform any \
		-r $< -d .build/wheels/test </dev/null
	@touch $@

.build/chromium.stamp: .build/venv.stamp
	sh tools/chromium.sh </dev/null
	@touch $@

# Without a Firefox its one test is skipped.
.build/firefox.stamp: .build/venv.stamp
	sh tools/firefox.sh </dev/null || echo 'No Firefox: the game in it will be skipped.'
	@touch $@

.build/libraries.stamp: .build/node.stamp .build/wheels/page.stamp tools/pyc.py tools/library.py tools/python.mjs
	node tools/python.mjs -m tools.library .build/library.zip .build/library-shipped.zip
	@touch $@

.build/site.stamp: .build/libraries.stamp $(PAGE_SOURCES)
	$(PY) -m tools.site
	@touch $@
