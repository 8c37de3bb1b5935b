import type { QuietVisitPage as Content } from "@clinic/content/pages/quiet-visit";
import { LeadSection } from "@clinic/ui/blocks/block-section";
import { PictureStory } from "@clinic/ui/blocks/branch-sections";
import { ContactLinks } from "@clinic/ui/blocks/contact-links";
import { PageBanner } from "@clinic/ui/blocks/page-banner";
import { Passage } from "@clinic/ui/blocks/passage";
import { Container, Section } from "@clinic/ui/section";
import { useOutletContext } from "react-router-dom";

/** How to ask for a visit without noise, bright light and other people, and a story of it. */
export default function QuietVisitPage() {
  const page = useOutletContext<Content>();
  return (
    <div data-theme={page.theme}>
      <PageBanner {...page.banner} />
      <LeadSection {...page.ask} className="print:hidden">
        <ContactLinks {...page.contacts} className="mt-4" />
        <div className="mt-8 grid gap-x-column gap-y-8 md:grid-cols-2">
          {page.facts.map((fact) => (
            <Passage key={fact.heading} headingLevel={3} ruled {...fact} />
          ))}
        </div>
      </LeadSection>
      <PictureStory {...page.story} />
      <Section aria-labelledby={page.before.id}>
        <Container>
          <Passage {...page.before} />
        </Container>
      </Section>
    </div>
  );
}
