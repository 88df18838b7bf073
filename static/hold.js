// A finger held on a bird holds its card up: the same as the card's own "i".
(() => {
  const HELD = 450; // milliseconds: before a sign on the card is explained
  const SLACK = 12; // CSS pixels that a resting finger may stray
  let timer = 0;
  let start = null;
  let held = false;
  const let_go = () => {
    clearTimeout(timer);
    start = null;
  };
  addEventListener("pointerdown", event => {
    let_go();
    held = false;
    if (event.pointerType === "mouse" || !event.isPrimary) return;
    const bird = event.target.closest(".space.bird, .card");
    const way = bird && !bird.closest("dialog")
      && bird.querySelector("[data-do='look'][data-value^='card=']");
    if (!way) return;
    start = event;
    timer = setTimeout(() => {
      document.dispatchEvent(new PointerEvent("pointercancel")); // it asks for nothing else
      way.click();
      held = true;
    }, HELD);
  });
  addEventListener("pointermove", event => {
    if (start && Math.hypot(event.x - start.x, event.y - start.y) > SLACK) let_go();
  });
  addEventListener("pointerup", let_go);
  addEventListener("pointercancel", let_go);
  // What the finger lets go of is not pressed.
  addEventListener("click", event => {
    if (!held || !event.isTrusted) return;
    held = false;
    event.preventDefault();
    event.stopPropagation();
  }, true);
  addEventListener("contextmenu", event => {
    if (start || held) event.preventDefault();
  });
})();
