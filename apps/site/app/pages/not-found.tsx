import type { Layout } from "@clinic/content/pages/layout";
import { EmergencyNotice } from "@clinic/ui/blocks/emergency-notice";
import { NotFound } from "@clinic/ui/blocks/not-found";
import { useRouteLoaderData } from "react-router-dom";
import { unlistedMeta } from "../page-meta";
import type { Route } from "./+types/not-found";

// No loader: this page renders at any address, and no data is prerendered for unknown ones. Its words are the layout's.
export function meta({ matches: [root] }: Route.MetaArgs) {
  return root.loaderData && unlistedMeta(root.loaderData.notFound.head);
}

export default function NotFoundPage() {
  const layout = useRouteLoaderData<Layout>("root");
  if (!layout) return null;
  const { block, emergency } = layout.notFound;
  return (
    <NotFound {...block}>
      <EmergencyNotice {...emergency} className="mt-14 max-w-[46rem]" />
    </NotFound>
  );
}
