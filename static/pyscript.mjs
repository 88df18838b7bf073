// Adapts PyScript to the page.
import { hooks } from "../lib/pyscript/core.js";
import * as page from "./page.mjs";

// PyScript makes a function out of text for its workers, which the page's policy does not allow.
// The page uses none of those workers.
hooks.worker.onBeforeRunAsync.clear();

// PyScript imports its own Python library before it runs anything. The page uses none of it, so its
// program runs first, a tenth of a second sooner, and the library, which is in the archive of the
// table, comes once that has arrived: never, if it does not.
const forever = new Promise(() => {});
hooks.main.onReady.add(async ({ interpreter }, script) => {
  interpreter.registerJsModule("page_scripts", page);
  interpreter.runPython(script.textContent);
  script.replaceChildren();
  await window.wingspanStart.archive("table").catch(() => forever);
});
