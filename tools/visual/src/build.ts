import { spawnSync } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { outsideEnvironment, withCheckout } from "./checkout.ts";

/**
 * Builds a checkout's Storybook, without documentation pages and with statistics that say which module imports which.
 *
 * @throws with the path of the build log when the build fails
 */
export function buildStorybook(repository: string, output: string) {
  const log = `${output}.log`;
  mkdirSync(dirname(log), { recursive: true });
  const file = openSync(log, "w");
  const run = (command: string, words: string[], folder: string) => {
    const { status } = spawnSync(command, words, {
      cwd: join(repository, folder),
      env: outsideEnvironment(),
      stdio: ["ignore", file, file],
    });
    return status === 0;
  };
  // Stories import the built content, which isn't committed. Early commits have no such build.
  const built =
    run("npm", ["run", "build", "--if-present"], "packages/content") &&
    run(
      join(repository, "node_modules/.bin/storybook"),
      ["build", "--test", "--quiet", "--stats-json", "--output-dir", output],
      "apps/storybook",
    );
  closeSync(file);
  if (!built) throw new Error(`The Storybook could not be built; ${log} says why.`);
}

/** Builds the Storybook of a commit, or reuses that of the last review if it had the same base. */
export async function baseStorybook(repository: string, commit: string, cache: string) {
  const built = join(cache, commit);
  if (!existsSync(built)) {
    rmSync(cache, { recursive: true, force: true });
    const unfinished = `${built}.unfinished`;
    await withCheckout(repository, commit, (folder) => buildStorybook(folder, unfinished));
    renameSync(unfinished, built);
  }
  return built;
}
