import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { loadContent, recordsOf } from "../../load/load-content.ts";
import { contentFolder } from "../../src/assets/index.ts";
import { assertFound } from "../../src/collection/assert-found.ts";
import { checkSamples } from "./samples.ts";

const content = loadContent();
const clinic = "data/settings/en/clinic.yaml";

const read = (file: string) => readFileSync(join(contentFolder, file), "utf8");
const fileOf = (kind: "branches" | "dentists" | "treatments") =>
  assertFound(recordsOf(content, kind)[0], kind).file;

/** The fields reported in a file with this text once the website is no longer a demonstration. */
function found(file: string, text: string) {
  const real = read(clinic).replace("demonstration: true", "demonstration: false");
  const drafts = new Map([
    [clinic, real],
    [file, text],
  ]);
  return checkSamples(loadContent(contentFolder, drafts))
    .filter((finding) => finding.file === file)
    .map(({ field }) => field);
}

it("allows samples and placeholders in a demonstration", () => {
  expect(checkSamples(content)).toEqual([]);
});

it("finds placeholders, samples and unchecked texts once the website is real", () => {
  const [branch, dentist, treatment] = [fileOf("branches"), fileOf("dentists"), fileOf("treatments")];
  const phone = read(branch).replace(/(phones:\n {2}- ).*/, '$1"+91 22 0000 0199"');
  expect(found(branch, phone)).toContain("phones.0");
  const sample = `${read(dentist).replace(/^sample: .*\n/m, "")}sample: true\n`;
  expect(found(dentist, sample)).toContain("sample");
  expect(found(treatment, read(treatment).replace(/^reviewedOn: .*\n/m, ""))).toContain("reviewedOn");
});
