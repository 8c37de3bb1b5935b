import { clinic } from "@clinic/content/clinic";
import { navigation } from "@clinic/content/navigation";
import figtree from "@clinic/ui/styles/fonts/figtree.woff2?url";
import fraunces from "@clinic/ui/styles/fonts/fraunces.woff2?url";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router-dom";
import type { Route } from "./+types/root";
import "./app.css";
import { sitePages } from "./lib/site-pages";
import { ErrorPage } from "./templates/error-page";
import { SiteLayout } from "./templates/site-layout";

export function links() {
  return [
    ...[figtree, fraunces].map((href) => ({
      rel: "preload",
      href,
      as: "font",
      type: "font/woff2",
      crossOrigin: "anonymous" as const,
    })),
    { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
    { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  ];
}

export function loader() {
  const built = ({ path }: { path: string }) => sitePages.includes(path);
  return {
    clinic,
    navigation: {
      bookAppointment: navigation.bookAppointment,
      desktopMenu: navigation.desktopMenu.filter(built),
    },
  };
}

/** The frame of all pages never changes while a visitor is here. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf8f3" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <SiteLayout {...loaderData}>
      <Outlet />
    </SiteLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
