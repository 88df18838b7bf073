// A double click answers once. A press at the place of the last one, or a key that is held down, does
// nothing if it would answer another question than the one that was on the screen when the finger
// first went down; the thing shakes. Presses in different places are as fast as they come.
import { refuse } from "./page.mjs";

const AGAIN = 500; // milliseconds after a press in which the next one may belong to it
const PLACE = 20; // CSS pixels that a finger strays between the two
// The commands that answer, or that put an answer in the same place.
const ANSWERS = "begin_with confirm_start doubt pick place repeat take_start tick_start".split(" ");
const THINGS = "[data-choice], [data-do], [type=submit]";

const answers = ({ dataset }) => "choice" in dataset || ANSWERS.includes(dataset.do);
const asked = () => document.getElementById("root")?.dataset.decision;
const deed = ({ dataset }) => [dataset.choice, dataset.do, dataset.with].join();

let down = null; // the finger on the screen: where, since when, over which question
let keyed = null; // the question over which a key went down
let last = null; // the last press that was passed on

const strikesAgain = (from, thing) =>
  last !== null &&
  Math.hypot(from.x - last.x, from.y - last.y) < PLACE &&
  (from.time - last.time <= AGAIN || from.time < last.done) &&
  (last.question !== asked() || last.deed !== deed(thing));

addEventListener(
  "pointerdown",
  ({ isPrimary, clientX: x, clientY: y, timeStamp: time }) => {
    if (isPrimary) down = { x, y, time, question: asked() };
  },
  true,
);

addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    if (!event.repeat) keyed = { question: asked() };
    else if (event.target.matches?.(THINGS) && answers(event.target)) event.preventDefault();
  },
  true,
);

// The space bar presses a button afterwards.
addEventListener("keyup", () => {
  setTimeout(() => {
    keyed = null;
  });
});

// Assistive technology presses things without a finger or a key, and is not held up.
addEventListener(
  "click",
  (event) => {
    if (!event.isTrusted) return;
    const finger = event.detail === 0 ? null : down;
    const from = event.detail === 0 ? keyed : down;
    down = null;
    const thing = event.target.closest?.(THINGS);
    if (!thing || !from || event.defaultPrevented) return;
    const isOther = from.question !== asked() || (finger && strikesAgain(finger, thing));
    if (isOther && answers(thing)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      refuse(thing);
    } else if (finger) {
      const { x, y } = finger;
      last = { x, y, time: event.timeStamp, done: 0, question: asked(), deed: deed(thing) };
    }
  },
  true,
);

// The answer has been given, and the next question is there.
addEventListener("click", () => {
  if (last) last.done ||= performance.now();
});
