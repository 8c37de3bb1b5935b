import { Children, type ComponentProps, useState } from "react";
import { defaultPageSize } from "./page-of";
import { Pagination } from "./pagination";

export interface PagedListProps extends ComponentProps<"ul"> {
  /** What is listed, such as "Awards": names the pages. */
  label: string;
  /**
   * How many entries a page has.
   * @default 6 (specification, section 9)
   */
  pageSize?: number;
}

/** A list of which one page is shown. Each child is an entry; all of them are in the HTML. */
export function PagedList({ label, pageSize = defaultPageSize, children, ...props }: PagedListProps) {
  const [page, setPage] = useState(1);
  const entries = Children.toArray(children);
  return (
    <div data-slot="paged-list">
      <ul {...props}>
        {entries.map((entry, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is identified by its place; its child keeps its own key
            key={index}
            data-shown={Math.ceil((index + 1) / pageSize) === page}
            className="data-[shown=false]:hidden noscript:data-[shown=false]:list-item print:data-[shown=false]:list-item"
          >
            {entry}
          </li>
        ))}
      </ul>
      <Pagination
        aria-label={`Pages: ${label}`}
        className="mt-12"
        total={entries.length}
        pageSize={pageSize}
        page={page}
        onPageChange={setPage}
      />
    </div>
  );
}
