import { copyFileSync, existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "tsdown";
import { packagesFolder, root } from "./folders.ts";

/** Compiles a workspace of plain TypeScript to a package in `dist/`: ES modules, types and a `package.json`. */
export async function compilePackage(name: string, patterns: string[]) {
  const source = path.join(root, "packages", name);
  const folder = path.join(packagesFolder, name);
  const entries = globSync(patterns, { cwd: source }).sort();
  const workers = globSync("src/**/*.worker.ts", { cwd: source });
  await build({
    cwd: source,
    config: false,
    entry: [...entries, ...workers],
    root: "src",
    outDir: folder,
    unbundle: true,
    format: "esm",
    platform: "neutral",
    target: "es2023",
    outExtensions: () => ({ js: ".js", dts: ".d.ts" }),
    dts: true,
    logLevel: "warn",
    inputOptions: { checks: { bundlerTimings: false } },
  });
  // Compilers do not rewrite the URL of a worker.
  for (const file of globSync(`${folder}/**/*.js`)) {
    const code = readFileSync(file, "utf8");
    writeFileSync(file, code.replaceAll(/(new URL\("\.[^"]*\.worker)\.ts"/g, '$1.js"'));
  }

  const manifest = JSON.parse(readFileSync(path.join(source, "package.json"), "utf8"));
  const { version, description, license, type, sideEffects, peerDependencies, peerDependenciesMeta } =
    manifest;
  const subpath = (entry: string) => {
    const module = entry.replace(/^src\/|\.ts$/g, "");
    const main = manifest.exports["."] === `./${entry}`;
    return [main ? "." : `./${module}`, { types: `./${module}.d.ts`, default: `./${module}.js` }] as const;
  };
  const published = {
    ...{ name: manifest.name, version, description, license, type, sideEffects },
    exports: { ...Object.fromEntries(entries.map(subpath)), "./package.json": "./package.json" },
    dependencies: Object.fromEntries(
      Object.entries<string>(manifest.dependencies).map(([library, exact]) => [library, `^${exact}`]),
    ),
    peerDependencies,
    peerDependenciesMeta,
  };
  writeFileSync(path.join(folder, "package.json"), `${JSON.stringify(published, null, 2)}\n`);
  if (existsSync(path.join(source, "README.md")))
    copyFileSync(path.join(source, "README.md"), path.join(folder, "README.md"));
  return folder;
}
