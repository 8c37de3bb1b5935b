import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadContent } from "../../load/load-content.ts";
import { shrinkPicture } from "../../scripts/shrink-pictures.ts";
import { assetsFolder } from "../../src/assets/index.ts";
import { assertFound } from "../../src/collection/assert-found.ts";
import { describeFinding } from "../finding.ts";
import { checkPictures, checkPicturesDiffer } from "./pictures.ts";
import { checkAssetsUsed } from "./used.ts";

const content = loadContent();

it("reports a picture that no record names", () => {
  const findings = checkAssetsUsed({ ...content, assets: [...content.assets, "gallery/attic.webp"] });
  expect(findings.map(({ file }) => file)).toEqual(["assets/gallery/attic.webp"]);
});

it("finds every picture intact, small and without metadata", async () => {
  expect((await checkPictures(content, assetsFolder)).map(describeFinding)).toEqual([]);
});

it("finds no picture twice", () => {
  expect(checkPicturesDiffer(content, assetsFolder).map(describeFinding)).toEqual([]);
});

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "originals-"));
  await writePhotograph("door.jpg");
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const room = assertFound(
  content.sources.find(({ kind }) => kind === "gallery"),
  "a picture of the gallery",
);

/** Content with one record that names one picture. */
function contentWith(src: string) {
  return { ...content, sources: [{ ...room, value: { image: { src, alt: "A door" } } }], assets: [src] };
}

/** A photograph that compresses badly, straight from a camera: rotated, with GPS metadata. */
async function writePhotograph(name: string) {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 12 };
  await sharp({ create: { width: 1000, height: 667, channels: 3, background: "#808080", noise } })
    .resize(3000, 2000)
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "19/1 4/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toFile(join(folder, name));
}

it("reports a photograph that is too large and says where it was taken, and shrinks it", async () => {
  const record = contentWith("door.jpg");
  const [finding, ...others] = await checkPictures(record, folder);
  expect(others).toEqual([]);
  expect(finding).toMatchObject({
    file: room.file,
    field: "image.src",
    remedy: "Run npm run pictures:shrink -w @clinic/content",
  });

  await shrinkPicture(join(folder, "door.jpg"));
  expect(await checkPictures(record, folder)).toEqual([]);
  const { width, height, format } = await sharp(join(folder, "door.jpg")).metadata();
  expect({ upright: height > width, format }).toEqual({ upright: true, format: "jpeg" });
  expect(height).toBeGreaterThanOrEqual(1280);

  const small = readFileSync(join(folder, "door.jpg"));
  expect(await shrinkPicture(join(folder, "door.jpg"))).toBeUndefined();
  expect(readFileSync(join(folder, "door.jpg")).equals(small)).toBe(true);
});

it("reports a broken picture with the record that names it", async () => {
  const whole = readFileSync(join(folder, "door.jpg"));
  writeFileSync(join(folder, "torn.jpg"), whole.subarray(0, whole.length / 2));
  expect(statSync(join(folder, "torn.jpg")).size).toBeGreaterThan(1000);
  expect((await checkPictures(contentWith("torn.jpg"), folder)).map(describeFinding)).toEqual([
    expect.stringMatching(
      /^data\/gallery\/en\/.+:\d+ › image › src: The picture assets\/torn\.jpg can't be read \(.+\)\. Put a whole file/,
    ),
  ]);
});

it("reports one picture under two names", async () => {
  for (const name of ["before.jpg", "after.jpg"]) copyFileSync(join(folder, "door.jpg"), join(folder, name));
  const twice = { ...content, assets: ["after.jpg", "before.jpg"] };
  expect(checkPicturesDiffer(twice, folder)).toMatchObject([
    { file: "assets/before.jpg", problem: "It is the same picture as assets/after.jpg" },
  ]);
});
