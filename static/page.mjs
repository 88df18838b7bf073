// The functions of the page's scripts that Python calls. static/pyscript.mjs makes this the module
// `page_scripts`.
export { morph, morphRest } from "./morph.mjs";

const later = new Map();

// A script that is loaded after the first view, by name: "motion", "offline".
export const script = (name) => later.get(name);

export const add = (name, exported) => later.set(name, exported);

// Calls `act` as soon as the browser has nothing more urgent to do. A frame that is due is painted
// first; if there is time before the next one, that one shows what `act` changes as well.
export const whenIdle = (act) => {
  const soon = new MessageChannel();
  soon.port1.onmessage = () => act();
  soon.port2.postMessage(null);
};
