// A worker of the page: a Python of its own that does jobs (wingspan/bots/jobs.py, or
// wingspan/coach/jobs.py). The first message names the module of the jobs and the digests of the
// files to load; the worker answers "ready", and then posts the outcome of each job.
//
// It loads the files of its page's version, even if a newer one has been taken since: it asks the
// service worker for the version in its own address, and accepts no file with another digest.
const { search } = new URL(import.meta.url);
const root = new URL("../", import.meta.url).href;
const at = (file) => root + file + search;

const MODULES = ["static/pack.mjs", "lib/pyodide/pyodide.mjs", "lib/pyodide/pyodide.asm.mjs"];

const isPacked = (pack) => new Uint8Array(pack, 0, 1)[0] === 0x1f;

const begin = async ({ jobs, digests }) => {
  const fetchAny = self.fetch;
  const get = async (file) => {
    const response = await fetchAny(at(file), { integrity: digests[file] });
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    return response;
  };
  // For the files that Pyodide asks for by itself.
  self.fetch = (url) => get(new URL(url).href.slice(root.length));

  // The service worker has checked what it keeps, and keeps packs unpacked. A pack that arrives
  // packed comes from elsewhere: it is fetched again, from the browser's cache, to be checked.
  const names = Object.keys(digests).filter((file) => file.endsWith(".pack"));
  const packs = names.map(async (file) => {
    const pack = await (await fetchAny(at(file))).arrayBuffer();
    return isPacked(pack) ? (await get(file)).arrayBuffer() : pack;
  });
  const modules = MODULES.map(async (file) => {
    await get(file);
    return import(at(file));
  });
  const [files, [{ keepLibrary, openPack, unpack }, { loadPyodide }, { default: create }]] =
    await Promise.all([Promise.all(packs), Promise.all(modules)]);
  const python = await loadPyodide({
    indexURL: `${root}lib/pyodide/`,
    createPyodideModule: create,
    fsInit: async (fs) => {
      keepLibrary(fs);
      for (const pack of await Promise.all(files.map(openPack))) unpack(fs, pack);
    },
  });
  const work = python.runPython(`from ${jobs} import desk\ndesk().work`);
  addEventListener("message", ({ data }) => postMessage(work(data)));
  postMessage("ready");
};

addEventListener("message", ({ data }) => begin(JSON.parse(data)).catch(reportError), {
  once: true,
});
