// Loads every module of ours that Python talks to; `uno.modules` resolves to them by file name.

const { uno } = globalThis;
const named = async (name) => [name, await import(`./${name}.mjs`)];

uno.modules = Promise.all(uno.files.modules.map(named)).then(Object.fromEntries);
uno.modules.catch((error) => uno.failed(String(error?.stack ?? error)));
