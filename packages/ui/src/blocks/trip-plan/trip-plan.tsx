import { useId } from "react";
import { Heading } from "../../components/heading";
import { RuledList } from "../../components/ruled-list";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "../../components/table";
import { LeadSection, type LeadSectionProps } from "../block-section";

export interface TripPlanProps extends Omit<LeadSectionProps, "text" | "children"> {
  /** Names of the columns; the first is that of the treatments. */
  columns: readonly string[];
  /** One row per treatment: its name, then a value for each of the other columns. */
  rows: readonly (readonly string[])[];
  /**
   * A sentence below the table.
   * @default none
   */
  note?: string;
  /**
   * Short statements under what they have in common: "Before you travel", "To take home".
   * @default none
   */
  lists?: readonly { title: string; points: readonly string[] }[] | undefined;
}

/** How treatments fit into a trip. */
export function TripPlan({ columns, rows, note, lists = [], id: place, ...props }: TripPlanProps) {
  const generatedId = useId();
  const id = place ?? generatedId;
  return (
    <LeadSection data-slot="trip-plan" id={id} {...props}>
      <Table
        aria-labelledby={id}
        // On a phone the short values share a line; the price and the remark explain themselves.
        className="mt-3 max-md:[&_td]:inline max-md:[&_td]:pe-3 max-md:[&_td:nth-child(n+4)]:block max-md:[&_td:nth-child(n+4)]:py-0 max-md:[&_td:nth-child(n+4)]:text-sm max-md:[&_td:nth-child(n+4)>span]:hidden max-md:[&_td:last-child]:text-ink-muted max-md:[&_tr]:py-2.5 md:mt-10"
      >
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableHeader key={column}>{column}</TableHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([name, ...values]) => (
            <TableRow key={name}>
              <TableHeader scope="row">{name}</TableHeader>
              {values.map((value, index) => (
                <TableCell key={columns[index + 1]} column={columns[index + 1]}>
                  {value}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {note && <p className="mt-3 max-w-prose md:mt-4 text-sm text-ink-muted">{note}</p>}
      {lists.length > 0 && (
        <div className="mt-4 grid gap-x-12 sm:gap-y-5 md:mt-16 md:grid-cols-2">
          {lists.map(({ title, points }) => (
            <div key={title} data-slot="trip-plan-list">
              {/* From 601 px the list is unfolded, except in browsers without `::details-content`. */}
              <Heading level={3} className="mb-2 hidden sm:supports-[selector(::details-content)]:block">
                {title}
              </Heading>
              <details className="ui-fold max-sm:border-line max-sm:border-t">
                <summary>
                  <Heading level={3}>{title}</Heading>
                </summary>
                <RuledList items={points} className="max-md:[&>li]:py-1.5" />
              </details>
            </div>
          ))}
        </div>
      )}
    </LeadSection>
  );
}
