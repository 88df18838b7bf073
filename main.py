"""Entry point that PyScript runs: start the page, or show the traceback if that fails."""

import gc
import traceback

from js import wingspanStart

gc.disable()  # nearly all that the start makes stays
try:
    from wingspan.ui.loop.start import start

    wingspanStart.step("rules")
    start()
    wingspanStart.step("table")
except Exception:
    wingspanStart.failed(traceback.format_exc())
finally:
    gc.enable()
