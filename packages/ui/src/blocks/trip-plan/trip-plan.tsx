import { type ComponentProps, type ReactNode, useId } from "react";
import { Heading } from "../../components/heading";
import { RuledList } from "../../components/ruled-list";
import { Container, Section } from "../../components/section";

export interface TripPlanProps extends Omit<ComponentProps<"section">, "title"> {
  /** The heading. */
  title: ReactNode;
  /** Names of the columns; the first is that of the treatments. */
  columns: readonly string[];
  /** One row a treatment: its name, then a value for each further column. */
  rows: readonly (readonly string[])[];
  /** `TripPlanList`s: what to prepare, what to take home. */
  children?: ReactNode;
}

/** How treatments fit into a journey. */
export function TripPlan({ title, columns, rows, children, ...props }: TripPlanProps) {
  const id = useId();
  return (
    <Section data-slot="trip-plan" aria-labelledby={id} {...props}>
      <Container>
        <Heading id={id}>{title}</Heading>
        {/* On phones each row is a block of its own, with its column's name before each value. */}
        <table
          aria-labelledby={id}
          className="mt-10 w-full text-start max-md:block [&_td]:py-4 [&_th]:py-4 [&_th]:text-start"
        >
          <thead className="border-line-strong border-b max-md:sr-only">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className="pe-6 text-sm text-ink-muted">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {rows.map(([name, ...values]) => (
              <tr key={name} className="border-line border-b align-top max-md:block max-md:py-4">
                <th scope="row" className="pe-6 font-semibold max-md:block max-md:py-0">
                  {name}
                </th>
                {values.map((value, index) => (
                  <td key={columns[index + 1]} className="pe-6 max-md:block max-md:py-1">
                    <span aria-hidden className="text-ink-muted text-sm md:hidden">
                      {columns[index + 1]}:{" "}
                    </span>
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
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
