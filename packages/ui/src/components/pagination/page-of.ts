/** How many entries a page of a gallery, of awards or of newsletters has. */
const PAGE_SIZE = 6;

/** The page, counted from 1, of the entry with this index, counted from 0. */
export const pageOf = (index: number) => Math.floor(index / PAGE_SIZE) + 1;

/**
 * The page numbers to show, at most seven; `"gap"` stands where numbers are left out.
 * The first, the last, and the current page with its neighbours are always among them.
 */
export function pageNumbers(page: number, pages: number): (number | "gap")[] {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (pages <= 7) return range(1, pages);
  if (page <= 4) return [...range(1, 5), "gap", pages];
  if (page >= pages - 3) return [1, "gap", ...range(pages - 4, pages)];
  return [1, "gap", ...range(page - 1, page + 1), "gap", pages];
}
