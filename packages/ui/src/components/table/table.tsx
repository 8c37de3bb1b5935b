"use client";

import { type ComponentProps, createContext, type ReactNode, use, useId, useRef } from "react";
import { cn } from "../../styles/cn";
import { useOverflow } from "./use-overflow";

interface TableState {
  captionId: string;
  stacks: boolean;
}

const TableContext = createContext<TableState>({ captionId: "", stacks: false });

export interface TableProps extends ComponentProps<"table"> {
  /**
   * What happens where there is too little room: `scroll` moves it sideways inside its frame, which the keyboard can
   * reach; `stack` makes a block of each row below 801 px, for rows that are read one by one.
   * @default "scroll"
   */
  narrow?: "scroll" | "stack";
}

/**
 * Facts that are compared by row and by column. It is named by its `TableCaption`, or by a heading with
 * `aria-labelledby`.
 */
export function Table({ narrow = "scroll", className, ...props }: TableProps) {
  const captionId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(frame);
  const stacks = narrow === "stack";
  return (
    <TableContext value={{ captionId, stacks }}>
      {/* A tab stop only where there is something to scroll: Safari doesn't make one by itself. */}
      <div
        ref={frame}
        data-slot="table-frame"
        className="overflow-x-auto print:overflow-visible"
        {...(overflows && {
          role: "group",
          tabIndex: 0,
          "aria-labelledby": props["aria-labelledby"] ?? captionId,
        })}
      >
        <table
          data-slot="table"
          data-narrow={narrow}
          role={role(stacks, "table")}
          className={cn("w-full text-start", stacks && "max-md:block", className)}
          {...props}
        />
      </div>
    </TableContext>
  );
}

/** Names the table, above it. */
export function TableCaption({ className, ...props }: ComponentProps<"caption">) {
  const { captionId, stacks } = use(TableContext);
  return (
    <caption
      data-slot="table-caption"
      id={captionId}
      className={cn(
        "overridable:pb-3 text-start overridable:font-semibold",
        stacks && "max-md:block",
        className,
      )}
      {...props}
    />
  );
}

/** The row of column names. */
export function TableHead({ className, ...props }: ComponentProps<"thead">) {
  const { stacks } = use(TableContext);
  return (
    <thead
      data-slot="table-head"
      role={role(stacks, "rowgroup")}
      className={cn(
        "border-line-strong border-b text-ink-muted text-sm",
        stacks && "max-md:sr-only",
        className,
      )}
      {...props}
    />
  );
}

/** The rows. */
export function TableBody({ className, ...props }: ComponentProps<"tbody">) {
  const { stacks } = use(TableContext);
  return (
    <tbody
      data-slot="table-body"
      role={role(stacks, "rowgroup")}
      className={cn(
        "[&>tr]:border-line [&>tr]:border-b",
        stacks && "max-md:block max-md:[&>tr]:py-4",
        className,
      )}
      {...props}
    />
  );
}

/** One row: what it is about as a `TableHeader` with `scope="row"`, then its values. */
export function TableRow({ className, ...props }: ComponentProps<"tr">) {
  const { stacks } = use(TableContext);
  return (
    <tr
      data-slot="table-row"
      role={role(stacks, "row")}
      className={cn("align-top", stacks && "max-md:block", className)}
      {...props}
    />
  );
}

export interface TableHeaderProps extends ComponentProps<"th"> {
  /**
   * Whether it names its column or its row.
   * @default "col"
   */
  scope?: "col" | "row";
}

/** Names a column or a row. */
export function TableHeader({ scope = "col", className, ...props }: TableHeaderProps) {
  const { stacks } = use(TableContext);
  return (
    <th
      data-slot="table-header"
      scope={scope}
      role={role(stacks, scope === "row" ? "rowheader" : "columnheader")}
      className={cn(
        "overridable:py-4 pe-6 text-start font-semibold",
        stacks && scope === "row" && "max-md:block max-md:py-0",
        className,
      )}
      {...props}
    />
  );
}

export interface TableCellProps extends ComponentProps<"td"> {
  /** In a table that stacks, the name of the column, shown before the value where there are no columns. */
  column?: ReactNode;
}

/** One value. */
export function TableCell({ column, className, children, ...props }: TableCellProps) {
  const { stacks } = use(TableContext);
  const isEmpty = children === undefined || children === null || children === "";
  return (
    <td
      data-slot="table-cell"
      role={role(stacks, "cell")}
      className={cn("overridable:py-4 pe-6", stacks && "max-md:block max-md:py-1", className)}
      {...props}
    >
      {stacks && column && !isEmpty && (
        // Screen readers hear it from the column itself.
        <span aria-hidden className="text-ink-muted text-sm md:hidden">
          {column}:{" "}
        </span>
      )}
      {children}
    </td>
  );
}

/** Safari drops the roles of a table whose parts have another `display`, unless they are explicit. */
function role(stacks: boolean, name: string) {
  return stacks ? name : undefined;
}
