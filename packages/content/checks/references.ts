import { allTreatmentSlugs } from "../src/routes/index.ts";
import type { Content } from "./content.ts";
import type { Finding } from "./finding.ts";
import { partsOf, textsOf } from "./walk.ts";

const folders = {
  treatment: "src/treatments/",
  dentist: "src/team/",
  video: "src/videos/",
  smile: "src/smiles/",
} as const;

// Which fields refer to which records by slug.
function kindOf(field: string): keyof typeof folders | undefined {
  if (/(?:^|\.)(?:related|children)\.\d+$/.test(field)) return "treatment";
  if (/(?:^|\.)(?:reviewedBy|author|team\.lead|team\.others\.\d+)$/.test(field)) return "dentist";
  if (/(?:caseVideos\.videos\.\d+|(?:^|\.)videos\.items\.\d+|(?:^|\.)video)$/.test(field)) return "video";
  if (/(?:\.smiles\.\d+|(?:^|\.)smiles\.items\.\d+)$/.test(field)) return "smile";
  return undefined;
}

/** Every slug that a record refers to exists, and no page refers to itself. */
export function checkReferences({ sources, treatments }: Content): Finding[] {
  const slugs = (folder: string) =>
    new Set(
      sources
        .filter(({ file }) => file.startsWith(folder))
        .flatMap((source) => partsOf(source).slice(0, 1))
        .map(({ value }) => value.slug),
    );
  const known = {
    treatment: slugs(folders.treatment),
    dentist: slugs(folders.dentist),
    video: slugs(folders.video),
    smile: slugs(folders.smile),
  };
  const dangling = sources.flatMap(textsOf).flatMap(({ file, field, text }) => {
    const kind = kindOf(field);
    if (!kind || known[kind].has(text)) return [];
    const problem = `There is no ${kind} with the slug "${text}"`;
    return [{ file, field, problem, remedy: `Use the slug of a record in ${folders[kind]}` }];
  });
  const toThemselves = treatments
    .filter(({ slug, related, children = [] }) => [...related, ...children].includes(slug))
    .map(({ slug }) => ({
      file: `src/treatments/${slug}.ts`,
      field: "related",
      problem: "The page refers to itself",
      remedy: "Take its own slug out of related and children",
    }));
  const missing = allTreatmentSlugs
    .filter((slug) => !known.treatment.has(slug))
    .map((slug) => ({
      file: "src/treatments/index.ts",
      field: slug,
      problem: "The specification lists this page, and it has no record",
      remedy: `Write src/treatments/${slug}.ts and add it to the list`,
    }));
  return [...dangling, ...toThemselves, ...missing];
}
