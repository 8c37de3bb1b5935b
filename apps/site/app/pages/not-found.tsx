import type { NotFoundPage as Content } from "@clinic/content/pages/not-found";
import { EmergencyNotice } from "@clinic/ui/blocks/emergency-notice";
import { NotFound } from "@clinic/ui/blocks/not-found";
import { unlistedMeta } from "../page-meta";
import type { PageProps } from "../page-props";

export { clientLoader } from "../load-document";
export { loader } from "../page.server";

export function meta({ loaderData: { head } }: PageProps<Content>) {
  return unlistedMeta(head);
}

export default function NotFoundPage({ loaderData: page }: PageProps<Content>) {
  return (
    <NotFound {...page.block}>
      <EmergencyNotice {...page.emergency} className="mt-14 max-w-[46rem]" />
    </NotFound>
  );
}
