// The page and PyScript, as far as Python modules look at them while they are imported.

const PAGE = ["document", "history", "location", "navigator", "screen", "uno", "window"];
const GIVEN = ["lazy_py_modules", "storage", "workers", "PyWorker", "js_import", "target", "XWorker"];

const get = (_, key) => (key === "then" ? undefined : anything());
const anything = () => new Proxy(() => {}, { get });

export const standIn = (python) => {
  for (const name of PAGE) {
    Object.defineProperty(globalThis, name, { value: anything(), configurable: true });
  }
  const given = Object.fromEntries(GIVEN.map((name) => [name, anything()]));
  for (const name of ["polyscript", "_pyscript"]) {
    python.registerJsModule(name, { ...given, config: {}, js_modules: {}, JSON });
  }
};
