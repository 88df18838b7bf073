"""Entry point that PyScript runs: start the page, or show the traceback if that fails."""

import traceback

from js import wingspanStart

try:
    from wingspan.ui.loop.start import start

    wingspanStart.step("rules")
    start()
    wingspanStart.step("table")
except Exception:
    wingspanStart.failed(traceback.format_exc())
