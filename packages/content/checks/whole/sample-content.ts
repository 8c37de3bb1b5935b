import type { Content } from "../../load/load-content.ts";
import type { Finding } from "../finding.ts";
import counts from "./sample-counts.json" with { type: "json" };
import { isMarked } from "./samples.ts";

const remedy = "Change it, or switch sampleContent off in data/settings/en/clinic.yaml";

/** Sample content has as many records as the requirements ask for: by kind, and by a field where they count some of a kind. */
export function checkSampleContent(content: Content): Finding[] {
  if (isMarked(content, "sampleContent") !== true) return [];
  const originals = content.sources.filter(({ language }) => language === "en");
  return counts.flatMap(({ kind, min, max = Infinity, where: [field, value] = [] }) => {
    const ofKind = originals.filter((source) => source.kind === kind);
    const found = ofKind.filter((source) => !field || source.value[field] === value).length;
    if (found >= min && found <= max) return [];
    const what = [kind, value].filter(Boolean).join(": ");
    const wanted = max === Infinity ? `at least ${min}` : `${min} to ${max}`;
    const problem = `The sample has ${found} ${what}, and the requirements ask for ${wanted}`;
    return [{ file: `data/${kind}`, field: "", problem, remedy }];
  });
}
