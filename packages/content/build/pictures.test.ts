import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Content } from "../load/load-content.ts";
import type { PictureManifest } from "../src/assets/built.ts";
import { buildPictures } from "./pictures.ts";

const folder = mkdtempSync(join(tmpdir(), "pictures-"));
const original = (src: string) => join(folder, "assets", src);
const encoded = (address: string) => join(folder, "target", address.replace("/assets/", ""));

function build(assets: string[], named = assets[0]) {
  const sources = [
    { file: "data/gallery/en/door.yaml", value: { image: { src: named, alt: "" } } },
    { file: "data/awards/en/cup.yaml", value: { image: { src: "awards/cup.jpg", alt: "" } } },
  ];
  const folders = ["assets", "target", "cache"].map((name) => join(folder, name));
  const [from = "", target = "", cache = ""] = folders;
  return buildPictures({ assets, sources } as unknown as Content, { assets: from, target, cache });
}

const assets = ["rooms/door.jpg", "people/asha.png", "rooms/stamp.png"];
let pictures: PictureManifest;

beforeAll(async () => {
  mkdirSync(original("rooms"), { recursive: true });
  mkdirSync(original("people"));
  const colour = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } });
  // As phones store a photograph: large, rotated by EXIF orientation, with GPS coordinates. Its corner is red.
  const red = await colour(1500, 1000, "#d01010").png().toBuffer();
  await colour(3000, 2000, "#2b6cb0")
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "19/1 4/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 70 })
    .toFile(original("rooms/door.jpg"));
  const disc =
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><circle cx="450" cy="450" r="400"/></svg>';
  await sharp(Buffer.from(disc)).png().toFile(original("people/asha.png"));
  await colour(300, 200, "#2b6cb0").png().toFile(original("rooms/stamp.png"));
  pictures = await build(assets);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Every file of a picture, with the width that its address promises. */
function filesOf(src: string) {
  const { sources = [], src: fallback = "" } = pictures[src] ?? {};
  return [...sources.flatMap(({ srcSet }) => srcSet.split(", ")), fallback].map((source) => {
    const [address = "", width = "800w"] = source.split(" ");
    return {
      type: extname(address),
      width: Number.parseInt(width, 10),
      bytes: readFileSync(encoded(address)),
    };
  });
}

it("makes small files of a photograph in every width, upright and without the place where it was taken", async () => {
  expect(pictures["rooms/door.jpg"]).toMatchObject({ width: 1280, height: 1920 });
  const files = filesOf("rooms/door.jpg");
  expect(files.map(({ type, width }) => `${type} ${width}`)).toEqual([
    ".avif 480",
    ".avif 800",
    ".avif 1280",
    ".webp 800",
  ]);
  for (const { bytes, width } of files) {
    const { exif, xmp, iptc, orientation, ...size } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, orientation }).toEqual({});
    expect(size).toMatchObject({ width, height: width * 1.5 });
    // What is stored at the top left is at the top right.
    const corner = { left: Math.round(width * 0.75), top: 10, width: 1, height: 1 };
    const [red = 0, , blue = 255] = await sharp(bytes).extract(corner).removeAlpha().raw().toBuffer();
    expect(red).toBeGreaterThan(blue + 100);
    expect(bytes.length).toBeLessThan(100_000);
  }
});

it("makes one file of a small picture, and never enlarges it", async () => {
  expect(pictures["rooms/stamp.png"]).toMatchObject({ width: 300, height: 200, sources: [] });
  const [file] = filesOf("rooms/stamp.png");
  expect(await sharp(file?.bytes).metadata()).toMatchObject({ width: 300, height: 200 });
});

it("shows the dominant colour until a picture loads, unless it is transparent", async () => {
  const [red = 255, green = 255, blue = 0] = Buffer.from(
    pictures["rooms/door.jpg"]?.color?.slice(1) ?? "",
    "hex",
  );
  expect(blue).toBeGreaterThan(Math.max(red, green));
  expect(pictures["people/asha.png"]?.color).toBeUndefined();
  for (const { bytes } of filesOf("people/asha.png"))
    expect((await sharp(bytes).stats()).isOpaque).toBe(false);
});

it("encodes a picture again only when it has changed, under another address", async () => {
  rmSync(join(folder, "target"), { recursive: true });
  expect(await build(assets)).toEqual(pictures);
  expect(filesOf("rooms/door.jpg")).toHaveLength(4);
  await sharp(original("people/asha.png")).png().toFile(original("rooms/stamp.png"));
  expect((await build(assets))["rooms/stamp.png"]?.src).not.toBe(pictures["rooms/stamp.png"]?.src);
});

it("names a picture that can't be read, and the records that show it", async () => {
  const whole = readFileSync(original("rooms/door.jpg"));
  writeFileSync(original("rooms/torn.jpg"), whole.subarray(0, whole.length / 2));
  await expect(build(["rooms/torn.jpg"])).rejects.toThrow(
    /The picture rooms\/torn\.jpg can't be read \(.+\)\. It is named in data\/gallery\/en\/door\.yaml\./,
  );
});
