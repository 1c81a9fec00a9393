// node import_all.mjs <root> <early.zip> <library.bin> <application.bin> <module>…: starts Pyodide from the
// page's own archives, imports these modules, and prints what went wrong as a JSON list.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { inflateSync } from "node:zlib";
import { standIn } from "../../py/building/stand_ins.mjs";

const [root, early, library, application, ...names] = process.argv.slice(2);
const require = createRequire(`${root}/package.json`);
const { loadPyodide } = await import(pathToFileURL(require.resolve("pyodide/pyodide.mjs")));

process.on("uncaughtException", (error) => {
  console.error(error.message);
  process.exit(1);
});

const python = await loadPyodide({
  stdLibURL: early,
  enableRunUntilComplete: false,
  fsInit: (FS) => {
    FS.writeFile("/library.bin", inflateSync(readFileSync(library)));
    FS.writeFile("/application.bin", inflateSync(readFileSync(application)));
  },
});
standIn(python);
python.globals.set("NAMES", python.toPy(names));
console.log(python.runPython(readFileSync(new URL("import_all.py", import.meta.url), "utf8")));
