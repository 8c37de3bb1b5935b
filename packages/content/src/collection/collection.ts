/** An ordered set of records that are looked up by `slug`. */
export interface Collection<Entry> {
  /** Every record, in the order in which the site shows them. */
  readonly all: readonly Entry[];
  /** The record with this slug, or `undefined` when there is none. */
  get(slug: string): Entry | undefined;
}

/**
 * Makes a collection of records that the build has held against their schema.
 *
 * @throws Error when two records share a slug: one of them could never be reached.
 */
export function defineCollection<Entry extends { slug: string }>(
  records: readonly unknown[],
): Collection<Entry> {
  const entries = records as readonly Entry[];
  const bySlug = new Map<string, Entry>();
  for (const entry of entries) {
    if (bySlug.has(entry.slug)) throw new Error(`Two records have the slug "${entry.slug}"`);
    bySlug.set(entry.slug, entry);
  }
  return { all: entries, get: (slug) => bySlug.get(slug) };
}
