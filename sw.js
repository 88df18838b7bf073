// The page without a network: every file of one version, kept whole or not at all.
//
// tools/site.py fills in the version and the digest of each file. A new version is gathered beside
// the one in use: from what is kept already, and otherwise from the network, which must deliver a
// file with the right digest. It waits until the page, which asks the player, tells it to take
// over.
const VERSION = "";
const FILES = {};

// The packs of languages are kept only once somebody has chosen them.
const LANGUAGES = [];

// The packs that starts open are kept unpacked, which saves tens of milliseconds each time.
const UNPACKED = ["app.pack", "lib/library.pack", "table.pack"];

const { scope } = registration;
const PREFIX = `wingspan ${scope} `;
const WHOLE = `${scope}?whole`; // kept last: a version without it is known to lack something
const nameOf = (version) => PREFIX + version;
const urlOf = (file) => new URL(file, scope).href;

const versionsKept = async () =>
  (await caches.keys())
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => name.slice(PREFIX.length));

// The files of other versions, by digest.
const keptByDigest = async () => {
  const found = new Map();
  for (const version of await versionsKept()) {
    if (version === VERSION) continue;
    const cache = await caches.open(nameOf(version));
    const list = await cache.match(WHOLE);
    for (const [file, digest] of Object.entries(list ? await list.json() : {})) {
      found.set(digest, () => cache.match(urlOf(file)));
    }
  }
  return found;
};

// What the browser has just loaded will do, unless it is of another version.
const download = async (file, integrity) => {
  const url = urlOf(file);
  const response = await fetch(url, { integrity, credentials: "same-origin" }).catch(() =>
    fetch(url, { integrity, credentials: "same-origin", cache: "reload" }),
  );
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
};

const unpacked = (response) => {
  const content = response.body.pipeThrough(new DecompressionStream("gzip"));
  return new Response(content, { headers: { "Content-Type": "application/octet-stream" } });
};

const get = async (file, digest) => {
  const response = await download(file, digest);
  return UNPACKED.includes(file) ? unpacked(response) : response;
};

// An installation that was cut off goes on where it stopped.
const gather = async () => {
  const cache = await caches.open(nameOf(VERSION));
  const kept = await keptByDigest();
  const spoken = await Promise.all(LANGUAGES.map((file) => caches.match(urlOf(file))));
  const unspoken = LANGUAGES.filter((_, n) => !spoken[n]);
  const take = async ([file, digest]) => {
    const url = urlOf(file);
    if (await cache.match(url)) return;
    await cache.put(url, (await kept.get(digest)?.()) ?? (await get(file, digest)));
  };
  const wanted = Object.entries(FILES).filter(([file]) => !unspoken.includes(file));
  await Promise.all(wanted.map(take));
  await cache.put(WHOLE, new Response(JSON.stringify(FILES)));
};

// An open page holds a lock named after its version, and so does a version that is being gathered.
// Half a version is left for the next attempt to complete.
const clean = async ({ halves }) => {
  const { held } = await navigator.locks.query();
  const used = new Set(held.map(({ name }) => name));
  for (const version of await versionsKept()) {
    const cacheName = nameOf(version);
    if (version === VERSION || used.has(cacheName)) continue;
    if (halves || (await caches.match(WHOLE, { cacheName }))) await caches.delete(cacheName);
  }
};

// A page of an earlier version that is still open names its version.
const answer = async (request, file, version) => {
  const cacheName = nameOf(version);
  const kept = await caches.match(urlOf(file), { cacheName, ignoreVary: true });
  if (kept) return kept;
  if (version !== VERSION || !LANGUAGES.includes(file)) return fetch(request);
  const response = await download(file, FILES[file]);
  const cache = await caches.open(cacheName);
  await cache.put(urlOf(file), response.clone()).catch(() => {}); // a full disk
  return response;
};

addEventListener("install", (event) => {
  event.waitUntil(navigator.locks.request(nameOf(VERSION), { mode: "shared" }, gather));
});

addEventListener("activate", (event) => {
  event.waitUntil(clients.claim().then(() => clean({ halves: true })));
});

addEventListener("message", (event) => {
  const next = registration.installing || registration.waiting;
  if (event.data === "SKIP_WAITING") event.waitUntil(skipWaiting());
  else if (event.data === "CLEAN" && !next) event.waitUntil(clean({ halves: false }));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const place = url.origin + url.pathname;
  if (request.method !== "GET" || request.headers.has("range") || !place.startsWith(scope)) return;
  const path = place.slice(scope.length);
  const file = path === "" || path === "index.html" ? "./" : path;
  if (!Object.hasOwn(FILES, file) && !url.searchParams.has("version")) return;
  event.respondWith(answer(request, file, url.searchParams.get("version") ?? VERSION));
});
