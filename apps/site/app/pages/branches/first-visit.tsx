import type { FirstVisitPage as Content } from "@clinic/content/pages/first-visit";
import { PictureStory, SensoryGuide } from "@clinic/ui/blocks/branch-sections";
import { PageBanner } from "@clinic/ui/blocks/page-banner";
import { Passage } from "@clinic/ui/blocks/passage";
import { Container, Section } from "@clinic/ui/section";
import type { PageProps } from "../../page-props";

export { loader } from "../../page.server";
export { meta } from "../../page-meta";

/** A social story and a sensory guide for a first visit to a branch. Printed, the story is a sheet of pictures. */
export default function FirstVisitPage({ loaderData: page }: PageProps<Content>) {
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
