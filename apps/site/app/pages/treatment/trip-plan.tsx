import { Heading } from "@clinic/ui/heading";
import { Container, Section } from "@clinic/ui/section";
import { DestinationGrid } from "../../hydration/later-blocks";
import { RuledList } from "./ruled-list";
import type { TreatmentView } from "./treatment-view.server";

export interface TripPlanProps {
  id: string;
  plan: NonNullable<TreatmentView["tripPlan"]>;
  destinations: TreatmentView["destinations"];
}

/** How a treatment fits into a journey, what to prepare, what to take home, and where patients come from. */
export function TripPlan({ id, plan, destinations }: TripPlanProps) {
  return (
    <>
      <Section id={id} aria-labelledby={`${id}-heading`}>
        <Container>
          <Heading id={`${id}-heading`}>{plan.heading}</Heading>
          {/* On phones each row is a block of its own, with its column's name before each value. */}
          <table className="mt-10 w-full text-start max-md:block [&_td]:py-4 [&_th]:py-4 [&_th]:text-start">
            <thead className="border-line-strong border-b max-md:sr-only">
              <tr>
                {columns.map(({ name }) => (
                  <th key={name} scope="col" className="pe-6 text-sm text-ink-muted">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="max-md:block">
              {plan.rows.map((row) => (
                <tr key={row.treatment} className="border-line border-b align-top max-md:block max-md:py-4">
                  <th scope="row" className="pe-6 font-semibold max-md:block max-md:py-0">
                    {row.treatment}
                  </th>
                  {columns.slice(1).map(({ name, key }) => (
                    <td key={key} className="pe-6 max-md:block max-md:py-1">
                      <span aria-hidden className="text-ink-muted text-sm md:hidden">
                        {name}:{" "}
                      </span>
                      {row[key]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <div className="mt-16 grid gap-x-12 gap-y-12 md:grid-cols-2">
            <List heading="Before you travel" points={plan.beforeTravel} />
            <List heading="What you take home" points={plan.takeHome} />
          </div>
        </Container>
      </Section>
      {destinations && (
        <DestinationGrid
          tone="sunken"
          title={destinations.heading}
          text={destinations.body.join(" ")}
          destinations={destinations.items.map(({ name, image }) => ({ name, ...image }))}
        />
      )}
    </>
  );
}

const columns = [
  { name: "Treatment", key: "treatment" },
  { name: "Journeys", key: "visits" },
  { name: "Days in Mumbai", key: "days" },
  { name: "Good to know", key: "note" },
] as const;

function List({ heading, points }: { heading: string; points: readonly string[] }) {
  return (
    <div>
      <Heading level={3}>{heading}</Heading>
      <RuledList points={points} className="mt-4" />
    </div>
  );
}
