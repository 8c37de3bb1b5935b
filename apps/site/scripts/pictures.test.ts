import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import sharp from "sharp";
import { build } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import type * as PicturesModule from "../app/pictures/pictures.server";
import { pictures } from "./pictures";

/*
 * Runs the pictures of a small fixture site through the real pipeline: the Vite plugin, and the module that imports
 * sizes and formats.
 */

let folder: string;
let site: typeof PicturesModule;

const inside = (...parts: string[]) => path.join(folder, ...parts);

/** Writes a photograph as phones store them: large, rotated by EXIF orientation, with GPS coordinates. */
async function writePhotograph(file: string) {
  const sky = { create: { width: 3000, height: 2000, channels: 3 as const, background: "#2b6cb0" } };
  const corner = { create: { width: 1500, height: 1000, channels: 3 as const, background: "#d01010" } };
  await sharp(sky)
    .composite([{ input: await sharp(corner).png().toBuffer(), left: 0, top: 0 }])
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "19/1 4/1 0/1" } })
    // Taken in portrait: the stored left edge is the top.
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 70 })
    .toFile(file);
}

async function buildSite(name: string) {
  const options = { records: inside(name, "records"), cache: inside("cache") };
  await build({
    configFile: false,
    logLevel: "silent",
    plugins: [pictures(options)],
    resolve: { alias: { "#assets": inside(name, "assets") } },
    build: {
      ssr: fileURLToPath(new URL("../app/pictures/pictures.server.ts", import.meta.url)),
      ssrEmitAssets: true,
      outDir: inside(name, "built"),
    },
  });
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "pictures-"));
  for (const part of ["good/assets/rooms", "good/assets/people", "bad/assets/rooms", "bad/records"]) {
    mkdirSync(inside(part), { recursive: true });
  }
  await writePhotograph(inside("good/assets/rooms/door.jpg"));
  const disc =
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><circle cx="450" cy="450" r="400"/></svg>';
  await sharp(Buffer.from(disc)).png().toFile(inside("good/assets/people/asha.png"));
  const stamp = { create: { width: 300, height: 200, channels: 3 as const, background: "#2b6cb0" } };
  await sharp(stamp).png().toFile(inside("good/assets/rooms/stamp.png"));
  await buildSite("good");
  site = await import(pathToFileURL(inside("good/built/pictures.server.js")).href);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Every generated file of a picture. */
async function filesOf(src: string) {
  const { image } = await site.resolvePicture({ src, alt: "" });
  const sources = image.sources.flatMap(({ srcSet }) => srcSet.split(", "));
  return [...sources, image.src].map((source) => {
    const [address = "", width] = source.split(" ");
    return { address, width, bytes: readFileSync(inside("good/built", address)) };
  });
}

it("rotates a photograph upright and converts it to small files in every size, and one for old browsers", async () => {
  const { image } = await site.resolvePicture({ src: "rooms/door.jpg", alt: "" });
  expect(image).toMatchObject({ width: 1280, height: 1920 });
  const files = await filesOf("rooms/door.jpg");
  expect(image.sources.map(({ type }) => type)).toEqual(["image/avif"]);
  expect(files.map(({ address, width }) => `${path.extname(address)} ${width}`)).toEqual([
    ".avif 480w",
    ".avif 800w",
    ".avif 1280w",
    ".webp undefined",
  ]);
  for (const { bytes, width: descriptor = "800w" } of files) {
    const width = Number.parseInt(descriptor, 10);
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height: width * 1.5 });
    // The stored top left corner is at the top right once rotated.
    const topRight = { left: Math.round(width * 0.75), top: 10, width: 1, height: 1 };
    const [red = 0, , blue = 255] = await sharp(bytes).extract(topRight).removeAlpha().raw().toBuffer();
    expect(red).toBeGreaterThan(blue + 100);
    expect(bytes.length).toBeLessThan(100_000);
  }
});

it("makes one file of a small picture, and never enlarges it", async () => {
  const { image } = await site.resolvePicture({ src: "rooms/stamp.png", alt: "" });
  expect(image).toMatchObject({ width: 300, height: 200, sources: [] });
  const [file] = await filesOf("rooms/stamp.png");
  expect(await sharp(file?.bytes).metadata()).toMatchObject({ width: 300, height: 200 });
});

it("passes on the focal point, if there is one", async () => {
  const focus = { x: 30, y: 10 };
  const { door, room } = await site.resolvePictures({
    door: { src: "rooms/door.jpg", alt: "", focus },
    room: { src: "rooms/door.jpg", alt: "" },
  });
  expect(door.image.focus).toEqual(focus);
  expect(room.image).not.toHaveProperty("focus");
});

it("strips metadata such as the location", async () => {
  const original = readFileSync(inside("good/assets/rooms/door.jpg"));
  expect((await sharp(original).metadata()).exif?.includes("N")).toBe(true);
  for (const { bytes } of await filesOf("rooms/door.jpg")) {
    const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, orientation }).toEqual({});
  }
});

it("extracts the dominant colour as a placeholder", async () => {
  const { image } = await site.resolvePicture({ src: "rooms/door.jpg", alt: "" });
  // Blue covers three quarters.
  const [, red = 255, green = 255, blue = 0] = (/^#(..)(..)(..)$/.exec(image.color ?? "") ?? []).map((hex) =>
    Number.parseInt(hex, 16),
  );
  expect(blue).toBeGreaterThan(Math.max(red, green));
});

it("keeps transparency, without a placeholder colour", async () => {
  for (const { bytes } of await filesOf("people/asha.png")) {
    const { isOpaque } = await sharp(bytes).stats();
    expect(isOpaque).toBe(false);
  }
  expect((await site.resolvePicture({ src: "people/asha.png", alt: "" })).image.color).toBeUndefined();
});

it("produces the same pictures and colours from the cache", async () => {
  const record = { door: { src: "rooms/door.jpg", alt: "" } };
  const before = await site.resolvePictures(record);
  await buildSite("good");
  const again: typeof PicturesModule = await import(
    `${pathToFileURL(inside("good/built/pictures.server.js")).href}?again`
  );
  expect(await again.resolvePictures(record)).toEqual(before);
});

it("names the record and field that refer to a missing picture", async () => {
  const record = { page: { slug: "root-canal", cases: [{ image: { src: "rooms/window.jpg", alt: "" } }] } };
  await expect(site.resolvePictures(record)).rejects.toThrow(
    'The record "root-canal", field "cases.0.image", names the picture "rooms/window.jpg"',
  );
});

it("names a corrupt picture and the records that use it", async () => {
  const whole = readFileSync(inside("good/assets/rooms/door.jpg"));
  writeFileSync(inside("bad/assets/rooms/torn.jpg"), whole.subarray(0, whole.length / 2));
  writeFileSync(inside("bad/records/gallery.ts"), 'image: { src: "rooms/torn.jpg" }');
  await expect(buildSite("bad")).rejects.toThrow(
    /The picture rooms\/torn\.jpg can't be read \(.+\)\. It is named in gallery\.ts\./,
  );
});
