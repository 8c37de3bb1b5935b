import type { Content } from "../../load/load-content.ts";
import type { Source } from "../../load/source.ts";
import type { Finding } from "../finding.ts";
import { proseOf, wordsOf } from "../record/texts.ts";
import { isMarked } from "./samples.ts";

/** How many records the requirements ask for at least, by kind; and by the value of a field, where it counts some of them. */
const counts: readonly [
  kind: Source["kind"],
  min: number,
  max?: number,
  where?: [field: string, value: string],
][] = [
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

/** How many words the requirements ask for: of a page, or of one of its fields. */
const lengths: readonly [kind: Source["kind"], min: number, max: number, field?: string][] = [
  ["treatments", 400, 1100],
  ["articles", 300, 1100, "body"],
  ["dentists", 40, 150, "biography"],
  ["testimonials", 25, 120, "content"],
  ["technology", 40, 120, "body"],
];

const notOnThePage = new Set(["alt", "metaTitle", "metaDescription"]);

const remedy = "Change it, or switch sampleContent off in data/settings/en/clinic.yaml";

/** Sample content has everything the requirements ask for. */
export function checkSampleContent(content: Content): Finding[] {
  if (isMarked(content, "sampleContent") !== true) return [];
  const own = (kind: Source["kind"]) =>
    content.sources.filter((source) => source.kind === kind && source.language === "en");
  const outside = (file: string, field: string, found: number, what: string, min: number, max: number) => {
    const wanted = max === Infinity ? `at least ${min}` : `${min} to ${max}`;
    const problem = `The sample has ${found} ${what}, and the requirements ask for ${wanted}`;
    return found >= min && found <= max ? [] : [{ file, field, problem, remedy }];
  };
  return [
    ...counts.flatMap(([kind, min, max = Infinity, where]) => {
      const found = own(kind).filter(({ value }) => !where || value[where[0]] === where[1]);
      const what = [kind, where?.[1]].filter(Boolean).join(": ");
      return outside(`data/${kind}`, "", found.length, what, min, max);
    }),
    ...lengths.flatMap(([kind, min, max, field = ""]) =>
      own(kind).flatMap((source) => {
        const texts = proseOf(source).filter(({ path }) =>
          field ? path[0] === field : !path.some((part) => notOnThePage.has(String(part))),
        );
        const words = texts.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
        return outside(source.file, field, words, "words", min, max);
      }),
    ),
  ];
}
