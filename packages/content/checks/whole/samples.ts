import type { Content } from "../../load/load-content.ts";
import { visitFields } from "../../src/records/fields.ts";
import type { Finding } from "../finding.ts";
import { settingOf } from "./setting-of.ts";

/** Samples end with the demonstration. */
export function checkSamples(content: Content): Finding[] {
  if (settingOf(content, "clinic").demonstration !== false) return [];
  return content.sources.flatMap(({ file, schema, value, lineOf }) => {
    const findings: Finding[] = [];
    visitFields(schema, value, (_, inner, path) => {
      const isSample =
        (path.at(-1) === "sample" && inner === true) || (path.at(-1) === "status" && inner === "sample");
      if (!isSample) return;
      findings.push({
        file,
        line: lineOf(path),
        field: path.join("."),
        problem: "This is a sample, and the website is no longer a demonstration",
        remedy: "Put the real one in its place, with a consent, or take it out",
      });
    });
    return findings;
  });
}
