import { videos } from "@clinic/content/videos";
import { expect, it } from "vitest";
import { drawnFilms } from "./films/index.ts";
import { frameOf } from "./films/motion.ts";
import { runArt } from "./run-art.ts";

it("explains how to install Blender when it is missing", () => {
  const { status, stdout, stderr } = runArt("smiles/whitening-before");
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toContain("Blender is missing");
  expect(stderr).toContain("apt-get install blender");
  expect(stderr).not.toContain("main.ts:");
});

it.each(Object.entries(drawnFilms))("draws the film %s with the length of its captions", (slug, film) => {
  const record = videos.all.find((video) => video.slug === slug);
  expect(record?.film?.seconds).toBe(film.seconds);
  expect(frameOf(film, 1.5)).not.toBe(frameOf(film, film.seconds - 0.5));
  expect(frameOf(film, 1.5)).toBe(frameOf(film, 1.5));
});
