import type { TechnologyPage as Content } from "@clinic/content/pages/technology";
import { PageBanner } from "@clinic/ui/blocks/page-banner";
import { TechnologyEntries } from "@clinic/ui/blocks/technology-entries";
import { ImplantSection } from "@clinic/ui/drawing";
import { Container } from "@clinic/ui/section";
import type { PageProps } from "../page-props";

export { loader } from "../page.server";
export { meta } from "../page-meta";

export default function TechnologyPage({ loaderData: page }: PageProps<Content>) {
  return (
    <>
      <PageBanner {...page.banner} drawing={<ImplantSection />} />
      <Container className="py-section">
        <TechnologyEntries entries={page.entries} />
      </Container>
    </>
  );
}
