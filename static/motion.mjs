// Shows how things move from their old places to their new ones, by the names that their elements
// carry (data-thing; wingspan/ui/play/scene.py says what has moved), and plays back other players'
// turns (static/watching.mjs). The page itself is up to date at once: everything here lies over it,
// and any press ends it. `before` is called before the page changes, `after` afterwards.
import { watching } from "./watching.mjs";

const FLIGHT = 260; // milliseconds
const LANDED = 0.9; // the part of it that is spent in the air
const APART = 45; // milliseconds between the starts of two things
const MOST = 12; // most things at a time: nobody follows more
const SPEED = { off: 0, quick: 0.5 };
const APPEARING = 400; // milliseconds to take in the first view
const REFUSED = 320; // milliseconds for which a thing says that it was not pressed
const SHAKEN = 5; // CSS pixels that it moves then
const TOKEN = 24; // the size of a thing's picture, as in the style
const CARD = [120, 90];
const PLACES = "#hand, #tray, .mat";

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const root = () => document.getElementById("root");
const speed = () => (calm.matches ? 0 : (SPEED[root()?.dataset.motion] ?? 1));
const table = () => document.querySelector("#root > .table");

const layer = document.createElement("div");
layer.className = "motion-layer";
layer.setAttribute("aria-hidden", "true");
document.body.append(layer);

const running = new Set();

const run = (element, frames, timing) => {
  const animation = element.animate(frames, timing);
  running.add(animation);
  animation.finished.catch(() => {}).then(() => running.delete(animation));
  return animation;
};

const end = () => {
  for (const animation of running) animation.cancel();
  layer.replaceChildren();
};

const endAll = () => {
  end();
  for (const animation of document.querySelector(".final")?.getAnimations({ subtree: true }) ?? [])
    animation.finish();
};

const things = () => document.querySelectorAll("#root [data-thing]");
const placeOf = (element) => element.closest(PLACES)?.id;

// Where things lay before the page changed, and the colour of lit things. Both are read before
// anything changes, even before an animation ends, so that reading them costs no layout.
let old = null;
let loggedBefore = null;
let colour = null;
let waits = false; // what has changed since then has not been shown yet

// If the page is drawn again without an answer, as when the coach arrives, what moves neither ends
// nor is forgotten.
export const before = () => {
  if (waits) return;
  waits = true;
  const shown = table();
  loggedBefore = shown ? Number(shown.dataset.log) : null;
  old = new Map();
  if (shown && speed()) {
    for (const element of things()) {
      const { thing, count } = element.dataset;
      old.set(thing, { rect: element.getBoundingClientRect(), place: placeOf(element), count });
    }
    colour = getComputedStyle(layer).outlineColor;
  }
};

const middle = (rect) => [rect.x + rect.width / 2, rect.y + rect.height / 2];

const picture = (what, sign, element) => {
  const drawn = what === "card" && element?.querySelector(".plate");
  if (drawn) return drawn.cloneNode();
  const icon = document.createElement("i");
  icon.className = `icon icon-${what}`;
  icon.append(sign ?? "");
  return icon;
};

const lay = (element, { x, y, width, height }) => {
  const place = { position: "absolute", inset: `${y}px auto auto ${x}px`, margin: 0 };
  Object.assign(element.style, place, { width: `${width}px`, height: `${height}px` });
  layer.append(element);
};

// Moves something that lies over the page for no longer than that.
const over = (element, frames, timing) =>
  run(element, frames, timing).finished.then(
    () => element.remove(),
    () => {},
  );

// Moves a picture of the thing from one place to the other; the thing itself is already there.
const fly = ({ thing, what, sign, from, to, element, delay }) => {
  const shown = picture(what, sign, element);
  const isCard = shown.localName === "img";
  const [wide, high] = isCard ? CARD : [TOKEN, TOKEN];
  const ghost = document.createElement("div");
  ghost.className = isCard ? "ghost ghost-card" : "ghost";
  ghost.dataset.thing = thing;
  ghost.append(shown);
  layer.append(ghost);
  const at = (rect, size) => {
    const [x, y] = middle(rect);
    return `translate(${x - wide / 2}px, ${y - high / 2}px) scale(${size})`;
  };
  const fit = (rect) => (isCard ? Math.min(1.6, rect.width / wide, rect.height / high) : 1.5);
  over(
    ghost,
    [
      { transform: at(from, fit(from)), opacity: 1 },
      { transform: at(to, isCard ? fit(to) : 1), opacity: 1, offset: LANDED },
      { transform: at(to, isCard ? fit(to) : 1), opacity: 0 },
    ],
    { duration: FLIGHT * speed(), delay, easing: "ease-in-out", fill: "both" },
  );
};

// The card itself is not seen until what flies to it has landed. Nothing on the page is animated in
// its opacity or transformation: it would get a layer of its own, and the whole screen would be
// painted anew when that comes and when it goes.
const arrive = (element, delay) =>
  run(element, [{ "--arrived": 0 }, { "--arrived": 0 }], {
    delay: delay + LANDED * FLIGHT * speed(),
    duration: 1,
    fill: "backwards",
  });

// A ring round a number that has changed.
const pulse = ({ thing, rect }) => {
  const ring = document.createElement("div");
  ring.className = "ring";
  ring.dataset.thing = thing;
  lay(ring, rect);
  const frames = [
    { scale: 0.9, opacity: 1 },
    { scale: 1.3, opacity: 0 },
  ];
  over(ring, frames, { duration: 2 * FLIGHT * speed(), easing: "ease-out", fill: "forwards" });
};

const roll = () => {
  const dice = [...document.querySelectorAll("#birdfeeder [id^=die-]")];
  const places = dice.map((die) => die.getBoundingClientRect());
  for (const [number, die] of dice.entries()) {
    if (!places[number].width) continue;
    const rolling = die.cloneNode(true);
    rolling.removeAttribute("id");
    for (const button of rolling.querySelectorAll("button")) button.remove();
    lay(rolling, places[number]);
    const frames = [
      { rotate: "-200deg", scale: 0.7 },
      { rotate: "0deg", scale: 1 },
    ];
    over(rolling, frames, { duration: FLIGHT * speed(), easing: "ease-out" });
    arrive(die, 0);
  }
};

// It lies over the hand, where nearly every card that changes its place comes from or goes to.
const showsRoundEnd = () => Boolean(document.getElementById("round-end"));

// Whether a card has come to another place: seen there at once, it would vanish when it sets out.
export const cannotWait = () => {
  for (const element of old?.size && !showsRoundEnd() ? things() : []) {
    const was = old.get(element.dataset.thing)?.place;
    if (was && was !== placeOf(element)) return true;
  }
  return false;
};

// The moves that the page tells of and that have not been shown yet.
const told = (shown) => {
  const logged = Number(shown.dataset.log);
  if (loggedBefore === null || logged <= loggedBefore) return [];
  return JSON.parse(shown.dataset.moves ?? "[]").filter(([entry]) => entry >= loggedBefore);
};

const differing = (found) => {
  const flights = [];
  const counters = [];
  const isSeen = !showsRoundEnd();
  for (const [thing, element] of found) {
    const was = old.get(thing);
    if (!was) continue;
    if (isSeen && was.place && was.place !== placeOf(element))
      flights.push({ thing, what: "card", from: was.rect, element });
    if (was.count !== undefined && was.count !== element.dataset.count) counters.push(element);
  }
  return { flights, counters };
};

const show = (moves) => {
  const found = new Map();
  for (const element of things()) found.set(element.dataset.thing, element);
  const { flights, counters } = differing(found);
  for (const [, what, origin, to, sign] of moves) {
    const element = found.get(to);
    const from = old.get(origin)?.rect;
    if (from && element) flights.push({ thing: to, what, sign, from, element });
  }
  const seen = flights
    .slice(0, MOST)
    .map((flight) => ({ ...flight, to: flight.element.getBoundingClientRect() }))
    .filter(({ from, to }) => from.width && to.width);
  const rings = counters
    .map((element) => ({ thing: element.dataset.thing, rect: element.getBoundingClientRect() }))
    .filter(({ rect }) => rect.width);
  seen.forEach((flight, number) => {
    const delay = number * APART * speed();
    fly({ ...flight, delay });
    if (flight.what === "card" && old.get(flight.thing)?.place !== placeOf(flight.element))
      arrive(flight.element, delay);
  });
  for (const counter of rings) pulse(counter);
  if (moves.some(([, what]) => what === "roll")) roll();
  return seen.length ? FLIGHT * speed() : 0;
};

const light = (element, duration) => {
  const lit = { outlineStyle: "solid", outlineWidth: "3px", outlineOffset: "-3px" };
  const dark = { ...lit, outlineColor: "transparent" };
  colour ??= getComputedStyle(layer).outlineColor;
  const bright = { ...lit, outlineColor: colour };
  return run(element, [dark, { ...bright, offset: 0.15 }, { ...bright, offset: 0.8 }, dark], {
    duration,
  });
};

// A press on the thing has done nothing: the thing shakes or, where nothing moves, is ringed for as
// long. It comes from a press, which `before` and `after` know nothing of.
export const refuse = (pressed) => {
  const thing = pressed.matches(".hit") ? pressed.parentElement : pressed;
  if (!speed()) light(thing, REFUSED);
  else {
    const aside = [0, -1, 1, -1, 1, 0].map((way) => ({ translate: `${way * SHAKEN}px` }));
    run(thing, aside, { duration: REFUSED * speed(), easing: "ease-in-out" });
  }
};

// Shows what a lesson or the coach points at: the first place on the table that takes the answer.
const finger = document.createElement("div");
finger.className = "finger";
finger.setAttribute("aria-hidden", "true");
finger.hidden = true;
document.body.append(finger);

const point = () => {
  const way = table()?.dataset.point ?? "";
  const named = /^\d+$/.test(way) ? `[data-choice="${way}"]` : way && `#${way}`;
  const places = named ? document.querySelectorAll(`#root ${named}`) : [];
  const place = [...places].find(
    (each) => !each.closest(".folded, .drawer") && each.getClientRects().length,
  );
  finger.hidden = !place || Boolean(document.querySelector("dialog[open]"));
  if (finger.hidden) return;
  // On something small, such as a die, it stands at the lower edge, clear of the neighbours; on
  // something low and wide, at the corner; on something large, inside the corner, clear of the
  // words.
  const { x, y, width, height } = place.getBoundingClientRect();
  const half = finger.offsetWidth / 2;
  const isLow = height < 60;
  const across = isLow ? (width < 60 ? width / 2 : width) : width - half;
  const down = isLow ? height - 2 : height - 14;
  finger.style.translate = `${x + across - half}px ${y + down - half}px`;
};

addEventListener("resize", point);
addEventListener("scroll", point, { capture: true, passive: true });

const watch = watching({ run, light, speed });

const SOUNDS = { egg: "egg", card: "card", roll: "dice" };
let sounds = null;
let ended = showsRoundEnd();

const hear = (moves) => {
  const volume = root()?.dataset.sound;
  const ends = showsRoundEnd();
  const kinds = new Set(moves.map(([, what]) => SOUNDS[what]).filter(Boolean));
  if (ends && !ended) kinds.add("round");
  ended = ends;
  if (!volume || !kinds.size) return;
  const file = "static/sound.mjs";
  sounds ??= window.wingspanStart.script(file).catch(() => {
    sounds = null; // no network: tried again the next time
  });
  sounds.then((sound) => sound?.play(kinds, volume));
};

let voice = null;

// Lets birds sing one after the other (static/voice.mjs). If nobody asked for them and animations
// are off, only the first one sings.
export const sing = (birds, volume, unasked) => {
  const all = JSON.parse(birds);
  const sung = unasked && !speed() ? all.slice(0, 1) : all;
  voice ??= window.wingspanStart.script("static/voice.mjs").catch(() => {
    voice = null; // as above
  });
  voice.then((it) => it?.sing(sung, volume));
};

export const changed = () => watch.changed();

export const after = () => {
  waits = false;
  point();
  const shown = table();
  const moves = shown ? told(shown) : [];
  const isNews = shown && loggedBefore !== Number(shown.dataset.log);
  if (isNews || !shown || document.querySelector("dialog[open]")) end();
  if (isNews)
    for (const panel of document.querySelectorAll(".drawer, .drawer > .teaching"))
      panel.scrollTop = 0;
  hear(moves);
  if (document.querySelector("dialog[open]")) {
    watch.end();
    return;
  }
  const delay = isNews && old?.size ? show(moves) : 0;
  watch.after(delay);
};

const pressed = (event) => {
  if (watch.takes(event)) return;
  watch.endAt(event);
  endAll();
};

for (const input of ["pointerdown", "keydown"]) addEventListener(input, pressed, true);

point();
// Whoever sees the end of a round when the page opens has missed nothing that led to it.
if (showsRoundEnd()) watch.skip();
watch.after(APPEARING);
