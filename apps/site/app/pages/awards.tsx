import type { AwardsPage as Content } from "@clinic/content/pages/awards";
import { AwardList } from "@clinic/ui/blocks/award-list";
import { PageBanner } from "@clinic/ui/blocks/page-banner";
import { NichesElevation } from "@clinic/ui/drawing";
import { Container } from "@clinic/ui/section";
import { useOutletContext } from "react-router-dom";

export default function AwardsPage() {
  const page = useOutletContext<Content>();
  return (
    <>
      <PageBanner {...page.banner} drawing={<NichesElevation />} />
      <Container className="py-section">
        <AwardList awards={page.awards} />
      </Container>
    </>
  );
}
