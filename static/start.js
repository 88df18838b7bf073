// The page before Python is there: begins to load it at once and ticks off the steps of the loading.
// Python calls window.wingspanStart.step and .failed.
(() => {
  const steps = ["page", "python", "rules", "table"];
  const root = document.documentElement;
  const { progress, failed } = window.wingspanWatch;
  const ready = new Promise((resolve) => {
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", resolve);
    else resolve();
  });
  let done = -1;

  // Nothing is fetched for later until what is needed now is there; a page that fails is settled
  // too, for it must be able to take a version that does not.
  let settled;
  new Promise((resolve) => {
    settled = resolve;
  })
    .then(() => new Promise((quiet) => setTimeout(quiet, 500)))
    .then(() => Promise.all([import("./offline.js"), script("static/motion.mjs")]))
    .catch(() => {}); // a page that is left meanwhile, or plays without being kept
  addEventListener("wingspan:failed", () => settled());

  const theme = () => {
    try {
      return JSON.parse(localStorage.getItem("wingspan.settings")).theme;
    } catch {
      return "auto";
    }
  };

  const translate = () => {
    for (const element of document.querySelectorAll("[data-say]")) {
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

  const step = (name) => {
    performance.mark(`wingspan ${name}`);
    done = Math.max(done, steps.indexOf(name));
    progress(name);
    if (name === "table") settled();
    ready.then(tick);
  };

  root.dataset.theme = theme();
  ready.then(() => {
    translate();
    new MutationObserver(translate).observe(root, { attributeFilter: ["lang"] });
    step("page");
  });

  // Pyodide asks for its WebAssembly late, and compiles it when all else is there: both begin now.
  // It asks with a URL as no other does; when it gets nothing, it only warns and waits for ever.
  const place = new URL("./lib/pyodide/pyodide.asm.wasm", document.baseURI).href;
  const { fetch } = window;
  const { instantiateStreaming } = WebAssembly;
  const wasm = fetch(place);
  const compiled = WebAssembly.compileStreaming(wasm);
  const putBack = () => {
    window.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
  window.fetch = (what, options) =>
    what instanceof URL && what.href === place ? wasm : fetch(what, options);
  WebAssembly.instantiateStreaming = async (source, imports) => {
    if (source !== wasm) return instantiateStreaming(source, imports);
    const module = await compiled;
    const instance = WebAssembly.instantiate(module, imports);
    instance.catch(cannot);
    return { module, instance: await instance };
  };
  const cannot = (reason) => {
    putBack();
    failed(reason);
  };

  // A script that is loaded later, with what must be in it.
  const script = (file) => {
    const element = document.createElement("script");
    const { integrity } = document.querySelector(`[data-script="${file}"]`).dataset;
    return new Promise((loaded, failed) => {
      element.addEventListener("load", loaded);
      element.addEventListener("error", failed);
      Object.assign(element, { type: "module", src: `./${file}`, integrity });
      document.head.append(element);
    });
  };

  const loading = import("./python.mjs");
  const python = loading.then(({ python }) => python);
  const archive = (name) => loading.then(({ fetchArchive }) => fetchArchive(name));
  compiled.catch(cannot);
  python.then(() => {
    putBack();
    step("python");
  }, cannot);

  window.wingspanStart = { step, failed, python, archive, script };
})();
