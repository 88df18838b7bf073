"""English texts shown before Python has started; tools/site.py writes them into the page."""

from __future__ import annotations

PAGE: dict[str, str] = {
    "title": "Wingspan – unofficial fan project",
    "description": "The bird board game in any browser, alone or with friends. An unofficial fan"
    " project.",
    "what": "Gather birds, lay eggs, set off chains of powers: the bird board game, alone or with"
    " friends.",
    "unofficial": "An unofficial fan project",
    "offline_ready": "You can now play offline.",
    "offline_update": "A new version of the page is ready.",
    "offline_broken": "A new version of the page could not be downloaded completely. You can keep"
    " playing this one; the download will be tried again later.",
    "offline_take": "Use it now",
    "offline_close": "Close",
    "needs_javascript": "This game runs in your browser and needs JavaScript.",
    "step_page": "The page",
    "step_python": "Python",
    "step_rules": "The rules",
    "step_table": "The table",
}
"""The texts of ``index.html``, by the keys of its ``data-say`` attributes and braces."""

WATCH: dict[str, str] = {
    "title": "The game could not be started",
    "failed": "Python could not be started in this browser. Reloading the page often helps; if it"
    " does not, try again with a newer browser or another network.",
    "silence": "Nothing has arrived for 30 seconds. The page keeps trying; you can also reload it.",
    "standstill": "The start has been stuck for 10 seconds. The page keeps trying; you can also"
    " reload it.",
    "reload": "Reload the page",
    "missing": "did not arrive.",
    "refused": "did not arrive: the server answered {status}.",
    "page": "did not arrive: the server sent a web page instead.",
    "altered": "arrived incomplete, or belongs to another version of the page.",
    "cut": "The page itself arrived incomplete.",
}
"""The texts of ``static/watch.js``; those in lower case follow the name of a file."""
