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
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { assetsFolder } from "@clinic/content/assets";
import { createServer } from "vite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listChanges, takeBack } from "./changes.ts";
import { editorPlugin } from "./editor-plugin.ts";
import { draftContent } from "./pages.ts";
import { addPdf, addPicture, droppedFiles, saveDropped } from "./pictures.ts";
import { createRequestHandler } from "./requests.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "editor-"));
  mkdirSync(join(folder, "assets"));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

it("describes changes with the labels of the form, whatever state git has them in, and takes them back", () => {
  const author = ["-c", "user.name=Editor", "-c", "user.email=editor@archhouse.example"];
  const git = (...args: string[]) => spawnSync("git", [...author, ...args], { cwd: folder });
  write({
    "data/dentists/en/asha-rao.yaml": "name: Asha Rao\nportrait:\n  alt: A woman\n",
    "data/branches/en/kurla.yaml": "name: Kurla\n",
    "data/settings/en/clinic.yaml": "tagline: Teeth\n",
    "data/settings/en/navigation.yaml": "menu: []\n",
    "data/dictionary.txt": "Holi\n",
  });
  git("init");
  git("add", "--all");
  git("commit", "--message", "What there was");
  write({
    "data/dentists/en/asha-rao.yaml": "name: Asha Rao\nportrait:\n  alt: A dentist\n",
    "data/settings/en/clinic.yaml": "foundedIn: 2004\n",
    "data/dictionary.txt": "Holi\nDiwali\n",
    "data/awards/en/gold.yaml": "title: Gold\n",
  });
  git("add", "--all");
  git("mv", "data/branches/en/kurla.yaml", "data/branches/en/kurla-west.yaml");
  write({ "data/settings/en/navigation.yaml": "menu: [\n", "data/awards/en/silver.yaml": "title: Silver\n" });

  const changes = listChanges(folder);
  expect(Object.fromEntries(changes.map(({ title, details }) => [title, details]))).toMatchObject({
    "Changed: Dentist “Asha Rao”": ["Portrait › Alternative text: “A dentist” instead of “A woman”"],
    "Changed: dictionary": ["Words: new “Diwali”"],
    "Changed: The clinic": ["Tagline: nothing instead of “Teeth”", "Founded in: “2004” instead of nothing"],
    "New: Award “Gold”": [],
    "New: Award “Silver”": [],
    "Taken away: Branch “Kurla”": [],
    "New: Branch “Kurla”": [],
  });
  expect(changes).toHaveLength(8);
  for (const { file } of changes) takeBack(folder, file);
  expect(listChanges(folder)).toEqual([]);
  expect(existsSync(join(folder, "data/awards/en/gold.yaml"))).toBe(false);
  expect(() => takeBack(folder, "data/../outside")).toThrow("not a file of the content");
});

it("writes nothing that the check refuses, nothing outside the content, and over nobody's work", async () => {
  const save = async (path: string, guard: () => void) => {
    const handle = createRequestHandler(folder, async () => undefined, guard);
    return handle("persistEntry", { dataFiles: [{ path, raw: "name: Asha\n", before: "" }] });
  };
  const refuse = () => expect.unreachable("The name is missing.");
  await expect(save("data/dentists/en/asha-rao.yaml", refuse)).rejects.toThrow("The name is missing.");
  expect(readdirSync(folder)).toEqual(["assets"]);
  for (const path of ["package.json", "data/../../outside.yaml", "/etc/passwd"])
    await expect(save(path, () => undefined)).rejects.toThrow("not a file of the content");
  await save("data/dentists/en/asha-rao.yaml", () => undefined);
  // A second window has opened the form before the first has saved.
  await expect(save("data/dentists/en/asha-rao.yaml", () => undefined)).rejects.toThrow("save again");
});

it("shows the last draft, however long it takes to build those before", async () => {
  const shown: unknown[] = [];
  const { promise: isSlow, resolve: finish } = Promise.withResolvers<void>();
  const show = draftContent(folder, folder, async ({ sources: [award] }) => {
    await isSlow;
    shown.push(award?.value.title);
    return [];
  });
  const drafts = ["First", "Second", "Third"].map(
    (title) => [["data/awards/en/gold.yaml", `title: ${title}\n`]] as const,
  );
  const building = [];
  for (const draft of drafts) {
    building.push(show(new Map(draft)));
    await new Promise(setImmediate);
  }
  finish();
  await Promise.all(building);
  expect(shown).toEqual(["First", "Third"]);
});

it("answers its own page and no other site, and says in a sentence what prevents writing", async () => {
  write({ "assets/people/asha.svg": "<svg/>" });
  const full = Object.assign(new Error("write"), { code: "ENOSPC" });
  const handle = async (name: string) => (name === "changes" ? "done" : Promise.reject(full));
  const plugins = [editorPlugin(handle, folder)];
  const server = await createServer({ configFile: false, root: folder, plugins, server: { port: 0 } });
  await server.listen();
  const ask = async (path: string, init?: RequestInit) =>
    fetch(`${server.resolvedUrls?.local[0]}admin/${path}`, init);

  expect((await ask("originals/people/asha.svg")).status).toBe(200);
  expect((await ask("originals/..%2f..%2fetc%2fpasswd")).status).not.toBe(200);
  const post = { method: "POST", body: "{}" };
  expect((await ask("api/changes", post)).status).toBe(200);
  expect((await ask("api/changes", { ...post, headers: { Origin: "http://evil.example" } })).status).toBe(
    403,
  );
  const refused = await ask("api/persistEntry", post);
  expect([refused.status, await refused.text()]).toEqual([500, expect.stringContaining("has no room left")]);
  await server.close();
});

it("adds newsletters under a new name, and says what to do about other files", async () => {
  const [issue = ""] = readdirSync(join(assetsFolder, "newsletters"));
  const bytes = readFileSync(join(assetsFolder, "newsletters", issue));
  const add = async () => addPdf(folder, "newsletters/Our Spring Issue.pdf", bytes);
  expect(await add()).toEqual({ says: "Ready. Pages: 2.", src: "newsletters/our-spring-issue.pdf" });
  expect(await add()).toMatchObject({ src: "newsletters/our-spring-issue-2.pdf" });

  const notes = Buffer.from("Notes");
  await expect(addPicture(folder, "people/notes.jpg", notes)).rejects.toThrow("Save it as JPEG");
  await expect(addPdf(folder, "newsletters/notes.pdf", notes)).rejects.toThrow("can't be read as PDF");

  // They wait for the record to be saved that names them.
  expect(readdirSync(join(folder, "assets"))).toEqual([]);
  saveDropped(folder, "pdf: newsletters/our-spring-issue.pdf");
  expect(readdirSync(join(folder, "assets/newsletters"))).toEqual(["our-spring-issue.pdf"]);
  expect([...droppedFiles(folder).keys()]).toEqual(["newsletters/our-spring-issue-2.pdf"]);
});
