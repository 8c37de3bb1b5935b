import type { Emergency } from "@clinic/content/emergency";
import type { ContactPage as Content } from "@clinic/content/pages";
import { Heading } from "@clinic/ui/heading";
import { Container } from "@clinic/ui/section";
import type { BranchView } from "../../branches";
import { listNextSteps } from "../../forms/next-steps";
import { hydrateOn } from "../../hydration/hydrate-on";
import { EmergencyBox } from "../../layout";
import { VisitQuestions } from "./visit-questions";

const DeferredAppointmentForm = hydrateOn("interaction", () =>
  import("../../forms/site-appointment-form").then(({ SiteAppointmentForm }) => SiteAppointmentForm),
);

export interface ContactPageProps {
  page: Content;
  branches: readonly Omit<BranchView, "map">[];
  emergency: Emergency;
}

/** The contact page: the appointment form, what happens next, urgent cases, and both branches. */
export function ContactPage({ page, branches, emergency }: ContactPageProps) {
  return (
    <Container className="grid gap-x-column gap-y-16 pb-section pt-10 md:grid-cols-12 md:pt-16">
      <div className="md:col-span-7">
        <Heading level={1}>{page.title}</Heading>
        <p className="mt-5 max-w-prose text-lead text-ink-muted">{page.intro}</p>
        <EmergencyBox className="mt-8" />
        <DeferredAppointmentForm page={page} branches={branches} />
      </div>
      <aside
        aria-labelledby="next-steps"
        className="flex flex-col gap-12 md:col-span-5 md:border-s md:border-line md:ps-10"
      >
        <div>
          <Heading level={2} id="next-steps" size="title">
            {page.nextSteps.heading}
          </Heading>
          <ol className="mt-5 flex flex-col gap-5">
            {listNextSteps(page.nextSteps).map((step, index) => (
              <li key={step} className="flex gap-4">
                <span aria-hidden className="w-5 shrink-0 font-display text-title text-accent leading-snug">
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </div>
        <EmergencyBox signs={emergency.signs} className="md:[&>div]:grid-flow-row" />
        <div>
          <Heading level={2} size="title">
            {emergency.knockedOutTooth.heading}
          </Heading>
          <ol className="mt-5 list-decimal space-y-3 ps-6 marker:text-accent">
            {emergency.knockedOutTooth.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </aside>
      <VisitQuestions {...page.visitQuestions} />
    </Container>
  );
}
