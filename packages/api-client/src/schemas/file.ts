import * as z from "zod/mini";

/** Maximum size of a file in bytes. "5 MB" is read as 5 × 1024 × 1024. */
export const FILE_MAX_BYTES = 5 * 1024 * 1024;

interface FileRules {
  required: string;
  /** The message for a file with another extension. */
  type: string;
  extensions: RegExp;
}

/** A file of at most 5 MB. Checked by name, because some systems send no media type; the server inspects the content. */
export function file({ required, type, extensions }: FileRules) {
  return z.file(required).check(
    z.refine(({ name }) => extensions.test(name), { error: type, abort: true }),
    z.minSize(1, "The file is empty. Please choose another one."),
    z.maxSize(FILE_MAX_BYTES, "File size must not exceed 5MB"),
  );
}
