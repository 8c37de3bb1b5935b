import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { assetsFolder, contentFolder } from "@clinic/content/assets";
import { writeWhole } from "@clinic/content/build/write-whole";
import { linesOf } from "@clinic/content/records/differences";
import sharp from "sharp";
import { createServer } from "vite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listChanges, takeBack } from "./changes.ts";
import { refuseMistakes } from "./check.ts";
import { editorPlugin } from "./editor-plugin.ts";
import { draftContent, listPages, pageFor } from "./pages.ts";
import { addFile, droppedFiles, saveDropped } from "./pictures.ts";
import { createRequestHandler } from "./requests.ts";

const records = join(import.meta.dirname, "../test/records");
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "editor-"));
  mkdirSync(join(folder, "assets"));
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeWhole(join(folder, file), text);
const dentist = "data/dentists/en/asha-rao.yaml";

it("describes changes with the labels of the form, whatever state git has them in, and takes them back", () => {
  const author = ["-c", "user.name=Editor", "-c", "user.email=editor@archhouse.example"];
  const git = (...args: string[]) => spawnSync("git", [...author, ...args], { cwd: folder });
  write(dentist, "name: Asha Rao\nportrait:\n  alt: A woman\n");
  write("data/dictionary.txt", "Holi\n");
  write("data/branches/en/kurla.yaml", "name: Kurla\n");
  write("data/gallery/en/door.yaml", "image: door.webp\n");
  write("data/settings/en/clinic.yaml", "tagline: Teeth\n");
  git("init");
  git("add", "--all");
  git("commit", "--message", "What there was");
  write(dentist, "name: Asha Rao\nportrait:\n  alt: A dentist\n");
  write("data/dictionary.txt", "Holi\nDiwali\n");
  git("add", "--all");
  git("mv", "data/branches/en/kurla.yaml", "data/branches/en/kurla-west.yaml");
  write("data/awards/en/silver.yaml", "title: Silver\nimage: cup.webp\nother: door.webp\n");
  for (const picture of ["cup", "door"]) write(`assets/${picture}.webp`, picture);
  write("data/settings/en/clinic.yaml", "foundedIn: [\n");

  const inWords = listChanges(folder).map(({ title, differences }) => [title, differences.flatMap(linesOf)]);
  expect(Object.fromEntries(inWords)).toEqual({
    "Changed: Dentist “Asha Rao”": ["Portrait › Alternative text: “A dentist” instead of “A woman”"],
    "Changed: dictionary": ["Words: new “Diwali”"],
    "Changed: The clinic": ["Tagline: nothing instead of “Teeth”"],
    "New: Award “Silver”": [],
    "New: cup.webp": [],
    "New: door.webp": [],
    "Taken away: Branch “Kurla”": [],
    "New: Branch “Kurla”": [],
  });
  expect(() => takeBack(folder, "assets/cup.webp")).toThrow("An entry has this file");
  takeBack(folder, "data/awards/en/silver.yaml");
  const left = listChanges(folder).map(({ file }) => file);
  expect([left.includes("assets/cup.webp"), left.includes("assets/door.webp")]).toEqual([false, true]);
  for (const file of left) if (file !== "assets/door.webp") takeBack(folder, file);
  expect(listChanges(folder).map(({ title }) => title)).toEqual(["New: door.webp"]);
  expect(() => takeBack(folder, "data/../outside")).toThrow("not a file of the content");
});

it("writes nothing that the check refuses, nothing outside the content, and over nobody's work", async () => {
  const handle = (guard = () => {}) => createRequestHandler(folder, async () => undefined, new Set(), guard);
  const save = async (path: string, guard?: () => void) =>
    handle(guard)("persistEntry", { path, raw: "name: Asha\n", before: "" });
  await expect(save(dentist, () => expect.unreachable("No name."))).rejects.toThrow("No name.");
  expect(readdirSync(folder)).toEqual(["assets"]);
  for (const path of ["package.json", "data/../../outside.yaml", "/etc/passwd"])
    await expect(save(path)).rejects.toThrow("not a file of the content");
  await save(dentist);
  // A second window has opened the form before the first has saved.
  await expect(save(dentist)).rejects.toThrow(/save again\.$/);
  const remove = async (base: string) => handle()("deleteFiles", { paths: [dentist], base });
  await expect(remove("name: Dr Asha\n")).rejects.toThrow(/before you delete it\.$/);
  write(dentist.replace("/en/", "/hi/"), "name: आशा\n");
  await remove("name: Asha\n");
  expect(readdirSync(join(folder, "data/dentists"), { recursive: true })).toEqual(["en", "hi"]);
});

it.each(globSync("*/*.*", { cwd: records }))("takes the new record %s, with its words", (file) => {
  const draft = readFileSync(join(records, file), "utf8");
  const words = ["Mouthguards", "mouthguards", "tannins"];
  refuseMistakes(contentFolder, new Map([[`data/${file.replace("/", "/en/")}`, draft]]), words);
});

it("answers its own page and no other site, and says in a sentence what prevents writing", async () => {
  const full = Object.assign(new Error("write"), { code: "ENOSPC" });
  const handle = async (name: string) => (name === "changes" ? "done" : Promise.reject(full));
  const plugins = [editorPlugin(handle, folder)];
  const server = await createServer({ configFile: false, root: folder, plugins, server: { port: 0 } });
  const url = (await server.listen()).resolvedUrls?.local[0];
  const ask = async (name: string, headers = {}) => {
    const response = await fetch(`${url}admin/api/${name}`, { method: "POST", body: "{}", headers });
    return [response.status, await response.text()];
  };
  expect(await fetch(`${url}admin/originals/`), "a folder isn't a file").toMatchObject({ status: 404 });
  expect(await ask("changes")).toEqual([200, '"done"']);
  expect(await ask("changes", { Origin: "http://evil.example" })).toContain(403);
  expect(await ask("persistEntry")).toEqual([500, expect.stringContaining("no room left")]);
  await server.close();
});

it("shows the last draft on its page, however many come while one is built", async () => {
  const show = draftContent(contentFolder, folder);
  const file = "data/pages/en/awards.yaml";
  const saved = readFileSync(join(contentFolder, file), "utf8");
  const draft = (title: string) => new Map([[file, saved.replace(/^title: .*/m, `title: ${title}`)]]);
  // Without its home page nothing can be built: the draft between the two must not be tried.
  const broken = new Map([["data/pages/en/home.yaml", null]]);
  await Promise.all([show(draft("First")), show(broken), show(draft("Last"))]);
  expect(readFileSync(join(folder, "en/pages/awards.json"), "utf8")).toContain('"Last"');

  const pages = listPages(contentFolder);
  expect(pages).toContainEqual(expect.objectContaining({ path: "/", title: "Home page", slug: "home" }));
  const routes = new Set(pages.map(({ path }) => path));
  expect(pageFor(contentFolder, routes, file, saved)).toBe("/awards");
  expect(pageFor(contentFolder, routes, "data/dentists/en/new.yaml", "slug: new")).toBe("/about-us");
  expect(pageFor(contentFolder, routes, "data/guides/en/new.yaml", "slug: new")).toBe("/admin/new-page.html");
});

it("adds newsletters under a new name, and says what to do about other files", async () => {
  const [issue = ""] = readdirSync(join(assetsFolder, "newsletters"));
  const pdf = readFileSync(join(assetsFolder, "newsletters", issue), "latin1");
  const name = "newsletters/Our Spring Issue.pdf";
  const add = async (more = "") => addFile(folder, "pdf", name, Buffer.from(pdf + more, "latin1"));
  const ready = { says: expect.stringMatching(/^Ready: \d+ kB\.$/), src: "newsletters/our-spring-issue.pdf" };
  // The same isn't stored twice.
  expect([await add(), await add()]).toEqual([ready, ready]);
  expect(await add("\n")).toMatchObject({ src: "newsletters/our-spring-issue-2.pdf" });

  const picture = async (bytes: Buffer) => addFile(folder, "picture", "people/notes.jpg", bytes);
  const printed = sharp({ create: { width: 700, height: 9, channels: 3, background: "#86a" } });
  const cmyk = await printed.clone().toColourspace("cmyk").jpeg().toBuffer();
  const [{ src }] = await Promise.all([picture(cmyk), picture(cmyk)]);
  expect(await sharp(droppedFiles(folder).get(src)).metadata()).toMatchObject({ space: "srgb" });
  await expect(picture(await printed.resize(500).jpeg().toBuffer())).rejects.toThrow("500 × 6 pixels");
  const grain = sharp(randomBytes(5_070_000), { raw: { width: 1300, height: 1300, channels: 3 } });
  await expect(picture(await grain.jpeg().toBuffer())).rejects.toThrow(/^This picture has .* Choose/);

  // They wait for the record to be saved that names them.
  expect(readdirSync(join(folder, "assets"))).toEqual([]);
  saveDropped(folder, "pdf: newsletters/our-spring-issue.pdf");
  expect(readdirSync(join(folder, "assets/newsletters"))).toEqual(["our-spring-issue.pdf"]);
  expect([...droppedFiles(folder).keys()]).toEqual(["newsletters/our-spring-issue-2.pdf", src]);
});
