// The interpreter that PyScript is told to use: Pyodide, started with options that PyScript has
// no way to pass on. The start begins when this module is loaded, before PyScript asks for it.
// The WebAssembly is deliberately neither preloaded nor compiled by us: the browser finds its
// compiled code again only for the request that Pyodide itself makes.

const { files, lock } = globalThis.uno;
const at = (place) => new URL(place, document.baseURI).href;
const folder = at(files.pyodide);

const bytes = async (place) => {
  const response = await fetch(at(place));
  if (!response.ok) throw new Error(`${place}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

const archives = Object.entries(files)
  .filter(([name]) => name === "application" || name.endsWith(".whl"))
  .map(([name, place]) => ({
    path: name === "application" ? "/application.bin" : `/${name}`,
    data: bytes(place),
  }));
const wheels = archives.map(({ path }) => path).filter((path) => path.endsWith(".whl"));

// The page may still be on its way: its watchdog is there when the document is.
const parsed = new Promise((go) => {
  if (document.readyState !== "loading") go();
  else document.addEventListener("DOMContentLoaded", go, { once: true });
});
const report = async (error) => {
  await parsed;
  globalThis.uno.failed(String(error?.stack ?? error));
};

// Pyodide would wait forever for an archive that can't be had.
for (const { data } of archives) data.catch(report);

const fsInit = async (FS) => {
  for (const { path, data } of archives) FS.writeFile(path, await data);
};

const options = (script) => ({
  indexURL: `${folder}/`,
  stdLibURL: at(files.library),
  lockFileContents: lock,
  packageBaseUrl: at("."),
  createPyodideModule: script.default,
  enableRunUntilComplete: false,
  env: { PYTHONPATH: wheels.join(":") },
  fsInit,
});

// What the start has made stays; page_start.py let the collector rest until here.
const wakeCollector = (python) => {
  const collector = python.pyimport("gc");
  collector.freeze();
  collector.enable();
  collector.destroy();
};

const start = async () => {
  const scripts = ["pyodide.mjs", "pyodide.asm.mjs"].map((name) => import(`${folder}/${name}`));
  const [{ loadPyodide: load }, script] = await Promise.all(scripts);
  const loading = load(options(script));
  import("./modules.mjs").catch(report); // not before: nothing may delay the interpreter
  const python = await loading;
  addEventListener("uno:ready", () => wakeCollector(python), { once: true });
  return python;
};

const started = start();
started.then(
  () => parsed.then(() => dispatchEvent(new Event("uno:interpreter"))),
  report,
);

export const version = files.pyodide_version;
export const loadPyodide = () => started;
