// The interpreter that PyScript is told to use: Pyodide, started with options that PyScript has
// no way to pass on. The start begins when this module is loaded, before PyScript asks for it.
// The WebAssembly is deliberately neither preloaded nor compiled by us: the browser finds its
// compiled code again only for the request that Pyodide itself makes.

const { uno } = globalThis;
const { files, lock } = uno;
const at = (place) => new URL(place, document.baseURI).href;
const folder = at(files.pyodide);

const found = async (place) => {
  const response = await fetch(at(place)).catch(({ message }) => ({ status: message }));
  if (!response.ok) throw new Error(`${place}: ${response.status}`);
  return response;
};

// The blocks of modules (page_start.py) are unpacked here, while the WebAssembly is compiled: not
// before it is asked for.
let compiles;
const compiling = new Promise((go) => {
  compiles = go;
});
const unpacked = async (place) => {
  const [response] = await Promise.all([found(place), compiling]);
  const stream = response.body.pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

const blocks = ["library", "application"].map((name) => ({
  path: `/${name}.bin`,
  data: unpacked(files[name]),
}));

// The page may still be on its way: its watchdog is there when the document is.
const parsed = new Promise((go) => {
  if (document.readyState !== "loading") go();
  else document.addEventListener("DOMContentLoaded", go, { once: true });
});
const report = async (error) => {
  await parsed;
  globalThis.uno.failed(String(error?.stack ?? error));
};

// Pyodide would wait forever for a block that can't be had.
for (const { data } of blocks) data.catch(report);

const fsInit = async (FS) => {
  for (const { path, data } of blocks) FS.writeFile(path, await data);
};

const options = (script) => ({
  indexURL: `${folder}/`,
  stdLibURL: at(files.early),
  lockFileContents: lock,
  packageBaseUrl: at("."),
  createPyodideModule: (settings) => {
    const made = script.default(settings); // asks for the WebAssembly at once
    compiles();
    return made;
  },
  enableRunUntilComplete: false,
  fsInit,
});

// What the start has made stays; page_start.py let the collector rest until here.
const wakeCollector = (python) => {
  const collector = python.pyimport("gc");
  collector.freeze();
  collector.enable();
  collector.destroy();
};

// Pyodide makes errors that nobody looks at; each would have its stack collected, slowly.
const withoutStacks = async (work) => {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return await work();
  } finally {
    Error.stackTraceLimit = limit;
  }
};

// PyScript's first program writes its Python modules down as sources and imports them. They lie
// in our application, compiled: the import is what is left to do. Any other program runs as it is.
const WRITES = "import os as _os\nfrom pathlib import Path as _Path\n";
const IMPORTS = "import pyscript as _pyscript\n";

const sparingWrites = (python) => {
  const whole = python.runPythonAsync;
  const put = (value) => {
    const how = { configurable: true, writable: true, value };
    Object.defineProperty(python, "runPythonAsync", how);
  };
  put((program, ...options) => {
    put(whole);
    const known = program.startsWith(WRITES) && program.includes(IMPORTS);
    return whole.call(python, known ? `${IMPORTS}del _pyscript` : program, ...options);
  });
};

// Python runs on the page's own stack. The application never waits in the middle of Python, so
// stack switching is of no use to it, and Chromium can crash when it collects garbage meanwhile.
delete WebAssembly.Suspending;

const start = async () => {
  const scripts = ["pyodide.mjs", "pyodide.asm.mjs"].map((name) => import(`${folder}/${name}`));
  const [{ loadPyodide: load }, script] = await Promise.all(scripts);
  const loading = load(options(script));
  uno.modules = import("./modules.mjs"); // not before: nothing may delay the interpreter
  uno.modules.catch(report);
  const python = await loading;
  sparingWrites(python);
  python._api.on_fatal = (error) => uno.stopped(error.stack ?? error);
  addEventListener("uno:ready", () => wakeCollector(python), { once: true });
  return python;
};

const started = withoutStacks(start);
started.then(
  () => parsed.then(() => dispatchEvent(new Event("uno:interpreter"))),
  report,
);

export const version = files.pyodide_version;
export const loadPyodide = () => started;
