import type { ContactPage as Content } from "@clinic/content/pages/contact";
import { BranchContact, BranchContacts } from "@clinic/ui/blocks/branch-contacts";
import { EmergencyNotice } from "@clinic/ui/blocks/emergency-notice";
import { ContactChoice } from "@clinic/ui/blocks/form-panel";
import { PageTitle } from "@clinic/ui/blocks/page-banner";
import { Container } from "@clinic/ui/section";
import { useOutletContext } from "react-router-dom";
import { hydrateOn } from "../hydration/hydrate-on";
import { BranchStatus } from "../layout/branch-hours";

const DeferredBooking = hydrateOn("viewport", () =>
  import("./contact/contact-booking").then(({ ContactBooking }) => ContactBooking),
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
              status={<BranchStatus dense early openingHours={openingHours} />}
            />
          ))}
        </BranchContacts>
        <ContactChoice {...page.choice} className="mt-3 sm:mt-6" />
        <EmergencyNotice {...page.emergency} className="mt-3 sm:mt-6" />
      </Container>
      <DeferredBooking {...page} />
    </>
  );
}
