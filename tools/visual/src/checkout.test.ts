import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findBase, git, withCheckout } from "./checkout.ts";

let repository: string;

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), "visual-test-"));
  execFileSync("git", ["init", "--quiet", "--initial-branch=main"], { cwd: repository });
  git(repository, "config", "user.name", "A designer");
  git(repository, "config", "user.email", "designer@example.com");

  write("package-lock.json", "{}");
  write(".gitignore", "node_modules");
  write("packages/ui/button.css", "padding: 1rem");
  write("node_modules/react/index.js", "react");
  mkdirSync(join(repository, "node_modules/@clinic"));
  symlinkSync("../../packages/ui", join(repository, "node_modules/@clinic/ui"));
  commit("Draw a button");
});

afterEach(() => rmSync(repository, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(repository, file)), { recursive: true });
  writeFileSync(join(repository, file), text);
}

function commit(message: string) {
  git(repository, "add", ".");
  git(repository, "commit", "--quiet", "--message", message);
  return git(repository, "rev-parse", "HEAD");
}

it("checks out the base with the installed dependencies", async () => {
  write("packages/ui/button.css", "padding: 2rem");

  const folder = await withCheckout(repository, "HEAD", (folder) => {
    const read = (file: string) => readFileSync(join(folder, "node_modules", file), "utf8");
    expect(read("@clinic/ui/button.css")).toBe("padding: 1rem");
    expect(read("react/index.js")).toBe("react");
    return folder;
  });
  expect(existsSync(folder)).toBe(false);
  expect(git(repository, "worktree", "list").split("\n")).toHaveLength(1);
});

it("compares a branch with its merge base, and main with its last commit", () => {
  const onMain = git(repository, "rev-parse", "HEAD");
  expect(findBase(repository)).toBe(onMain);

  git(repository, "checkout", "--quiet", "-b", "wider-button");
  write("packages/ui/button.css", "padding: 3rem");
  const onBranch = commit("Widen the button");
  expect(findBase(repository)).toBe(onMain);
  expect(findBase(repository, "wider-button")).toBe(onBranch);
});

it("throws when there is no such base", () => {
  expect(() => findBase(repository, "mian")).toThrow('There is no commit "mian".');
  git(repository, "branch", "--quiet", "--move", "trunk");
  expect(() => findBase(repository)).toThrow("name a commit with --base");
});
