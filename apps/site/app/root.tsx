import { clinic } from "@clinic/content/clinic";
import { emergency } from "@clinic/content/emergency";
import { navigation } from "@clinic/content/navigation";
import { contactBlock } from "@clinic/content/pages";
import { LinkProvider } from "@clinic/ui/link";
import figtree from "@clinic/ui/styles/fonts/figtree.woff2?url";
import fraunces from "@clinic/ui/styles/fonts/fraunces.woff2?url";
import type { ReactNode } from "react";
import { Meta, Outlet, ScrollRestoration } from "react-router-dom";
import type { Route } from "./+types/root";
import "./styles/app.css";
import { branches } from "./branches/branches.server";
import { holdNavigation } from "./connection";
import { StartScript } from "./hydration/start-script";
import { SiteLayout } from "./layout";
import { SiteLink } from "./layout/site-link";
import { ErrorPage } from "./pages/error/error-page";
import { resolvePictures } from "./pictures/pictures.server";
import stylesheet from "./styles/app.css?inline";

const STYLE_ID = "site-styles";

/**
 * The stylesheet, which the browser reads back from the page rather than downloading it again with the scripts. It
 * needs it because React re-renders the whole document for the error page.
 */
const css = import.meta.env.SSR ? stylesheet : (document.getElementById(STYLE_ID)?.textContent ?? "");

export async function loader() {
  const { name, logo, description, email, social, demonstration, demonstrationNotice, designerCredit } =
    clinic;
  return {
    clinic: {
      name,
      logo,
      description,
      email,
      social,
      designerCredit,
      notice: demonstration ? demonstrationNotice : undefined,
    },
    branches: await resolvePictures(branches),
    navigation,
    contact: contactBlock,
    emergency,
  };
}

/** The layout's data is the same on every page. */
export function shouldRevalidate() {
  return false;
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [holdNavigation];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf8f3" />
        <Meta />
        {[figtree, fraunces].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="alternate" type="application/rss+xml" title="Articles" href="/feed.xml" />
        {/* Inlined, so that the page renders after a single request. */}
        <style
          id={STYLE_ID}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, from this build
          dangerouslySetInnerHTML={{ __html: css }}
        />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <StartScript />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <LinkProvider component={SiteLink}>
      <SiteLayout {...loaderData}>
        <Outlet />
      </SiteLayout>
    </LinkProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
