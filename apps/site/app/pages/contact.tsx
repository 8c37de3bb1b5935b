import type { ContactPage as Content } from "@clinic/content/pages/contact";
import { BranchContact, BranchContacts } from "@clinic/ui/blocks/branch-contacts";
import { LinkGrid } from "@clinic/ui/blocks/branch-sections";
import { EmergencyNotice } from "@clinic/ui/blocks/emergency-notice";
import { ContactChoice, FormPanel, NextSteps } from "@clinic/ui/blocks/form-panel";
import { PageTitle } from "@clinic/ui/blocks/page-banner";
import { PassageGrid } from "@clinic/ui/blocks/passage";
import { Container, Section } from "@clinic/ui/section";
import { useOutletContext } from "react-router-dom";
import { hydrateOn } from "../hydration/hydrate-on";
import { BranchStatus } from "../layout/branch-hours";

const DeferredAppointmentForm = hydrateOn("interaction", () =>
  import("../forms/site-appointment-form").then(({ SiteAppointmentForm }) => SiteAppointmentForm),
);

/**
 * The contact page: both branches at once, the choice between the two forms, the appointment form and practical
 * questions. The form for questions follows in the contact block of every page.
 */
export default function ContactPage() {
  const page = useOutletContext<Content>();
  return (
    <>
      {/* All of it fits a phone's window. */}
      <Container className="pt-4 pb-10 md:pt-14 md:pb-20">
        <PageTitle title={page.title} text={page.intro} />
        <BranchContacts className="mt-5 sm:mt-8">
          {page.branches.map(({ openingHours, ...branch }) => (
            <BranchContact
              key={branch.name}
              {...branch}
              status={<BranchStatus dense openingHours={openingHours} />}
            />
          ))}
        </BranchContacts>
        <ContactChoice {...page.choice} className="mt-3 sm:mt-6" />
        <EmergencyNotice {...page.emergency} className="mt-3 sm:mt-6" />
      </Container>
      {/* Unnamed: screen readers announce the form, which has the same name. */}
      <Section tone="sunken">
        <Container className="grid grid-cols-1 gap-x-column gap-y-14 md:grid-cols-12">
          <FormPanel {...page.booking} className="md:col-span-7">
            <DeferredAppointmentForm {...page.form} />
          </FormPanel>
          <NextSteps {...page.nextSteps} className="self-start md:sticky md:top-28 md:col-span-5" />
        </Container>
      </Section>
      <Container className="py-section">
        <PassageGrid {...page.visitQuestions} />
      </Container>
      <LinkGrid {...page.guides} className="pt-0" />
    </>
  );
}
