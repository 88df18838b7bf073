// Checks every text and icon of the page and reports those that cannot be seen or read whole.
// The page evaluates it as one function; see e2e/walking.py.
() => {
  const SLACK = 1.5; // tolerance at edges, in CSS pixels
  const LEAST_TYPE = 11; // CSS pixels
  // Over other things, until the pointer or the focus goes on.
  const UNFOLDED = ".folds > .options:focus-within, .drawer:is(:hover, :focus-within), .card:focus-within";
  const FADED = "[data-scrolls], .scrolls";
  const said = (node) => (node.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
  const styles = new Map();
  const style = (e) => {
    if (!styles.has(e)) styles.set(e, getComputedStyle(e));
    return styles.get(e);
  };
  const boxes = new Map();
  const box = (e) => {
    if (!boxes.has(e)) boxes.set(e, e.getBoundingClientRect());
    return boxes.get(e);
  };
  const name = (e) => {
    const one = (x) => x.localName + (x.id ? `#${x.id}` : "") +
      [...x.classList].slice(0, 2).map((c) => `.${c}`).join("");
    const above = e.parentElement?.closest("[class]");
    return `${above ? `${one(above)} > ` : ""}${one(e)}`;
  };

  // What clips: the padding box, by axis, and whether one can scroll to the rest and can tell so.
  // A text clamped to a number of lines ends in an ellipsis if there is more of it.
  const fades = (e, axis) => {
    const mask = style(e).maskImage;
    return mask !== "none" && /to (left|right)/.test(mask) === (axis === "x");
  };
  // So does a person's name, which may be long and is told in full nearby.
  const dotted = (e) => style(e).textOverflow === "ellipsis" &&
    e.matches(".who, .mat-owner, .rival-name, .place-name, .podium-name, .running th");
  const says = (e, axis) =>
    style(e).webkitLineClamp !== "none" || dotted(e) ||
    e.matches(FADED) || fades(e, axis) ||
    (axis === "y" && (e.closest("dialog") !== null || style(e).scrollbarWidth !== "none"));
  const clips = new Map();
  const clip = (e) => {
    if (!clips.has(e)) {
      const s = style(e);
      const [x, y] = [s.overflowX !== "visible", s.overflowY !== "visible"];
      const paints = /paint|strict|content/.test(s.contain);
      const room = box(e);
      clips.set(e, !(x || y || paints) || s.display === "inline" || s.display === "contents" ? null : {
        x: x || paints, y: y || paints,
        left: room.left + e.clientLeft, right: room.left + e.clientLeft + e.clientWidth,
        top: room.top + e.clientTop, bottom: room.top + e.clientTop + e.clientHeight,
        leftmost: e.scrollLeft <= 0, topmost: e.scrollTop <= 0,
        rollsX: dotted(e) || (/auto|scroll/.test(s.overflowX) && e.scrollWidth > e.clientWidth + 1),
        rollsY:
          (/auto|scroll/.test(s.overflowY) || s.webkitLineClamp !== "none") &&
          e.scrollHeight > e.clientHeight + 1,
        hidden: e.clientWidth <= 2 || e.clientHeight <= 2,
      });
    }
    return clips.get(e);
  };
  const root = document.documentElement;
  const page = {
    x: true, y: true, left: 0, right: innerWidth, top: 0, bottom: innerHeight,
    rollsX: false, rollsY: root.scrollHeight > innerHeight + 1 && !/hidden|clip/.test(style(root).overflowY),
    hidden: false,
  };

  // Returns how an element is cut (`how`), `silent` if it is hidden altogether, or the part in sight (`seen`).
  const cut = (e, rect, slack) => {
    const seen = { left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom };
    const fixed = { found: false };
    for (let at = e; at; at = at.parentElement) {
      if (at === document.body || at === root) continue;
      if (style(at).clipPath === "inset(50%)") return { silent: true };
      const by = clip(at);
      if (by?.hidden) return { silent: true };
      if (by) {
        const found = against(by, seen, slack, at);
        if (found) return found;
      }
      if (style(at).position === "fixed" || at.matches("dialog:modal")) { fixed.found = true; }
    }
    const found = against(fixed.found ? { ...page, rollsY: false } : page, seen, slack, root);
    return found ?? { seen };
  };
  const against = (by, seen, slack, at) => {
    const over = {
      left: by.x ? by.left - seen.left : 0, right: by.x ? seen.right - by.right : 0,
      top: by.y ? by.top - seen.top : 0, bottom: by.y ? seen.bottom - by.bottom : 0,
    };
    for (const side of ["left", "right", "top", "bottom"]) {
      const across = side === "left" || side === "right";
      if (over[side] <= (across ? slack.x : slack.y)) continue;
      // Nothing scrolls to what lies before its beginning, as centred lines do that are too many.
      const before = (side === "left" && by.leftmost) || (side === "top" && by.topmost);
      const rolls = !before && (across ? by.rollsX : by.rollsY);
      const shows = at === root || says(at, across ? "x" : "y");
      if (!rolls) return { how: `cut ${Math.round(over[side])} px ${side} by ${at === root ? "the window" : name(at)}` };
      if (!shows) return { how: `in ${name(at)}, which scrolls and does not say so` };
    }
    if (by.x) { seen.left = Math.max(seen.left, by.left); seen.right = Math.min(seen.right, by.right); }
    if (by.y) { seen.top = Math.max(seen.top, by.top); seen.bottom = Math.min(seen.bottom, by.bottom); }
    // Where a scrolled box shows no more of it than the tolerance, it is out of sight.
    return seen.right - seen.left <= SLACK || seen.bottom - seen.top <= SLACK ? { silent: true } : null;
  };

  // What lies over a point and paints there. Transparent elements cover nothing.
  const clear = (colour) => colour === "transparent" || /(?:^rgba.*,|\/)\s*0\)$/.test(colour);
  const paints = (e) => {
    if (e.closest(".plate")) return false; // birds stand free: most of their box is air
    if (e.localName !== "svg" && e.closest("svg")) return true;
    const s = style(e);
    return !clear(s.backgroundColor) || s.backgroundImage !== "none";
  };
  const faint = (e) => {
    for (let at = e; at; at = at.parentElement) if (Number(style(at).opacity) < 0.05) return true;
    return false;
  };
  // A raised sheet may hide what lies wholly behind it, but must not cut anything in half.
  const SHEETS = "[role=dialog], dialog, .rises, .several, .rising";
  // A sticky foot may cover what scrolls under it, if the content fades out before it.
  const underFoot = (e, hit) => {
    for (let at = hit; at; at = at.parentElement)
      if (style(at).position === "sticky" && !at.contains(e) && at.parentElement.contains(e))
        return getComputedStyle(at, "::before").backgroundImage !== "none";
    return false;
  };
  // What passes covers things until it is gone: another's turn that is played back, though not the
  // mat, and an explanation, though not what it explains.
  const passes = (e, hit) => {
    if (hit.closest(".watch")) return !e.closest("#board");
    return hit.closest("#tip") && !document.querySelector("[aria-describedby~=tip]")?.contains(e);
  };
  const within = (a, b) =>
    a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  // The card that something is printed on, if it lies beyond that card's edge.
  // What is painted behind a text, unless that has a place of its own: it stands within it.
  const behind = (e) => {
    for (let at = e; at && at !== document.body; at = at.parentElement) {
      const s = style(at);
      if (paints(at) && s.display !== "inline") return at;
      if (/absolute|fixed/.test(s.position)) return null;
    }
    return null;
  };
  const leaves = (e, seen, ground = null) => {
    const face = e.closest(".face") ?? e.closest(".needs")?.closest(".card") ?? ground;
    return face && !within(seen, box(face)) ? face : null;
  };
  const covered = (e, seen, y = (seen.top + seen.bottom) / 2) => {
    const inset = Math.min(3, (seen.right - seen.left) / 4);
    const wide = seen.right - seen.left;
    const xs = wide < 12 ? [seen.left + wide / 2] : [seen.left + inset, seen.right - inset];
    if (wide > 120) xs.push(seen.left + wide / 2);
    const own = (hit) => hit === e || e.contains(hit) || hit.contains(e);
    for (const x of xs) {
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      const first = document.elementFromPoint(x, y);
      if (first === null || own(first)) continue;
      for (const hit of document.elementsFromPoint(x, y)) {
        if (own(hit)) break;
        if (!paints(hit) || faint(hit) || underFoot(e, hit)) continue;
        if (passes(e, hit)) return "";
        if (hit.closest(`.card.picked, .notices, ${UNFOLDED}`)) return ""; // until put away
        for (let sheet = hit.closest(SHEETS); sheet; sheet = sheet.parentElement?.closest(SHEETS))
          if (!sheet.contains(e) && within(seen, box(sheet))) return "";
        return name(hit);
      }
    }
    return null;
  };

  const MODAL = document.querySelector("dialog:modal");
  const faults = [];
  const things = [];
  const tell = (what, e, text, how) => {
    const { left, top, width, height } = box(e);
    faults.push({ what, where: name(e), text, how, box: [left, top, width, height] });
  };
  const visible = (e) =>
    e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && (!MODAL || MODAL.contains(e));

  // Texts, line by line, and whether their words are broken.
  const BREAKS = /[\s\u00a0\u200b\u2009\u202f]+|(?<=[-\u2010\u2013\u2014\/\u00ad])/u;
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const e = node.parentElement;
    if (!node.data.trim() || /^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE|OPTION|TEXTAREA|TITLE)$/i.test(e.localName)) continue;
    if (e.closest("select, svg, .sr, .icon, .ghost") || !visible(e)) continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((r) => r.width > 0.5 && r.height > 0.5);
    if (!lines.length) continue;
    const size = Number.parseFloat(style(e).fontSize);
    let shown = false;
    for (const line of lines) {
      // The ink does not reach the top or the bottom of the line's box.
      const air = Math.max(SLACK, 0.22 * line.height);
      const result = cut(e, line, { x: SLACK, y: air });
      if (result.how) { tell("cut", e, said(node), result.how); shown = true; break; }
      if (result.silent) continue;
      shown = true;
      const [top, bottom] = [line.top + 0.15 * line.height, line.bottom - 0.15 * line.height];
      const face = leaves(e, { ...result.seen, top: Math.max(top, result.seen.top),
        bottom: Math.min(bottom, result.seen.bottom) }, behind(e));
      if (face) { tell("spills", e, said(node), `out of ${name(face)}`); break; }
      // Of a line that is scrolled half out, only the part with ink counts.
      const ink = { ...result.seen, top: Math.max(result.seen.top, line.top + 0.2 * line.height),
        bottom: Math.min(result.seen.bottom, line.bottom - 0.2 * line.height) };
      if (ink.bottom - ink.top < 3) continue;
      const over = covered(e, ink);
      if (over === "") continue;
      if (over) { tell("covered", e, said(node), `under ${over}`); break; }
      things.push({ e, text: said(node), box: ink, whole: line });
    }
    if (!shown) continue;
    for (const frame of [e.closest("kbd"), e.closest("button, summary, .option")]) {
      const spills = frame && lines.find((line) =>
        line.right > box(frame).right + SLACK || line.left < box(frame).left - SLACK);
      if (spills && !frame.matches(".hit") && !dotted(e)) tell("spills", e, said(node), `out of ${name(frame)}`);
    }
    if (size < LEAST_TYPE - 0.01) tell("small", e, said(node), `type of ${size} px`);
    if (lines.length < 2) continue;
    // A hyphen drawn at the end of a line belongs to the first letter of the next one.
    const topOf = (letter) => {
      range.setStart(node, letter);
      range.setEnd(node, letter + 1);
      return [...range.getClientRects()].at(-1)?.top ?? Number.NaN;
    };
    let from = 0;
    for (const word of node.data.split(BREAKS)) {
      const start = node.data.indexOf(word, from);
      if (word.length < 2) continue;
      from = start + word.length;
      const [first, last] = [start, start + word.replace(/\u00ad$/, "").length - 1].map(topOf);
      if (Math.abs(last - first) > size / 2) tell("broken", e, word, "broken within the word");
    }
  }

  // Icons and pictures of birds. A picture's own frame may cut it on purpose, nothing else may.
  for (const e of document.querySelectorAll("svg, img, .icon")) {
    if (e.matches("svg svg, .sr *, .plate, .tree, .tally-bar, .chart *, .sprite") || e.closest(".sr, .ghost") || !visible(e)) continue;
    const rect = box(e);
    if (rect.width < 2 || rect.height < 2) continue;
    const air = { x: Math.max(SLACK, 0.1 * rect.width), y: Math.max(SLACK, 0.1 * rect.height) };
    const result = cut(e, rect, air);
    const label = e.getAttribute("aria-label") ?? e.querySelector("title")?.textContent ?? e.getAttribute("class") ?? "";
    if (result.how) tell("cut", e, label, result.how);
    if (!result.seen) continue;
    const face = leaves(e, result.seen);
    if (face) tell("spills", e, label, `out of ${name(face)}`);
    // What is scrolled half out is looked at where its middle is, if that is in sight.
    const [across, down] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
    const { seen } = result;
    if (across < seen.left + 1 || across > seen.right - 1) continue;
    if (down < seen.top + 1 || down > seen.bottom - 1) continue;
    const over = covered(e, seen, down);
    if (over === "") continue;
    if (over) tell("covered", e, label, `under ${over}`);
    else things.push({ e, text: label, icon: true, whole: rect, box: { left: result.seen.left + 1, right: result.seen.right - 1,
      top: result.seen.top + 1, bottom: result.seen.bottom - 1 } });
  }

  // Things that overlap although neither paints a background.
  things.sort((a, b) => a.box.top - b.box.top);
  for (let one = 0; one < things.length; one += 1) {
    for (let other = one + 1; other < things.length; other += 1) {
      const [a, b] = [things[one], things[other]];
      if (b.box.top >= a.box.bottom - SLACK) break;
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - b.box.top;
      if (wide <= 2 || high <= 2 || a.e.contains(b.e) || b.e.contains(a.e)) continue;
      if (a.e.closest(UNFOLDED) !== b.e.closest(UNFOLDED)) continue;
      // Icons of a kind may overlap like coins as long as most of each is visible, or would be if
      // they were not scrolled half out.
      const least = Math.min(...[a, b].map(({ box }) => (box.right - box.left) * (box.bottom - box.top)));
      const all = Math.min(...[a, b].map(({ whole }) => whole.width * whole.height));
      const over = wide * (Math.min(a.whole.bottom, b.whole.bottom) - Math.max(a.whole.top, b.whole.top));
      const alike = a.e.parentElement === b.e.parentElement;
      if (alike && (wide * high < 0.6 * least || (a.icon && b.icon && over < 0.6 * all))) continue;
      // So may the key on the corner of its thing.
      if ([a, b].some(({ e }) => e.matches(".hit > kbd")) && wide * high < 0.4 * least) continue;
      if (underFoot(a.e, b.e) || underFoot(b.e, a.e)) continue;
      if (a.e.closest("#tip") !== b.e.closest("#tip") && (passes(a.e, b.e) || passes(b.e, a.e))) continue;
      tell("crossed", a.e, a.text, `with "${b.text}" of ${name(b.e)}`);
    }
  }

  // In a dialog, fields below each other end where the dialog's content ends.
  for (const form of MODAL?.querySelectorAll("form") ?? []) {
    const [pads, room] = [style(MODAL), box(MODAL)];
    const end = room.right - Number.parseFloat(pads.paddingRight) - Number.parseFloat(pads.borderRightWidth);
    const fields = [...form.querySelectorAll("input[type=text], select, textarea")].filter(visible);
    for (const field of fields) {
      const beside = [...form.querySelectorAll("input, select, textarea, button")].some(
        (e) => e !== field && visible(e) && box(e).left >= box(field).right && box(e).top < box(field).bottom && box(e).bottom > box(field).top);
      const short = end - box(field).right;
      if (!beside && short > 24) tell("short", field, field.id, `ends ${Math.round(short)} px before its dialog`);
    }
  }

  // What the coach writes on a thing (an ::after, which is no element) hides nothing that is read.
  const signs = [];
  for (const e of document.querySelectorAll("[data-hint]")) {
    const after = getComputedStyle(e, "::after");
    if (after.content === "none" || after.display === "none" || !visible(e) || !box(e).width) continue;
    let frame = e;
    while (style(frame).position === "static") frame = frame.parentElement;
    const [left, top] = [box(frame).left + frame.clientLeft, box(frame).top + frame.clientTop];
    const at = { left: left + Number.parseFloat(after.left), top: top + Number.parseFloat(after.top) };
    const rect = { ...at, width: Number.parseFloat(after.width), height: Number.parseFloat(after.height) };
    rect.right = rect.left + rect.width;
    rect.bottom = rect.top + rect.height;
    const result = cut(e, rect, { x: SLACK, y: SLACK });
    const text = after.content;
    if (result.how) tell("cut", e, text, result.how);
    if (!result.seen || covered(e, result.seen) === "") continue;
    for (const thing of [...things, ...signs]) {
      if (passes(e, thing.e)) continue;
      const wide = Math.min(rect.right, thing.box.right) - Math.max(rect.left, thing.box.left);
      const high = Math.min(rect.bottom, thing.box.bottom) - Math.max(rect.top, thing.box.top);
      const size = (thing.box.right - thing.box.left) * (thing.box.bottom - thing.box.top);
      if (wide <= 1 || high <= 1 || (thing.icon && wide * high < 0.2 * size)) continue;
      tell("marked", e, text, `over "${thing.text}" of ${name(thing.e)}`);
    }
    signs.push({ e, text, box: rect });
  }

  // Words that lie on a bird's picture: where it has ink, they need a ground of their own.
  const MASK = 48;
  const inks = new Map();
  const ink = (picture) => {
    if (!inks.has(picture)) {
      const canvas = document.createElement("canvas");
      const { naturalWidth: wide, naturalHeight: high } = picture;
      canvas.width = MASK;
      canvas.height = Math.max(1, Math.round((MASK * high) / wide));
      const context = canvas.getContext("2d", { willReadFrequently: true });
      context.drawImage(picture, 0, 0, canvas.width, canvas.height);
      inks.set(picture, context.getImageData(0, 0, canvas.width, canvas.height));
    }
    return inks.get(picture);
  };
  const onInk = (rect, picture) => {
    const whole = box(picture);
    const pads = style(picture);
    const [l, r, t, b] = ["Left", "Right", "Top", "Bottom"].map((side) => Number.parseFloat(pads[`padding${side}`]));
    const [wide, high] = [whole.width - l - r, whole.height - t - b];
    const scale = Math.min(wide / picture.naturalWidth, high / picture.naturalHeight);
    const [x, y] = pads.objectPosition.split(" ").map((part) => Number.parseFloat(part) / 100);
    const left = whole.left + l + (wide - picture.naturalWidth * scale) * x;
    const top = whole.top + t + (high - picture.naturalHeight * scale) * y;
    const { data, width, height } = ink(picture);
    let [hit, all] = [0, 0];
    for (let at = rect.left; at < rect.right; at += 2) {
      for (let down = rect.top; down < rect.bottom; down += 2) {
        all += 1;
        const column = Math.floor(((at - left) / (picture.naturalWidth * scale)) * width);
        const row = Math.floor(((down - top) / (picture.naturalHeight * scale)) * height);
        if (column < 0 || row < 0 || column >= width || row >= height) continue;
        if (data[(row * width + column) * 4 + 3] > 100) hit += 1;
      }
    }
    return all ? hit / all : 0;
  };
  const grounded = (e, top) => {
    for (let at = e; at && at !== top; at = at.parentElement) if (!clear(style(at).backgroundColor)) return true;
    return false;
  };
  for (const picture of document.querySelectorAll(":is(.face, .space, .card) img.plate")) {
    if (!visible(picture) || !picture.naturalWidth || !box(picture).width) continue;
    const card = picture.closest(".card, .space");
    if (!card) continue;
    for (const thing of things) {
      if (thing.icon || !card.contains(thing.e) || grounded(thing.e, card)) continue;
      const share = onInk(thing.box, picture);
      if (share > 0.1) tell("crossed", thing.e, thing.text, `with the picture: ${Math.round(100 * share)} %`);
    }
  }

  // What `hidden` hides is scrolled to when something in it gets the focus, and nothing scrolls back.
  for (const e of document.querySelectorAll("body :has(button, a, input, [tabindex])")) {
    const { overflowX, overflowY, webkitLineClamp, clipPath } = style(e);
    const slides = (overflowX === "hidden" && e.scrollWidth > e.clientWidth) ||
      (overflowY === "hidden" && e.scrollHeight > e.clientHeight);
    if (slides && webkitLineClamp === "none" && clipPath === "none" && visible(e))
      tell("slides", e, "", `${e.scrollWidth - e.clientWidth}, ${e.scrollHeight - e.clientHeight} px`);
  }

  const scrolls = document.querySelector(".root.play") && !MODAL &&
    (root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth + 1);
  if (root.scrollWidth > innerWidth + 1)
    faults.push({ what: "sideways", where: "html", text: "", how: `${root.scrollWidth} px`, box: [] });
  if (scrolls) faults.push({ what: "scrolls", where: "html", text: "", how: `${root.scrollWidth}×${root.scrollHeight}`, box: [] });
  return faults;
}
