// Run by Node: starts the same Pyodide that the page will run and lets it compile.
// node compile.mjs <root> <job.json>; the job is passed to inside.py as it is.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { standIn } from "./stand_ins.mjs";

const [root, job] = process.argv.slice(2);
const require = createRequire(`${root}/package.json`);
const { loadPyodide } = await import(pathToFileURL(require.resolve("pyodide/pyodide.mjs")));

// The reason alone: an uncaught error would show the whole of Pyodide's source line first.
process.on("uncaughtException", (error) => {
  console.log(`error: ${String(error.message ?? error).trim().split("\n").at(-1)}`);
  console.log(error.message);
  process.exit(1);
});

// Without the columns of each instruction: no source is in the page to point into.
const python = await loadPyodide({
  enableRunUntilComplete: false,
  env: { PYTHONNODEBUGRANGES: "1" },
});
python.FS.mkdirTree("/root");
python.FS.mount(python.FS.filesystems.NODEFS, { root }, "/root");
standIn(python);
python.globals.set("JOB", readFileSync(job, "utf8"));
python.runPython(readFileSync(new URL("inside.py", import.meta.url), "utf8"));
