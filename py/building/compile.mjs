// Run by Node: starts the same Pyodide that the page will run and lets it compile.
// node compile.mjs <root> <job.json>; the job is passed to inside.py as it is.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const [root, job] = process.argv.slice(2);
const require = createRequire(`${root}/package.json`);
const { loadPyodide } = await import(pathToFileURL(require.resolve("pyodide/pyodide.mjs")));

// The reason alone: an uncaught error would show the whole of Pyodide's source line first.
process.on("uncaughtException", (error) => {
  console.log(`error: ${String(error.message ?? error).trim().split("\n").at(-1)}`);
  console.log(error.message);
  process.exit(1);
});

const python = await loadPyodide({ enableRunUntilComplete: false });
python.FS.mkdirTree("/root");
python.FS.mount(python.FS.filesystems.NODEFS, { root }, "/root");

// The page, as far as modules look at it while they are imported.
const get = (_, key) => (key === "then" ? undefined : anything());
const anything = () => new Proxy(() => {}, { get });
for (const name of ["document", "window", "uno", "history", "navigator"]) {
  Object.defineProperty(globalThis, name, { value: anything(), configurable: true });
}
const given = ["lazy_py_modules", "storage", "workers", "PyWorker", "js_import", "target", "XWorker"];
const polyscript = Object.fromEntries(given.map((name) => [name, anything()]));
for (const name of ["polyscript", "_pyscript"]) {
  python.registerJsModule(name, { ...polyscript, config: {}, js_modules: {}, JSON });
}

python.globals.set("JOB", readFileSync(job, "utf8"));
python.runPython(readFileSync(new URL("inside.py", import.meta.url), "utf8"));
