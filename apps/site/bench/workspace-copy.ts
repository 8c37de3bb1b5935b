import { cpSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const workspaces = ["packages/api-client", "packages/content", "packages/ui", "apps/site"];
/** Installed packages, and output of builds and tests. */
const ignored = new Set(["node_modules", "build", "test-results", ".react-router", ".turbo"]);

/**
 * Copies the workspaces that the site is built from, so that it can be built with other content. Installed packages and
 * the picture cache are symlinks to the repository's.
 *
 * @returns the folder of the site in the copy
 */
export function copyWorkspace(target: string) {
  for (const workspace of workspaces) {
    cpSync(path.join(root, workspace), path.join(target, workspace), {
      recursive: true,
      filter: (source) => !ignored.has(path.basename(source)),
    });
  }
  for (const file of ["package.json", "tsconfig.base.json"]) {
    cpSync(path.join(root, file), path.join(target, file));
  }
  const installed = path.join(target, "node_modules");
  mkdirSync(path.join(installed, "@clinic"), { recursive: true });
  for (const name of readdirSync(path.join(root, "node_modules"))) {
    if (name !== "@clinic") symlinkSync(path.join(root, "node_modules", name), path.join(installed, name));
  }
  for (const workspace of workspaces) {
    symlinkSync(path.join(target, workspace), path.join(installed, "@clinic", path.basename(workspace)));
  }
  const site = path.join(target, "apps/site");
  symlinkSync(path.join(root, "apps/site/node_modules"), path.join(site, "node_modules"));
  return site;
}
