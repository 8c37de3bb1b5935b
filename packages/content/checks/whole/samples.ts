import type { Content } from "../../load/load-content.ts";
import { DEFAULT_LANGUAGE } from "../../src/languages.ts";
import { visitFields } from "../../src/records/fields.ts";
import type { Finding } from "../finding.ts";

// Brackets are links in Markdown; nobody can own the .example domain or the block of zeros.
const placeholder =
  /\[[^\]]*\](?!\()|\b(?:TODO|TBD|XXX)\b|lorem ipsum|\b[\w.-]+\.example\b|\+91 22 0000 \d{4}/i;

/** Whether the clinic has switched a mark of its sample content on. Unknown while that file can't be read. */
export function isMarked({ sources }: Content, mark: "demonstration" | "sampleContent"): unknown {
  return sources.find(({ file }) => file === `data/settings/${DEFAULT_LANGUAGE}/clinic.yaml`)?.value[mark];
}

/** Samples, placeholders and texts that no dentist has checked are allowed only in a demonstration. */
export function checkSamples(content: Content): Finding[] {
  if (isMarked(content, "demonstration") !== false) return [];
  return content.sources.flatMap(({ file, schema, value, lineOf }) => {
    const findings: Finding[] = [];
    const add = (path: readonly (string | number)[], what: string, remedy: string) => {
      const problem = `${what}, and the website is no longer a demonstration`;
      findings.push({ file, line: lineOf(path), field: path.join("."), problem, remedy });
    };
    if ((value.reviewedBy ?? value.author) && !value.reviewedOn) {
      const remedy = "Have it checked by the dentist who answers for it, and write the day";
      add(["reviewedOn"], "No dentist has checked this text", remedy);
    }
    visitFields(schema, value, (_, inner, path) => {
      const isSample =
        path.at(-1) === "sample" ? inner === true : path.at(-1) === "status" && inner === "sample";
      const remedy = "Put the real one in its place, with a consent where people are shown, or take it out";
      if (isSample) add(path, "This is a sample", remedy);
      const [words] = (typeof inner === "string" && placeholder.exec(inner)) || [];
      if (words) add(path, `"${words}" is a placeholder`, "Write the clinic's own");
    });
    return findings;
  });
}
