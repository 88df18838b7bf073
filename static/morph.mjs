// Makes the page look like a frame with its parts (wingspan/ui/kit/parts.py), with as few changes as
// possible: a part that was not sent stays as it is. Idiomorph sees to the frame, where forms and
// dialogs are; a part is small, and the same element after element.
import { Idiomorph } from "../lib/idiomorph.mjs";

const LIVE = "input, select, textarea, details, dialog";
const PLACE = "template[data-part]";

const read = (markup) => {
  const template = document.createElement("template");
  template.innerHTML = markup;
  return template.content;
};

// Only what can be filled in or unfolded is gone into although it looks as it should: it may look
// otherwise than its attributes say.
const isSettled = (shown, wanted) =>
  shown.isEqualNode(wanted) &&
  !(shown.nodeType === Node.ELEMENT_NODE && (shown.matches(LIVE) || shown.querySelector(LIVE)));

// What stands in the frame for a part. One that stays Idiomorph finds by its id, and goes no further
// into it; a new one comes into its place afterwards.
const shell = (part, how) => {
  const empty = part.cloneNode(false);
  empty.dataset[how] = "";
  return empty;
};
const live = new Map(); // the parts that stay on the page, by their ids
const fresh = new Map(); // those that are new or look otherwise
const mistaken = new Map(); // what Idiomorph took for a part that stays, with that part

// A field that the page says nothing new of keeps what is being written in it.
const WRITTEN = "input[type=text], input[type=search], textarea";
const staysWritten = (shown, wanted) =>
  shown.nodeType === Node.ELEMENT_NODE &&
  shown.matches(WRITTEN) &&
  shown.localName === wanted.localName &&
  shown.defaultValue === wanted.defaultValue;

const beforeNodeMorphed = (shown, wanted) => {
  if (staysWritten(shown, wanted)) {
    attributes(shown, wanted);
    return false;
  }
  if (wanted.dataset?.stays === undefined) return !isSettled(shown, wanted);
  const part = live.get(wanted.id);
  if (shown !== part) mistaken.set(shown, part);
  return false;
};

// What belongs in a place: a part that is there already, or a new one with its own parts in it.
const inPlace = (id) => live.get(id) ?? withParts(fresh.get(id));
const withParts = (content) => {
  for (const place of content.querySelectorAll(PLACE))
    place.replaceWith(inPlace(place.dataset.part));
  return content;
};

const attributes = (shown, wanted) => {
  for (const { name } of [...shown.attributes])
    if (!wanted.hasAttribute(name) && !(name === "open" && shown.localName === "details"))
      shown.removeAttribute(name);
  for (const { name, value } of wanted.attributes)
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  if (shown.localName === "option") shown.selected = wanted.selected;
};

const isLike = (shown, wanted) =>
  shown.nodeType === wanted.nodeType &&
  shown.localName === wanted.localName &&
  (shown.id ?? "") === (wanted.id ?? "");

const into = (shown, wanted) => {
  if (shown.nodeType !== Node.ELEMENT_NODE) {
    if (shown.data !== wanted.data) shown.data = wanted.data;
    return;
  }
  if (isSettled(shown, wanted)) return;
  attributes(shown, wanted);
  const places = [...wanted.childNodes].map((child) =>
    child.dataset?.part && child.matches(PLACE) ? (live.get(child.dataset.part) ?? child) : child,
  );
  const coming = new Set(places.map(({ id }) => id).filter(Boolean));
  let at = shown.firstChild;
  const drop = () => {
    const gone = at;
    at = at.nextSibling;
    gone.remove();
  };
  for (const child of places) {
    while (at?.id && !coming.has(at.id)) drop();
    if (child === at) {
      at = at.nextSibling;
    } else if (at && isLike(at, child) && !live.has(at.id)) {
      into(at, child);
      at = at.nextSibling;
    } else if (live.get(child.id) === child) {
      shown.insertBefore(child, at);
    } else {
      const known = child.id && document.getElementById(child.id);
      if (known && known.parentNode === shown && isLike(known, child)) {
        shown.insertBefore(known, at);
        into(known, child);
      } else shown.insertBefore(newly(child), at);
    }
  }
  while (at) drop();
};

const newly = (child) => {
  if (child.nodeType !== Node.ELEMENT_NODE) return child;
  return child.matches(PLACE) ? inPlace(child.dataset.part) : withParts(child);
};

// Whether an element of the frame has the elements and texts of the wanted one, and its parts in the
// same places. Most answers change no more of it than attributes.
const isInShape = (shown, wanted) => {
  if (wanted.nodeType !== Node.ELEMENT_NODE)
    return shown.nodeType === wanted.nodeType && shown.data === wanted.data;
  if (wanted.matches(PLACE)) return shown === live.get(wanted.dataset.part);
  const { childNodes: inside } = shown;
  return (
    isLike(shown, wanted) &&
    !wanted.matches(LIVE) &&
    inside.length === wanted.childNodes.length &&
    [...wanted.childNodes].every((child, at) => isInShape(inside[at], child))
  );
};

const dress = (shown, wanted) => {
  if (wanted.nodeType !== Node.ELEMENT_NODE || wanted.matches(PLACE)) return;
  attributes(shown, wanted);
  for (const [at, child] of [...wanted.childNodes].entries()) dress(shown.childNodes[at], child);
};

// Something over the table that comes or goes as a whole, such as the end of a round.
const isApart = (element) =>
  element.id &&
  !element.matches(`${PLACE}, ${LIVE}`) &&
  !element.querySelector(`${PLACE}, ${LIVE}`);

// Changes the frame if that only needs other attributes, or something over the table that comes or
// goes; returns whether it did. What is left alone costs nothing, while Idiomorph reads it all.
const touchUp = (app, whole) => {
  const [root, wanted] = [app.firstElementChild, whole.firstElementChild];
  if (app.childNodes.length !== 1 || !root || !isLike(root, wanted)) return false;
  const stays = [];
  const comes = [];
  let at = root.firstChild;
  for (const child of wanted.childNodes) {
    if (at && isInShape(at, child)) {
      stays.push([at, child]);
      at = at.nextSibling;
    } else if (isApart(child) && !document.getElementById(child.id)) comes.push([child, at]);
    else return false;
  }
  const goes = [];
  for (; at; at = at.nextSibling) goes.push(at);
  if (!goes.every(isApart)) return false;
  attributes(root, wanted);
  for (const [shown, child] of stays) dress(shown, child);
  for (const [child, next] of comes) root.insertBefore(child, next);
  for (const gone of goes) gone.remove();
  return true;
};

const reshape = (app, whole) => {
  for (const place of whole.querySelectorAll(PLACE)) {
    const id = place.dataset.part;
    place.replaceWith(live.has(id) ? shell(live.get(id), "stays") : shell(fresh.get(id), "comes"));
  }
  Idiomorph.morph(app, whole.childNodes, {
    morphStyle: "innerHTML",
    callbacks: { beforeNodeMorphed },
  });
  for (const [shown, part] of mistaken) shown.replaceWith(part);
  for (const coming of app.querySelectorAll("[data-comes]")) coming.replaceWith(inPlace(coming.id));
};

const change = (part, wanted) => {
  if (isLike(part, wanted)) into(part, wanted);
  else part.replaceWith(withParts(wanted));
};

let moving = 0;

const move = (motion) => {
  cancelAnimationFrame(moving);
  moving = requestAnimationFrame(() => motion?.after());
};

// Moves begin a frame after the page that one acts on, unless they would be seen to begin late.
const moveAfterwards = (motion) => {
  cancelAnimationFrame(moving);
  moving = requestAnimationFrame(() => {
    if (motion?.cannotWait()) motion.after();
    else move(motion);
  });
};

// `changed`: the ids of the parts that look otherwise, each before its markup.
const take = (changed) => {
  live.clear();
  fresh.clear();
  mistaken.clear();
  const ids = changed.filter((_, at) => at % 2 === 0);
  const contents = read(changed.filter((_, at) => at % 2).join(""));
  const wanted = [...contents.children];
  for (const [at, id] of ids.entries()) fresh.set(id, wanted[at]);
  return { ids, contents };
};

const WAITS = "data-waits"; // on #app, until all parts are there: "seen" or "heard"

const tell = (app, waits) => {
  if (waits) app.setAttribute(WAITS, waits);
  else app.removeAttribute(WAITS);
};

// `motion`: the script that shows what moved, if it is there. `waits`: parts are yet to come that
// are "seen", or only "heard"; "" for none.
export const morph = (frame, changed, motion, waits) => {
  motion?.before();
  const { ids, contents } = take(changed);
  const whole = read(frame);
  const places = [whole, contents].flatMap((content) => [...content.querySelectorAll(PLACE)]);
  for (const id of [...ids, ...places.map((place) => place.dataset.part)]) {
    const part = document.getElementById(id);
    if (part) live.set(id, part);
  }
  const app = document.getElementById("app");
  if (!touchUp(app, whole)) reshape(app, whole);
  for (const id of ids) if (live.has(id)) change(live.get(id), fresh.get(id));
  tell(app, waits);
  motion?.changed();
  if (waits === "seen") cancelAnimationFrame(moving);
  else moveAfterwards(motion);
};

// Parts that waited; nothing is inside them. Moves that have waited for them are shown as well.
export const morphRest = (changed, motion, waits) => {
  const { ids } = take(changed);
  for (const id of ids) change(document.getElementById(id), fresh.get(id));
  const app = document.getElementById("app");
  const wasSeen = app.getAttribute(WAITS) === "seen";
  tell(app, waits);
  motion?.changed();
  if (wasSeen) moveAfterwards(motion);
};
