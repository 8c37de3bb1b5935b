import { SpecialistCards } from "@clinic/ui/blocks/specialist-card";
import { TreatmentFacts, TreatmentPoints } from "@clinic/ui/blocks/treatment-facts";
import { TreatmentAftercare, TreatmentSteps } from "@clinic/ui/blocks/treatment-steps";
import { TripPlan, TripPlanList } from "@clinic/ui/blocks/trip-plan";
import { Heading } from "@clinic/ui/heading";
import { Container } from "@clinic/ui/section";
import { TextLink } from "@clinic/ui/text-link";
import { CheckIcon, ClockIcon, TriangleAlertIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { hydrateOn } from "../../hydration/hydrate-on";
import { VISIT_QUESTIONS_ID } from "../../layout/fragments";
import { DentistCard } from "../../team/dentist-card";
import type { TreatmentView } from "./treatment-view.server";

const DeferredDestinationGrid = hydrateOn("viewport", () =>
  import("@clinic/ui/blocks/destination-grid").then(({ DestinationGrid }) => DestinationGrid),
);

const tripColumns = ["treatment", "visits", "days", "note"] as const;

/** The facts about a treatment: duration and risks, its steps, and the trip plan where there is one. */
export function TreatmentDetails({ labels, duration, steps, aftercare, ...treatment }: TreatmentView) {
  const { dentists, tripPlan, destinations } = treatment;
  return (
    <>
      <TreatmentFacts
        id="facts"
        title={labels.facts.heading}
        facts={[
          { term: labels.facts.chairTime, value: duration.chairTime },
          { term: labels.facts.visits, value: duration.visits },
          { term: labels.facts.total, value: duration.total },
          ...(treatment.fee
            ? [
                {
                  term: labels.facts.fee,
                  value: (
                    <>
                      {treatment.fee.amount}{" "}
                      <span className="mt-1 block font-text text-base">{treatment.fee.includes}</span>
                    </>
                  ),
                },
              ]
            : []),
        ]}
      >
        <TreatmentPoints
          icon={<CheckIcon aria-hidden strokeWidth={1.5} />}
          title={labels.facts.whoFor}
          points={treatment.whoFor}
        />
        <TreatmentPoints
          icon={<ClockIcon aria-hidden strokeWidth={1.5} />}
          title={labels.facts.whoNotFor}
          points={treatment.whoNotFor}
        />
        <TreatmentPoints
          icon={<TriangleAlertIcon aria-hidden strokeWidth={1.5} />}
          title={labels.facts.risks}
          points={treatment.risks}
        />
        <p className="-mt-6 md:col-span-full print:hidden">
          <TextLink asChild variant="standalone">
            <Link to={`${labels.visitQuestions.path}#${VISIT_QUESTIONS_ID}`}>
              {labels.visitQuestions.label}
            </Link>
          </TextLink>
        </p>
      </TreatmentFacts>
      {steps && (
        <TreatmentSteps id="steps" title={labels.steps.heading} steps={steps}>
          {aftercare && <TreatmentAftercare title={labels.steps.aftercare} points={aftercare} />}
        </TreatmentSteps>
      )}
      {treatment.firstVisits && (
        <Beside heading={treatment.firstVisits.heading}>
          <ul className="flex flex-wrap gap-x-10">
            {treatment.firstVisits.links.map(({ name, path }) => (
              <li key={path}>
                <TextLink asChild variant="standalone">
                  <Link to={path}>{name}</Link>
                </TextLink>
              </li>
            ))}
          </ul>
        </Beside>
      )}
      {dentists.cards.length > 0 && (
        <Beside heading={dentists.heading}>
          <SpecialistCards size="small">
            {dentists.cards.map((dentist) => (
              <DentistCard key={dentist.slug} dentist={dentist} sizes="7rem" />
            ))}
          </SpecialistCards>
        </Beside>
      )}
      {tripPlan && (
        <TripPlan
          id="journey"
          title={tripPlan.heading}
          columns={tripColumns.map((key) => labels.journey[key])}
          rows={tripPlan.rows.map((row) => tripColumns.map((key) => row[key]))}
        >
          <TripPlanList title={labels.journey.beforeTravel} points={tripPlan.beforeTravel} />
          <TripPlanList title={labels.journey.takeHome} points={tripPlan.takeHome} />
        </TripPlan>
      )}
      {tripPlan && destinations && (
        <DeferredDestinationGrid
          tone="sunken"
          title={destinations.heading}
          text={destinations.body.join(" ")}
          destinations={destinations.items.map(({ name, text, image }) => ({ name, text, ...image }))}
        />
      )}
    </>
  );
}

/** A short answer beside its heading: below it, it would leave a row nearly empty. */
function Beside({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Container className="grid grid-cols-1 gap-x-column gap-y-6 pb-section md:grid-cols-12">
      <Heading className="md:col-span-4">{heading}</Heading>
      <div className="md:col-span-8 md:pt-1">{children}</div>
    </Container>
  );
}
