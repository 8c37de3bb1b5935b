import type { ContactPage } from "@clinic/content/pages/contact";
import { LinkGrid } from "@clinic/ui/blocks/branch-sections";
import { FormPanel, NextSteps } from "@clinic/ui/blocks/form-panel";
import { PassageGrid } from "@clinic/ui/blocks/passage";
import { Container, Section } from "@clinic/ui/section";
import { hydrateOn } from "../../hydration/hydrate-on";

const DeferredAppointmentForm = hydrateOn("interaction", () =>
  import("../../forms/site-appointment-form").then(({ SiteAppointmentForm }) => SiteAppointmentForm),
);

/** The appointment form, and practical questions. */
export function ContactBooking({ booking, form, nextSteps, visitQuestions, guides }: ContactPage) {
  return (
    <>
      {/* Unnamed: screen readers announce the form, which has the same name. */}
      <Section tone="sunken">
        <Container className="grid grid-cols-1 gap-x-column gap-y-14 md:grid-cols-12">
          <FormPanel {...booking} className="md:col-span-7">
            <DeferredAppointmentForm {...form} />
          </FormPanel>
          <NextSteps {...nextSteps} className="self-start md:sticky md:top-28 md:col-span-5" />
        </Container>
      </Section>
      <Section>
        <Container>
          <PassageGrid {...visitQuestions} />
        </Container>
      </Section>
      <LinkGrid {...guides} className="pt-0" />
    </>
  );
}
