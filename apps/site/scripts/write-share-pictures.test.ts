import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { writeSharePictures } from "./write-share-pictures";

let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "share-"));
  mkdirSync(path.join(folder, "assets/rooms"), { recursive: true });
  mkdirSync(path.join(folder, "site"));
  for (const name of ["door", "chair"]) {
    await sharp({ create: { width: 640, height: 800, channels: 3, background: "#a33" } })
      .webp()
      .toFile(path.join(folder, `assets/rooms/${name}.webp`));
  }
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function share(name: string) {
  const html = `<meta property="og:image" content="https://clinic.example/share/${name}.jpg"/>`;
  writeFileSync(path.join(folder, "site/index.html"), html);
  return writeSharePictures(path.join(folder, "site"), path.join(folder, "assets"));
}

it("someone who is sent a link sees the page's picture in the size and format every network reads", async () => {
  await share("rooms/door");
  expect(await sharp(path.join(folder, "site/share/rooms/door.jpg")).metadata()).toMatchObject({
    format: "jpeg",
    width: 1200,
    height: 630,
  });
});

it("a picture that no page names is not published", async () => {
  await share("rooms/door");
  expect(existsSync(path.join(folder, "site/share/rooms/chair.jpg"))).toBe(false);
});

it("a picture without an original stops the build", async () => {
  await expect(share("rooms/window")).rejects.toThrow('"rooms/window"');
});
