import {
  SpecialistCard,
  SpecialistCardName,
  SpecialistCardPortrait,
  SpecialistCardRole,
  SpecialistCards,
} from "@clinic/ui/blocks/specialist-card";
import { TreatmentFacts, TreatmentPoints } from "@clinic/ui/blocks/treatment-facts";
import { TreatmentAftercare, TreatmentSteps } from "@clinic/ui/blocks/treatment-steps";
import { TripPlan, TripPlanList } from "@clinic/ui/blocks/trip-plan";
import { Heading } from "@clinic/ui/heading";
import { Picture } from "@clinic/ui/picture";
import { Container } from "@clinic/ui/section";
import { TextLink } from "@clinic/ui/text-link";
import { CheckIcon, ClockIcon, TriangleAlertIcon } from "lucide-react";
import { Link } from "react-router-dom";
import { hydrateOn } from "../../hydration/hydrate-on";
import { VISIT_QUESTIONS_ID } from "../../layout/fragments";
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
      </TreatmentFacts>
      <Container className="pt-10 print:hidden">
        <TextLink asChild variant="standalone">
          <Link to={`${labels.visitQuestions.path}#${VISIT_QUESTIONS_ID}`}>
            {labels.visitQuestions.label}
          </Link>
        </TextLink>
      </Container>
      {steps && (
        <TreatmentSteps id="steps" title={labels.steps.heading} steps={steps}>
          {aftercare && <TreatmentAftercare title={labels.steps.aftercare} points={aftercare} />}
        </TreatmentSteps>
      )}
      {treatment.firstVisits && (
        <Container className="pb-section">
          <Heading level={2}>{treatment.firstVisits.heading}</Heading>
          <ul className="mt-4 flex flex-wrap gap-x-10">
            {treatment.firstVisits.links.map(({ name, path }) => (
              <li key={path}>
                <TextLink asChild variant="standalone">
                  <Link to={path}>{name}</Link>
                </TextLink>
              </li>
            ))}
          </ul>
        </Container>
      )}
      {dentists.cards.length > 0 && (
        <Container className="pb-section">
          <Heading>{dentists.heading}</Heading>
          <SpecialistCards size="small" className="mt-6">
            {dentists.cards.map(({ path, name, role, branchNames, portrait }) => (
              <SpecialistCard key={path}>
                <SpecialistCardPortrait>
                  <Picture {...portrait} sizes="7rem" />
                </SpecialistCardPortrait>
                <SpecialistCardName>
                  <Link to={path}>{name}</Link>
                </SpecialistCardName>
                <SpecialistCardRole>
                  {role}
                  <br />
                  {branchNames}
                </SpecialistCardRole>
              </SpecialistCard>
            ))}
          </SpecialistCards>
        </Container>
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
