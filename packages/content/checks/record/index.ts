import { checkAltTexts } from "./alt-texts.ts";
import { checkBannedWords } from "./banned-words.ts";
import { checkConsent } from "./consent.ts";
import { checkLengths } from "./lengths.ts";
import { checkNames } from "./names.ts";
import { checkReadingGrade } from "./reading-grade.ts";
import type { CheckContext, CheckedRecord, Mistake, RecordCheck } from "./record-check.ts";
import { checkReferences } from "./references.ts";
import { checkSchema } from "./schema.ts";
import { checkSpelling } from "./spelling.ts";
import { checkTimes } from "./times.ts";
import { checkTypography } from "./typography.ts";

/** What must hold for pages to be built at all. */
const structure: readonly RecordCheck[] = [checkSchema, checkReferences, checkNames];

/** What must hold for visitors. Only records of the right structure are looked at. */
const quality: readonly RecordCheck[] = [checkTimes, checkConsent, checkTypography];

/** What must hold for texts in English: its dictionary, its grades and the length of its words are no other language's. */
const english: readonly RecordCheck[] = [
  checkAltTexts,
  checkBannedWords,
  checkLengths,
  checkReadingGrade,
  checkSpelling,
];

/** Every mistake of a record that can be seen without the others. */
export function mistakesOf(record: CheckedRecord, context: CheckContext): Mistake[] {
  const broken = structureMistakesOf(record, context);
  return broken.length > 0
    ? broken
    : [...quality, ...(record.language === "en" ? english : [])].flatMap((check) => check(record, context));
}

/** The mistakes with which pages can't be built. */
export function structureMistakesOf(record: CheckedRecord, context: CheckContext): Mistake[] {
  return structure.flatMap((check) => check(record, context));
}
