import type { Frame, Layout } from "@clinic/content/pages/layout";
import { BookBar, BookBarAction, BookBarBranch, BookBarChoice } from "@clinic/ui/blocks/book-bar";
import { telHref, whatsAppHref } from "@clinic/ui/blocks/contact-links";
import {
  SiteHeader,
  SiteHeaderAction,
  SiteHeaderHome,
  SiteHeaderMenu,
  SiteHeaderNav,
} from "@clinic/ui/blocks/site-header";
import { Button } from "@clinic/ui/button";
import { Link } from "@clinic/ui/link";
import { Logo } from "@clinic/ui/logo";
import { SkipLink } from "@clinic/ui/skip-link";
import { TextLink } from "@clinic/ui/text-link";
import { MessageCircleIcon, PhoneIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useMatches } from "react-router-dom";
import { ConnectionMonitor } from "../connection";
import { hydrateOn } from "../hydration/hydrate-on";
import { SearchButton } from "../search/search-button";
import { PageLink } from "./page-link";
import { useNavigationFocus } from "./use-navigation-focus";
import { useSectionReveal } from "./use-section-reveal";

const DeferredSiteEnd = hydrateOn("viewport", () => import("./site-end").then(({ SiteEnd }) => SiteEnd));

export interface SiteLayoutProps {
  layout: Layout;
  children: ReactNode;
}

/** The frame of every page: skip link, header with its menu, main content, contact block, footer. */
export function SiteLayout({ layout, children }: SiteLayoutProps) {
  useSectionReveal();
  const announcedTitle = useNavigationFocus();
  const { home, nav, action, menu } = layout.header;
  const { bookBar, search } = layout;
  return (
    <>
      <SkipLink />
      <SiteHeader className="print:hidden">
        {/* Smaller on phones, to leave room for the search. */}
        <SiteHeaderHome className="max-sm:[&_[data-slot=logo]]:gap-2.5 max-sm:[&_[data-slot=logo]_.font-display]:text-[1.125rem]">
          <Link href={home.path} aria-label={home.label}>
            <Logo descriptor={home.logo.descriptor}>{home.logo.name}</Logo>
          </Link>
        </SiteHeaderHome>
        <SiteHeaderNav aria-label={nav.label}>
          {nav.links.map(({ name, path }) => (
            <TextLink asChild variant="standalone" key={path}>
              <PageLink to={path}>{name}</PageLink>
            </TextLink>
          ))}
        </SiteHeaderNav>
        <SearchButton {...search} />
        <SiteHeaderAction asChild>
          <Link href={action.path} aria-label={action.name}>
            <span className="sm:hidden">{action.shortName}</span>
            <span className="max-sm:hidden">{action.name}</span>
          </Link>
        </SiteHeaderAction>
        <SiteHeaderMenu
          items={menu.items}
          renderLink={({ name, path }) => <PageLink to={path}>{name}</PageLink>}
          head={
            <>
              {menu.phones.map(({ name, path }) => (
                <TextLink variant="standalone" key={path} href={path}>
                  {name}
                </TextLink>
              ))}
              <Button asChild className="max-sm:mt-2 max-sm:w-full">
                <Link href={menu.booking.path}>{menu.booking.name}</Link>
              </Button>
            </>
          }
        >
          {menu.links.map(({ name, path }) => (
            <TextLink asChild variant="standalone" className="xl:hidden" key={path}>
              <PageLink to={path}>{name}</PageLink>
            </TextLink>
          ))}
        </SiteHeaderMenu>
      </SiteHeader>

      <p role="status" className="sr-only">
        {announcedTitle}
      </p>
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>

      <DeferredSiteEnd {...layout} frame={useFrame()} />
      <BookBar aria-label={bookBar.label}>
        <BookBarChoice
          icon={<PhoneIcon aria-hidden strokeWidth={1.5} />}
          label={bookBar.call.label}
          title={bookBar.call.title}
        >
          {bookBar.call.branches.map(({ name, phone }) => (
            <BookBarBranch key={name} name={name} phone={phone} href={telHref(phone)} />
          ))}
        </BookBarChoice>
        <BookBarChoice
          icon={<MessageCircleIcon aria-hidden strokeWidth={1.5} />}
          label={bookBar.whatsApp.label}
          title={bookBar.whatsApp.title}
        >
          {bookBar.whatsApp.branches.map(({ name, phone }) => (
            <BookBarBranch key={name} name={name} phone={phone} href={whatsAppHref(phone)} rel="noopener" />
          ))}
        </BookBarChoice>
        <BookBarAction asChild>
          <Link href={bookBar.action.path} aria-label={bookBar.action.name}>
            <span className="@min-[20.5rem]/book-bar:hidden">{bookBar.action.shortName}</span>
            <span className="@max-[20.5rem]/book-bar:hidden">{bookBar.action.name}</span>
          </Link>
        </BookBarAction>
      </BookBar>
      <ConnectionMonitor branches={search.branches} />
    </>
  );
}

/** What the frame shows of the page. The page for unknown addresses has no data. */
function useFrame() {
  const data = useMatches().at(-1)?.loaderData as { frame?: Frame } | undefined;
  return data?.frame;
}
