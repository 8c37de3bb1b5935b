import type { TechnologyPage as Content } from "@clinic/content/pages/technology";
import { PageBanner } from "@clinic/ui/blocks/page-banner";
import { TechnologyEntries } from "@clinic/ui/blocks/technology-entries";
import { ImplantSection } from "@clinic/ui/drawing";
import { Container } from "@clinic/ui/section";
import { useOutletContext } from "react-router-dom";

export default function TechnologyPage() {
  const page = useOutletContext<Content>();
  return (
    <>
      <PageBanner {...page.banner} drawing={<ImplantSection />} />
      <Container className="py-section">
        <TechnologyEntries entries={page.entries} />
      </Container>
    </>
  );
}
