/* PyScript opens databases of its own at every start ("IDBMap/…", one more for each build), waits
   for them, and keeps nothing in them for us. It gets empty ones in memory instead: no waiting, no
   rubbish on people's devices, and a start even where the browser stores nothing at all. A classic
   script, run before PyScript. */
"use strict";

(() => {
  const EMPTY = { getAllKeys: [], getAll: [], count: 0 };

  const real = (() => {
    try {
      return globalThis.indexedDB;
    } catch {
      return undefined;
    }
  })();

  const answered = (result) => {
    const request = {};
    queueMicrotask(() => request.onsuccess?.({ target: { result } }));
    return request;
  };

  const store = new Proxy({}, { get: (_, method) => () => answered(EMPTY[method]) });
  const database = { transaction: () => ({ objectStore: () => store }), close() {} };

  const open = (name, ...version) => {
    if (name.startsWith("IDBMap/")) return answered(database);
    if (!real) throw new DOMException("no database here", "NotFoundError");
    return real.open(name, ...version);
  };

  const value = { open, cmp: (one, other) => real.cmp(one, other) };
  value.deleteDatabase = (name) => real.deleteDatabase(name);
  value.databases = () => real.databases();
  Object.defineProperty(globalThis, "indexedDB", { value, configurable: true });
})();
