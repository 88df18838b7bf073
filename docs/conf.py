"""How Sphinx builds the documentation: `make docs` (tools/docs.py) runs it."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from docutils import nodes
from pygments.lexers.special import TextLexer
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

project = "Wingspan in the browser"
author = "the project's contributors"
copyright = "%Y, the project's contributors; an unofficial fan project"
version = release = PROJECT["version"]

extensions = ["myst_parser", "sphinx.ext.autodoc"]
nitpicky = True
suppress_warnings = ["myst.xref_ambiguous"]

myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]

html_theme = "furo"
html_title = f"{project} {version}"
html_copy_source = False
html_show_search_summary = False  # it would be fetched, which a page opened as a file may not
html_static_path: list[str] = []
html_theme_options = {"top_of_page_buttons": []}

autodoc_default_options = {
    "members": True,
    "undoc-members": True,
    "show-inheritance": True,
    "ignore-module-all": True,  # what a package is known by is described where it is defined
}
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
add_module_names = False

ELSEWHERE = (
    "abc.",
    "collections.",
    "concurrent.",
    "gymnasium.",
    "msgspec.",
    "numpy.",
    "pettingzoo.",
)
"""Packages of others that signatures and docstrings name."""


def _exists(name: str) -> bool:
    """Return whether a full name is that of a module of the package, or of something in one."""
    parts = name.split(".")
    if parts[0] != "wingspan":
        return False
    thing: Any = import_module(parts[0])
    for number, part in enumerate(parts[1:], 2):
        if not hasattr(thing, part):
            try:
                import_module(".".join(parts[:number]))
            except ModuleNotFoundError:
                return False
        thing = getattr(thing, part)
    return True


@cache
def _by_last_part(env: BuildEnvironment) -> dict[str, list[str]]:
    """Return the names of all objects, by the last part of each."""
    known: dict[str, list[str]] = {}
    for name in env.domains.python_domain.objects:
        known.setdefault(name.rpartition(".")[2], []).append(name)
    return known


def _meant(env: BuildEnvironment, name: str, module: str) -> list[str]:
    """Return the objects whose name ends with ``name``; of several, those nearest to ``module``."""
    ending = _by_last_part(env).get(name.rpartition(".")[2], [])
    found = [known for known in ending if f".{known}".endswith(f".{name}")]
    package = module
    while len(found) > 1 and package:
        near = [known for known in found if known.startswith(f"{package}.")]
        found, package = near or found, "" if near else package.rpartition(".")[0]
    return found


def resolve(
    app: Sphinx, env: BuildEnvironment, node: pending_xref, contnode: nodes.Element
) -> nodes.Element | None:
    """Find what a docstring names as a reader does: by the last parts of its name.

    What is not on these pages stays as it is written: types in signatures, and full names of things
    that exist. Any other name that is nothing, or several things, is left to Sphinx, which stops
    the build.
    """
    if node.get("refdomain") != "py":
        return None
    name = node["reftarget"].lstrip(".")
    found = _meant(env, name, node.get("py:module") or "")
    if len(found) == 1:
        entry = env.domains.python_domain.objects[found[0]]
        where = app.builder.get_relative_uri(node["refdoc"], entry.docname)
        reference = nodes.reference("", "", internal=True, refuri=f"{where}#{entry.node_id}")
        reference += contnode
        return reference
    in_a_signature = not isinstance(contnode, nodes.literal)
    known = in_a_signature or name.startswith(ELSEWHERE) or _exists(name)
    return contnode if known else None


def setup(app: Sphinx) -> dict[str, Any]:
    """Connect the search for names; take what Pygments cannot colour as it is."""
    app.connect("missing-reference", resolve)
    app.add_lexer("fluent", TextLexer)
    return {"parallel_read_safe": True}
