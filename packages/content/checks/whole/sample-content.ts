import type { Content } from "../../load/load-content.ts";
import type { Source } from "../../load/source.ts";
import type { Finding } from "../finding.ts";
import { isMarked } from "./samples.ts";

/** How many records the requirements ask for at least, by kind; and by the value of a field, where it counts some of them. */
const counts: [kind: Source["kind"], min: number, max?: number, where?: [field: string, value: string]][] = [
  ["treatments", 26, undefined, ["kind", "treatment"]],
  ["treatments", 3, undefined, ["kind", "super-speciality"]],
  ["dentists", 9],
  ["support-staff", 1, undefined, ["role", "Manager"]],
  ["support-staff", 1, undefined, ["role", "Receptionist"]],
  ["support-staff", 6, undefined, ["role", "Dental nurse"]],
  ["branches", 2],
  ["testimonials", 14],
  ["testimonials", 3, 8, ["group", "mumbai"]],
  ["testimonials", 3, 8, ["group", "other-state"]],
  ["testimonials", 3, 8, ["group", "international"]],
  ["video-testimonials", 8],
  ["gallery", 15, undefined, ["branch", "kurla"]],
  ["gallery", 7, undefined, ["branch", "south-mumbai"]],
  ["awards", 9],
  ["newsletters", 3],
  ["technology", 11],
];

const remedy = "Change it, or switch sampleContent off in data/settings/en/clinic.yaml";

/** Sample content has every record that the requirements ask for. */
export function checkSampleContent(content: Content): Finding[] {
  if (isMarked(content, "sampleContent") !== true) return [];
  const originals = content.sources.filter(({ language }) => language === "en");
  return counts.flatMap(([kind, min, max = Infinity, where]) => {
    const ofKind = originals.filter((source) => source.kind === kind);
    const found = ofKind.filter(({ value }) => !where || value[where[0]] === where[1]).length;
    if (found >= min && found <= max) return [];
    const what = [kind, where?.[1]].filter(Boolean).join(": ");
    const wanted = max === Infinity ? `at least ${min}` : `${min} to ${max}`;
    const problem = `The sample has ${found} ${what}, and the requirements ask for ${wanted}`;
    return [{ file: `data/${kind}`, field: "", problem, remedy }];
  });
}
