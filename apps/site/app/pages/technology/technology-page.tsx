import type { ListPage } from "@clinic/content/pages";
import type { Technology } from "@clinic/content/technology";
import {
  TechnologyEntries,
  TechnologyEntry,
  TechnologyEntryBody,
  TechnologyEntryNote,
  TechnologyEntryPicture,
  TechnologyEntryText,
  TechnologyEntryTitle,
} from "@clinic/ui/blocks/technology-entry";
import { ImplantSection } from "@clinic/ui/drawing";
import { Picture } from "@clinic/ui/picture";
import { Container } from "@clinic/ui/section";
import { PageHead, Paragraphs } from "../../layout";
import type { Resolved } from "../../pictures";

/** The technology page: the equipment, with pictures on alternating sides. */
export function TechnologyPage({
  page,
  entries,
}: {
  page: ListPage;
  entries: readonly (Resolved<Technology> & {
    branchNames: string;
  })[];
}) {
  return (
    <>
      <PageHead title={page.title} intro={page.intro} current={page.title} drawing={<ImplantSection />} />
      <Container className="py-section">
        <TechnologyEntries>
          {entries.map(({ slug, title, body, image, branchNames }) => (
            <TechnologyEntry key={slug} id={slug}>
              <TechnologyEntryPicture>
                <Picture {...image} sizes="(max-width: 800px) 100vw, 45rem" />
              </TechnologyEntryPicture>
              <TechnologyEntryBody>
                <TechnologyEntryTitle>{title}</TechnologyEntryTitle>
                <TechnologyEntryText>
                  <Paragraphs texts={body} />
                </TechnologyEntryText>
                <TechnologyEntryNote>In {branchNames}</TechnologyEntryNote>
              </TechnologyEntryBody>
            </TechnologyEntry>
          ))}
        </TechnologyEntries>
      </Container>
    </>
  );
}
