import type { Source } from "../../load/source.ts";
import { firstVisitPath, pagePaths, pathOf, quietVisitPath } from "../../src/paths.ts";
import type { Insertions } from "../../src/records/insertions.ts";
import { checkAmount, checkReview, checkTimes } from "./facts.ts";
import type { CheckContext, CheckedRecord, Mistake, RecordCheck } from "./record-check.ts";
import { checkName, checkReferences } from "./references.ts";
import { checkSchema } from "./schema.ts";
import { checkAltTexts, checkAmounts, checkBannedWords, checkSpelling } from "./words.ts";

/** Checks that must pass before pages can be built. */
const structure: readonly RecordCheck[] = [checkSchema, checkReferences, checkName];

/** Checks for visitors' sake that need a valid structure. */
const quality: readonly RecordCheck[] = [checkTimes, checkReview, checkAmount];

/** Checks that know only English. They run on the texts that are there, too. */
const english: readonly RecordCheck[] = [checkAltTexts, checkAmounts, checkBannedWords, checkSpelling];

/** Every mistake in a record that can be found without the others. */
export function mistakesOf(record: CheckedRecord, context: CheckContext): Mistake[] {
  const broken = structureMistakesOf(record, context);
  const checks = [...(broken.length > 0 ? [] : quality), ...(record.language === "en" ? english : [])];
  const isBroken = ({ path }: Mistake) => broken.some((other) => other.path.join() === path.join());
  return [...broken, ...checks.flatMap((check) => check(record, context)).filter((it) => !isBroken(it))];
}

export function structureMistakesOf(record: CheckedRecord, context: CheckContext): Mistake[] {
  return structure.flatMap((check) => check(record, context));
}

/** What the check of one record needs to know about the others. */
export function contextOf(
  sources: readonly Pick<Source, "kind" | "value">[],
  rest: { insertions: Insertions } & Pick<CheckContext, "assets" | "speller">,
): CheckContext {
  const slugs = new Map<string, Set<string>>();
  const paths = new Set<string>(Object.values(pagePaths));
  for (const { kind, value } of sources) {
    const path = pathOf(kind, value);
    if (path) paths.add(path);
    if (typeof value.slug !== "string") continue;
    if (kind === "branches") paths.add(firstVisitPath({ slug: value.slug }));
    if (value.quietVisit) paths.add(quietVisitPath({ slug: value.slug }));
    const known = slugs.get(kind) ?? new Set();
    slugs.set(kind, known.add(value.slug));
  }
  return { slugs, paths, ...rest };
}
