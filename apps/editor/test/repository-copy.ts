import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const repository = join(import.meta.dirname, "../../..");

/** The repository as it is now, with other content: what a developer has after pulling an editor's work. */
export class RepositoryCopy {
  readonly #folder = mkdtempSync(join(tmpdir(), "edited-"));

  /** @param content folder with `data/` and `assets/` */
  constructor(content: string) {
    for (const file of filesOfRepository())
      if (!/^packages\/content\/(?:data|assets)\//.test(file))
        cpSync(join(repository, file), join(this.#folder, file));
    for (const part of ["data", "assets"])
      cpSync(join(content, part), join(this.#folder, "packages/content", part), { recursive: true });
    this.#linkDependencies();
  }

  /** Runs an npm script. @returns what it printed, if it failed */
  run(...script: string[]): string | undefined {
    // Without the variables of the test runner and of the npm that started it.
    const ownName = ([name]: [string, unknown]) => !/^(?:npm_|VITEST|NODE_ENV$|TEST$)/.test(name);
    const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", ...script], {
      cwd: this.#folder,
      env: Object.fromEntries(Object.entries(process.env).filter(ownName)),
      encoding: "utf8",
      maxBuffer: 64_000_000,
    });
    return status === 0 ? undefined : `npm run ${script.join(" ")}:\n${stdout}\n${stderr}`;
  }

  read(file: string): string {
    return readFileSync(join(this.#folder, file), "utf8");
  }

  remove() {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Links to workspaces are relative, so copied ones lead to those of the copy. */
  #linkDependencies() {
    const dependencies = "{.,{apps,packages,tools}/*}/node_modules/{*,.bin,.cache}";
    for (const path of globSync(dependencies, { cwd: repository })) {
      const link = join(this.#folder, path);
      mkdirSync(dirname(link), { recursive: true });
      if (path.endsWith("@clinic"))
        cpSync(join(repository, path), link, { recursive: true, verbatimSymlinks: true });
      else symlinkSync(join(repository, path), link);
    }
  }
}

/** Files that git tracks or would add. */
function filesOfRepository(): string[] {
  const options = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const { stdout } = spawnSync("git", options, { cwd: repository, encoding: "utf8", maxBuffer: 64_000_000 });
  return stdout.split("\0").filter((file) => file && existsSync(join(repository, file)));
}
