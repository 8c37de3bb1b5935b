"use client";

import { Children, type ComponentProps } from "react";
import { useMessages } from "../i18n-provider";
import { paginationMessages } from "./messages";
import { pageOf } from "./page-of";
import { Pagination } from "./pagination";
import { usePagedList } from "./use-paged-list";

export interface PagedListProps extends ComponentProps<"ul"> {
  /** What is listed, such as "Awards": names the list and its pages. */
  label: string;
}

/** A list of which one page is shown. Each child is an entry; all of them are in the HTML. */
export function PagedList({ label, children, ...props }: PagedListProps) {
  const messages = useMessages("pagination", paginationMessages);
  const { page, onPageChange, listProps } = usePagedList<HTMLUListElement>();
  const entries = Children.toArray(children);
  return (
    <div data-slot="paged-list">
      <ul aria-label={label} {...listProps} {...props}>
        {entries.map((entry, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is identified by its place; its child keeps its own key
            key={index}
            data-shown={pageOf(index) === page}
            className="data-[shown=false]:hidden noscript:data-[shown=false]:list-item print:data-[shown=false]:list-item"
          >
            {entry}
          </li>
        ))}
      </ul>
      <Pagination
        aria-label={messages.labelOf(label)}
        className="mt-12"
        total={entries.length}
        page={page}
        onPageChange={onPageChange}
      />
    </div>
  );
}
