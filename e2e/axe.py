"""The violations that axe-core finds on a page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[1] / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page, within: str = "html") -> list[str]:
    """Return the violations axe-core finds ``within`` an element, with up to two nodes each."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    options = {"resultTypes": ["violations"]}
    where = {"include": [[within]]}
    found: list[dict[str, Any]] = page.evaluate(
        f"axe.run({json.dumps(where)}, {json.dumps(options)}).then(result => result.violations)"
    )
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary'][:330]}"
        for fault in found
        for node in fault["nodes"][:2]
    ]
