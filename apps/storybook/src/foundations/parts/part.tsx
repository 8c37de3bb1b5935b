import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@clinic/ui/table";
import { Unstyled } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";

/** A live part of a docs page, isolated from Storybook's styles. */
export function Part({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <div className="my-8 text-base text-ink">{children}</div>
    </Unstyled>
  );
}

interface SourceTableProps {
  head: string[];
  /** The first cell says what the row is about. */
  rows: { key: string; cells: ReactNode[] }[];
}

/** A table of values read from the code. */
export function SourceTable({ head, rows }: SourceTableProps) {
  return (
    <Part>
      <Table className="text-sm tabular-nums md:[&_:is(td,th)]:align-baseline max-md:[&_td>span[aria-hidden]]:inline-block max-md:[&_td>span[aria-hidden]]:me-1 max-md:[&_td>span[aria-hidden]]:min-w-20">
        <TableCaption className="sr-only">{head.join(", ")}</TableCaption>
        <TableHead>
          <TableRow>
            {head.map((words) => (
              <TableHeader key={words} className="py-2">
                {words}
              </TableHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells: [about, ...values] }) => (
            <TableRow key={key}>
              <TableHeader scope="row" className="py-3">
                {about}
              </TableHeader>
              {values.map((value, index) => (
                <TableCell key={head[index + 1]} column={head[index + 1]} className="py-3">
                  {value}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Part>
  );
}

export function Name({ children }: { children: ReactNode }) {
  return (
    <code className="leading-snug md:whitespace-nowrap font-[ui-monospace,monospace] text-[0.8125rem]">
      {children}
    </code>
  );
}
