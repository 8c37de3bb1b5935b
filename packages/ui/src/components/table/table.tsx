// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops the roles of a table whose parts have another `display`

import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../styles/cn";

/**
 * Facts that are compared by row and by column; below 801 px each row is a block of its own, read one by one. It is
 * named by its `TableCaption`, or by a heading with `aria-labelledby`.
 */
export function Table({ className, ...props }: ComponentProps<"table">) {
  return (
    <table
      data-slot="table"
      role="table"
      className={cn("w-full text-start max-md:block", className)}
      {...props}
    />
  );
}

/** Names the table, above it. */
export function TableCaption({ className, ...props }: ComponentProps<"caption">) {
  return (
    <caption
      data-slot="table-caption"
      className={cn("overridable:pb-3 text-start overridable:font-semibold", "max-md:block", className)}
      {...props}
    />
  );
}

/** The row of column names. */
export function TableHead({ className, ...props }: ComponentProps<"thead">) {
  return (
    <thead
      data-slot="table-head"
      role="rowgroup"
      className={cn("border-line-strong border-b text-ink-muted text-sm", "max-md:sr-only", className)}
      {...props}
    />
  );
}

/** The rows. */
export function TableBody({ className, ...props }: ComponentProps<"tbody">) {
  return (
    <tbody
      data-slot="table-body"
      role="rowgroup"
      className={cn("[&>tr]:border-line [&>tr]:border-b", "max-md:block max-md:[&>tr]:py-4", className)}
      {...props}
    />
  );
}

/** One row: what it is about as a `TableHeader` with `scope="row"`, then its values. */
export function TableRow({ className, ...props }: ComponentProps<"tr">) {
  return (
    <tr data-slot="table-row" role="row" className={cn("align-top", "max-md:block", className)} {...props} />
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
  return (
    <th
      data-slot="table-header"
      scope={scope}
      role={scope === "row" ? "rowheader" : "columnheader"}
      className={cn(
        "overridable:py-4 pe-6 text-start font-semibold",
        scope === "row" && "max-md:block max-md:py-0",
        className,
      )}
      {...props}
    />
  );
}

export interface TableCellProps extends ComponentProps<"td"> {
  /** The name of the column, shown before the value where there are no columns. */
  column?: ReactNode;
}

/** One value. */
export function TableCell({ column, className, children, ...props }: TableCellProps) {
  const isEmpty = children === undefined || children === null || children === "";
  return (
    <td
      data-slot="table-cell"
      role="cell"
      className={cn("overridable:py-4 pe-6", "max-md:block max-md:py-1", className)}
      {...props}
    >
      {column && !isEmpty && (
        // Screen readers hear it from the column itself.
        <span aria-hidden className="text-ink-muted text-sm md:hidden">
          {column}:{" "}
        </span>
      )}
      {children}
    </td>
  );
}
