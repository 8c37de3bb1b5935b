import { languages } from "@clinic/content/languages";
import type { Frame, Layout } from "@clinic/content/pages/layout";
import { BookBar } from "@clinic/ui/blocks/book-bar";
import { SiteHeader } from "@clinic/ui/blocks/site-header";
import { Container } from "@clinic/ui/section";
import { SkipLink } from "@clinic/ui/skip-link";
import type { ReactNode } from "react";
import { useLocation, useRouteLoaderData } from "react-router-dom";
import { ConnectionMonitor } from "../connection";
import { hydrateOn } from "../hydration/hydrate-on";
import { SearchButton } from "../search/search-button";
import { useNavigationFocus } from "./use-navigation-focus";
import { useSectionReveal } from "./use-section-reveal";

const DeferredSiteEnd = hydrateOn("viewport", () => import("./site-end").then(({ SiteEnd }) => SiteEnd));

export interface SiteLayoutProps {
  layout: Layout;
  children: ReactNode;
}

/** The frame of every page: skip link, phones for who hears or tabs through the page, header with its menu, main content, contact block, footer. */
export function SiteLayout({ layout, children }: SiteLayoutProps) {
  useSectionReveal();
  const announcedTitle = useNavigationFocus();
  const { calls, header, unreached, search, contact, footer, bookBar } = layout;
  // The page for unknown addresses has none.
  const frame = useRouteLoaderData<{ frame?: Frame }>("page")?.frame;
  return (
    <>
      <SkipLink />
      <nav aria-label={bookBar.call.label}>
        {calls.map(({ name, path }) => (
          <SkipLink key={path} href={path}>
            {name}
          </SkipLink>
        ))}
      </nav>
      <SiteHeader {...header} languages={languageLinks(frame)} currentPath={useLocation().pathname}>
        <SearchButton {...search} />
      </SiteHeader>
      <p role="status" className="sr-only">
        {announcedTitle}
      </p>
      <main id="main" tabIndex={-1} className="outline-none">
        {frame?.unchecked && (
          <Container>
            <p className="border-line border-b py-2 text-ink-muted text-sm">{frame.unchecked}</p>
          </Container>
        )}
        {children}
      </main>
      <DeferredSiteEnd {...{ contact, footer }} frame={frame} />
      <BookBar {...bookBar} />
      <ConnectionMonitor names={unreached} branches={search.branches} />
    </>
  );
}

/** The page in the other languages of the site, each by its own name. */
const languageLinks = (frame?: Frame) =>
  frame?.languages.map(({ language, path }) => ({ language, path, name: languages[language].name }));
