import type { TreatmentLabels } from "@clinic/content/pages";
import { Heading } from "@clinic/ui/heading";
import { Container, Section } from "@clinic/ui/section";
import { hydrateOn } from "../../hydration/hydrate-on";
import { RuledList } from "./ruled-list";
import type { TreatmentView } from "./treatment-view.server";

const DeferredDestinationGrid = hydrateOn("viewport", () =>
  import("@clinic/ui/blocks/destination-grid").then(({ DestinationGrid }) => DestinationGrid),
);

export interface TripPlanProps {
  id: string;
  labels: TreatmentLabels["journey"];
  plan: NonNullable<TreatmentView["tripPlan"]>;
  destinations: TreatmentView["destinations"];
}

/** How a treatment fits into a journey, what to prepare, what to take home, and where patients come from. */
export function TripPlan({ id, labels, plan, destinations }: TripPlanProps) {
  return (
    <>
      <Section id={id} aria-labelledby={`${id}-heading`}>
        <Container>
          <Heading id={`${id}-heading`}>{plan.heading}</Heading>
          {/* On phones each row is a block of its own, with its column's name before each value. */}
          <table className="mt-10 w-full text-start max-md:block [&_td]:py-4 [&_th]:py-4 [&_th]:text-start">
            <thead className="border-line-strong border-b max-md:sr-only">
              <tr>
                {columns.map((key) => (
                  <th key={key} scope="col" className="pe-6 text-sm text-ink-muted">
                    {labels[key]}
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
                  {columns.slice(1).map((key) => (
                    <td key={key} className="pe-6 max-md:block max-md:py-1">
                      <span aria-hidden className="text-ink-muted text-sm md:hidden">
                        {labels[key]}:{" "}
                      </span>
                      {row[key]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <div className="mt-16 grid gap-x-12 gap-y-12 md:grid-cols-2">
            <List heading={labels.beforeTravel} points={plan.beforeTravel} />
            <List heading={labels.takeHome} points={plan.takeHome} />
          </div>
        </Container>
      </Section>
      {destinations && (
        <DeferredDestinationGrid
          tone="sunken"
          title={destinations.heading}
          text={destinations.body.join(" ")}
          destinations={destinations.items.map(({ name, image }) => ({ name, ...image }))}
        />
      )}
    </>
  );
}

const columns = ["treatment", "visits", "days", "note"] as const;

function List({ heading, points }: { heading: string; points: readonly string[] }) {
  return (
    <div>
      <Heading level={3}>{heading}</Heading>
      <RuledList points={points} className="mt-4" />
    </div>
  );
}
