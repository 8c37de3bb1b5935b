/**
 * Builds `dist`, the published package: compiled modules with their types, stylesheets, and its own
 * `package.json`. Inside this repository the source itself is used, so that nothing has to be built before `npm start`.
 */
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { build as compile } from "tsdown";
import { build } from "vite";
import manifest from "../../package.json" with { type: "json" };
import { withOwnNames, withOwnProperties } from "./names.ts";
import { splitStylesheet } from "./styles.ts";
import { tokensAsTheme } from "./tailwind-theme.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const dist = path.join(root, "dist");

const entries = ["components", "blocks"].flatMap((kind) =>
  readdirSync(`${root}src/${kind}`)
    .map((name) => `${kind}/${name}/index`)
    .filter((entry) => existsSync(`${root}src/${entry}.ts`)),
);
const library = "components/prose/sanitise-html";
const subpath = (entry: string) => entry.replace(/^components\/|\/index$/g, "");

rmSync(dist, { recursive: true, force: true });

// One file per module, so that an application's bundler drops what it doesn't use; libraries stay imports.
await compile({
  cwd: root,
  config: false,
  entry: [...entries, library].map((entry) => `src/${entry}.ts`),
  root: "src",
  outDir: "dist",
  unbundle: true,
  format: "esm",
  platform: "browser",
  target: "es2023",
  outExtensions: () => ({ js: ".js", dts: ".d.ts" }),
  dts: true,
  logLevel: "warn",
  // One file per module keeps each `"use client"` in its place.
  inputOptions: { checks: { bundlerTimings: false, moduleLevelDirective: false } },
});

await build({
  root,
  configFile: false,
  base: "./",
  logLevel: "warn",
  plugins: [tailwindcss()],
  build: {
    outDir: dist,
    emptyOutDir: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: `${root}styles.css`,
      output: {
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith(".css")) ? "[name][extname]" : "fonts/[name][extname]",
      },
    },
  },
});

const sheet = splitStylesheet(readFileSync(`${dist}/styles.css`, "utf8"));

// Every module with the names of the package in place of Tailwind's.
const modules = new Map<string, { classes: Set<string>; tags: Set<string>; imports: string[] }>();
for (const file of globSync("**/*.js", { cwd: dist }).sort()) {
  const { code, classes, tags } = withOwnNames(readFileSync(path.join(dist, file), "utf8"), (name) =>
    sheet.classes.has(name),
  );
  writeFileSync(path.join(dist, file), code);
  modules.set(file, { classes, tags, imports: importsOf(file, code) });
}

const closures = new Map([...modules.keys()].map((file) => [file, closureOf(file)]));
/** What the elements of a module and of all that it imports are, and which classes they have. */
function contentsOf(kind: "classes" | "tags", files: Iterable<string>) {
  return new Set([...files].flatMap((file) => [...(modules.get(file)?.[kind] ?? [])]));
}

// Two classes are on one element if a module has both, or passes one to a component that has the other.
const places = new Map<string, string[]>();
for (const [file, { classes }] of modules)
  for (const name of classes) places.set(name, [...(places.get(name) ?? []), file]);
const reaches = (from: string[], to: string[]) =>
  from.some((file) => to.some((other) => closures.get(file)?.has(other)));
const rulesFor = sheet.order((one, other) => {
  const [ones = [], others = []] = [places.get(one), places.get(other)];
  return reaches(ones, others) || reaches(others, ones);
});

const write = (name: string, text: string) => {
  mkdirSync(path.dirname(`${dist}/${name}`), { recursive: true });
  writeFileSync(`${dist}/${name}`, text);
};
const banner = "/*! With rules of tailwindcss (MIT License) */\n";
write("styles/tokens.css", sheet.tokens);
write("styles/dark.css", withOwnProperties(readFileSync(`${root}src/styles/dark.css`, "utf8")));
for (const entry of entries) {
  const files = closures.get(`${entry}.js`) ?? [];
  const hasHtml = [...files].some((file) => file.includes("/prose/"));
  write(
    `styles/${subpath(entry)}.css`,
    banner + rulesFor(contentsOf("classes", files), contentsOf("tags", files), hasHtml),
  );
}
write(
  "styles/tailwind.css",
  tokensAsTheme(readFileSync(`${root}src/styles/tokens.css`, "utf8"), sheet.tokens),
);
const everything = rulesFor(sheet.classes, contentsOf("tags", modules.keys()), true);
write("styles.css", banner + sheet.tokens.replaceAll("./fonts/", "./styles/fonts/") + everything);
cpSync(`${dist}/fonts`, `${dist}/styles/fonts`, { recursive: true });
rmSync(`${dist}/fonts`, { recursive: true });
for (const name of ["README.md", "CHANGELOG.md"]) copyFileSync(`${root}${name}`, `${dist}/${name}`);

const module = (path: string) => ({ types: `./${path}.d.ts`, default: `./${path}.js` });

const { name, version, description, license, type, sideEffects, peerDependencies, peerDependenciesMeta } =
  manifest;
const published = {
  name,
  version,
  description,
  license,
  type,
  sideEffects,
  exports: {
    "./styles.css": "./styles.css",
    "./styles/*.css": "./styles/*.css",
    ...Object.fromEntries([...entries, library].map((entry) => [`./${subpath(entry)}`, module(entry)])),
    "./package.json": "./package.json",
  },
  peerDependencies,
  peerDependenciesMeta,
  // Exact versions here make builds reproducible; ranges there let an application install each library once.
  dependencies: Object.fromEntries(
    Object.entries(manifest.dependencies).map(([library, exact]) => [library, `^${exact}`]),
  ),
};
write("package.json", `${JSON.stringify(published, null, 2)}\n`);

function importsOf(file: string, code: string) {
  return [...code.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].map(([, specifier = ""]) =>
    path.join(path.dirname(file), specifier),
  );
}

/** A module and all that it imports, at once or later. */
function closureOf(file: string, found = new Set<string>()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of modules.get(file)?.imports ?? []) closureOf(imported, found);
  return found;
}
