"""Finds the page's modules in a list instead of in folders. Python imports this when it starts.

Looking up 280 modules in their folders and opening each file took a tenth of the start. The site's
builder knows what each pack holds and writes it down (`listed_files` and `listed_zip` in
tools/site.py). Modules that are in no list, such as those of packs that come later, are found as
usual.
"""

from __future__ import annotations

import marshal
import sys
from _frozen_importlib import ModuleSpec
from _frozen_importlib_external import PathFinder

TYPE_CHECKING = False  # like that of `typing`, which this file does without
if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import CodeType, ModuleType

LISTS = ("/lib/library.list", "/lib/app.list")
HEADER = 16  # bytes of a .pyc before its code

# By the module's name: whether it is a package, its place, the file that holds its .pyc, and where
# in that file the .pyc begins and ends.
Listed = dict[str, tuple[bool, str, str, int, int]]


class Finder:
    """Finds and loads the modules of the lists. A file with many modules is read once."""

    def __init__(self, modules: Listed) -> None:
        self.modules = modules
        self.archives: dict[str, bytes] = {}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name not in self.modules:
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
        exec(self.get_code(module.__name__), module.__dict__)

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


def read(places: Sequence[str]) -> Listed:
    modules: Listed = {}
    for place in places:
        with open(place, "rb") as file:  # noqa: PTH123
            modules |= marshal.load(file)
    return modules


def install() -> None:
    sys.meta_path.insert(sys.meta_path.index(PathFinder), Finder(read(LISTS)))


install()
