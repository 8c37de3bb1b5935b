import type { Slugs } from "../../dist/slugs.d.ts";

export type { Slugs } from "../../dist/slugs.d.ts";

/** The slug of a record that was in the collection when the content was built. */
export type Slug<Name extends keyof Slugs> = Slugs[Name];
