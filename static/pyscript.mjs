// PyScript as the page needs it.
import { hooks } from "../lib/pyscript/core.js";

// PyScript makes a function out of text for its workers, which the page's policy does not allow.
// The page has no workers of PyScript's.
hooks.worker.onBeforeRunAsync.clear();

// PyScript imports its own Python library before anything else. The page uses none of it, so that
// it is read when somebody asks it for something: each start is a tenth of a second sooner.
const LAZY = `
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import LazyLoader, module_from_spec, spec_from_file_location

def later(name, folder):
    place = f"{folder}/__init__.py"
    loader = LazyLoader(SourceFileLoader(name, place))
    spec = spec_from_file_location(
        name, place, loader=loader, submodule_search_locations=[folder]
    )
    sys.modules[name] = module = module_from_spec(spec)
    loader.exec_module(module)

later("pyscript", "/home/pyodide/pyscript")
`;
hooks.main.onReady.add(({ interpreter }) => {
  interpreter.runPython(LAZY, { globals: interpreter.toPy({}) });
});
