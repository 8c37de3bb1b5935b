import type { Content } from "./content.ts";
import type { Finding } from "./finding.ts";
import { partsOf } from "./walk.ts";

const patientFolders = /^src\/(?:smiles|videos)\/|^src\/testimonials\/texts\.ts$/;

/** Every record that shows a patient says why we may, and samples end with the demonstration. */
export function checkConsent({ sources, demonstration }: Content): Finding[] {
  return sources.flatMap((source) => {
    const [record, ...inner] = partsOf(source);
    if (!record) return [];
    const findings: Finding[] = [];
    if (patientFolders.test(source.file) && !record.value.consent) {
      findings.push({
        file: source.file,
        field: source.prefix,
        problem: "There is no consent for showing this patient",
        remedy: "Take the record out, or add the number and the day of the signed form",
      });
    }
    if (demonstration) return findings;
    for (const { file, field, value } of [record, ...inner]) {
      if (value.status === "sample" || value.sample === true) {
        findings.push({
          file,
          field: field || "sample",
          problem: "This is a sample, and the website is no longer a demonstration",
          remedy: "Put the real one in its place, with a consent, or take it out",
        });
      }
    }
    return findings;
  });
}
