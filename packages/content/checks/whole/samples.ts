import type { Content } from "../../load/load-content.ts";
import { visitFields } from "../../src/records/fields.ts";
import type { Finding } from "../finding.ts";
import { settingOf } from "./setting-of.ts";

// Brackets are links in Markdown; the .example domain and the block of zeros can belong to nobody.
const placeholder =
  /\[[^\]]*\](?!\()|\b(?:TODO|TBD|XXX)\b|lorem ipsum|\b[\w.-]+\.example\b|\+91 22 0000 \d{4}/i;

/** Samples and placeholders end with the demonstration. */
export function checkSamples(content: Content): Finding[] {
  if (settingOf(content, "clinic").demonstration !== false) return [];
  return content.sources.flatMap(({ file, schema, value, lineOf }) => {
    const findings: Finding[] = [];
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
