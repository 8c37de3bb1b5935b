import { getOrThrow } from "./get-or-throw.ts";

/** An ordered set of records that are looked up by `slug`. */
export interface Collection<Entry, Slug extends string = string> {
  /** Every record, in the order in which the site shows them. */
  readonly all: readonly Entry[];
  /**
   * The record that code or another record names.
   *
   * @throws Error when there is none: the content check reports such a reference before a page is built.
   */
  get(slug: Slug): Entry;
  /** The record that an address names, or `undefined` when there is none. */
  find(slug: string): Entry | undefined;
}

/** Creates a collection of records that the build has validated. @param kind - its name, for the error */
export function defineCollection<Entry extends { slug: string }, Slug extends string = string>(
  records: readonly unknown[],
  kind: string,
): Collection<Entry, Slug> {
  const all = records as readonly Entry[];
  const bySlug = new Map<string, Entry>(all.map((entry) => [entry.slug, entry]));
  return {
    all,
    get: (slug) => getOrThrow(bySlug.get(slug), `${kind}/${slug}`),
    find: (slug) => bySlug.get(slug),
  };
}
