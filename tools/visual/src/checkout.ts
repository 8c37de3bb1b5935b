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

/** npm scope of the workspaces, whose links are relative. */
const WORKSPACES = "@clinic";

export function git(repository: string, ...args: string[]) {
  return execFileSync("git", args, { cwd: repository, encoding: "utf8", stdio: "pipe" }).trim();
}

/**
 * The commit to compare with: the named one, or the merge base with main. On main that is the last commit, so that
 * uncommitted changes show.
 *
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

/** Calls `use` with a temporary checkout of a commit and its dependencies. */
export async function withCheckout<Result>(
  repository: string,
  commit: string,
  use: (folder: string) => Result | Promise<Result>,
): Promise<Result> {
  const temporary = mkdtempSync(join(tmpdir(), "visual-"));
  const folder = join(temporary, "repository");
  // Removes worktrees of interrupted reviews.
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

/** Links the installed packages; links to workspaces stay within the checkout. */
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
  try {
    execFileSync("npm", ["ci", "--no-audit", "--no-fund"], {
      cwd: folder,
      env: outsideEnvironment(),
      stdio: "pipe",
    });
  } catch (error) {
    throw new Error("The dependencies of the base could not be installed (npm ci).", { cause: error });
  }
}

/** Without the variables by which the npm that runs this review would tell another npm its workspace. */
export function outsideEnvironment() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("npm_")));
}
