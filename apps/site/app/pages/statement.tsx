import type { StatementPage as Content } from "@clinic/content/pages/statement";
import { PageBanner } from "@clinic/ui/blocks/page-banner";
import { Statement } from "@clinic/ui/blocks/passage";
import type { PageProps } from "../page-props";

export { loader } from "../page.server";
export { meta } from "../page-meta";

/** The page of a statement, such as the privacy or the accessibility statement. */
export default function StatementPage({ loaderData: page }: PageProps<Content>) {
  return (
    <>
      <PageBanner {...page.banner} />
      <Statement {...page.statement} />
    </>
  );
}
