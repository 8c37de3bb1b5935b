import type { ContactPage } from "@clinic/content/pages";
import { BranchContact, BranchContacts } from "@clinic/ui/blocks/branch-contacts";
import { Heading } from "@clinic/ui/heading";
import { Container } from "@clinic/ui/section";
import { CalendarDaysIcon, MessageSquareTextIcon } from "lucide-react";
import { BranchStatus, type BranchView } from "../../branches";
import { EmergencyBox } from "../../layout";
import { BOOKING_ID, CONTACT_BLOCK_ID } from "../../layout/fragments";

export interface ContactStartProps {
  page: ContactPage;
  branches: readonly Omit<BranchView, "map">[];
}

const choiceClassName =
  "flex items-center gap-3 rounded-panel border px-3 py-3.5 transition-colors duration-200 sm:items-start sm:gap-4 sm:p-6 [&_svg]:size-6 [&_svg]:shrink-0";

/** What fits a phone's window: both branches, the choice between the two forms, and the numbers for an emergency. */
export function ContactStart({ page, branches }: ContactStartProps) {
  const { choice } = page;
  return (
    <Container className="pt-4 pb-10 md:pt-14 md:pb-20">
      <Heading level={1}>{page.title}</Heading>
      <p className="mt-3 max-w-prose text-ink-muted sm:mt-5 sm:text-lead">{page.intro}</p>
      <BranchContacts className="mt-5 sm:mt-8">
        {branches.map(({ slug, name, phones: [phone], whatsApp, directionsUrl, hours, holidays }) => (
          <BranchContact
            key={slug}
            name={name}
            phone={phone}
            whatsApp={whatsApp}
            directionsHref={directionsUrl}
            status={<BranchStatus inline hours={hours} holidays={holidays} />}
          />
        ))}
      </BranchContacts>
      <nav
        aria-label={choice.label}
        className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-3 sm:mt-6 sm:gap-6"
      >
        <a
          href={`#${BOOKING_ID}`}
          className={`${choiceClassName} border-primary bg-primary text-on-primary hover:bg-primary-strong`}
        >
          <CalendarDaysIcon aria-hidden strokeWidth={1.5} />
          <span>
            <span className="block font-semibold leading-snug">
              {choice.book}
              <span className="sr-only">. </span>
            </span>
            <span className="mt-1 text-on-primary-muted hidden sm:block">{choice.bookText}</span>
          </span>
        </a>
        <a
          href={`#${CONTACT_BLOCK_ID}`}
          className={`${choiceClassName} border-line-strong hover:border-ink hover:bg-surface-sunken`}
        >
          <MessageSquareTextIcon aria-hidden strokeWidth={1.5} className="text-primary" />
          <span>
            <span className="block font-semibold leading-snug">
              {choice.ask}
              <span className="sr-only">. </span>
            </span>
            <span className="mt-1 text-ink-muted hidden sm:block">{choice.askText}</span>
          </span>
        </a>
      </nav>
      <EmergencyBox compact className="mt-3 sm:mt-6" />
    </Container>
  );
}
