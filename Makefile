# make play · make check · make test · make site · make bench · make lint · make soak ·
# make contact-sheet · make gallery · make screenshots · make coverage · make compiled · make lock ·
# make hooks · make docs · make published · make dist
# Every target sets up what it needs, without asking; stamps keep it from doing anything twice.
# With EVERY_BROWSER=1, a browser that cannot be installed is a failure; without it, that browser's
# tests are skipped.

PORT ?= 8000
PYTHON ?= python3
# The branch that `make check` compares with.
BASE ?= main
PY := .venv/bin/python
UV := uv==0.13.8
LOCKER := .build/lock/bin/uv
PRE_COMMIT := pre-commit==4.7.0
COVERAGE := coverage==7.17.5
PIP_DOWNLOAD := $(PY) -m pip download --quiet --disable-pip-version-check --no-deps \
	--only-binary=:all: --require-hashes --python-version 3.14

# The tests that run under the browser's Python, in two halves. Tests of what the page shows
# (tests/ui, and what is written and drawn there: words, reference, plates, voices) run natively; under
# that Python they run only in `make soak`, because the tests of the page itself cover them.
# Environments and tournaments need packages and processes that a browser lacks. The tests beside
# the folders read the repository's files, which are the same for every Python.
pyodide-engine := tests/engine/
pyodide-shown := tests/ui/ tests/words/ tests/reference/ tests/plates/ tests/voices/
pyodide-around := $(filter-out tests/engine/ $(pyodide-shown) tests/envs/ tests/tournament/ tests/pyodide/ tests/__pycache__/, $(wildcard tests/*/))
EVERY_SAMPLE ?=

PAGE_SOURCES := index.html pyscript.toml main.py sw.js manifest.webmanifest pyproject.toml \
	$(shell find wingspan static licences -type f \
	-not -name '*.pyc' -not -path 'wingspan/words/*/messages/*' 2>/dev/null) $(shell find tools -name '*.py' -o -name '*.mjs' -o -name '*.txt')

.PHONY: play site check test lint types style test-native test-pyodide pyodide-parity pyodide-engine \
	pyodide-around pyodide-shown test-e2e soak bench contact-sheet coverage gallery screenshots compiled lock hooks docs published dist \
	setup clean
.DELETE_ON_ERROR:

play: .build/site.stamp
	$(PY) -m tools.serve --port $(PORT)

site: .build/site.stamp

# For daily work: lint, types, the tests nearest to what has changed, and ten journeys in Chromium.
check: .build/venv.stamp .build/node.stamp .build/chromium.stamp
	$(MAKE) --jobs=2 types style site
	$(PY) -m tools.flow --check
	$(PY) -m tools.changed $(BASE)
	$(PY) -m pytest e2e -m journey --numprocesses=auto

test:
	$(MAKE) --jobs=3 --output-sync=target .build/webkit.stamp style site types .build/wheels/test.stamp \
		.build/firefox.stamp .build/chromium.stamp
	$(MAKE) test-native
	$(MAKE) --jobs=3 --output-sync=line test-e2e pyodide-parity pyodide-around

# Checking the types takes as long as everything else. Only here and in the workflow, the documentation
# is built as well: what it is built with is not what the tests need.
lint: .build/venv.stamp .build/node.stamp
	$(MAKE) --jobs=2 types style docs

types: .build/venv.stamp
	.venv/bin/mypy

style: .build/venv.stamp .build/node.stamp
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/lint-imports --no-cache --no-logo
	node_modules/.bin/biome ci --error-on-warnings
	$(PY) -m tools.format_cards --check
	$(PY) -m tools.assertions

test-native: .build/venv.stamp
	$(PY) -m pytest tests --ignore=tests/pyodide --numprocesses=auto

# The lines of the package that no native test runs, each worker's counted in its own process. Coverage
# itself is needed for nothing else and stays apart from what the tests need. TESTS= takes some only.
TESTS ?= tests --ignore=tests/pyodide
# A worker that takes long to end is killed, so what it has counted is saved before.
coverage: export COVERAGE_FILE := $(CURDIR)/.build/coverage/counted
coverage: export COVERAGE_PROCESS_START := $(CURDIR)/pyproject.toml
coverage: export PYTHONPATH := $(CURDIR)/.build/coverage
coverage: .build/coverage.stamp
	rm -f .build/coverage/counted*
	printf 'import coverage\ndef pytest_sessionfinish(): coverage.Coverage.current().save()\n' \
		> .build/coverage/counting.py
	$(PY) -m pytest $(TESTS) -p counting --numprocesses=auto || echo 'Some tests have failed.'
	$(PY) -m coverage combine --quiet
	$(PY) -m coverage report

.build/coverage.stamp: .build/venv.stamp
	$(PY) -m pip install --quiet --disable-pip-version-check --target .build/coverage $(COVERAGE) </dev/null
	printf 'import coverage\ncoverage.process_startup()\n' > .build/coverage/sitecustomize.py
	@touch $@

# Two at a time, because each is a single process.
test-pyodide: .build/site.stamp .build/wheels/test.stamp
	$(MAKE) --jobs=2 pyodide-parity pyodide-around

pyodide-parity: pyodide-engine
	$(PY) -m pytest tests/pyodide

# They fill the time in which the tests of the page wait, and give way to those.
pyodide-engine pyodide-around pyodide-shown:
	nice node tools/python.mjs --library .build/library.zip --wheels -m pytest -q $($@) \
		-m "not soak and not native_only" -p no:cacheprovider $(EVERY_SAMPLE)

# Three browsers on a busy machine: a failed test is run once more, and the summary names it. The
# evidence of every failure is kept in .build/evidence: use it to mend what was unsteady.
test-e2e: .build/site.stamp .build/chromium.stamp .build/firefox.stamp .build/webkit.stamp
	$(PY) -m pytest e2e --numprocesses=auto --dist=worksteal --reruns 1

soak: EVERY_SAMPLE := --every-sample
soak: .build/site.stamp .build/chromium.stamp .build/wheels/test.stamp pyodide-shown pyodide-engine pyodide-around
	$(PY) -m pytest tests --ignore=tests/pyodide -m soak --numprocesses=auto
	$(PY) -m pytest e2e -m soak --numprocesses=auto

bench: .build/site.stamp .build/chromium.stamp
	$(PY) -m bench.start
	$(PY) -m bench.answers
	$(PY) -m bench.engine
	$(PY) -m bench.links
	$(PY) -m bench.saves
	$(PY) -m bench.saved_games
	$(PY) -m bench.thinking
	$(PY) -m bench.coach
	$(PY) -m bench.live
	node tools/python.mjs --library .build/library.zip -m bench.engine
	node tools/python.mjs --library .build/library.zip -m bench.saves

# All birds on one page, all voices on another, and pictures of both; prints where they are.
contact-sheet: .build/chromium.stamp
	$(PY) -m tools.contact_sheet
	$(PY) -m tools.spectrograms

# Every view in its states, in all languages, on one page; prints where it is.
gallery: .build/venv.stamp
	$(PY) -m tools.gallery

# Pictures of the page's screens in every size, light and dark; prints where they are.
screenshots: .build/site.stamp .build/chromium.stamp
	$(PY) -m tools.screenshots

# A copy of the package for long runs, compiled where it can be.
compiled: .build/venv.stamp
	$(PY) -m tools.compiled build

# The commands of .pre-commit-config.yaml, run by git at each commit. pre-commit itself is needed for
# nothing else and stays apart from what the tests need.
hooks: .build/venv.stamp .build/node.stamp
	test -x .build/hooks/bin/pre-commit || $(PYTHON) -m venv .build/hooks
	.build/hooks/bin/python -m pip install --quiet --disable-pip-version-check $(PRE_COMMIT) </dev/null
	.build/hooks/bin/pre-commit install

# The documentation, into .build/docs-html; every warning stops it. What it is built with stays apart
# from what the tests need, so that they need not wait for it.
docs: .build/docs.stamp
	.build/docs/bin/python -P tools/docs.py .build/docs-html

.build/docs.stamp: tools/docs-requirements.txt
	test -x .build/docs/bin/python || $(PYTHON) -m venv .build/docs
	.build/docs/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $< </dev/null
	@touch $@

# What is published: the site, with the documentation beside the page.
published: site docs
	$(PY) -m tools.site --docs ./docs/
	cp -r .build/docs-html site/docs

# The wheel and the sdist, into .build/dist.
dist: .build/venv.stamp
	rm -rf .build/dist
	$(PY) -m hatchling build -d .build/dist

setup: .build/venv.stamp .build/node.stamp .build/chromium.stamp .build/firefox.stamp .build/webkit.stamp \
	.build/wheels/test.stamp

clean:
	rm -rf .build site .venv node_modules

# pip installs only files whose hashes are in the list. The package itself runs from the repository.
.build/venv.stamp: tools/dev-requirements.txt
	test -x $(PY) || $(PYTHON) -m venv .venv
	$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r $< </dev/null
	@mkdir -p .build && touch $@

# Renew that list and the documentation's from pyproject.toml, for every supported Python and system.
LOCK := $(LOCKER) pip compile --quiet --universal --fork-strategy fewest --generate-hashes \
	--no-header --no-annotate --no-emit-index-url --no-emit-find-links pyproject.toml
lock:
	test -x $(LOCKER) || $(PYTHON) -m venv .build/lock
	.build/lock/bin/python -m pip install --quiet --disable-pip-version-check $(UV) </dev/null
	$(LOCK) --extra dev --extra rl --extra cluster --output-file tools/dev-requirements.txt
	$(LOCK) --extra docs --output-file tools/docs-requirements.txt

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

.build/chromium.stamp: .build/venv.stamp tools/chromium.sh
	sh tools/chromium.sh </dev/null
	@touch $@

.build/firefox.stamp: .build/venv.stamp
	sh tools/firefox.sh </dev/null || { echo 'No Firefox: its tests will be skipped.'; test -z "$$EVERY_BROWSER"; }
	@touch $@

.build/webkit.stamp:
	sh tools/webkit.sh </dev/null || { echo 'No WebKit: its tests will be skipped.'; test -z "$$EVERY_BROWSER"; }
	@mkdir -p .build && touch $@

.build/libraries.stamp: .build/node.stamp .build/wheels/page.stamp tools/pyc.py tools/library.py tools/python.mjs
	node tools/python.mjs -m tools.library .build/library.zip .build/library-shipped.zip
	@touch $@

.build/site.stamp: .build/libraries.stamp $(PAGE_SOURCES)
	$(PY) -m tools.site
	@touch $@
