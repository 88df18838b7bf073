// The functions of the page's scripts that Python calls. static/pyscript.mjs makes this the module
// `page_scripts`.
import { morph, morphRest } from "./morph.mjs";

export { keep, remove } from "./journal.mjs";

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

// Pictures that are likely to be shown soon. To read one of them takes the browser milliseconds, and
// it keeps what it has read only as long as something holds it.
const MOST_PREPARED = 16;
const prepared = [];

export const prepare = (address) => {
  const picture = new Image();
  picture.src = address;
  prepared.push(picture);
  if (prepared.length > MOST_PREPARED) prepared.shift();
};

// Has the page laid out while the browser waits for the screen's next frame, which then only needs to
// be painted. To ask what is at a point takes everything that comes before painting. A frame that is
// due comes first; browsers without a scheduler lay out in the frame itself.
const layOut = () => {
  const settle = () => {
    document.elementFromPoint(0, 0);
    moveTabIntoSight();
  };
  if (window.scheduler) window.scheduler.postTask(settle, { priority: "background" });
  else setTimeout(moveTabIntoSight, 100);
};

// Browsers treat every assignment as a change: setting even the same language again recomputes the
// style of every element.
const set = (element, name, value) => {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};

// Only one cell of the mat is reached by the Tab key; the arrow keys move that, and it vanishes if
// its row does.
const letTabReachTheMat = () => {
  const first = document.querySelector("[data-cell]");
  if (first && !document.querySelector('[data-cell][tabindex="0"]')) first.tabIndex = 0;
};

// Dialogs may follow each other: when the last one closes, the focus returns to where it was before the
// first, or to the question if that is gone. So it does when what had the focus can no longer have it.
let opener = null;
const hasLostFocus = () => {
  const { activeElement: holder, body } = document;
  return holder === body || holder?.matches(":disabled") || !holder?.checkVisibility();
};
const returnFocus = () => {
  for (const id of [opener?.id, "question"]) {
    if (!hasLostFocus()) return;
    const before = opener?.isConnected && id !== "question" ? opener : document.getElementById(id);
    before?.focus({ preventScroll: true });
  }
};

// Whether something can be seen is known once the page is laid out.
const afterFrame = (act) => {
  requestAnimationFrame(() => setTimeout(() => document.querySelector("dialog[open]") ?? act()));
};

// Small windows do not show all cells.
const moveTabIntoSight = () => {
  const cells = [...document.querySelectorAll("[data-cell]")];
  const unseen = cells.filter((cell) => cell.tabIndex === 0 && !cell.checkVisibility());
  const first = unseen.length > 0 && cells.find((cell) => cell.checkVisibility());
  if (!first) return;
  for (const cell of unseen) cell.tabIndex = -1;
  first.tabIndex = 0;
};

const showDialog = () => {
  const dialog = document.querySelector("dialog[open]");
  if (!dialog || dialog.matches(":modal")) return;
  dialog.close();
  dialog.showModal();
};

// What was pressed in a dialog may be gone, as a game that is deleted, or disabled: the focus goes to
// what takes that back, to what comes next in its list or beside it, or to where it was when the
// dialog was opened.
const keepFocusIn = (dialog, item) => {
  if (!dialog || !hasLostFocus()) return;
  const undo = dialog.querySelector("[role=status] button");
  item ??= document.activeElement.closest(":disabled")?.parentElement;
  let next;
  for (let at = item; at && !next; at = at.nextElementSibling)
    next = [...at.querySelectorAll("button:enabled")].find((button) => button.checkVisibility());
  (undo ?? next ?? dialog.querySelector("[autofocus], button"))?.focus({ preventScroll: true });
  document.activeElement.scrollIntoView({ block: "nearest" });
};

// A soft keyboard takes the lower half of the window: the field that is filled in stays in sight.
window.visualViewport?.addEventListener("resize", () => {
  const field = document.activeElement;
  if (field?.matches("input, textarea")) field.scrollIntoView({ block: "nearest" });
});

// So does what keys bring the focus to, where very large letters make the page higher than its window.
// What it unfolds has its place a frame later.
document.addEventListener("focusin", ({ target }) => {
  if (document.scrollingElement.scrollHeight <= innerHeight || !target.matches(":focus-visible"))
    return;
  requestAnimationFrame(() => target.scrollIntoView({ block: "nearest" }));
});

// What somebody unfolds comes into sight.
document.addEventListener(
  "toggle",
  ({ target, oldState, newState }) => {
    const unfolded = oldState === "closed" && newState === "open";
    if (unfolded && document.activeElement?.parentElement === target)
      target.scrollIntoView({ block: "nearest" });
  },
  true,
);

// What wingspan/ui/browser/display.py promises of `show`; one call, because each between Python and
// the browser takes its time. `changed`: the ids of the parts that look otherwise, each before its
// markup.
export const show = (frame, changed, phase, language, theme, waits) => {
  const page = document.documentElement;
  const before = page.getAttribute("data-phase");
  set(page, "data-theme", theme);
  const closing = document.querySelector("dialog[open]");
  const holder = document.activeElement;
  const item = closing && holder.closest("li");
  if (!closing) opener = holder;
  if (!frame.includes("<dialog")) closing?.close();
  const unfolded = [...document.querySelectorAll("#app details[open]")];
  const kinds = unfolded.map(({ className }) => className);
  morph(frame, changed, script("motion"), waits);
  letTabReachTheMat();
  for (const [at, part] of unfolded.entries())
    part.open ||= (!before || before === phase) && part.className === kinds[at];
  set(page, "data-phase", phase);
  set(page, "lang", language);
  showDialog();
  if (closing && holder !== document.body)
    keepFocusIn(document.querySelector("dialog[open]"), item?.isConnected ? item : null);
  if (closing && !document.querySelector("dialog[open]")) returnFocus();
  else if (before === phase && opener !== document.body) afterFrame(returnFocus);
  if (before && before !== phase) scrollTo(0, 0);
  layOut();
};

// A press on the thing has done nothing: it says so.
export const refuse = (thing) => script("motion")?.refuse(thing);

// Parts that were put off, and the moves that waited for them.
export const showRest = (changed, waits) => {
  morphRest(changed, script("motion"), waits);
  layOut();
};
