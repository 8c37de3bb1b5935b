import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { compilePackage } from "./compile-package.ts";
import { packagesFolder, root } from "./folders.ts";
import { outsideEnvironment } from "./outside-environment.ts";

export interface Package {
  /** Path of the tarball. */
  file: string;
  manifest: { name: string; version: string };
}

/** Writes a tarball of each package, under a name without its version, and checks it. */
export async function makePackages() {
  rmSync(packagesFolder, { recursive: true, force: true });
  mkdirSync(packagesFolder);
  await run("npm", ["run", "--silent", "package", "--workspace", "@clinic/ui"]);
  const folders = {
    ui: path.join(root, "packages/ui/dist"),
    "api-client": await compilePackage("api-client", [
      "src/create-api-client.ts",
      "src/errors.ts",
      "src/msw.ts",
      "src/solve-challenge.ts",
      "src/schemas/*.ts",
    ]),
    content: await compilePackage("content", ["src/schemas.ts"]),
  };
  const packages: Package[] = [];
  for (const [name, folder] of Object.entries(folders)) packages.push(await pack(name, folder));
  return packages;
}

/** Packs a folder and checks the tarball with publint and arethetypeswrong. */
async function pack(name: string, folder: string): Promise<Package> {
  const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", packagesFolder, folder]);
  const [{ filename }] = Object.values<{ filename: string }>(JSON.parse(stdout)) as [{ filename: string }];
  const file = path.join(packagesFolder, `clinic-${name}.tgz`);
  renameSync(path.join(packagesFolder, filename), file);
  await run("npx", ["publint", "--strict", file]);
  await run("npx", [
    "attw",
    file,
    "--profile",
    "esm-only",
    ...(name === "ui" ? ["--exclude-entrypoints", "styles.css"] : []),
  ]);
  const manifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  return { file, manifest };
}

/** Runs a command in the root. @throws Error with its output */
async function run(command: string, words: string[]) {
  const options = { cwd: root, env: outsideEnvironment(), maxBuffer: 10_000_000 };
  return promisify(execFile)(command, words, options).catch((error) => {
    throw new Error(`${command} ${words.join(" ")}\n${error.stdout}\n${error.stderr}`, { cause: error });
  });
}
