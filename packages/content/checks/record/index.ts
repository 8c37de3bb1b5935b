import { checkAltTexts } from "./alt-texts.ts";
import { checkConsent } from "./consent.ts";
import { checkLengths } from "./lengths.ts";
import { checkNames } from "./names.ts";
import type { CheckContext, CheckedRecord, Mistake, RecordCheck } from "./record-check.ts";
import { checkReferences } from "./references.ts";
import { checkSchema } from "./schema.ts";
import { checkSources } from "./sources.ts";
import { checkTimes } from "./times.ts";
import { checkTypography } from "./typography.ts";
import { checkBannedWords } from "./words/banned-words.ts";
import { checkReadingGrade } from "./words/reading-grade.ts";
import { checkSpelling } from "./words/spelling.ts";
import { checkTerms } from "./words/terms.ts";

/** Checks that must pass before pages can be built. */
const structure: readonly RecordCheck[] = [checkSchema, checkReferences, checkNames];

/** Checks for visitors' sake. They run only on records with a valid structure. */
const quality: readonly RecordCheck[] = [checkTimes, checkConsent, checkTypography];

/** Checks for English texts: dictionary, reading grade and lengths don't apply to other languages. */
const english: readonly RecordCheck[] = [
  checkAltTexts,
  checkBannedWords,
  checkLengths,
  checkReadingGrade,
  checkSources,
  checkSpelling,
  checkTerms,
];

/** Every mistake in a record that can be found without the others. */
export function mistakesOf(record: CheckedRecord, context: CheckContext): Mistake[] {
  const broken = structureMistakesOf(record, context);
  return broken.length > 0
    ? broken
    : [...quality, ...(record.language === "en" ? english : [])].flatMap((check) => check(record, context));
}

/** Mistakes that prevent pages from being built. */
export function structureMistakesOf(record: CheckedRecord, context: CheckContext): Mistake[] {
  return structure.flatMap((check) => check(record, context));
}
