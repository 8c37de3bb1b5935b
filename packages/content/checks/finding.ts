/** A problem in the content that someone at the clinic can fix. */
export interface Finding {
  /** File of the record, relative to the package: `src/treatments/root-canal.ts`. */
  file: string;
  /** Path of the field, counting from 0: `faqs.2.answer`. */
  field: string;
  /** What is wrong, in plain words. */
  problem: string;
  /** How to fix it. */
  remedy: string;
}

/** A finding on one line, for the message of a failing test. */
export function describeFinding({ file, field, problem, remedy }: Finding): string {
  return `${file} › ${field}: ${problem}. ${remedy}`;
}
