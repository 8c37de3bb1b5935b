import type { GuidePage as Content } from "@clinic/content/pages/guide";
import { LinkGrid } from "@clinic/ui/blocks/branch-sections";
import { EmergencyNotice } from "@clinic/ui/blocks/emergency-notice";
import { PageBanner } from "@clinic/ui/blocks/page-banner";
import { Statement } from "@clinic/ui/blocks/passage";
import { SourceList } from "@clinic/ui/blocks/source-list";
import { Container } from "@clinic/ui/section";
import { useOutletContext } from "react-router-dom";

/** What many visits have in common, such as numbing, X-rays, and what to do at home. */
export default function GuidePage() {
  const page = useOutletContext<Content>();
  return (
    <>
      <PageBanner {...page.banner} />
      {page.emergency && (
        <Container className="pt-10">
          <EmergencyNotice {...page.emergency} />
        </Container>
      )}
      <Statement sections={page.sections} />
      {page.sources && <SourceList {...page.sources} />}
      <LinkGrid {...page.guides} className="pt-0" />
    </>
  );
}
