// Run by Node: node bundle.mjs <folder> <target> <name>…
// Puts each of these modules of the folder together with all that it imports, but for the others
// that are named. Comments and indents go; names stay, so that a report can be read.
const [folder, target, ...names] = process.argv.slice(2);

const tell = ({ text, location }) => {
  console.log(`error: ${location ? `${location.file}:${location.line}: ` : ""}${text}`);
  process.exit(1);
};
const reason = ({ errors, message }) => errors?.[0] ?? { text: message.split("\n")[0] };

// Imported here, as it may not have its binary for this machine.
const { build } = await import("esbuild").catch((error) => tell(reason(error)));
await build({
  entryPoints: names.map((name) => `${folder}/${name}`),
  external: names.map((name) => `./${name}`),
  outdir: target,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  format: "esm",
  target: "es2022",
  minifyWhitespace: true,
  minifySyntax: true,
  logLevel: "silent",
}).catch((error) => tell(reason(error)));
