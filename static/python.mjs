export { version } from "../lib/pyodide/pyodide.mjs";

export const loadPyodide = () => window.wingspanStart.python;
