/** Whether the entry with this index, counted from 0, is on a page, counted from 1. */
export const isOnPage = (index: number, page: number, pageSize: number) =>
  Math.floor(index / pageSize) === page - 1;
