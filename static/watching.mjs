// Plays back another player's turn where it happened: the small mat grows over the player's own,
// the steps are told one after the other with what they touch lit, and the mat returns to its
// place. It can be paused and stepped back; any other press or key ends it. The markup comes from
// wingspan/ui/table/playback.py.
const WHOLE = 2000; // milliseconds, all steps together
const LEAST = 600; // milliseconds of a step, at least
const GROWING = 220;
const WIDEST = 680; // pixels

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

  const place = (shown) => {
    const table = document.querySelector("#board") ?? document.querySelector("#middle");
    const { x, y, width, height } = table?.getBoundingClientRect() ?? { width: 0 };
    if (!width || !height) return false;
    const wide = Math.min(width - 8, WIDEST);
    const ribbon = document.querySelector("#prompt").getBoundingClientRect();
    const below = ribbon.y > y && ribbon.x < x + width ? ribbon.y : innerHeight;
    const tall = Math.max(height, below - y) - 8;
    shown.style.left = `${x + (width - wide) / 2}px`;
    shown.style.top = `${y + 4}px`;
    shown.style.width = `${wide}px`;
    shown.style.maxHeight = `${tall}px`;
    shown.style.setProperty("--tall", `${tall}px`);
    return true;
  };

  const away = () => {
    const from = small(stage.querySelector(".watch-turn").dataset.seat)?.getBoundingClientRect();
    const to = stage.getBoundingClientRect();
    if (!from?.width || !to.width) return { opacity: 0 };
    const [dx, dy] = [from.x - to.x, from.y - to.y];
    const size = from.width / to.width;
    return { transform: `translate(${dx}px, ${dy}px) scale(${size})`, opacity: 0.4 };
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

  const end = () => {
    clearTimeout(timer);
    timer = 0;
    darken();
    if (!stage) return;
    const inside = stage.contains(document.activeElement);
    stage.remove();
    stage = null;
    if (inside) document.getElementById("question")?.focus({ preventScroll: true });
  };

  const leave = () => {
    clearTimeout(timer);
    timer = 0;
    darken();
    const shown = stage;
    run(shown, [{}, away()], { duration: GROWING, easing: "ease-in" }).finished.then(
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
    if (speed()) run(stage, [away(), {}], { duration: GROWING, easing: "ease-out" });
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

  return {
    // Called after the page has changed: plays a turn that has not been played yet. A turn that is
    // being watched goes on, whatever else came onto the page.
    after: (delay) => {
      const name = strip()?.dataset.playback;
      say(name !== played);
      if (name && name === played) return;
      end();
      if (!name) return;
      played = name;
      if (!speed()) return;
      timer = setTimeout(() => start(false), delay);
    },
    // Whether that input is for the playback, and so does not end it.
    takes: ({ target, key }) => Boolean(stage?.contains(target)) && key !== "Escape",
    end,
  };
};
