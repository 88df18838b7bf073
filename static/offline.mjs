// Keeps the page for use without a network, and offers its new versions. Loaded after the first
// view. The root's `data-offline` is "none", "ready" or "update"; each change is a
// `wingspan:offline` event. `offline.take()` looks for a newer version and reloads the page with
// it.
const SAID = "wingspan.offline_said";
const HOUR = 3_600_000; // milliseconds
const READING = 12_000; // milliseconds for which good news is shown
const HANDING_OVER = 8_000; // milliseconds the page waits for the old worker to end

const version = document.querySelector('meta[name="wingspan-version"]').content;
const { dataset } = document.documentElement;
export const offline = {};
dataset.offline = "none";

// What leads out of the page is not shown where it would lead nowhere.
const heedNetwork = () => {
  dataset.network = navigator.onLine ? "on" : "off";
};
addEventListener("online", heedNetwork);
addEventListener("offline", heedNetwork);
heedNetwork();

const bar = document.getElementById("offline");
const takeButton = document.getElementById("offline-take");

// The style gives the table the room that the bar leaves.
new ResizeObserver(() => {
  document.documentElement.style.setProperty("--offline", `${bar.offsetHeight}px`);
}).observe(bar);

const tell = (state) => {
  dataset.offline = state;
  dispatchEvent(new CustomEvent("wingspan:offline", { detail: state }));
};

let shown = "";
const show = (what) => {
  shown = what;
  for (const text of bar.querySelectorAll("[data-when]")) text.hidden = text.dataset.when !== what;
  takeButton.hidden = what !== "update";
  bar.hidden = !what;
  document.documentElement.toggleAttribute("data-offline-bar", Boolean(what));
};

const saidBefore = () => {
  try {
    const said = Boolean(localStorage.getItem(SAID));
    localStorage.setItem(SAID, "1");
    return said;
  } catch {
    return false;
  }
};

const ready = () => {
  if (dataset.offline !== "none") return;
  tell("ready");
  if (dataset.phase !== "start" || saidBefore()) return; // it is never shown over a table
  show("ready");
  new MutationObserver((_, observer) => {
    observer.disconnect();
    if (shown === "ready") show("");
  }).observe(document.documentElement, { attributeFilter: ["data-phase"] });
  setTimeout(() => {
    if (shown === "ready") show("");
  }, READING);
};

const update = () => {
  if (dataset.offline === "update") return;
  tell("update");
  show("update");
};

// A new version is taken whole or not at all; if it fails, its worker becomes redundant.
const followUpdate = (worker) => {
  let whole = false;
  worker.addEventListener("statechange", ({ target }) => {
    whole ||= target.state === "installed";
    if (target.state !== "redundant" || whole || dataset.offline !== "ready") return;
    show("broken");
  });
};

const gathered = (worker) =>
  new Promise((done) => {
    const look = () => worker?.state !== "installing" && done();
    worker?.addEventListener("statechange", look);
    look();
  });

// The worker keeps a language that it is asked for, but there is none yet at a first visit.
const keepLanguage = async (scope) => {
  const { lang } = document.documentElement;
  const archive = document.querySelector(`[data-archive="${lang}"]`);
  if (!archive) return;
  const url = `${scope}${lang}.pack`;
  const cache = await caches.open(`wingspan ${scope} ${version}`);
  if (await cache.match(url)) return;
  const { integrity } = archive.dataset;
  await cache.put(url, await fetch(url, { integrity })); // as the start has fetched it
};

const start = async () => {
  const { serviceWorker } = navigator;
  const scope = new URL("./", document.baseURI).href;
  const open = new Promise(() => {}); // held while the page is open: its files are kept until then
  const held = navigator.locks.request(
    `wingspan ${scope} ${version}`,
    { mode: "shared" },
    () => open,
  );
  held.catch(() => {}); // refused, as where nothing is stored
  serviceWorker.controller?.postMessage("CLEAN");
  await keepLanguage(scope).catch(() => {}); // the disk is full: it is asked for again

  const registration = await serviceWorker.register(`${scope}sw.js`, { updateViaCache: "none" });
  const follow = () => {
    const { installing, waiting, active } = registration;
    if (waiting && active) update();
    else if (active) ready();
    installing?.addEventListener("statechange", follow);
    if (installing && active) followUpdate(installing);
  };
  registration.addEventListener("updatefound", follow);
  follow();

  let takesIt = false;
  const take = () => {
    takesIt = true;
    const { waiting } = registration;
    waiting?.postMessage("SKIP_WAITING");
    // A browser lets the old worker finish its work, which may take minutes; reloading the page
    // ends what this page has asked of it.
    setTimeout(() => location.reload(), waiting ? HANDING_OVER : 0);
  };
  takeButton.addEventListener("click", take);
  // For a link that needs a newer version: looks for one, and takes it once it is whole.
  offline.take = async () => {
    await registration.update().catch(() => {}); // no network: this version again
    await gathered(registration.installing);
    take();
  };
  // Another tab may have taken the new version: this one goes on as it is until its player agrees.
  let controlled = Boolean(serviceWorker.controller);
  serviceWorker.addEventListener("controllerchange", () => {
    if (takesIt) location.reload();
    else if (controlled) update();
    controlled = true;
  });

  let asked = performance.now();
  const ask = () => {
    if (document.visibilityState === "hidden" || performance.now() - asked < HOUR) return;
    asked = performance.now();
    registration.update().catch(() => {}); // no network: asked again in an hour
  };
  document.addEventListener("visibilitychange", ask);
  addEventListener("focus", ask); // the window of an installed page may be seen for days
};

document.getElementById("offline-close").addEventListener("click", () => show(""));
if (navigator.serviceWorker && navigator.locks) {
  // Without a worker (a private window, a full disk) the page works as long as there is a network.
  start().catch((error) => console.info("The page cannot be kept for use offline:", error.message));
}
