import type { SearchFile } from "@clinic/content/build/search";
import { clinic } from "@clinic/content/clinic";
import searchFile from "@clinic/content/dist/public/search.json" with { type: "json" };
import { dentistPath, sitePaths, treatmentPath } from "@clinic/content/routes";
import { dentists } from "@clinic/content/team";
import { treatments } from "@clinic/content/treatments";
import { expect, it } from "vitest";
import { createSearch } from "./create-search";
import wanted from "./wanted-results.json" with { type: "json" };

const { records, settings } = searchFile as SearchFile;
const search = createSearch(records, settings);

// The words are those of the sample: the clinic's own pages may answer differently. Leaves out pages that it has removed.
const there = Object.entries(wanted).filter(([, path]) => clinic.sampleContent && sitePaths.includes(path));

it.each(there)("finds first for “%s”: %s", (query, path) => {
  expect(search(query)[0]?.path).toBe(path);
});

const named: [name: string, path: string][] = [
  ...treatments.all.map((treatment): [string, string] => [treatment.name, treatmentPath(treatment)]),
  ...dentists.all.map(({ name, slug }): [string, string] => [name, dentistPath(slug)]),
];

it.each(named)("finds %s by its name: %s", (name, path) => {
  const paths = search(name).map((result) => result.path);
  expect(paths.slice(0, 3)).toContain(path);
});
