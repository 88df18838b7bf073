"""Tools that build, serve, measure and run the page. Nothing here is part of the game.

Whoever imports one finds the catalogues of the languages compiled. The browser's Python gets them
so; it has no compiler.
"""

import sys

if sys.platform != "emscripten":
    from tools.catalogues import refresh

    refresh()
