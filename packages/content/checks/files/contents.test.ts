import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { loadContent, recordsOf } from "../../load/load-content.ts";
import { shrinkPicture } from "../../scripts/shrink-pictures.ts";
import { assetsFolder } from "../../src/assets/index.ts";
import { getOrThrow } from "../../src/collection/get-or-throw.ts";
import { describeFinding } from "../finding.ts";
import { checkFileContents } from "./contents.ts";
import { checkAssetsUsed } from "./used.ts";

const content = loadContent();
const folder = mkdtempSync(join(tmpdir(), "content-"));
afterAll(() => rmSync(folder, { recursive: true }));

const asset = (name: string) => join(folder, "assets", name);
mkdirSync(asset("newsletters"), { recursive: true });
// A photograph that compresses badly, straight from a camera: rotated, and with the place where it was taken.
const noise = { type: "gaussian" as const, mean: 128, sigma: 12 };
await sharp({ create: { width: 1000, height: 667, channels: 3, background: "#808080", noise } })
  .resize(3000, 2000)
  .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "19/1 4/1 0/1" } })
  .withMetadata({ orientation: 6 })
  .jpeg({ quality: 95 })
  .toFile(asset("door.jpg"));

const room = getOrThrow(recordsOf(content, "gallery")[0], "a picture of the gallery");

/** What is found in some files, of which a record names the first. */
const findingsIn = (...assets: string[]) =>
  checkFileContents({
    ...content,
    folder,
    assets,
    sources: [{ ...room, value: { image: { src: assets[0], alt: "A door" } } }],
  });

it("reports a file that no record names", () => {
  const findings = checkAssetsUsed({ ...content, assets: [...content.assets, "gallery/attic.webp"] });
  expect(findings).toMatchObject([{ file: "assets/gallery/attic.webp" }]);
});

it("finds every file intact, small and accessible", async () => {
  expect((await checkFileContents(content)).map(describeFinding)).toEqual([]);
});

it("reports a photograph that is too large and says where it was taken, and shrinks it", async () => {
  const problem = expect.stringContaining("metadata");
  expect(await findingsIn("door.jpg")).toMatchObject([{ file: room.file, field: "image.src", problem }]);
  await sharp(asset("door.jpg")).jpeg({ quality: 95 }).toFile(asset("large.jpg"));
  expect(await findingsIn("large.jpg")).toMatchObject([
    { problem: expect.stringContaining("more than 300000"), remedy: expect.stringContaining("shrink") },
  ]);
  await sharp(asset("door.jpg")).resize(700).toColourspace("cmyk").toFile(asset("print.jpg"));
  expect(await findingsIn("print.jpg")).toMatchObject([{ problem: expect.stringContaining("CMYK") }]);

  await shrinkPicture(asset("door.jpg"));
  expect(await findingsIn("door.jpg")).toEqual([]);
  const { width, height, format } = await sharp(asset("door.jpg")).metadata();
  expect({ upright: height > width, format }).toEqual({ upright: true, format: "jpeg" });
  expect(height).toBeGreaterThanOrEqual(1280);
  expect(await shrinkPicture(asset("door.jpg"))).toBeUndefined();
});

it("reports a broken picture with the record that names it", async () => {
  writeFileSync(asset("torn.jpg"), readFileSync(asset("door.jpg")).subarray(0, 9999));
  expect((await findingsIn("torn.jpg")).map(describeFinding)).toEqual([
    expect.stringMatching(/^data\/gallery\/en\/.+:\d+ › image › src: assets\/torn\.jpg can't be opened as a/),
  ]);
});

it("reports a PDF file that screen readers can't read, and one that nobody can", async () => {
  const [name = ""] = content.assets.filter((file) => file.endsWith(".pdf"));
  const pdf = readFileSync(join(assetsFolder, name), "latin1");
  writeFileSync(asset("newsletters/plain.pdf"), pdf.replace("/Marked true", "/Marked null"), "latin1");
  writeFileSync(asset("newsletters/torn.pdf"), "%PDF-1.7");
  writeFileSync(asset("long.pdf"), pdf + " ".repeat(2_000_000), "latin1");
  expect(await findingsIn("newsletters/plain.pdf", "newsletters/torn.pdf", "long.pdf")).toMatchObject([
    { file: room.file, problem: expect.stringContaining("lacks tags") },
    { file: "assets/newsletters/torn.pdf", problem: expect.stringMatching("can't be opened as a PDF file$") },
    { problem: expect.stringMatching(/has 2\.\d MB, more than 2$/) },
  ]);
});
