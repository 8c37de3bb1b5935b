import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { join, resolve } from "node:path";

const repository = resolve(import.meta.dirname, "../../..");

/** Where reviews keep what they make. */
export const cache = join(repository, ".cache/visual");

/** The Storybook of the working tree. */
export function workingStorybook() {
  return build(repository, "after");
}

/**
 * The Storybook of a commit, which is built once.
 *
 * @param ref by default, the last commit that the branch shares with main: on main, the last commit
 */
export function storybookOf(ref?: string) {
  const commit = ref ? git("rev-parse", "--verify", `${ref}^{commit}`) : git("merge-base", "HEAD", "main");
  const storybook = join(cache, "bases", commit);
  if (existsSync(storybook)) return storybook;

  const checkout = join(cache, "checkout");
  rmSync(checkout, { recursive: true, force: true });
  git("worktree", "prune");
  git("worktree", "add", "--detach", checkout, commit);
  try {
    install(checkout);
    // Only the last one is kept.
    rmSync(join(cache, "bases"), { recursive: true, force: true });
    const before = build(checkout, "before");
    mkdirSync(join(cache, "bases"));
    renameSync(before, storybook);
  } finally {
    git("worktree", "remove", "--force", checkout);
  }
  return storybook;
}

/** Without documentation pages and tables of props, which have no pictures and take most of the time. */
function build(folder: string, name: string) {
  const storybook = join(cache, name);
  const bin = join(folder, "node_modules/.bin");
  run(folder, `${bin}/turbo`, "run", "build", "--filter=@clinic/content", "--output-logs=errors-only");
  run(`${folder}/apps/storybook`, `${bin}/storybook`, "build", "--test", "--quiet", "-o", storybook);
  return storybook;
}

/** Links the installed packages if they are the same. Links to workspaces are relative, so they are copied. */
function install(checkout: string) {
  const lock = (folder: string) => readFileSync(join(folder, "package-lock.json"), "utf8");
  if (lock(checkout) !== lock(repository)) return run(checkout, "npm", "ci", "--no-audit", "--no-fund");
  const folders = globSync(["node_modules", "{apps,packages,tools}/*/node_modules"], { cwd: repository });
  for (const folder of folders) {
    mkdirSync(join(checkout, folder), { recursive: true });
    for (const name of readdirSync(join(repository, folder))) {
      const [from, to] = [join(repository, folder, name), join(checkout, folder, name)];
      if (name === "@clinic") cpSync(from, to, { recursive: true, verbatimSymlinks: true });
      else symlinkSync(from, to);
    }
  }
}

function git(...args: string[]) {
  return execFileSync("git", args, { cwd: repository, encoding: "utf8", stdio: "pipe" }).trim();
}

/** Without the variables by which the npm that runs this would tell another npm its workspace. */
function run(cwd: string, command: string, ...args: string[]) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("npm_")));
  execFileSync(command, args, {
    cwd,
    env: { ...env, TURBO_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "ignore", "inherit"],
  });
}
