/**
 * Makes `dist`, the package that is published: compiled modules with their types, one compiled stylesheet, the
 * stylesheets for applications with Tailwind, and its own `package.json`. Inside this repository the
 * source itself is used, so that nothing has to be built before `npm start`.
 */
import { copyFileSync, cpSync, existsSync, readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { build as compile } from "tsdown";
import { build } from "vite";
import manifest from "../package.json" with { type: "json" };

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = `${root}dist`;

const entries = ["components", "blocks"].flatMap((kind) =>
  readdirSync(`${root}src/${kind}`)
    .map((name) => `${kind}/${name}/index`)
    .filter((entry) => existsSync(`${root}src/${entry}.ts`)),
);
const library = "components/prose/sanitise-html";

// One file a module, so that an application's bundler drops what it doesn't use; libraries stay imports.
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
  inputOptions: { checks: { bundlerTimings: false } },
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
      input: `${root}styles.css`,
      output: {
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith(".css")) ? "[name][extname]" : "styles/fonts/[name][extname]",
      },
    },
  },
});

for (const name of ["index.css", "theme.css", "base.css", "fonts.css", "fonts"])
  cpSync(`${root}src/styles/${name}`, `${dist}/styles/${name}`, { recursive: true });
for (const name of ["README.md", "CHANGELOG.md"]) copyFileSync(`${root}${name}`, `${dist}/${name}`);

const module = (path: string) => ({ types: `./${path}.d.ts`, default: `./${path}.js` });
const subpath = (entry: string) => `./${entry.replace(/^components\/|\/index$/g, "")}`;

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
    "./styles/*": "./styles/*",
    ...Object.fromEntries([...entries, library].map((entry) => [subpath(entry), module(entry)])),
    "./package.json": "./package.json",
  },
  peerDependencies,
  peerDependenciesMeta,
  // Exact here, so that everyone builds the same; a range there, so that an application has each library once.
  dependencies: Object.fromEntries(
    Object.entries(manifest.dependencies).map(([library, exact]) => [library, `^${exact}`]),
  ),
};
writeFileSync(`${dist}/package.json`, `${JSON.stringify(published, null, 2)}\n`);
