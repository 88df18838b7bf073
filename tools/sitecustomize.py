"""Finds the page's modules in a list instead of in folders. Python imports this when it starts.

Looking up 280 modules in their folders and opening each file took a tenth of the start. The site's
builder knows what each pack holds and writes it down (`listed_files` and `listed_zip` in
tools/site.py). A pack brings its list with it, which is read once a module is in no other. Modules
that are in no list, such as those of most packs that come later, are found as usual.
"""

from __future__ import annotations

import marshal
import sys
from _frozen_importlib import ModuleSpec
from _frozen_importlib_external import PathFinder
from os.path import exists
from types import ModuleType

TYPE_CHECKING = False  # like that of `typing`, which this file does without
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from types import CodeType

LISTS = ("/lib/library.list", "/lib/app.list", "/lib/table.list")
HEADER = 16  # bytes of a .pyc before its code

# By the module's name: whether it is a package, its place, the file that holds its .pyc, and where
# in that file the .pyc begins and ends.
Listed = dict[str, tuple[bool, str, str, int, int]]


class Folder:
    """A folder known only by its name, which is all that Pyodide asks a path for at its start."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __str__(self) -> str:
        return self.name


def find_no_packages() -> None:
    """Look for packages that pip has installed: the page is shipped without any."""


class Unused:
    """A type of which the page has no values."""


def known_of_unix_events() -> dict[str, object]:
    """The policy of Pyodide is derived from asyncio's, of which it replaces all."""
    from asyncio import events

    return {"__all__": (), "_DefaultEventLoopPolicy": events._BaseDefaultEventLoopPolicy}  # type: ignore[attr-defined]


# Modules that are executed only when something of theirs is used, and what is known of them before.
# Pyodide, msgspec and what they need of the standard library import them at every start: to colour
# tracebacks in a terminal, to describe types, to run processes, to open sockets, to show what waits
# for what, to compute with decimals, to install packages. Where asyncio imports all names of one,
# it gets none: a server is an `asyncio.base_events.Server` here, and no `asyncio.Server`.
PUT_OFF: dict[str, dict[str, object] | Callable[[], dict[str, object]]] = {
    "_colorize": {},
    "asyncio.base_events": {"__all__": ()},
    "asyncio.graph": {"__all__": ()},
    "asyncio.streams": {"__all__": ()},
    "asyncio.subprocess": {"__all__": ()},
    "asyncio.unix_events": known_of_unix_events,
    "decimal": {"Decimal": Unused},
    "msgspec.inspect": {},
    "pyodide._package_loader": {
        "DSO_DIR": Folder("/usr/lib"),
        "SITE_PACKAGES": Folder("/lib/python3.14/site-packages"),
        "init_loaded_packages": find_no_packages,
    },
    "signal": {},
    "socket": {"AF_UNSPEC": 0, "AI_PASSIVE": 1},
    "subprocess": {"PIPE": -1},
}


class PutOff(ModuleType):
    """A module that is executed when it is first asked for a name that it does not have yet."""

    def __getattr__(self, name: str) -> object:
        if name == "__path__":  # Python asks for it with every import; none is a package
            raise AttributeError(name)
        self.__class__ = ModuleType  # type: ignore[assignment]
        finder: Finder = self.__loader__  # type: ignore[assignment]
        try:
            exec(finder.get_code(self.__name__), self.__dict__)
        except BaseException:  # no memory, say: the next who asks executes it again
            self.__class__ = PutOff
            raise
        return getattr(self, name)


class Finder:
    """Finds and loads the modules of the lists. A file with many modules is read once."""

    def __init__(self, lists: Sequence[str]) -> None:
        self.modules: Listed = {}
        self.expected = list(lists)
        self.archives: dict[str, bytes] = {}

    def knows(self, name: str) -> bool:
        """Look the module up, also in lists that have come since."""
        while name not in self.modules:
            come = [place for place in self.expected if exists(place)]  # noqa: PTH110
            if not come:
                return False
            self.expected.remove(come[0])
            with open(come[0], "rb") as file:  # noqa: PTH123
                self.modules |= marshal.load(file)
        return True

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not self.knows(name):
            return None
        is_package, place, *_ = self.modules[name]
        spec = ModuleSpec(name, self, origin=place, is_package=is_package)  # type: ignore[arg-type]
        spec.has_location = True
        if is_package:
            spec.submodule_search_locations = [place.rpartition("/")[0]]
        return spec

    def create_module(self, spec: ModuleSpec) -> None:
        """Leave the creation of the module to Python."""

    def exec_module(self, module: ModuleType) -> None:
        name = module.__name__
        if name in PUT_OFF:
            known = PUT_OFF[name]
            module.__dict__.update(known if isinstance(known, dict) else known())
            module.__class__ = PutOff
        else:
            exec(self.get_code(name), module.__dict__)

    def get_code(self, name: str) -> CodeType:
        _, place, file, start, end = self.modules[name]
        if file not in self.archives:
            with open(file, "rb", buffering=0) as opened:  # noqa: PTH123
                content = opened.read()
            if file != place:
                self.archives[file] = content
        else:
            content = self.archives[file]
        code: CodeType = marshal.loads(memoryview(content)[start + HEADER : end])
        return code

    def is_package(self, name: str) -> bool:
        return self.modules[name][0]

    def get_source(self, name: str) -> None:
        """Return None: the page has no sources."""


def install() -> None:
    sys.meta_path.insert(sys.meta_path.index(PathFinder), Finder(LISTS))


install()
