"""What PyScript runs: the start of the page, with a readable message if it fails."""

import traceback

from js import wingspanStart

try:
    from wingspan.ui.app import start

    wingspanStart.step("rules")
    start()
    wingspanStart.step("table")
except Exception:
    wingspanStart.failed(traceback.format_exc())
