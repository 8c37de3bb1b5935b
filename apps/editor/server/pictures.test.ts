import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { assetsFolder } from "@clinic/content/assets";
import { newsletters } from "@clinic/content/newsletters";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addPdf, addPicture } from "./pictures.ts";

let assets: string;

beforeAll(() => {
  assets = mkdtempSync(join(tmpdir(), "pictures-"));
});

afterAll(() => rmSync(assets, { recursive: true }));

/** A photograph of 6000 × 4000 pixels as a camera held upright stores it: its top, the sky, is on the left. */
async function photograph() {
  const sky = await sharp({ create: { width: 1200, height: 4000, channels: 3, background: "#00f" } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 6000, height: 4000, channels: 3, background: "#a63" } })
    .composite([{ input: sky, left: 0, top: 0 }])
    .withExif({ IFD0: { Copyright: "A photographer" }, IFD3: { GPSLatitude: "19/1 4/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

it("turns a camera's photograph upright, makes it smaller, and forgets where it was taken", async () => {
  const bytes = await photograph();
  expect(await sharp(bytes).metadata()).toMatchObject({
    width: 6000,
    orientation: 6,
    exif: expect.anything(),
  });

  const { src } = await addPicture(assets, { folder: "people", name: "IMG_0001.JPG", bytes });
  expect(src).toBe("people/img-0001.jpg");
  const original = sharp(join(assets, src));
  const { width, height, orientation, exif } = await original.metadata();
  expect({ width, height, orientation, exif }).toEqual({ width: 1333, height: 2000 });
  const [red = 0, , blue = 0] = await original
    .extract({ left: 600, top: 200, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(blue - red, "the sky is above").toBeGreaterThan(200);
});

it("says in a sentence what to do about a file that is not a picture", async () => {
  const upload = { folder: "people", name: "notes.jpg", bytes: Buffer.from("Notes") };
  await expect(addPicture(assets, upload)).rejects.toThrow(/can't be read as a picture\. Save it as JPEG/);
});

it("adds a newsletter's PDF file under a new name, and refuses what isn't one", async () => {
  const [issue] = newsletters.all;
  const bytes = readFileSync(join(assetsFolder, issue?.pdf.src ?? ""));
  const added = { tagged: true, pages: issue?.pdf.pages, bytes: issue?.pdf.bytes };
  const name = "Our Spring Issue.pdf";
  expect(await addPdf(assets, { name, bytes })).toMatchObject({
    ...added,
    src: "newsletters/our-spring-issue.pdf",
  });
  expect(await addPdf(assets, { name, bytes })).toMatchObject({ src: "newsletters/our-spring-issue-2.pdf" });
  await expect(addPdf(assets, { name: "notes.pdf", bytes: Buffer.from("Notes") })).rejects.toThrow(
    "can't be read as PDF",
  );
  expect(existsSync(join(assets, "newsletters/notes.pdf"))).toBe(false);
});
