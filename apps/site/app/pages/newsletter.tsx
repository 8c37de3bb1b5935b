import type { NewsletterPage as Content } from "@clinic/content/pages/newsletter";
import { NewsletterList } from "@clinic/ui/blocks/newsletter-list";
import { PageBanner } from "@clinic/ui/blocks/page-banner";
import { SheetsPlan } from "@clinic/ui/drawing";
import { Container } from "@clinic/ui/section";
import { useOutletContext } from "react-router-dom";

export default function NewsletterPage() {
  const page = useOutletContext<Content>();
  return (
    <>
      <PageBanner {...page.banner} drawing={<SheetsPlan />} />
      <Container className="py-section">
        <NewsletterList newsletters={page.newsletters} />
      </Container>
    </>
  );
}
