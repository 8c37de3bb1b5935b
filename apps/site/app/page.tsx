import { ContactLinks } from "@clinic/ui/blocks/contact-links";
import { useMemo } from "react";
import { isRouteErrorResponse, Outlet, redirectDocument } from "react-router-dom";
import type { Route } from "./+types/page";
import { ErrorPage } from "./pages/error";
import { useLayout } from "./use-layout";

export { loader } from "./page.server";
export { meta } from "./page-meta";

/** Addresses that the build doesn't know have no data, but every host has a page for them. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 404) throw redirectDocument(request.url);
    throw error;
  }
}

/** Each address is another page, which a layout route doesn't take for granted. */
export const shouldRevalidate = () => true;

/** Every page: gives its template the finished page from content's build. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const page = useMemo(() => ({ ...loaderData, ...JSON.parse(loaderData.props) }), [loaderData]);
  return <Outlet context={page} />;
}

/** When a page breaks, the frame around it stays. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const layout = useLayout();
  return (
    <ErrorPage error={error}>
      {layout && <ContactLinks branches={layout.search.branches} className="mt-6" />}
    </ErrorPage>
  );
}
