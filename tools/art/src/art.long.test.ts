import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { assetsFolder } from "@clinic/content/assets";
import { LONG_TEST_TIMEOUT_MS } from "@clinic/testing";
import { expect, it, onTestFinished, vi } from "vitest";
import { drawings } from "./drawings.ts";

vi.setConfig({ testTimeout: LONG_TEST_TIMEOUT_MS });

/** Runs `npm run art` with a PATH on which there is no Blender. */
function runArt(...args: string[]) {
  return spawnSync(process.execPath, [join(import.meta.dirname, "main.ts"), ...args], {
    encoding: "utf8",
    env: { PATH: import.meta.dirname },
  });
}

it("draws every published drawing again, to the byte", () => {
  const folder = mkdtempSync(join(tmpdir(), "art-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const names = Object.keys(drawings);
  const { status, stderr } = runArt("--into", folder, ...names);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const read = (parent: string, name: string) => readFileSync(join(parent, `${name}.webp`));
  expect(names.filter((name) => !read(folder, name).equals(read(assetsFolder, name)))).toEqual([]);
});

it("explains how to install Blender when it is missing", () => {
  const { status, stdout, stderr } = runArt("smiles/whitening-before");
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toContain("apt-get install blender");
  expect(stderr).not.toContain("main.ts:");
});
