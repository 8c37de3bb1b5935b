import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listChanges } from "./changes.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "changes-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function record() {
  const name = ["-c", "user.name=Editor", "-c", "user.email=editor@archhouse.example"];
  for (const args of [["init"], ["add", "--all"], ["commit", "--message", "What there was"]])
    spawnSync("git", [...name, ...args], { cwd: folder });
}

it("describes changes with the labels of the form", () => {
  write("data/dentists/en/asha-rao.yaml", "name: Asha Rao\nportrait:\n  alt: A woman\n");
  write("data/settings/en/clinic.yaml", "tagline: Teeth\n");
  write("data/dictionary.txt", "Holi\n");
  record();
  write("data/dentists/en/asha-rao.yaml", "name: Asha Rao\nportrait:\n  alt: A dentist\n");
  write("data/settings/en/clinic.yaml", "foundedIn: 2004\n");
  write("data/dictionary.txt", "Holi\nDiwali\n");

  expect(listChanges(folder).map(({ title, details }) => [title, details])).toEqual([
    ["Changed: Dentist “Asha Rao”", ["Portrait › Alternative text: “A dentist” instead of “A woman”"]],
    ["Changed: dictionary", ["New word: Diwali"]],
    ["Changed: The clinic", ["Tagline: nothing instead of “Teeth”", "Founded in: “2004” instead of nothing"]],
  ]);
});
