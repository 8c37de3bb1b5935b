import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { drawings } from "./drawings.ts";
import { publicFolder } from "./icons.ts";
import { assetsFolder } from "./publish.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "art-test-"));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs `npm run art` on a machine without Blender. */
function art(...args: string[]) {
  return spawnSync(process.execPath, [join(import.meta.dirname, "main.ts"), ...args], {
    encoding: "utf8",
    env: { PATH: folder },
  });
}

/** Mean difference between two pictures, from 0 (the same) to 255. */
async function difference(one: string | Buffer, other: string | Buffer) {
  const [a, b] = await Promise.all(
    [one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()),
  );
  if (!a || a.length !== b?.length) return 255;
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

it("someone without Blender is told what is missing and how to get it", () => {
  const { status, stdout, stderr } = art("smiles/whitening-before");
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toContain("Blender is missing");
  expect(stderr).toContain("apt-get install blender");
  expect(stderr).not.toContain("main.ts:");
});

it("someone without Blender remakes drawings and the logo, and gets the same files", () => {
  const { status, stdout } = art("--into", folder, "people/meera-iyer", "maps/kurla", "brand");
  expect({ status, stdout }).toEqual({ status: 0, stdout: "people/meera-iyer\nmaps/kurla\nbrand\n" });
  const files = [
    ...["people/meera-iyer.webp", "maps/kurla.webp"].map((name) => [name, assetsFolder] as const),
    ...["brand/wordmark.svg", "favicon.svg", "icon-512.png"].map((name) => [name, publicFolder] as const),
  ];
  for (const [name, place] of files) {
    expect(readFileSync(join(folder, name)).equals(readFileSync(join(place, name))), name).toBe(true);
  }
});

it.each(Object.entries(drawings))("%s is what its script draws", async (name, draw) => {
  // WebP rounds, and rounds a little otherwise on other processors.
  expect(await difference(Buffer.from(draw()), join(assetsFolder, `${name}.webp`))).toBeLessThan(2);
});
