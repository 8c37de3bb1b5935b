import type { ContactPage as Content } from "@clinic/content/pages";
import { Heading } from "@clinic/ui/heading";
import { Container, Section } from "@clinic/ui/section";
import type { BranchView } from "../../branches";
import { listNextSteps } from "../../forms/next-steps";
import { hydrateOn } from "../../hydration/hydrate-on";
import { EmergencyBox, useSiteData } from "../../layout";
import { BOOKING_ID } from "../../layout/fragments";
import { ContactStart } from "./contact-start";
import { VisitQuestions } from "./visit-questions";

const DeferredAppointmentForm = hydrateOn("interaction", () =>
  import("../../forms/site-appointment-form").then(({ SiteAppointmentForm }) => SiteAppointmentForm),
);

export interface ContactPageProps {
  page: Content;
  branches: readonly Omit<BranchView, "map">[];
}

/**
 * The contact page: both branches at once, the choice between the two forms, the appointment form, urgent cases and
 * practical questions. The form for questions follows in the contact block of every page.
 */
export function ContactPage({ page, branches }: ContactPageProps) {
  const { emergency } = useSiteData();
  return (
    <>
      <ContactStart page={page} branches={branches} />
      {/* Unnamed: screen readers announce the form, which has the same name. */}
      <Section tone="sunken">
        <Container className="grid grid-cols-1 gap-x-column gap-y-14 md:grid-cols-12">
          <div className="md:col-span-7">
            <Heading level={2} id={BOOKING_ID} tabIndex={-1} className="scroll-mt-28 outline-none">
              {page.booking.heading}
            </Heading>
            <p className="mt-4 max-w-prose text-lead text-ink-muted">{page.booking.intro}</p>
            <div className="mt-8 rounded-panel border border-line bg-surface-raised p-5 sm:p-10">
              <DeferredAppointmentForm page={page} branches={branches} />
            </div>
          </div>
          <div className="self-start md:sticky md:top-28 md:col-span-5">
            <Heading level={3} size="title">
              {page.nextSteps.heading}
            </Heading>
            <ol className="mt-5 flex flex-col gap-5">
              {listNextSteps(page.nextSteps).map((step, index) => (
                <li key={step} className="flex gap-4 border-line border-t pt-5">
                  <span aria-hidden className="w-5 shrink-0 font-display text-title text-accent leading-snug">
                    {index + 1}
                  </span>
                  {step}
                </li>
              ))}
            </ol>
          </div>
        </Container>
      </Section>
      <Container className="grid grid-cols-1 gap-x-column gap-y-14 py-section md:grid-cols-12">
        <EmergencyBox signs={emergency.signs} className="self-start md:col-span-8" />
        <div className="md:col-span-4">
          <Heading level={2} size="title">
            {emergency.knockedOutTooth.heading}
          </Heading>
          <ol className="mt-5 list-decimal space-y-3 ps-6 marker:text-accent">
            {emergency.knockedOutTooth.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <VisitQuestions {...page.visitQuestions} />
      </Container>
    </>
  );
}
