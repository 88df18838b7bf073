// Reports that the page cannot start. tools/site.py writes this script into the page itself, so
// that it cannot be missing or broken together with a file that it watches.
(() => {
  const SILENCE = 30_000; // milliseconds without anything arriving
  const STANDSTILL = 10_000; // milliseconds without a step, once all that is needed has arrived
  const AFRESH = 20_000; // milliseconds that a reload waits for the files, at most
  const words = {}; // by language and key; tools/site.py writes them here

  const root = document.documentElement;
  const base = new URL("./", document.baseURI).href;
  let box = null;
  let failure = false;
  let complete = false; // whether all that is needed has arrived
  let started = false;
  let lastProgress = performance.now();

  const language = () => {
    let wanted = navigator.language;
    try {
      wanted = localStorage.getItem("wingspan.language") || wanted;
    } catch {
      // a browser that refuses storage still has a language
    }
    const [code] = wanted.toLowerCase().split("-");
    return Object.hasOwn(words, code) ? code : Object.keys(words)[0];
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

  const show = (what, detail) => {
    box?.remove();
    const button = make("button", say("reload"), { type: "button", id: "start-reload" });
    button.addEventListener("click", reloadAfresh);
    const lines = make("pre", detail, { id: "start-detail", hidden: !detail });
    box = make("section", "", { id: "start-failed", role: "alert" });
    box.append(make("h2", say("title")), make("p", say(what)), button, lines);
    place();
  };

  const place = () => {
    const masthead = document.getElementById("masthead");
    if (masthead) masthead.after(box);
    else (document.body ?? root).append(box);
  };

  // What is shown before Python is ready is of no use without Python.
  const clear = () => {
    document.getElementById("loading")?.remove();
    if (root.dataset.before) document.getElementById("root")?.remove();
    delete root.dataset.before;
  };

  const progress = (step) => {
    lastProgress = performance.now();
    if (step === "python") complete = true;
    if (step === "table") started = true;
    if (failure) return;
    box?.remove();
    box = null;
  };

  const told = (reason) => {
    if (reason instanceof Error) return `${reason.name}: ${reason.message}`;
    if (typeof reason !== "object" || reason === null) return String(reason);
    return reason.message || reason.reason || JSON.stringify(reason);
  };

  // What is wrong with a file, in words; "" if it is as it was published.
  const trouble = async (element) => {
    const url = addressOf(element);
    const integrity = element.integrity || element.dataset.integrity;
    let response;
    try {
      response = await fetch(url);
    } catch {
      return say("missing");
    }
    if (!response.ok) return say("refused").replace("{status}", response.status);
    try {
      await fetch(url, { integrity }).then((whole) => whole.arrayBuffer());
      return "";
    } catch {
      return say(/^text\/html/.test(response.headers.get("content-type")) ? "page" : "altered");
    }
  };

  const diagnose = async () => {
    if (navigator.serviceWorker?.controller) return []; // what it keeps was checked when it arrived
    const checked = named().filter(({ integrity, dataset }) => integrity || dataset.integrity);
    const found = await Promise.all(
      checked.map(async (element) => {
        const wrong = await trouble(element);
        return wrong && `${addressOf(element).slice(base.length)} ${wrong}`;
      }),
    );
    return [...new Set(found.filter(Boolean))];
  };

  const failed = (reason) => {
    if (failure) return;
    failure = true;
    clearInterval(watch);
    const detail = told(reason);
    console.error(detail);
    show("failed", detail);
    clear();
    dispatchEvent(new Event("wingspan:failed"));
    diagnose().then((wrong) => {
      if (wrong.length) show("failed", [...new Set([...wrong, detail])].join("\n"));
    });
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

  const needed = 'script, link[rel="stylesheet"]';
  addEventListener(
    "error",
    ({ target }) => {
      if (over() || !target?.matches?.(needed)) return;
      failed(`${addressOf(target).slice(base.length)} ${say("missing")}`);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => {
    if (!over()) failed(reason);
  });
  document.addEventListener("DOMContentLoaded", () => {
    if (failure) {
      place();
      clear();
    }
    if (over()) return;
    if (!document.querySelector('script[type="py"]')) failed(say("cut"));
    else if (!window.wingspanStart) failed(`static/start.js ${say("altered")}`);
  });

  root.lang = language();
  window.wingspanWatch = { progress, failed };
})();
