import type { BranchPage as Content } from "@clinic/content/pages/branch";
import { BranchCard } from "@clinic/ui/blocks/branch-card";
import { LinkGrid, TermGrid } from "@clinic/ui/blocks/branch-sections";
import { PageBanner } from "@clinic/ui/blocks/page-banner";
import { Passage } from "@clinic/ui/blocks/passage";
import { Container, Section } from "@clinic/ui/section";
import { TextLink } from "@clinic/ui/text-link";
import { useOutletContext } from "react-router-dom";
import { BranchHours } from "../layout/branch-hours";

/** The page of a branch: its services, how to get there, and its opening hours. */
export default function BranchPage() {
  const page = useOutletContext<Content>();
  return (
    <>
      <PageBanner {...page.banner} />
      <Section aria-labelledby={page.reach.id}>
        <Container className="grid grid-cols-1 gap-x-column gap-y-12 md:grid-cols-12">
          <div className="flex flex-col gap-12 md:col-span-7">
            {page.passages.map((passage) => (
              <Passage key={passage.heading} {...passage} />
            ))}
          </div>
          <div className="flex flex-col gap-10 md:col-span-5">
            <h2 id={page.reach.id} className="sr-only">
              {page.reach.title}
            </h2>
            <BranchCard {...page.card} hours={<BranchHours {...page.hours} />} />
            {page.facts.map((fact) => (
              <Passage key={fact.heading} headingLevel={3} ruled {...fact} />
            ))}
            <TextLink variant="standalone" href={page.visitQuestions.path}>
              {page.visitQuestions.name}
            </TextLink>
          </div>
        </Container>
      </Section>
      <TermGrid {...page.accessibility} />
      <LinkGrid {...page.treatments} />
    </>
  );
}
