/** Something in the content that someone at the clinic can mend. */
export interface Finding {
  /** File that holds the record, from the package's folder: `src/treatments/root-canal.ts`. */
  file: string;
  /** The field, from the outside in: `faqs.2.answer`. Lists count from 0. */
  field: string;
  /** What is wrong, in plain words. */
  problem: string;
  /** How to mend it. */
  remedy: string;
}

/** A finding on one line, for the message of a failing test. */
export function describeFinding({ file, field, problem, remedy }: Finding): string {
  return `${file} › ${field}: ${problem}. ${remedy}`;
}
