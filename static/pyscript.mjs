// PyScript as the page needs it.
import { hooks } from "../lib/pyscript/core.js";
import * as page from "./page.mjs";

// PyScript makes a function out of text for its workers, which the page's policy does not allow.
// The page has no workers of PyScript's.
hooks.worker.onBeforeRunAsync.clear();

// PyScript imports its own Python library before it runs anything. The page uses none of it: its
// program runs first, a tenth of a second sooner, and the library comes when the page is shown.
hooks.main.onReady.add(({ interpreter }, script) => {
  interpreter.registerJsModule("page_scripts", page);
  interpreter.runPython(script.textContent);
  script.replaceChildren();
});
