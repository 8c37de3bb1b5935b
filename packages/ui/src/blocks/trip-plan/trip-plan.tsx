import { type ComponentProps, type ReactNode, useId } from "react";
import { Heading } from "../../components/heading";
import { RuledList } from "../../components/ruled-list";
import { Container, Section } from "../../components/section";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "../../components/table";

export interface TripPlanProps extends Omit<ComponentProps<"section">, "title"> {
  /** The heading. */
  title: ReactNode;
  /** Names of the columns; the first is that of the treatments. */
  columns: readonly string[];
  /** One row per treatment: its name, then a value for each of the other columns. */
  rows: readonly (readonly string[])[];
  /** `TripPlanList`s: what to prepare, what to take home. */
  children?: ReactNode;
}

/** How treatments fit into a trip. */
export function TripPlan({ title, columns, rows, children, ...props }: TripPlanProps) {
  const id = useId();
  return (
    <Section data-slot="trip-plan" aria-labelledby={id} {...props}>
      <Container>
        <Heading id={id}>{title}</Heading>
        <Table aria-labelledby={id} className="mt-10">
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
        {children && <div className="mt-16 grid gap-x-12 gap-y-12 md:grid-cols-2">{children}</div>}
      </Container>
    </Section>
  );
}

export interface TripPlanListProps extends Omit<ComponentProps<"div">, "title" | "children"> {
  /** What the points have in common: "Before you travel". */
  title: ReactNode;
  /** Short statements. */
  points: readonly string[];
}

/** A list under the table. */
export function TripPlanList({ title, points, ...props }: TripPlanListProps) {
  return (
    <div data-slot="trip-plan-list" {...props}>
      <Heading level={3}>{title}</Heading>
      <RuledList items={points} className="mt-4" />
    </div>
  );
}
