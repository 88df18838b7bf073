// What a wanderer does on the page and sees there; `e2e/wandering.py` loads it before the page.
window.wanderer = (() => {
  // Commands that leave the page, need another person or a camera, or take minutes.
  const SHUNNED = new Set([
    "erase_statistics", "export", "export_all", "export_statistics", "export_this", "export_unshown",
    "download_unreadable", "language", "live", "live_scan", "live_table", "print", "reload", "review",
    "review_whole", "share_now", "share_picture", "update_page",
  ]);
  const ANSWERS =
    "[data-choice], [data-do=begin_with], [data-do=choose_start], [data-do=confirm_start]," +
    "[data-do=pick], [data-do=place], [data-do=repeat], [data-do=take_start]";
  const modal = () => document.querySelector("dialog:modal");
  const shown = (e) =>
    e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    (!modal() || modal().contains(e));
  const said = (e) =>
    (e.getAttribute("aria-label") ?? e.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
  const name = (e) => {
    const one = (x) =>
      x.localName + (x.id ? `#${x.id}` : "") + [...x.classList].slice(0, 2).map((c) => `.${c}`).join("");
    const above = e.parentElement?.closest("[class]");
    return `${above ? `${one(above)} > ` : ""}${one(e)}`;
  };

  // What can be pressed: for each thing its kind and its words.
  let found = [];
  const pressable = () => {
    const things = document.querySelectorAll(
      "button, summary, input:not([type=file]), select, [data-choice], [data-do], a[href^='#']",
    );
    found = [...things].filter(
      (e) =>
        shown(e) && !e.disabled && e.getAttribute("aria-disabled") !== "true" && !e.closest("[inert]") &&
        !SHUNNED.has(e.dataset.do) && e.getBoundingClientRect().width > 1,
    );
    return found.map((e) => {
      const kind = e.closest(ANSWERS) ? "answer" : e.closest("dialog") ? "dialog" : e.dataset.do;
      return [kind ?? e.localName, `${name(e)} “${said(e)}”`];
    });
  };
  const press = (number) => {
    const e = found[number];
    e.scrollIntoView({ block: "nearest" });
    // A press brings the focus along or takes it away, unless the page prevents that.
    if (e.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }))) {
      document.activeElement?.blur();
      const holds = e.closest("button, a, input, select, summary, [tabindex]");
      holds?.focus({ focusVisible: false, preventScroll: true });
    }
    if (e.localName === "select") {
      e.selectedIndex = (e.selectedIndex + 1) % e.options.length;
      e.dispatchEvent(new Event("change", { bubbles: true }));
    } else e.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 })); // also parts of a chart
  };
  // Gives the focus, and returns true; what can only be pressed is pressed.
  const focus = (number) => {
    found[number].focus({ focusVisible: true });
    const has = document.activeElement === found[number];
    if (has) found[number].scrollIntoView({ block: "nearest" }); // it may have had it already
    else press(number);
    return has;
  };

  // Scrolling, a screen at a time.
  const scrollers = () => {
    if (!modal()) return [document.scrollingElement];
    return [modal(), ...modal().querySelectorAll("*")].filter(
      (e) =>
        e.scrollHeight > e.clientHeight + 1 && e.clientHeight > 200 &&
        /auto|scroll/.test(getComputedStyle(e).overflowY),
    );
  };
  const down = () => {
    const before = scrollers().map((e) => [e, e.scrollTop]);
    for (const [e] of before) e.scrollBy({ top: 0.8 * e.clientHeight, behavior: "instant" });
    return before.some(([e, top]) => e.scrollTop > top + 1);
  };
  const toTheTop = () => {
    // The page too: what was pressed may have opened a dialog over it meanwhile.
    for (const e of [document.scrollingElement, ...scrollers()]) e.scrollTo(0, 0);
  };

  // Outlines faults until the next call.
  const mark = (places) => {
    for (const old of document.querySelectorAll(".fault-frame")) old.remove();
    for (const [left, top, width, height] of places) {
      const frame = document.createElement("i");
      frame.className = "fault-frame";
      frame.style.cssText =
        `position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px;` +
        "outline:2px solid red;z-index:99999;pointer-events:none";
      (modal() ?? document.body).append(frame);
    }
  };

  const fault = (what, e, how) => {
    const { left, top, width, height } = e.getBoundingClientRect();
    return { what, where: name(e), text: said(e), how, box: [left, top, width, height] };
  };

  // Boxes of which more than a third has nothing in it, from one side to the other.
  const LEAST = { width: 140, height: 150, gap: 100 }; // in CSS pixels
  const SHARE = 1 / 3;
  // Places that are there to be filled, the ground on which answers lie, lists that nothing may be
  // in, and pages of a book or beside a board, which end where they end.
  const PLACES =
    ".mat, .mat *, .mats, .rival *, .card.empty, .plate, .deck, .face, .face *, .landscape *, .scene, .root, #app," +
    ".middle, .side, .hand, #hand, #prompt:is(.rises, .several), #reference, #gallery, #beside";
  const paints = (e) => {
    const s = getComputedStyle(e);
    const clear = s.backgroundColor === "transparent" || /(?:^rgba.*,|\/)\s*0\)$/.test(s.backgroundColor);
    const edged = s.borderTopWidth !== "0px" && s.borderTopStyle !== "none";
    return !clear || s.backgroundImage !== "none" || edged;
  };
  const ink = (box) => {
    const [found, range] = [[], document.createRange()];
    const walk = document.createTreeWalker(box, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (node.nodeType === Node.TEXT_NODE) {
        if (!node.data.trim() || !node.parentElement.checkVisibility({ visibilityProperty: true })) continue;
        range.selectNodeContents(node);
        found.push(...range.getClientRects());
      } else if (
        node.matches("svg, img, canvas, input, select, textarea, .icon, .face, .mat, .mini, [data-cell], .plate, .landscape, .bonus-art") ||
        (node.matches("button") && paints(node))
      )
        found.push(node.getBoundingClientRect());
    }
    return found.filter((r) => r.width > 1 && r.height > 1).sort((a, b) => a.top - b.top);
  };
  const empty = function* () {
    const boxes = document.querySelectorAll(
      "section, aside, dialog, article, form, fieldset, div, li, button, label",
    );
    for (const e of boxes) {
      const box = e.getBoundingClientRect();
      if (box.width < LEAST.width || box.height < LEAST.height || e.matches(PLACES)) continue;
      if (box.bottom < 0 || box.top > innerHeight || e.querySelector("progress")) continue;
      if (!shown(e) || !paints(e) || !e.textContent.trim()) continue;
      let [gap, from, at] = [0, box.top, box.top];
      for (const r of [...ink(e), { top: box.bottom, bottom: box.bottom }]) {
        const top = Math.min(r.top, box.bottom);
        if (top - from > gap) [gap, at] = [top - from, from];
        from = Math.max(from, Math.min(r.bottom, box.bottom));
      }
      const [high, below] = [Math.round(gap), Math.round(at - box.top)];
      if (gap > SHARE * box.height && gap > LEAST.gap)
        yield fault("empty", e, `${high} of ${Math.round(box.height)} px, ${below} px below its top`);
    }
  };

  // A key must not leave the focus nowhere, or on what cannot be seen.
  const unfocused = function* () {
    const at = document.activeElement;
    if (!at || at === document.body) {
      yield fault("unfocused", document.body, "nothing has the focus");
      return;
    }
    const box = at.getBoundingClientRect();
    const outside =
      box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth;
    if (!at.checkVisibility({ visibilityProperty: true }))
      yield fault("unfocused", at, "the focus is on what is not shown");
    else if (outside) yield fault("unfocused", at, "the focus is outside the window");
  };

  // The page says itself that something went wrong.
  const broken = function* () {
    for (const e of document.querySelectorAll("[data-do=details]")) yield fault("broke", e, "an error occurred");
  };

  const examine = (byKey) => [...empty(), ...broken(), ...(byKey ? unfocused() : [])];
  return { pressable, press, focus, down, toTheTop, mark, examine };
})();
