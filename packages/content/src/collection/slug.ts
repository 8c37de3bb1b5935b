import type { Slugs } from "../../dist/slugs.d.ts";

export type { Slugs } from "../../dist/slugs.d.ts";

/** The slug of a record that was in the collection when the content was built. */
export type Slug<Name extends keyof Slugs> = Slugs[Name];

/** The last part of an address, or a path of such parts: `"asha-rao"` for "Dr Asha Rao". */
export function addressOf(text: string): string {
  const letters = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/^dr\.? /, "")
    .replaceAll(/[^a-z0-9/\s-]/g, "");
  return letters.replaceAll(/[\s-]+/g, "-").replaceAll(/^-|-$|-(?=\/)|(?<=\/)-/g, "");
}
