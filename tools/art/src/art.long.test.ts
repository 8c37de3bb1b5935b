import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LONG_TEST_TIMEOUT_MS } from "@clinic/testing";
import { expect, it, onTestFinished, vi } from "vitest";
import { runArt } from "./run-art.ts";

vi.setConfig({ testTimeout: LONG_TEST_TIMEOUT_MS });

it("draws pictures and the logo without Blender, identically each time", () => {
  const folder = mkdtempSync(join(tmpdir(), "art-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const names = ["people/meera-iyer", "maps/kurla", "destinations/dubai", "brand"];
  const [first, second] = ["first", "second"].map((name) => {
    const into = join(folder, name);
    const { status, stdout } = runArt("--into", into, ...names);
    expect({ status, stdout }).toEqual({ status: 0, stdout: `${names.join("\n")}\n` });
    return globSync("**/*.*", { cwd: into })
      .sort()
      .map((file) => [file, readFileSync(join(into, file)).toString("base64")]);
  });
  expect(first).toHaveLength(11);
  expect(second).toEqual(first);
});
