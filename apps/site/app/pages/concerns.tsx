import type { ConcernsPage as Content } from "@clinic/content/pages/concerns";
import { ConcernList } from "@clinic/ui/blocks/concern-list";
import { EmergencyNotice } from "@clinic/ui/blocks/emergency-notice";
import { PageBanner } from "@clinic/ui/blocks/page-banner";
import { Container } from "@clinic/ui/section";
import { useOutletContext } from "react-router-dom";
import { useLinkedDisclosure } from "../layout/use-linked-disclosure";

/** From a concern, in a visitor's words, to the page that answers it: native disclosures and links, in two steps. */
export default function ConcernsPage() {
  const page = useOutletContext<Content>();
  useLinkedDisclosure();
  return (
    <>
      <PageBanner {...page.banner} />
      <Container className="grid gap-12 py-12">
        <EmergencyNotice {...page.emergency} />
        <ConcernList {...page.concerns} />
      </Container>
    </>
  );
}
