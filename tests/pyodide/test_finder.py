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
PUT_OFF = """
import json, pathlib, sys, sitecustomize
import msgspec
def told(module):
    known = sitecustomize.PUT_OFF[module.__name__]
    names = {*(known() if callable(known) else known)} - {"__all__"}
    known = {name: module.__dict__[name] for name in sorted(names)}
    known = {name: callable(what) or str(what) for name, what in known.items()}
    return type(module).__name__, known
kept = {name: told(sys.modules[name]) for name in sitecustomize.PUT_OFF}
used = ["can_colorize", "Server", "print_call_graph", "StreamReader", "create_subprocess_exec"]
used += ["SelectorEventLoop", "getcontext", "type_info", "unpack_buffer", "SIGINT"]
used += ["gaierror", "run"]
for module, name in zip(sitecustomize.PUT_OFF, used, strict=True):
    getattr(sys.modules[module], name)
used = {name: told(sys.modules[name]) for name in sitecustomize.PUT_OFF}
folder = pathlib.Path(str(sys.modules["pyodide._package_loader"].SITE_PACKAGES))
print(json.dumps([kept, used, [str(path) for path in folder.glob("*.dist-info")]]))
"""
BROKEN = """
import json, traceback
try:
    json.loads("{")
except ValueError:
    print(traceback.format_exc())
"""
EARLY = """
import json, sys, traceback
try:
    json.loads("{")
except ValueError:
    traceback.format_exc()
files = [getattr(module, "__file__", None) or "" for module in sys.modules.values()]
print(json.dumps([file for file in files if file.startswith("/lib/python3.14/")]))
"""
REFUSED = """
import _colorize, sitecustomize
def refused(finder, name):
    sitecustomize.Finder.get_code = whole
    raise MemoryError
whole, sitecustomize.Finder.get_code = sitecustomize.Finder.get_code, refused
for _ in range(2):
    try:
        print(callable(_colorize.can_colorize))
    except MemoryError:
        print("refused")
"""


def test_what_the_start_and_the_table_need_is_found_in_a_list_and_says_where_it_lies() -> None:
    told = json.loads(in_the_browser("-c", IMPORTED))
    library = "/lib/library.zip"
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


def test_an_error_can_be_shown_before_the_table_is_there() -> None:
    assert json.loads(in_the_browser("-c", EARLY)) == []


def test_what_is_put_off_is_executed_at_its_first_use_and_is_what_was_known_of_it() -> None:
    kept, used, installed = json.loads(in_the_browser("-c", PUT_OFF))
    for name, (kind, known) in kept.items():
        assert kind == "PutOff", name
        assert used[name] == ["module", known], name
    assert installed == []


def test_what_is_put_off_is_executed_again_if_memory_is_refused_the_first_time() -> None:
    assert in_the_browser("-c", REFUSED).split() == ["refused", "True"]
