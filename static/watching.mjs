// Plays back other players' turns where they are seen: in the place of the drawer or, where that is
// not beside the mat, as a band in the place of the question. Never over the player's own mat. The
// steps are told one after the other with what they touch lit. It can be paused and stepped back; any
// other press or key ends it. Until then the question and the end of a round wait, unseen: one
// message at a time. The markup comes from wingspan/ui/table/log.py.
const WHOLE = 2000; // milliseconds, all steps together
const LEAST = 600; // milliseconds of a step, at least
const GROWING = 220;
const LATEST = 300; // after which it begins if nothing that moves has begun it

const html = document.documentElement;
const strip = () => document.getElementById("playback");

// `run` animates an element, `light` draws a ring round it for a time, `speed` returns 0 if nothing
// is to move.
export const watching = ({ run, light, speed }) => {
  // The last turn of a game resumed here has been watched before; that of a game from a link has
  // not.
  const resumed = strip()?.dataset.resumed !== undefined;
  let played = resumed ? strip().dataset.playback : undefined;
  let stage = null;
  let at = 0;
  let pace = 0;
  let timer = 0;
  let rings = [];

  // A message that arrives together with its region is not read out, so it is put there once more.
  const known = new WeakSet();
  const say = (isNew) => {
    const region = strip()?.querySelector("[role=status]");
    if (!region || known.has(region)) return;
    known.add(region);
    if (!isNew) return;
    const message = region.textContent;
    region.textContent = "";
    setTimeout(() => {
      region.textContent ||= message;
    }, 150);
  };

  const stepsOf = (shown) => [...shown.querySelectorAll(".played-step")];

  const small = (seat) =>
    document.querySelector(`#rival-${seat} .mini`) ??
    document.querySelector("#automa .automa-card");

  // Copies the mat of the turn's owner from beside the table, once.
  const bringMat = (turn) => {
    if (turn.querySelector(".mini, .copied")) return;
    const copy = small(turn.dataset.seat)?.cloneNode(true);
    if (!copy) return;
    for (const element of [copy, ...copy.querySelectorAll("[id]")]) element.removeAttribute("id");
    copy.classList.add("copied");
    turn.querySelector(".watch-title").after(copy);
  };

  const boxOf = (id) => {
    const box = document.getElementById(id)?.getBoundingClientRect();
    return box?.width && box.height ? box : null;
  };

  // Beside the mat the drawer is a column, and unseen meanwhile; on a phone it is as wide as all the
  // rest.
  const place = (shown) => {
    const [drawer, ribbon, side] = ["drawer", "prompt", "side"].map(boxOf);
    if (!ribbon) return false;
    const isBand = !drawer || drawer.width > 0.6 * ribbon.width;
    const where = isBand ? ribbon : drawer;
    shown.classList.toggle("band", isBand);
    shown.style.left = `${where.x + scrollX}px`;
    shown.style.width = `${where.width}px`;
    shown.style.top = `${where.y + scrollY}px`;
    if (side) shown.style.maxHeight = `${side.bottom - where.y}px`;
    return true;
  };

  const ring = (element, duration) => element && rings.push(light(element, duration));

  const darken = () => {
    for (const animation of rings) animation.cancel();
    rings = [];
  };

  const show = (number) => {
    at = number;
    const steps = stepsOf(stage);
    const step = steps[at];
    const turn = step.closest(".watch-turn");
    for (const other of stage.querySelectorAll(".watch-turn")) other.hidden = other !== turn;
    for (const other of steps) other.classList.toggle("now", other === step);
    step.parentElement.scrollTop = step.offsetTop - step.parentElement.offsetTop - 4;
    stage.querySelector("[data-watch=back]").disabled = at === 0;
    darken();
    const whole = timer ? pace : 60_000;
    for (const id of step.dataset.lights.split(" ").filter(Boolean))
      ring(document.getElementById(id), whole);
    for (const bird of step.dataset.birds.split(" ").filter(Boolean))
      ring(turn.querySelector(`.mini [data-bird="${CSS.escape(bird)}"]`), whole);
  };

  const next = () => {
    const last = at + 1 >= stepsOf(stage).length;
    if (last) leave();
    else go(at + 1);
  };

  const go = (number) => {
    clearTimeout(timer);
    timer = setTimeout(next, pace);
    show(number);
  };

  const pause = () => {
    clearTimeout(timer);
    timer = 0;
    stage.classList.add("paused");
    show(at);
  };

  // What waited is seen; while a press goes on, only once that has done what it does.
  let pressing = false;
  const reveal = () => {
    if (!pressing && !stage && !timer) delete html.dataset.watching;
  };

  const end = () => {
    clearTimeout(timer);
    timer = 0;
    darken();
    const inside = stage?.contains(document.activeElement);
    stage?.remove();
    stage = null;
    reveal();
    if (inside) document.getElementById("question")?.focus({ preventScroll: true });
  };

  const leave = () => {
    clearTimeout(timer);
    timer = 0;
    darken();
    const shown = stage;
    run(shown, [{}, { opacity: 0 }], { duration: GROWING, easing: "ease-in" }).finished.then(
      () => shown === stage && end(),
      () => {},
    );
  };

  const start = (paused) => {
    end();
    const shown = strip()?.querySelector(".watch")?.cloneNode(true);
    const steps = shown ? stepsOf(shown) : [];
    if (!steps.length || !shown.showPopover || !place(shown)) return;
    stage = shown;
    document.body.append(stage); // its own place in the page may be a tab that is not shown
    for (const turn of stage.querySelectorAll(".watch-turn")) bringMat(turn);
    pace = Math.max(LEAST, WHOLE / steps.length) * (speed() || 1);
    stage.classList.remove("paused");
    stage.showPopover();
    if (paused) pause();
    else go(0);
    html.dataset.watching = stage.classList.contains("band") ? "" : "beside";
    if (speed()) run(stage, [{ opacity: 0 }, {}], { duration: GROWING, easing: "ease-out" });
  };

  const steer = {
    again: () => start(!speed()),
    back: () => {
      pause();
      if (at > 0) show(at - 1);
    },
    pause: () => {
      if (!stage.classList.contains("paused")) {
        pause();
        return;
      }
      stage.classList.remove("paused");
      if (at + 1 < stepsOf(stage).length) go(at + 1);
      else end();
    },
    skip: end,
  };

  document.addEventListener("click", ({ target }) => {
    const does = target.closest?.("[data-watch]")?.dataset.watch;
    if (does) steer[does]();
  });
  addEventListener("resize", end);

  // Whether there is a turn that has not been played back, and is going to be.
  const isDue = () => {
    const name = strip()?.dataset.playback;
    return (
      Boolean(name) && name !== played && speed() > 0 && !document.querySelector("dialog[open]")
    );
  };

  const after = (delay) => {
    const name = strip()?.dataset.playback;
    say(name !== played);
    if (name && name === played) return;
    end();
    if (!name) return;
    played = name;
    if (!speed()) return;
    html.dataset.watching = "";
    timer = setTimeout(() => start(false), delay);
  };

  return {
    // Called as soon as the page has changed, before it is painted: what waits is not even seen for
    // a moment. Where nothing moves on that page, the playback begins all the same.
    changed: () => {
      if (!isDue()) return;
      html.dataset.watching = "";
      setTimeout(() => (isDue() ? after(0) : reveal()), LATEST);
    },
    // Called after the page has changed: plays a turn that has not been played yet. A turn that is
    // being watched goes on, whatever else came onto the page.
    after,
    // Whether that input is for the playback, and so does not end it.
    takes: ({ target, key }) => Boolean(stage?.contains(target)) && key !== "Escape",
    // Ends it at an input. The keys that would answer the end of a round, which nobody has seen yet,
    // only show it.
    endAt: (event) => {
      const waits = html.dataset.watching !== undefined;
      if (waits && event.type === "pointerdown") {
        pressing = true;
        const over = () =>
          setTimeout(() => {
            pressing = false;
            reveal();
          });
        const ways = { once: true, capture: true };
        for (const way of ["pointerup", "pointercancel"]) addEventListener(way, over, ways);
      }
      const isUnseen = waits && document.getElementById("round-end");
      if (isUnseen && ["Enter", " ", "Escape"].includes(event.key)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      end();
    },
    end,
    // Takes what is there for played back.
    skip: () => {
      played = strip()?.dataset.playback;
    },
  };
};
