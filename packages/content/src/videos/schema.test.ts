import { describe, expect, it } from "vitest";
import { videoSchema } from "./schema.ts";

const scenes = [
  { from: 0.5, to: 3, caption: "The door.", shows: "A green door." },
  { from: 3, to: 6, caption: "Reception.", shows: "A curved desk." },
];
const film = { mp4: "films/walk.mp4", webm: "films/walk.webm", seconds: 6, scenes };
const video = {
  slug: "walk",
  publishedOn: "2026-01-01",
  title: "A walk",
  poster: { src: "videos/walk.webp", alt: "A door" },
  sample: false,
  consent: { status: "sample", reason: "Drawn film; it shows no patient." },
};

const faultsOf = (value: object) =>
  videoSchema.safeParse({ ...video, ...value }).error?.issues.map(({ path }) => path.join(".")) ?? [];

describe("a video", () => {
  it("is either on YouTube or a film", () => {
    expect(faultsOf({ film })).toEqual([]);
    expect(faultsOf({ youtubeId: "aqz-KE-bpKQ" })).toEqual([]);
  });

  it("can't be both or neither", () => {
    expect(faultsOf({ film, youtubeId: "aqz-KE-bpKQ" })).toEqual(["youtubeId"]);
    expect(faultsOf({})).toEqual(["youtubeId"]);
  });
});

describe("captions", () => {
  it("follow one another until the film ends", () => {
    const [first, second] = scenes;
    expect(faultsOf({ film: { ...film, seconds: 5 } })).toEqual(["film.scenes.1.to"]);
    expect(faultsOf({ film: { ...film, scenes: [{ ...first, to: 4 }, second] } })).toEqual([
      "film.scenes.0.to",
    ]);
    expect(faultsOf({ film: { ...film, scenes: [{ ...first, to: 0.2 }, second] } })).toEqual([
      "film.scenes.0.to",
    ]);
  });
});
