// Reports that the page cannot start, and why. tools/site.py writes this script into the page
// itself, so that it cannot be missing or broken together with a file that it watches. It uses no
// syntax younger than 2017, so that browsers that are too old for the page are told so.
(() => {
  const SILENCE = 30000; // milliseconds without anything arriving
  const STANDSTILL = 10000; // milliseconds without a step, once all that is needed has arrived
  const AFRESH = 20000; // milliseconds that a reload waits for the files, at most
  const LOOKING = 1000; // milliseconds to look for a broken file before anything is said, at most
  const words = {}; // by language and key; tools/site.py writes them here

  const root = document.documentElement;
  const base = new URL("./", document.baseURI).href;
  let box = null;
  let failure = false;
  let complete = false; // whether all that is needed has arrived
  let started = false;
  let lastProgress = performance.now();

  const language = () => {
    const wanted = [...(navigator.languages || [navigator.language])];
    try {
      wanted.unshift(localStorage.getItem("wingspan.language") || "");
    } catch (_) {
      // a browser that refuses storage still has languages
    }
    const offered = Object.keys(words);
    const codes = wanted.map((tag) => tag.toLowerCase().split("-")[0]);
    return codes.find((code) => offered.includes(code)) || offered[0];
  };
  const say = (what) => words[root.lang][what];
  const over = () => failure || started || Boolean(root.dataset.phase);

  // The files that the page names itself, and those that it has asked for.
  const named = () => [...document.querySelectorAll("script[src], link[href]")];
  const addressOf = (element) => element.src || element.href;
  const asked = () => performance.getEntriesByType("resource").map(({ name }) => name);

  // The browser keeps files for some minutes, and a broken one may be among them.
  const reloadAfresh = async ({ currentTarget }) => {
    currentTarget.disabled = true;
    const here = location.href.split("#", 1)[0];
    const files = new Set([here, ...named().map(addressOf), ...asked()]);
    const fetched = [...files]
      .filter((url) => url.startsWith(base))
      .map((url) => fetch(url, { cache: "reload" }).then((response) => response.arrayBuffer()));
    const enough = new Promise((resolve) => setTimeout(resolve, AFRESH));
    await Promise.race([Promise.allSettled(fetched), enough]);
    location.reload();
  };

  const make = (tag, content, properties = {}) => {
    const element = document.createElement(tag);
    element.append(content);
    return Object.assign(element, properties);
  };

  const show = (what, detail, more) => {
    if (box) box.remove();
    const button = make("button", say("reload"), { type: "button", id: "start-reload" });
    button.addEventListener("click", reloadAfresh);
    const lines = make("pre", detail, { id: "start-detail", hidden: !detail });
    box = make("section", "", { id: "start-failed", role: "alert" });
    const told = say(what).replace("{what}", more);
    box.append(
      make("h2", say(what === "stopped" ? "over" : "title")),
      make("p", told),
      button,
      lines,
    );
    place();
  };

  const place = () => {
    const masthead = document.getElementById("masthead");
    if (masthead) masthead.after(box);
    else (document.body || root).append(box);
  };

  // What is shown before Python is ready is of no use without Python.
  const clear = () => {
    const before = root.dataset.before ? "#loading, #root" : "#loading";
    for (const element of document.querySelectorAll(before)) element.remove();
    delete root.dataset.before;
  };

  const progress = (step) => {
    lastProgress = performance.now();
    if (step === "python") complete = true;
    if (step === "table") started = true;
    if (failure) return;
    if (box) box.remove();
    box = null;
  };

  const told = (reason) => {
    if (reason instanceof Error) return `${reason.name}: ${reason.message}`;
    if (typeof reason !== "object" || reason === null) return String(reason);
    return reason.message || reason.reason || JSON.stringify(reason);
  };

  // What the page needs of a browser, by the names that developers know.
  const CATCH = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 8, 1, 6, 0, 6];
  const NEEDS = {
    BigInt: () => BigInt,
    DecompressionStream: () => DecompressionStream,
    "Object.hasOwn": () => Object.hasOwn,
    "CSSStyleSheet.replaceSync": () => CSSStyleSheet.prototype.replaceSync,
    "WebAssembly.Exception": () =>
      WebAssembly.Exception && WebAssembly.validate(new Uint8Array([...CATCH, 64, 25, 11, 11])),
    "WebAssembly.Memory shared": () =>
      new WebAssembly.Memory({ shared: true, initial: 1, maximum: 1 }),
  };
  const lacks = (need) => {
    try {
      return !NEEDS[need]();
    } catch (_) {
      return true;
    }
  };

  // The address of this folder with its slash; "" if it has one, or is a file.
  const [, beside] = /^(.*\/[^/]+)$/.exec(location.pathname) || [];
  const folder = beside && !/\/(index|[^/]*\.html?)$/i.test(beside) ? `${beside}/` : "";
  const [{ redirectCount } = {}] = performance.getEntriesByType("navigation");

  let forbidden = ""; // what the server's policy has blocked

  // The sentence that says why the page cannot start, and what to put into it, as far as the
  // browser itself knows; none if it does not.
  const cause = (detail) => {
    if (location.protocol === "file:") return ["file"];
    if (typeof WebAssembly !== "object" || !WebAssembly.instantiate) return ["off"];
    const lacking = Object.keys(NEEDS).filter(lacks);
    if (lacking.length) return ["old", lacking.join(", ")];
    if (forbidden || /Content.Security|unsafe-eval|by CSP/i.test(detail)) return ["policy"];
    if (/out of memory|MemoryError|allocat/i.test(detail)) return ["memory"];
    return folder ? ["slash", folder] : [];
  };

  // What is wrong with a file, as the key of a sentence and what to put into it; undefined if it is
  // as it was published.
  const trouble = async (element) => {
    const url = addressOf(element);
    const integrity = element.integrity || element.dataset.integrity;
    let response;
    try {
      response = await fetch(url);
    } catch (_) {
      return ["missing"];
    }
    if (!response.ok) return ["refused", response.status];
    const type = response.headers.get("content-type") || "";
    try {
      await fetch(url, { integrity }).then((whole) => whole.arrayBuffer());
    } catch (_) {
      return [/^text\/html/.test(type) ? "page" : "altered"];
    }
    const wanted = { SCRIPT: /java|ecma/, modulepreload: /java|ecma/, stylesheet: /text\/css/ };
    const right = wanted[element.rel || element.tagName];
    return right && !right.test(type) ? ["type", type || "?"] : undefined;
  };

  // Resolves once the browser has read the page to its end, and so knows all files that it names.
  const wholePage = () =>
    new Promise((resolve) => {
      const look = () => document.readyState !== "loading" && resolve();
      document.addEventListener("readystatechange", look);
      look();
    });

  // The broken files, each with the sentence for the page and the line about the file.
  const diagnose = async () => {
    const { serviceWorker } = navigator;
    if (serviceWorker && serviceWorker.controller) return []; // it checked what it keeps
    await wholePage();
    const checked = named().filter(({ integrity, dataset }) => integrity || dataset.integrity);
    const found = await Promise.all(
      checked.map(async (element) => {
        const [key, more] = (await trouble(element)) || [];
        const line = key && `${addressOf(element).slice(base.length)} ${say(key)}`;
        return key && { key, line: line.replace("{what}", more) };
      }),
    );
    return found.filter(Boolean);
  };
  const SENTENCES = { altered: "damaged", type: "mistyped" };

  const failed = (reason, file) => {
    if (failure) return;
    failure = true;
    clearInterval(watch);
    if (folder && !redirectCount) {
      const rest = location.search + location.hash;
      fetch(`${folder}static/start.js`).then(
        ({ ok }) => (ok ? location.replace(folder + rest) : report(reason, file)),
        () => report(reason, file),
      );
    } else report(reason, file);
  };

  const report = (reason, file) => {
    const detail = file ? `${file} ${say("missing")}` : told(reason);
    console.error(detail);
    const [what, more] = cause(detail);
    if (what) show(what, `${forbidden}\n${detail}`.trim(), more);
    else {
      const early = setTimeout(show, LOOKING, file ? "lost" : "failed", detail);
      diagnose().then((wrong) => {
        clearTimeout(early);
        const [first] = wrong;
        const lines = wrong.map(({ line }) => line);
        if (!first || !file) lines.push(detail);
        const sentence = first ? SENTENCES[first.key] || "lost" : file ? "lost" : "failed";
        show(sentence, [...new Set(lines)].join("\n"));
      });
    }
    clear();
    dispatchEvent(new Event("wingspan:failed"));
  };

  // Reports that Python has stopped in the middle of a game.
  const stopped = (reason) => {
    if (started) show("stopped", told(reason));
    else failed(reason);
  };

  const watch = setInterval(() => {
    const still = performance.now() - lastProgress;
    if (over()) clearInterval(watch);
    else if (complete && still > STANDSTILL) show("standstill", "");
    else if (still > SILENCE) show("silence", "");
  }, 1000);

  new PerformanceObserver(() => {
    lastProgress = performance.now();
  }).observe({ type: "resource" });

  // What comes later marks itself so: the page does without it.
  const styles = 'link[rel="stylesheet"]:not([data-later])';
  const needed = `script:not([data-later]), ${styles}`;
  addEventListener(
    "error",
    ({ target }) => {
      if (failure || !(target instanceof Element && target.matches(needed))) return;
      if (over() && !target.matches(styles)) return; // a page without its style is of no use
      failed("", addressOf(target).slice(base.length));
    },
    true,
  );
  addEventListener("securitypolicyviolation", ({ blockedURI, disposition }) => {
    const own = blockedURI === "wasm-eval" || blockedURI.startsWith(base);
    if (disposition === "enforce" && own) forbidden = blockedURI;
  });
  addEventListener("unhandledrejection", ({ reason }) => {
    if (!over()) failed(reason);
  });
  document.addEventListener("DOMContentLoaded", () => {
    if (failure) {
      if (box) place();
      clear();
    }
    if (over()) return;
    if (!document.querySelector('script[type="py"]')) failed(say("cut"));
    else if (!window.wingspanStart) failed("", "static/start.js");
  });

  // A style of a wrong type is dropped without an error.
  addEventListener("load", () => {
    const all = [...document.querySelectorAll(styles)];
    const dropped = all.find(({ sheet }) => !(sheet && sheet.cssRules.length));
    if (dropped) failed("", addressOf(dropped).slice(base.length));
  });

  root.lang = language();
  window.wingspanWatch = { progress, failed, stopped, language };
  if (location.protocol === "file:") failed("");
})();
