import type { Layout } from "@clinic/content/pages/layout";
import { ContactLinks } from "@clinic/ui/blocks/contact-links";
import { Outlet, useRouteLoaderData } from "react-router-dom";
import type { Route } from "./+types/page-boundary";
import { ErrorPage } from "./error";

/** Surrounds every page: when one breaks, the frame around it stays, and takes the focus. */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const layout = useRouteLoaderData<Layout>("root");
  return (
    <ErrorPage error={error}>
      {layout && <ContactLinks branches={layout.search.branches} className="mt-6" />}
    </ErrorPage>
  );
}
