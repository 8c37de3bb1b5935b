"use client";

import { useRef, useState } from "react";
import { flushSync } from "react-dom";

/**
 * The page that a list shows. Spread `listProps` on the list: another page brings its start into view and moves
 * focus there, so that reading and tabbing go on with the first new entry.
 */
export function usePagedList<List extends HTMLElement>() {
  const [page, setPage] = useState(1);
  const ref = useRef<List>(null);

  function onPageChange(next: number) {
    flushSync(() => setPage(next));
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView();
  }

  return { page, onPageChange, listProps: { ref, tabIndex: -1 } };
}
