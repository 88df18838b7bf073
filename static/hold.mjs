// Recognises a finger held still, for the whole page. On a bird it opens the bird's card, as the
// card's own "i" does. Elsewhere a "hold" event says where it is held; a listener that prevents its
// default takes it. What has been taken is not pressed as well when the finger is lifted.
const HELD = 450; // milliseconds
const SLACK = 10; // CSS pixels that a resting finger may stray
let timer = 0;
let start = null;
let taken = false;

const letGo = () => {
  clearTimeout(timer);
  start = null;
};

const cardOf = (target) => {
  const bird = target.closest(".space.bird, .card");
  if (!bird || bird.closest("dialog")) return null;
  return bird.querySelector("[data-do='card']");
};

const hold = ({ target, clientX, clientY, pointerType }) => {
  const card = cardOf(target);
  card?.click();
  const detail = { x: clientX, y: clientY, pointerType };
  taken =
    card !== null || !document.dispatchEvent(new CustomEvent("hold", { detail, cancelable: true }));
};

addEventListener("pointerdown", (event) => {
  letGo();
  taken = false;
  if (event.pointerType === "mouse" || !event.isPrimary) return;
  start = event;
  timer = setTimeout(hold, HELD, event);
});

addEventListener("pointermove", (event) => {
  if (start && Math.hypot(event.x - start.x, event.y - start.y) > SLACK) letGo();
});

addEventListener("pointerup", letGo);
addEventListener("pointercancel", letGo);

addEventListener(
  "click",
  (event) => {
    if (!taken || !event.isTrusted) return;
    taken = false;
    event.preventDefault();
    event.stopPropagation();
  },
  true,
);

addEventListener("contextmenu", (event) => {
  if (start || taken) event.preventDefault();
});
