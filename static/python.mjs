// Starts loading Python at once, with the game in it, and hands it to PyScript when PyScript asks.
import { loadPyodide as load, version } from "../lib/pyodide/pyodide.mjs";
import { restored } from "./journal.mjs";
import { keepLibrary, openPack, unpack } from "./pack.mjs";

export { version };

const fetchPack = async (place, options) => {
  try {
    const response = await fetch(new URL(`../${place}`, import.meta.url), options);
    if (!response.ok) throw new Error(response.status);
    return await openPack(await response.arrayBuffer());
  } catch (error) {
    throw new Error(`${place}: ${error.message}`);
  }
};

const { early } = window.wingspanStart;
const names = early();
const library = fetchPack("lib/library.pack");
const packs = ["app", ...names].map((name) => fetchPack(`${name}.pack`));

const loaded = load({
  indexURL: new URL("../lib/pyodide/", import.meta.url).href,
  fsInit: async (fs) => {
    keepLibrary(fs);
    unpack(fs, await library);
  },
});

const archives = new Map(names.map((name) => [name, Promise.all(packs)]));

// If a pack does not arrive, that is the reason to report, not the error it causes in Pyodide.
export const python = Promise.all([loaded, library, ...packs]).then(async ([python]) => {
  for (const pack of packs) unpack(python.FS, await pack);
  await restored();
  await Promise.all(early().map((name) => fetchArchive(name))); // what was kept may ask for more
  return python;
});

export const loadPyodide = () => python;

// Fetches a pack that is loaded later, in the page's own version, and unpacks it: once.
export const fetchArchive = (name) => {
  if (!archives.has(name)) {
    const { integrity } = document.querySelector(`[data-archive="${name}"]`).dataset;
    const { content } = document.querySelector('meta[name="wingspan-version"]');
    const fetched = fetchPack(`${name}.pack?version=${content}`, { integrity });
    const taken = fetched.then(async (pack) => unpack((await loaded).FS, pack));
    archives.set(name, taken);
    taken.catch(() => archives.delete(name)); // tried again the next time
  }
  return archives.get(name);
};
