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
import { type GivenClasses, givenClasses } from "./given-classes.ts";
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

interface Module {
  classes: Set<string>;
  tags: Set<string>;
  imports: string[];
  /** The classes that it may give to components of other modules. */
  gives: GivenClasses[];
}

// Every module with the names of the package in place of Tailwind's.
const modules = new Map<string, Module>();
for (const file of globSync("**/*.js", { cwd: dist }).sort()) {
  const original = readFileSync(path.join(dist, file), "utf8");
  const { code, classes, tags } = withOwnNames(original, (name) => sheet.classes.has(name));
  writeFileSync(path.join(dist, file), code);
  const resolved = (specifier: string) => path.join(path.dirname(file), specifier);
  const gives = givenClasses(original).map((given) => ({ ...given, to: resolved(given.to) }));
  modules.set(file, { classes, tags, imports: importsOf(code).map(resolved), gives });
}

const closuresBy = (next: (module: Module) => string[]) =>
  new Map([...modules.keys()].map((file) => [file, closureOf(file, next)]));
const closures = closuresBy(({ imports }) => imports);
const receivers = closuresBy(({ gives }) => gives.map(({ to }) => to));

/** The tags or classes of all elements in these modules. */
function contentsOf(kind: "classes" | "tags", files: Iterable<string>) {
  return new Set([...files].flatMap((file) => [...(modules.get(file)?.[kind] ?? [])]));
}

/** The modules in which a class is written, on whose elements it may be, and inside whose elements. */
const places = new Map([...sheet.classes].map((name) => [name, placesOf(name)]));
function placesOf(name: string) {
  const written = [...modules].filter(([, { classes }]) => classes.has(name));
  const given = written.flatMap(([file, { gives }]) => [
    file,
    ...gives
      .filter(({ classes }) => classes === "any" || classes.includes(name))
      .flatMap(({ to }) => [...(receivers.get(to) ?? [])]),
  ]);
  const within = written.flatMap(([file]) => [...(closures.get(file) ?? [])]);
  return {
    written: new Set(written.map(([file]) => file)),
    given: [...new Set(given)],
    within: [...new Set(within)],
  };
}

// Two classes can meet on an element if one is written in a module that the other reaches.
const meeting = (reach: "given" | "within") => {
  const reaches = (one: string, other: string) =>
    places.get(one)?.[reach].some((file) => places.get(other)?.written.has(file)) ?? false;
  return (one: string, other: string) => reaches(one, other) || reaches(other, one);
};
const rulesFor = sheet.order(meeting("given"), meeting("within"));

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
  // Exact versions make our builds reproducible; ranges let an application install each library once.
  dependencies: Object.fromEntries(
    Object.entries(manifest.dependencies).map(([library, exact]) => [library, `^${exact}`]),
  ),
};
write("package.json", `${JSON.stringify(published, null, 2)}\n`);

function importsOf(code: string) {
  return [...code.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].map(([, specifier = ""]) => specifier);
}

/** A module and all that can be reached from it. */
function closureOf(file: string, next: (module: Module) => string[], found = new Set<string>()) {
  const module = modules.get(file);
  if (!module || found.has(file)) return found;
  found.add(file);
  for (const other of next(module)) closureOf(other, next, found);
  return found;
}
