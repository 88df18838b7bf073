// Starts loading Python at once, and ticks off the steps of loading. Python calls
// window.wingspanStart.step and .failed.
//
// Like watch.js, sanitize.js and first-view.js this is not a module: a module runs when the
// document has been parsed, and these must run before the first view. All other scripts are
// modules.
(() => {
  const steps = ["page", "python", "rules", "table"];
  const root = document.documentElement;
  const { progress, failed, stopped, language } = window.wingspanWatch;
  if (typeof WebAssembly !== "object") {
    failed("");
    return;
  }
  const ready = new Promise((resolve) => {
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", resolve);
    else resolve();
  });
  let done = -1;

  // Whether the first view is made of more than the start page: of what a link brings, a game that
  // is kept, a live table, or cards left out.
  const MORE = ["wingspan.current", "wingspan.save", "wingspan.decks"];
  const needsTable = () => {
    try {
      if (location.hash.length > 1 || sessionStorage.getItem("wingspan.live")) return true;
      return MORE.some((key) => localStorage.getItem(key));
    } catch {
      return false; // nothing is kept where nothing may be read
    }
  };

  // The archives with pictures of sets that have been shown here.
  const pictures = () => {
    let shown = "";
    try {
      shown = localStorage.getItem("wingspan.pictures") ?? "";
    } catch {
      // nothing is kept where nothing may be read
    }
    return shown.split(" ").filter((name) => document.querySelector(`[data-archive="${name}"]`));
  };

  // Then all that a table needs is asked for at once, and belongs to the files of the start. So does
  // the language, unless it is the one that comes with the page.
  const early = () => {
    const wanted = language();
    if (root.lang !== wanted) root.lang = wanted; // setting the same one again says everything anew
    const isApart = document.querySelector(`[data-archive="${root.lang}"]`);
    return [...(needsTable() ? ["table", ...pictures()] : []), ...(isApart ? [root.lang] : [])];
  };
  for (const name of early()) {
    const { integrity } = document.querySelector(`[data-archive="${name}"]`).dataset;
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "", href: `./${name}.pack` });
    link.dataset.integrity = integrity;
    document.head.append(link);
  }

  // Nothing is fetched for later until what is needed now has arrived. A page that fails counts as
  // settled too, because it must be able to take a version that works.
  let settled;
  new Promise((resolve) => {
    settled = resolve;
  })
    .then(() => {
      perch(); // reading the birds' pictures would hold the start up
      return archive("table").catch(() => {}); // asked for again when it is needed
    })
    .then(() => new Promise((quiet) => setTimeout(quiet, 500)))
    .then(() => Promise.all([later("offline"), later("motion"), later("twice"), icons()]))
    .catch(() => {}); // the page has been left, or goes on without being kept
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

  // Shows other birds each day, the same everywhere.
  const perch = () => {
    const day = Math.floor(Date.now() / 86400000);
    document.querySelectorAll("[data-birds]").forEach((place, n) => {
      const birds = place.dataset.birds.split(" ");
      place.src = `./static/birds/${birds[(day + n) % birds.length]}.svg`;
    });
  };

  root.dataset.theme = theme();
  ready.then(() => {
    translate();
    new MutationObserver(translate).observe(root, { attributeFilter: ["lang"] });
    step("page");
    script("static/letters.mjs").catch(() => {}); // the page has been left
  });

  // Pyodide asks for its WebAssembly late, and compiles it when all else has arrived: both start
  // now. Only Pyodide asks with a URL object. When it gets nothing, it only warns and waits
  // forever.
  const place = new URL("./lib/pyodide/pyodide.asm.wasm", document.baseURI).href;
  const { fetch } = window;
  const { instantiateStreaming, Module } = WebAssembly;
  const wasm = fetch(place);
  // Browsers compile while it arrives only if the server gives it the right type.
  const compiled = wasm.then(async (response) => {
    const type = response.headers.get("content-type");
    if (type === "application/wasm" && WebAssembly.compileStreaming) {
      return WebAssembly.compileStreaming(response);
    }
    return WebAssembly.compile(await response.arrayBuffer());
  });
  // Pyodide makes a tiny module for each of 260 functions. Only 30 of those modules differ.
  const tiny = new Map();
  const once = (bytes) => {
    const key = new Uint8Array(bytes).join();
    if (!tiny.has(key)) tiny.set(key, new Module(bytes));
    return tiny.get(key);
  };
  WebAssembly.Module = new Proxy(Module, {
    construct: (_, [bytes]) => (bytes.byteLength < 100 ? once(bytes) : new Module(bytes)),
  });
  const putBack = () => {
    window.fetch = fetch;
    WebAssembly.Module = Module;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
  // Pyodide also asks for a standard library. Its place is taken by a pack: it gets an empty zip.
  const nothing = new Uint8Array(22);
  nothing.set([0x50, 0x4b, 5, 6]);
  window.fetch = (what, options) => {
    if (!(what instanceof URL)) return fetch(what, options);
    if (what.href === place) return wasm;
    if (what.href.endsWith("/python_stdlib.zip")) return Promise.resolve(new Response(nothing));
    return fetch(what, options);
  };
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

  // PyScript waits for databases that this page does not use, and fails where the browser refuses
  // them: it is given empty ones.
  const databases = window.indexedDB ?? {};
  const { open } = databases;
  const answered = (result) => {
    const asked = {};
    setTimeout(() => asked.onsuccess({ target: { result } }));
    return asked;
  };
  const entries = { getAllKeys: () => answered([]) };
  const empty = { transaction: () => ({ objectStore: () => entries }), close: () => {} };
  databases.open = (name, version) =>
    name.startsWith("wingspan.") ? open.call(databases, name, version) : answered(empty);
  if (!window.indexedDB) Object.defineProperty(window, "indexedDB", { value: databases });

  // Loads a module that is needed later, checked against its digest, and returns what it exports.
  const script = (file) => {
    const element = document.createElement("script");
    element.dataset.later = "";
    const { integrity } = document.querySelector(`[data-script="${file}"]`).dataset;
    return new Promise((loaded, failed) => {
      element.addEventListener("load", loaded);
      element.addEventListener("error", () => failed(new Error(`${file} did not arrive`)));
      Object.assign(element, { type: "module", src: `./${file}`, integrity });
      document.head.append(element);
    }).then(() => import(`../${file}`));
  };

  // Does the same, and lets Python find the module.
  const later = async (name) => {
    const file = `static/${name}.mjs`;
    const [{ add }, exported] = await Promise.all([import("./page.mjs"), script(file)]);
    add(name, exported);
  };

  // A font that cannot be used is replaced before anything else is there.
  const icons = () => script("static/icons.mjs").catch(() => {}); // the font may still do
  document.fonts?.addEventListener("loadingerror", () => ready.then(icons), { once: true });

  window.wingspanStart = { early };
  const loading = import("./python.mjs");
  const python = loading.then(({ python }) => python);
  const archive = (name) => loading.then(({ fetchArchive }) => fetchArchive(name));
  compiled.catch(cannot);
  python.then((started) => {
    putBack();
    started._api.on_fatal = stopped;
    addEventListener("error", ({ error }) => {
      if (error?.name === "PythonError") stopped(error); // it could not even say so itself
    });
    step("python");
  }, cannot);

  Object.assign(window.wingspanStart, { step, failed, python, archive, script });
})();
