import { DEFAULT_LANGUAGE, languages } from "@clinic/content/languages";
import type { Layout as LayoutContent } from "@clinic/content/pages/layout";
import { I18nProvider } from "@clinic/ui/i18n-provider";
import { LinkProvider } from "@clinic/ui/link";
import devanagariSheet from "@clinic/ui/styles/devanagari.css?inline";
import figtree from "@clinic/ui/styles/fonts/figtree.woff2?url";
import figtreeBasic from "@clinic/ui/styles/fonts/figtree-basic.woff2?url";
import fraunces from "@clinic/ui/styles/fonts/fraunces.woff2?url";
import notoSans from "@clinic/ui/styles/fonts/noto-sans-devanagari.woff2?url";
import type { ReactNode } from "react";
import { Meta, Outlet, ScrollRestoration } from "react-router-dom";
import type { Route } from "./+types/root";
import "./styles/app.css";
import { holdNavigation } from "./connection";
import { StartScript } from "./hydration/start-script";
import { SiteLayout } from "./layout/site-layout";
import { SiteLink } from "./layout/site-link";
import { ErrorPage } from "./pages/error";
import stylesheet from "./styles/app.css?inline";
import { useLayout } from "./use-layout";

export { loadLayout as loader } from "./page.server";

/** The browser reads stylesheets back from the page, because React re-renders the whole document for the error page. */
const readSheet = (id: string) => document.getElementById(id)?.textContent ?? "";

/** The stylesheet, of which `entry.server.tsx` leaves in each page what its HTML uses. */
const STYLE_ID = "site-styles";
const css = import.meta.env.SSR ? stylesheet : readSheet(STYLE_ID);

/** What pages in some scripts have besides: their fonts, and more room between the lines. */
const SCRIPT_STYLE_ID = "script-styles";
const scripts = {
  Latin: { css: "", fonts: [figtree, fraunces] },
  Devanagari: {
    css: import.meta.env.SSR ? devanagariSheet : readSheet(SCRIPT_STYLE_ID),
    fonts: [figtreeBasic, notoSans],
  },
};

/** The colour of the page, for the browser's own bars: the first declaration of the token is that of the default theme. */
const surface = /--color-surface:\s*([^;}]+)/.exec(css)?.[1];

/** The layout's data is the same on every page of a language. Links to another one load the document. */
export function shouldRevalidate() {
  return false;
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [holdNavigation];

export function Layout({ children }: { children: ReactNode }) {
  const layout = useLayout();
  const { locale, direction, script = "Latin" } = languages[layout?.language ?? DEFAULT_LANGUAGE];
  const { fonts, css: scriptCss } = scripts[script];
  return (
    <html lang={locale} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="theme-color" content={surface} />
        <Meta />
        {fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {layout?.feed && (
          <link
            rel="alternate"
            type="application/rss+xml"
            title={layout.feed.title}
            href={layout.feed.path}
          />
        )}
        {/* Inlined, so that the page renders after a single request. */}
        <style
          id={STYLE_ID}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, from this build
          dangerouslySetInnerHTML={{ __html: css }}
        />
        {scriptCss && (
          <style
            id={SCRIPT_STYLE_ID}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, from this build
            dangerouslySetInnerHTML={{ __html: scriptCss }}
          />
        )}
      </head>
      <body>
        <StartScript />
        {children}
        <ScrollRestoration />
      </body>
    </html>
  );
}

export default function Root() {
  const layout = useLayout() as LayoutContent;
  return (
    <I18nProvider locale={layout.locale} messages={layout.messages}>
      <LinkProvider component={SiteLink}>
        <SiteLayout layout={layout}>
          <Outlet />
        </SiteLayout>
      </LinkProvider>
    </I18nProvider>
  );
}

/** Where the frame itself breaks. Pages have a boundary of their own inside it. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const layout = useLayout();
  return (
    <I18nProvider locale={layout?.locale} messages={layout?.messages}>
      <main id="main">
        <ErrorPage error={error} />
      </main>
    </I18nProvider>
  );
}
