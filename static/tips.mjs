// Explains the table: one small box for whatever has data-tip or data-entry, shown when the pointer
// rests on it, when it has the keyboard's focus, and when a finger is held on it (hold.mjs). Escape
// closes it. The page supplies its texts, escaped; the glossary holds those that never change.
const patience = 400; // milliseconds that the pointer rests
const grace = 250; // milliseconds to get from the thing to its box
const reach = 8; // pixels between a thing and its box
const settled = 24; // pixels from a press after which the pointer has moved on to something else
const explained = "[data-tip], [data-entry], [data-why]";

const box = document.createElement("div");
box.id = "tip";
box.setAttribute("role", "tooltip");
box.setAttribute("popover", "manual");
const aside = document.createElement("aside"); // everything on a page must lie inside a landmark
aside.append(box);
document.body.append(aside);

let subject = null; // what is explained, or is about to be
let open = false;
let timer = 0;

let written = ""; // what the box says, without its links
let read = ["", {}];
const glossary = () => {
  const texts = document.getElementById("glossary")?.dataset.texts ?? "{}";
  if (texts !== read[0]) read = [texts, JSON.parse(texts)];
  return read[1];
};

const textOf = (element) => {
  const own = element.dataset.tip ?? "";
  const always = glossary()[element.dataset.entry] ?? "";
  const text = [own, always].filter(Boolean).join("\n");
  return text || (element.dataset.why ? " " : "");
};

// The text, and the links to the full explanations.
const fill = (element) => {
  const ways = [
    ["w", "why", "about", element.dataset.why, "#why"],
    ["r", "rule", "page", element.dataset.entry, "#rules"],
  ]
    .filter(([, , , value]) => value)
    .map(([kind, command, field, value, label]) => {
      const link = document.createElement("a");
      const [name] = value.split("#");
      link.href = `#${kind}=${name}`;
      link.dataset.do = command;
      link.dataset.with = JSON.stringify({ [field]: name });
      link.textContent = glossary()[label] ?? "";
      link.addEventListener("click", hide);
      return link;
    });
  written = textOf(element);
  box.replaceChildren(written, ...ways);
};

const within = (x, y, { left, right, top, bottom }) =>
  x >= left - reach && x <= right + reach && y >= top - reach && y <= bottom + reach;

// What lies at a point and has an explanation, seen through the surfaces that take clicks.
const at = (x, y) => {
  const above = document.elementsFromPoint(x, y);
  const top = above[0];
  const hit = top?.closest(".hit");
  const under = hit ? hit.parentElement : top;
  for (const element of above) {
    if (element !== hit && !element.contains(top) && !under.contains(element)) continue;
    if (element.matches(explained) && textOf(element)) return element;
  }
  return null;
};

const describe = (element, on) => {
  const ids = new Set((element.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean));
  if (on) ids.add("tip");
  else ids.delete("tip");
  if (ids.size) element.setAttribute("aria-describedby", [...ids].join(" "));
  else element.removeAttribute("aria-describedby");
};

// What the box must not cover: the thing, or the whole row of a thing on the mat.
const extent = (element) => {
  const thing = element.getBoundingClientRect();
  const { left, right, width } = thing;
  const { top, bottom } = (element.closest(".spaces") ?? element).getBoundingClientRect();
  return { left, right, width, top, bottom };
};

// Places the box beside the thing, never on it: below if there is room, else above, else to a side.
// Under a finger, and where the answers are below, above comes first.
const place = (thing, up) => {
  const gap = 6;
  const { innerWidth: width, innerHeight: height } = window;
  const { offsetWidth: w, offsetHeight: h } = box;
  const across = Math.max(gap, Math.min(thing.left + thing.width / 2 - w / 2, width - w - gap));
  const down = Math.max(gap, Math.min(thing.top, height - h - gap));
  let [left, top] = [across, Math.max(gap, thing.top - h - gap)];
  const fits = thing.top - gap - h >= 0;
  if (up && fits) top = thing.top - gap - h;
  else if (thing.bottom + gap + h <= height) top = thing.bottom + gap;
  else if (!fits) {
    top = down;
    left = thing.right + gap + w <= width ? thing.right + gap : Math.max(gap, thing.left - w - gap);
  }
  box.style.setProperty("left", `${left}px`);
  box.style.setProperty("top", `${top}px`);
};

const hide = () => {
  clearTimeout(timer);
  watcher.disconnect();
  if (subject) describe(subject, false);
  subject = null;
  if (open) box.hidePopover?.();
  open = false;
};

const prepare = (element) => {
  if (subject !== element) {
    hide();
    subject = element;
    describe(element, true);
  }
  fill(element);
};

const show = (element, underFinger = false) => {
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom < 0 || top > innerHeight) return; // scrolled away meanwhile
  prepare(element);
  if (!open) box.showPopover?.();
  open = true;
  place(extent(element), underFinger || element.matches("[data-tip-press]"));
  watcher.observe(document.getElementById("app"), {
    subtree: true,
    childList: true,
    attributeFilter: ["data-tip"],
  });
};

const wait = (milliseconds, act) => {
  clearTimeout(timer);
  timer = setTimeout(act, milliseconds);
};

// Where a mouse rests, unless it was pressed there: then nothing opens until it has moved on.
let resting = null;
let pressed = null;
const press = (point) => {
  pressed = point;
  resting = null;
  document.documentElement.toggleAttribute("data-pressed", Boolean(point));
};

const look = () => {
  const found = resting && at(resting.x, resting.y);
  if (found) show(found);
  else if (open) hide();
};

// When the table has changed, what was explained may be gone, or say something else.
const watcher = new MutationObserver(() => {
  if (subject?.isConnected && textOf(subject) === written) return;
  hide();
  wait(patience, look);
});

document.addEventListener("pointermove", (event) => {
  if (event.pointerType === "touch") return;
  const { clientX: x, clientY: y } = event;
  if (pressed && Math.hypot(x - pressed.x, y - pressed.y) < settled) return;
  if (pressed) press(null);
  resting = { x, y };
  if (open && within(x, y, box.getBoundingClientRect())) {
    clearTimeout(timer);
    return;
  }
  wait(open ? grace : patience, look);
});

document.addEventListener("pointerleave", () => {
  resting = null;
  if (open) wait(grace, hide);
});

document.addEventListener(
  "pointerdown",
  (event) => {
    if (!box.contains(event.target)) hide();
    if (event.pointerType !== "touch") press({ x: event.clientX, y: event.clientY });
  },
  true,
);

document.addEventListener("hold", (event) => {
  const { x, y, pointerType } = event.detail;
  const found = pointerType === "touch" && at(x, y); // a resting pen has opened it already
  if (!found) return;
  event.preventDefault();
  show(found, true);
});

document.addEventListener("dragstart", hide);

document.addEventListener(
  "click",
  (event) => {
    const button = event.target.closest?.("[data-tip-press]");
    if (button) show(button);
  },
  true,
);

document.addEventListener("focusin", (event) => {
  const found = event.target.closest?.(explained);
  if (!found?.contains(event.target) || !event.target.matches(":focus-visible")) return;
  if (found !== event.target || !textOf(found)) return;
  prepare(found);
  wait(patience, () => show(found));
});

// A link in the box may take the focus: it is pressed next.
document.addEventListener("focusout", ({ target, relatedTarget }) => {
  const its = subject === target || box.contains(target);
  if (its && !box.contains(relatedTarget)) hide();
});

const scrolled = ({ target }) => open && target.contains(subject) && hide();
document.addEventListener("scroll", scrolled, { capture: true, passive: true });

window.addEventListener(
  "keydown",
  (event) => {
    resting = null; // a player at the keyboard does not mean what lies under the pointer
    if (event.key !== "Escape" || !open) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    hide();
  },
  true,
);
