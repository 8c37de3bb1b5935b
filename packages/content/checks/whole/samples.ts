import type { Content } from "../../load/load-content.ts";
import { visitFields } from "../../src/records/fields.ts";
import type { Finding } from "../finding.ts";
import { settingOf } from "./setting-of.ts";

// Brackets are links in Markdown; nobody can own the .example domain or the block of zeros.
const placeholder =
  /\[[^\]]*\](?!\()|\b(?:TODO|TBD|XXX)\b|lorem ipsum|\b[\w.-]+\.example\b|\+91 22 0000 \d{4}/i;

/** Samples and placeholders are allowed only in a demonstration. */
export function checkSamples(content: Content): Finding[] {
  if (settingOf(content, "clinic").demonstration !== false) return [];
  return content.sources.flatMap(({ file, kind, schema, value, lineOf }) => {
    const findings: Finding[] = [];
    if (kind === "treatments" && !value.reviewedOn)
      findings.push({
        file,
        line: lineOf(["reviewedBy"]),
        field: "reviewedOn",
        problem: "No dentist has checked this text, and the website is no longer a demonstration",
        remedy: "Have it checked by the dentist who answers for it, and write the day",
      });
    visitFields(schema, value, (_, inner, path) => {
      const at = { file, line: lineOf(path), field: path.join(".") };
      const isSample =
        (path.at(-1) === "sample" && inner === true) || (path.at(-1) === "status" && inner === "sample");
      if (isSample)
        findings.push({
          ...at,
          problem: "This is a sample, and the website is no longer a demonstration",
          remedy: "Put the real one in its place, with a consent where people are shown, or take it out",
        });
      const [words] = (typeof inner === "string" && placeholder.exec(inner)) || [];
      if (words)
        findings.push({
          ...at,
          problem: `"${words}" is a placeholder, and the website is no longer a demonstration`,
          remedy: "Write the clinic's own",
        });
    });
    return findings;
  });
}
