import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { loadContent } from "../../load/load-content.ts";
import { contentFolder } from "../../src/assets/index.ts";
import { checkSamples } from "./samples.ts";

const clinic = "data/settings/en/clinic.yaml";

it("allows samples and placeholders only in a demonstration", () => {
  expect(checkSamples(loadContent())).toEqual([]);

  const real = readFileSync(join(contentFolder, clinic), "utf8").replace(
    "demonstration: true",
    "demonstration: false",
  );
  const findings = checkSamples(loadContent(contentFolder, new Map([[clinic, real]])));
  const fieldsOf = (name: string) =>
    findings.filter(({ file }) => file.endsWith(name)).map(({ field }) => field);
  expect(fieldsOf("data-protection.yaml")).toContain("contact.0.sample");
  expect(fieldsOf("clinic.yaml")).toEqual(expect.arrayContaining(["email", "social.0.url"]));
  expect(fieldsOf("branches/en/kurla.yaml")).toContain("phones.0");
  expect(fieldsOf("treatments/en/aesthetic-dentistry.yaml")).toEqual(["reviewedOn"]);
});
