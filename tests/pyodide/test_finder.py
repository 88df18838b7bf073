"""The page's modules are found in the lists of its packs (tools/sitecustomize.py)."""

from __future__ import annotations

import json

from tests.pyodide.node import in_the_browser

IMPORTED = """
import json, sys
import html.entities, msgspec.json, wingspan.engine, wingspan.ui.session.session, wingspan.bots
def told(name):
    module = sys.modules[name]
    path = list(getattr(module, "__path__", []))
    return type(module.__spec__.loader).__name__, module.__file__, path
names = ["json", "html.entities", "msgspec.json"]
names += ["wingspan", "wingspan.engine.rules", "wingspan.bots"]
print(json.dumps({name: told(name) for name in names}))
"""
BROKEN = """
import json, traceback
try:
    json.loads("{")
except ValueError:
    print(traceback.format_exc())
"""


def test_what_the_start_and_the_table_need_is_found_in_a_list_and_says_where_it_lies() -> None:
    told = json.loads(in_the_browser("-c", IMPORTED))
    library = "/lib/python314.zip"
    assert told["json"] == ["Finder", f"{library}/json/__init__.pyc", [f"{library}/json"]]
    assert told["html.entities"] == ["Finder", "/lib/python3.14/html/entities.pyc", []]
    packages = "/lib/python3.14/site-packages"
    assert told["msgspec.json"] == ["Finder", f"{packages}/msgspec/json.pyc", []]
    home = "/home/pyodide/wingspan"
    assert told["wingspan"] == ["Finder", f"{home}/__init__.pyc", [home]]
    assert told["wingspan.engine.rules"] == ["Finder", f"{home}/engine/rules.pyc", []]


def test_what_comes_in_a_later_pack_is_found_in_its_folder() -> None:
    loader, place, _ = json.loads(in_the_browser("-c", IMPORTED))["wingspan.bots"]
    assert (loader, place) == ("SourcelessFileLoader", "/home/pyodide/wingspan/bots/__init__.pyc")


def test_an_error_still_says_in_which_line_of_which_file_it_was_raised() -> None:
    told = in_the_browser("-c", BROKEN)
    assert 'File "<python>/json/decoder.py", line ' in told
