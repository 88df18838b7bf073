// Runs the browser's Python under Node, with the arguments of python:
//
//   node tools/python.mjs [--site] [--library zip] [--wheels] (-m module | -c code | file.py) arguments…
//
// The working folder is the repository. --site runs what the page ships (its Python, its cut-down
// standard library, its own code) instead of the sources. --library takes another standard library;
// together with --site it is used only for what the page lacks. --wheels first installs the wheels
// of .build/wheels/test with micropip, from a server on this machine. The exit status is that of
// the program.

import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { openPack, unpack } from "../static/pack.mjs";

// Node would print the source line of the error, which is all of Pyodide.
process.on("uncaughtException", (error) => {
  console.error(error.stack);
  process.exit(1);
});

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const args = process.argv.slice(2);
const options = {};
while (args[0]?.startsWith("--")) {
  const name = args.shift().slice(2);
  options[name] = name === "library" ? resolve(args.shift()) : true;
}

const home = options.site ? `${root}/site/lib/pyodide/` : `${root}/node_modules/pyodide/`;
const { loadPyodide } = await import(pathToFileURL(`${home}pyodide.mjs`).href);
// Byte-code made here has line numbers but no columns: a third less to load.
const env = { HOME: "/home/pyodide", PYTHONNODEBUGRANGES: "1" };
const settings = { indexURL: home, env };
if (options.site) {
  settings.fsInit = async (fs) => {
    const own = readdirSync(`${root}/site`).filter((name) => name.endsWith(".pack"));
    for (const place of ["lib/library.pack", ...own]) {
      const bytes = new Uint8Array(readFileSync(`${root}/site/${place}`));
      unpack(fs, await openPack(bytes.buffer));
    }
  };
} else if (options.library) settings.stdLibURL = options.library;
const python = await loadPyodide(settings);
python.setStdin({ error: true });

const quiet = { messageCallback: () => {} };
if (options.site) {
  if (options.library) {
    python.FS.writeFile("/lib/whole.zip", new Uint8Array(readFileSync(options.library)));
    python.runPython("import sys; sys.path.append('/lib/whole.zip')");
  }
} else {
  const wheels = `${root}/.build/wheels/page/`;
  const names = readdirSync(wheels).filter((name) => name.endsWith(".whl"));
  await python.loadPackage(
    names.map((name) => wheels + name),
    quiet,
  );
  python.FS.mkdir("/wingspan");
  python.mountNodeFS("/wingspan", root);
}

if (options.wheels) {
  const folder = `${root}/.build/wheels/test/`;
  const names = readdirSync(folder).filter((name) => name.endsWith(".whl"));
  const server = createServer((request, response) => {
    response.setHeader("Content-Type", "application/zip");
    response.end(readFileSync(folder + names.find((name) => request.url === `/${name}`)));
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  const url = (name) => `http://127.0.0.1:${server.address().port}/${name}`;
  const [micropip, others] = [/^micropip-/, /^(?!micropip-)/].map((kind) =>
    names.filter((name) => kind.test(name)).map(url),
  );
  await python.loadPackage(micropip, quiet);
  await python.pyimport("micropip").install.callKwargs(others, { deps: false });
  server.close();
  server.closeAllConnections();
}

const run = python.runPython(`
def run(folder, args):
    import os, runpy, sys
    os.chdir(folder)
    sys.dont_write_bytecode = True
    if folder not in sys.path:
        sys.path.insert(0, folder)
    sys.argv = args[args[0] in ("-m", "-c"):]
    try:
        if args[0] == "-m":
            runpy.run_module(args[1], run_name="__main__", alter_sys=True)
        elif args[0] == "-c":
            exec(args[1], {"__name__": "__main__"})
        else:
            runpy.run_path(args[0], run_name="__main__")
    except SystemExit as end:
        if end.code is None or isinstance(end.code, int):
            return end.code or 0
        print(end.code, file=sys.stderr)
        return 1
    except BaseException:
        import traceback
        traceback.print_exc()
        return 1
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
    return 0
run`);
process.exitCode = run(options.site ? "/home/pyodide" : "/wingspan", python.toPy(args));
