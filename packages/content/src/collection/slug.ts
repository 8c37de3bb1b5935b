import type { Slugs } from "../../dist/slugs.d.ts";

export type { Slugs } from "../../dist/slugs.d.ts";

/** The slug of a record of a collection: one of those that there were when the content was built. */
export type Slug<Name extends keyof Slugs> = Slugs[Name];
