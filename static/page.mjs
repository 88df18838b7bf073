// What Python calls of the page's scripts: static/pyscript.mjs makes this the module `page_scripts`.
export { morph, morphRest } from "./morph.mjs";

const later = new Map();

// A script that is loaded once the first view is shown, by name: "motion", "offline".
export const script = (name) => later.get(name);

export const add = (name, exported) => later.set(name, exported);

// As soon as the browser has nothing more urgent to do. A frame that is due is painted before; where
// there is time until the next one, it shows what this brings as well.
export const whenIdle = (act) => {
  const soon = new MessageChannel();
  soon.port1.onmessage = () => act();
  soon.port2.postMessage(null);
};
