import type { FirstVisitPage as Content } from "@clinic/content/pages/first-visit";
import { PictureStory, SensoryGuide } from "@clinic/ui/blocks/branch-sections";
import { PageBanner } from "@clinic/ui/blocks/page-banner";
import { Passage } from "@clinic/ui/blocks/passage";
import { Container, Section } from "@clinic/ui/section";
import { useOutletContext } from "react-router-dom";

/** A social story and a sensory guide for a first visit to a branch. Printed, the story is a sheet of pictures. */
export default function FirstVisitPage() {
  const page = useOutletContext<Content>();
  return (
    <div data-theme={page.theme}>
      <PageBanner {...page.banner} />
      <PictureStory {...page.story} />
      <SensoryGuide {...page.senses} />
      <Section aria-labelledby={page.before.id}>
        <Container>
          <Passage {...page.before} />
        </Container>
      </Section>
    </div>
  );
}
