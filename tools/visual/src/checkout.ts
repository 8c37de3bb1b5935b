import { execFileSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Folder of the links from one workspace to another; they are relative. */
const WORKSPACES = "@clinic";

export function git(repository: string, ...args: string[]) {
  return execFileSync("git", args, { cwd: repository, encoding: "utf8", stdio: "pipe" }).trim();
}

/**
 * The commit to compare with: the one named, or the last that the present branch has in common with main. On main
 * that is the last commit, so that what is not committed shows.
 * @throws when there is no such commit
 */
export function findBase(repository: string, ref?: string) {
  if (ref) {
    try {
      return git(repository, "rev-parse", "--verify", "--quiet", `${ref}^{commit}`);
    } catch {
      throw new Error(`There is no commit "${ref}".`);
    }
  }
  for (const main of ["main", "origin/main"]) {
    try {
      return git(repository, "merge-base", "HEAD", main);
    } catch {}
  }
  throw new Error("There is no branch main to compare with; name a commit with --base.");
}

/** Gives `use` a temporary folder with the files of a commit and their dependencies. */
export async function withCheckout<Result>(
  repository: string,
  commit: string,
  use: (folder: string) => Result | Promise<Result>,
): Promise<Result> {
  const temporary = mkdtempSync(join(tmpdir(), "visual-"));
  const folder = join(temporary, "repository");
  // Forgets those of reviews that were broken off.
  git(repository, "worktree", "prune");
  git(repository, "worktree", "add", "--detach", folder, commit);
  try {
    const lock = readFileSync(join(folder, "package-lock.json"), "utf8");
    if (lock === readFileSync(join(repository, "package-lock.json"), "utf8"))
      linkDependencies(repository, folder);
    else installDependencies(folder);
    return await use(folder);
  } finally {
    git(repository, "worktree", "remove", "--force", folder);
    rmSync(temporary, { recursive: true });
  }
}

/** Takes what is installed; the workspaces among it are those of the folder itself. */
function linkDependencies(from: string, to: string) {
  for (const modules of [
    "node_modules",
    ...globSync("{apps,packages,tools}/*/node_modules", { cwd: from }),
  ]) {
    mkdirSync(join(to, modules), { recursive: true });
    for (const name of readdirSync(join(from, modules))) {
      if (name === WORKSPACES) continue;
      symlinkSync(join(from, modules, name), join(to, modules, name));
    }
  }
  cpSync(join(from, "node_modules", WORKSPACES), join(to, "node_modules", WORKSPACES), {
    recursive: true,
    verbatimSymlinks: true,
  });
}

function installDependencies(folder: string) {
  // Settings that the npm which runs this review was given, such as a workspace, are not meant for this one.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("npm_")));
  try {
    execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder, env, stdio: "pipe" });
  } catch (error) {
    throw new Error("The dependencies of the base could not be installed (npm ci).", { cause: error });
  }
}
