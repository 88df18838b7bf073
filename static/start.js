// The page before Python is there: begins to load it at once, ticks off the steps of the loading
// and says so when it cannot go on. Python calls window.wingspanStart.step and .failed.
(() => {
  const steps = ["page", "python", "rules", "table"];
  const patience = 30_000; // milliseconds without anything arriving
  const root = document.documentElement;
  const ready = new Promise((resolve) => {
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", resolve);
    else resolve();
  });
  let done = -1;
  let failure = false;
  let lastProgress = performance.now();

  // Nothing is fetched for later until what is needed now is there; a page that fails is settled
  // too, for it must be able to take a version that does not.
  let settled;
  new Promise((resolve) => {
    settled = resolve;
  })
    .then(() => new Promise((quiet) => setTimeout(quiet, 500)))
    .then(() => import("./offline.js"));

  const language = () => {
    let wanted = navigator.language;
    try {
      wanted = localStorage.getItem("wingspan.language") || wanted;
    } catch {
      // a browser that refuses storage still says its own language
    }
    return /^fr\b/i.test(wanted) ? "fr" : "en";
  };

  const theme = () => {
    try {
      return JSON.parse(localStorage.getItem("wingspan.settings")).theme;
    } catch {
      return "auto";
    }
  };

  const translate = () => {
    for (const element of document.querySelectorAll("[data-en][data-fr]")) {
      element.textContent = element.dataset[root.lang];
    }
  };

  const tick = () => {
    for (const element of document.querySelectorAll("#loading [data-step]")) {
      const position = steps.indexOf(element.dataset.step);
      element.classList.toggle("done", position <= done);
      if (position === done + 1) element.setAttribute("aria-current", "step");
      else element.removeAttribute("aria-current");
    }
  };

  const show = (why, detail) => {
    const box = document.getElementById("start-failed");
    for (const element of box.querySelectorAll("[data-when]")) {
      element.hidden = element.dataset.when !== why;
    }
    const pre = document.getElementById("start-detail");
    pre.textContent = detail;
    pre.hidden = !detail;
    box.hidden = false;
  };

  const step = (name) => {
    lastProgress = performance.now();
    performance.mark(`wingspan ${name}`);
    done = Math.max(done, steps.indexOf(name));
    if (name === "table") settled();
    ready.then(() => {
      tick();
      if (!failure) document.getElementById("start-failed").hidden = true;
    });
  };

  const failed = (message) => {
    failure = true;
    clearInterval(watch);
    console.error(message);
    ready.then(() => {
      show("failed", String(message));
      document.getElementById("loading")?.remove();
      if (root.dataset.before) document.getElementById("root")?.remove();
      delete root.dataset.before;
    });
    settled();
  };

  const over = () => failure || done === steps.length - 1 || Boolean(root.dataset.phase);

  const watch = setInterval(() => {
    if (over()) clearInterval(watch);
    else if (performance.now() - lastProgress > patience) ready.then(() => show("slow", ""));
  }, 1000);

  new PerformanceObserver(() => {
    lastProgress = performance.now();
  }).observe({ type: "resource" });

  addEventListener(
    "error",
    ({ target }) => {
      if (target?.localName === "script" && !over()) failed(`${target.src} could not be loaded`);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => {
    if (!over()) failed(reason);
  });

  root.lang = language();
  root.dataset.theme = theme();
  ready.then(() => {
    translate();
    new MutationObserver(translate).observe(root, { attributeFilter: ["lang"] });
    document.getElementById("start-reload").addEventListener("click", () => location.reload());
    step("page");
  });

  // Pyodide only warns when its WebAssembly cannot be had, and then waits for ever.
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = (source, imports) => {
    const instance = instantiateStreaming(source, imports);
    instance.catch(failed);
    return instance;
  };

  const loading = import("./python.mjs");
  const python = loading.then(({ python }) => python);
  const archive = (name) => loading.then(({ fetchArchive }) => fetchArchive(name));
  python
    .then(() => step("python"), failed)
    .finally(() => Object.assign(WebAssembly, { instantiateStreaming }));

  window.wingspanStart = { step, failed, python, archive };
})();
