import type { StatementPage as Content } from "@clinic/content/pages/statement";
import { PageBanner } from "@clinic/ui/blocks/page-banner";
import { Statement } from "@clinic/ui/blocks/passage";
import { useOutletContext } from "react-router-dom";

/** The page of a statement, such as the privacy or the accessibility statement. */
export default function StatementPage() {
  const page = useOutletContext<Content>();
  return (
    <>
      <PageBanner {...page.banner} />
      <Statement {...page.statement} />
    </>
  );
}
