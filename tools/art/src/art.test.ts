import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { videos } from "@clinic/content/videos";
import { afterAll, beforeAll, expect, it } from "vitest";
import { drawnFilms } from "./films/index.ts";
import { frameOf } from "./films/motion.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "art-test-"));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs `npm run art` without Blender. */
function art(...args: string[]) {
  return spawnSync(process.execPath, [join(import.meta.dirname, "main.ts"), ...args], {
    encoding: "utf8",
    env: { PATH: folder },
  });
}

it("explains how to install Blender when it is missing", () => {
  const { status, stdout, stderr } = art("smiles/whitening-before");
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toContain("Blender is missing");
  expect(stderr).toContain("apt-get install blender");
  expect(stderr).not.toContain("main.ts:");
});

it("draws pictures and the logo without Blender, identically each time", () => {
  const names = ["people/meera-iyer", "maps/kurla", "destinations/dubai", "brand"];
  const [first, second] = ["first", "second"].map((name) => {
    const into = join(folder, name);
    const { status, stdout } = art("--into", into, ...names);
    expect({ status, stdout }).toEqual({ status: 0, stdout: `${names.join("\n")}\n` });
    return globSync("**/*.*", { cwd: into })
      .sort()
      .map((file) => [file, readFileSync(join(into, file)).toString("base64")]);
  });
  expect(first).toHaveLength(11);
  expect(second).toEqual(first);
});

it.each(Object.entries(drawnFilms))("draws the film %s with the length of its captions", (slug, film) => {
  const record = videos.all.find((video) => video.slug === slug);
  expect(record?.film?.seconds).toBe(film.seconds);
  expect(frameOf(film, 1.5)).not.toBe(frameOf(film, film.seconds - 0.5));
  expect(frameOf(film, 1.5)).toBe(frameOf(film, 1.5));
});
