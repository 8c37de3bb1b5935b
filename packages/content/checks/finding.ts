/** A mistake in the content, and where it is. */
export interface Finding {
  /** File of the record, relative to the package: `data/treatments/en/root-canal.yaml`. */
  file: string;
  /** Line of the file, counted from 1. Omitted for the file as a whole. */
  line?: number;
  /** Path of the field, counting from 0: `faqs.2.answer`. Empty for the record as a whole. */
  field: string;
  /** What is wrong, in plain words. */
  problem: string;
  remedy: string;
}

/** A finding on one line, for the message of a failing test. */
export function describeFinding({ file, line, field, problem, remedy }: Finding): string {
  return `${file}${line ? `:${line}` : ""} › ${readableField(field)}: ${problem}. ${remedy}.`;
}

/** A path for people, who count from 1: `faqs.0.answer` becomes `faqs › no. 1 › answer`. */
export function readableField(field: string): string {
  if (field === "") return "the whole file";
  const parts = field.split(".");
  return parts.map((part) => (/^\d+$/.test(part) ? `no. ${Number(part) + 1}` : part)).join(" › ");
}
