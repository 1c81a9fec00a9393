// Run by Node: starts the same Pyodide that the page will run and lets it compile.
// node compile.mjs <root> <job.json>; the job is passed to inside.py as it is.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const [root, job] = process.argv.slice(2);
const require = createRequire(`${root}/package.json`);
const { loadPyodide } = await import(pathToFileURL(require.resolve("pyodide/pyodide.mjs")));

const python = await loadPyodide({ enableRunUntilComplete: false });
python.FS.mkdirTree("/root");
python.FS.mount(python.FS.filesystems.NODEFS, { root }, "/root");
python.globals.set("JOB", readFileSync(job, "utf8"));
python.runPython(readFileSync(new URL("inside.py", import.meta.url), "utf8"));
