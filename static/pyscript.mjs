// PyScript makes a function out of text for its workers, which the page's policy does not allow.
// The page has no workers.
import { hooks } from "../lib/pyscript/core.js";

hooks.worker.onBeforeRunAsync.clear();
