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
    "file": "The page was opened as a file, but browsers run it only from a web server. Start one"
    " in the page’s folder, for example with “python3 -m http.server”, and open"
    " http://localhost:8000.",
    "off": "WebAssembly, which runs the game, is switched off in this browser. Lockdown Mode on an"
    " iPhone, iPad or Mac does that: switch it off for this website. Elsewhere, look in the"
    " browser’s settings, or ask whoever manages the device.",
    "old": "This browser is too old for the game, or part of it is switched off. It lacks: {what}."
    " The game needs at least Chrome or Edge 123, Firefox 121 or Safari 17.5.",
    "policy": "The security policy that this server sends (Content-Security-Policy), or an"
    " extension of the browser, forbids a part of the page. Whoever runs the server must allow the"
    " page’s own files and wasm-unsafe-eval.",
    "memory": "This device has too little free memory for the game. Close other tabs and apps,"
    " then reload the page.",
    "slash": "The address of this page lacks the slash at its end, so its files are looked for in"
    " the wrong folder. Whoever runs the server must redirect it to {what}.",
    "lost": "A file of the page did not arrive. Reload the page; if that does not help, try"
    " another network, or switch off what blocks content.",
    "mistyped": "This server sends files with a wrong type, so browsers do not run them. Whoever"
    " runs it must send .js and .mjs files as text/javascript, and .css as text/css.",
    "damaged": "A file of the page arrived incomplete or altered. Reloading the page fetches it"
    " again.",
    "over": "The game has stopped",
    "stopped": "Python has stopped, most often because the device has no memory left. Your game is"
    " saved. Close other tabs and apps, then reload the page.",
    "silence": "Nothing has arrived for 30 seconds. The page keeps trying; you can also reload it.",
    "standstill": "The start has been stuck for 10 seconds. The page keeps trying; you can also"
    " reload it.",
    "reload": "Reload the page",
    "missing": "did not arrive.",
    "refused": "did not arrive: the server answered {what}.",
    "page": "did not arrive: the server sent a web page instead.",
    "altered": "arrived incomplete, or belongs to another version of the page.",
    "type": "arrived with the type {what}.",
    "cut": "The page itself arrived incomplete.",
}
"""The texts of ``static/watch.js``; those in lower case follow the name of a file."""
