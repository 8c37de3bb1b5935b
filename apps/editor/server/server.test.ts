import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { assetsFolder } from "@clinic/content/assets";
import { distFolder } from "@clinic/content/load/write-content";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listChanges, takeBack } from "./changes.ts";
import { createDecapBackend } from "./decap-backend.ts";
import { draftContent } from "./draft-content.ts";
import { editorPlugin } from "./editor-plugin.ts";
import { addPdf, addPicture } from "./pictures.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "editor-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

describe("what changed", () => {
  const git = (...args: string[]) => {
    const author = ["-c", "user.name=Editor", "-c", "user.email=editor@archhouse.example"];
    spawnSync("git", [...author, ...args], { cwd: folder });
  };

  beforeEach(() => {
    write("data/dentists/en/asha-rao.yaml", "name: Asha Rao\nportrait:\n  alt: A woman\n");
    write("data/settings/en/clinic.yaml", "tagline: Teeth\n");
    write("data/dictionary.txt", "Holi\n");
    git("init");
    git("add", "--all");
    git("commit", "--message", "What there was");
  });

  it("is described with the labels of the form", () => {
    write("data/dentists/en/asha-rao.yaml", "name: Asha Rao\nportrait:\n  alt: A dentist\n");
    write("data/settings/en/clinic.yaml", "foundedIn: 2004\n");
    write("data/dictionary.txt", "Holi\nDiwali\n");
    expect(listChanges(folder).map(({ title, details }) => [title, details])).toEqual([
      ["Changed: Dentist “Asha Rao”", ["Portrait › Alternative text: “A dentist” instead of “A woman”"]],
      ["Changed: dictionary", ["New word: Diwali"]],
      [
        "Changed: The clinic",
        ["Tagline: nothing instead of “Teeth”", "Founded in: “2004” instead of nothing"],
      ],
    ]);
  });

  it("holds files that a developer has staged, renamed or broken, and takes them back", () => {
    write("data/awards/en/gold.yaml", "title: Gold\n");
    git("add", "--all");
    git("mv", "data/dentists/en/asha-rao.yaml", "data/dentists/en/asha.yaml");
    write("data/settings/en/clinic.yaml", "tagline: [\n");
    const changes = listChanges(folder);
    expect(changes.map(({ title }) => title)).toEqual([
      "New: Award “Gold”",
      "Taken away: Dentist “Asha Rao”",
      "New: Dentist “Asha Rao”",
      "Changed: The clinic",
    ]);
    for (const { file } of changes) takeBack(folder, file);
    expect(listChanges(folder)).toEqual([]);
    expect(existsSync(join(folder, "data/awards/en/gold.yaml"))).toBe(false);
    expect(() => takeBack(folder, "data/../outside")).toThrow("not a file of the content");
  });
});

it("writes nothing that the check refuses, and nothing outside the content", () => {
  const backend = createDecapBackend(folder, () => {
    throw new Error("The name is missing.");
  });
  const save = (path: string) => backend("persistEntry", { dataFiles: [{ path, raw: "" }] });
  expect(() => save("data/dentists/en/asha-rao.yaml")).toThrow("The name is missing.");
  expect(readdirSync(folder)).toEqual([]);
  const free = createDecapBackend(folder, () => undefined);
  for (const path of ["package.json", "data/../../outside.yaml", "/etc/passwd"])
    expect(() => free("persistEntry", { dataFiles: [{ path, raw: "" }] })).toThrow(
      "not a file of the content",
    );
});

it("shows the last draft, whichever is built first", async () => {
  const building: ((text: string) => void)[] = [];
  const build = async () =>
    new Promise<Map<string, string>>((resolve) => {
      building.push((text) => resolve(new Map([["page.json", text]])));
    });
  const { plugin, show } = draftContent(folder, build);
  const shown = [show(new Map()), show(new Map())];
  building[1]?.("new");
  building[0]?.("old");
  await Promise.all(shown);
  expect(plugin.load(join(distFolder, "page.json"))).toBe("new");
});

it("serves files to its own page, but no folders and no hidden ones", async () => {
  write("people/asha.svg", "<svg/>");
  write(".data/requests.sqlite", "secret");
  let handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void = () =>
    undefined;
  const use = (added: typeof handle) => {
    handle = added;
  };
  const plugin = editorPlugin(async () => "done", folder) as unknown as {
    configureServer(server: unknown): void;
  };
  plugin.configureServer({ middlewares: { use } });
  const server = createServer((request, response) =>
    handle(request, response, () => response.writeHead(418).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const status = async (path: string, headers = {}) => (await fetch(origin + path, { headers })).status;

  expect(await status("/admin/originals/people/asha.svg")).toBe(200);
  for (const path of ["people", "", "none.svg", ".data/requests.sqlite", "..%2f..%2fetc%2fpasswd", "%"])
    expect(await status(`/admin/originals/${path}`), path).toBe(404);
  expect(await status("/admin/api/changes")).toBe(200);
  expect(await status("/admin/api/changes", { Origin: "http://evil.example" })).toBe(403);
  expect(await status("/about-us")).toBe(418);
  server.close();
});

it("turns a camera's photograph upright, makes it smaller, and forgets where it was taken", async () => {
  // A camera that is held upright stores the top of the photograph, the sky, on the left.
  const ground = { width: 6000, height: 4000, channels: 3, background: "#a63" } as const;
  const sky = await sharp({ create: { ...ground, width: 1200, background: "#00f" } })
    .png()
    .toBuffer();
  const photograph = await sharp({ create: ground })
    .composite([{ input: sky, left: 0, top: 0 }])
    .withExif({ IFD3: { GPSLatitude: "19/1 4/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { src } = await addPicture(folder, "people/IMG_0001.JPG", photograph);
  expect(src).toBe("people/img-0001.jpg");
  const stored = sharp(join(folder, src));
  const { width, height, orientation, exif } = await stored.metadata();
  expect({ width, height, orientation, exif }).toEqual({ width: 1333, height: 2000 });
  const above = await stored.extract({ left: 600, top: 200, width: 1, height: 1 }).raw().toBuffer();
  expect(above[2]).toBeGreaterThan(200);

  await expect(addPicture(folder, "people/notes.jpg", Buffer.from("Notes"))).rejects.toThrow(
    /Save it as JPEG/,
  );
});

it("adds a newsletter's PDF file under a new name, and refuses what isn't one", async () => {
  const [first = ""] = readdirSync(join(assetsFolder, "newsletters"));
  const bytes = readFileSync(join(assetsFolder, "newsletters", first));
  const add = async () => addPdf(folder, "newsletters/Our Spring Issue.pdf", bytes);
  expect(await add()).toMatchObject({ tagged: true, src: "newsletters/our-spring-issue.pdf" });
  expect(await add()).toMatchObject({ src: "newsletters/our-spring-issue-2.pdf" });
  await expect(addPdf(folder, "newsletters/notes", Buffer.from("Notes"))).rejects.toThrow(
    "can't be read as PDF",
  );
  expect(readdirSync(join(folder, "newsletters"))).toHaveLength(2);
});
