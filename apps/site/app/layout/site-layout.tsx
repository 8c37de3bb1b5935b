import { telHref } from "@clinic/ui/blocks/contact-links";
import {
  SiteHeader,
  SiteHeaderAction,
  SiteHeaderHome,
  SiteHeaderMenu,
  SiteHeaderNav,
} from "@clinic/ui/blocks/site-header";
import { Logo } from "@clinic/ui/logo";
import { SkipLink } from "@clinic/ui/skip-link";
import { TextLink } from "@clinic/ui/text-link";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { ConnectionMonitor } from "../connection";
import { hydrateOn } from "../hydration/hydrate-on";
import { SearchButton } from "../search";
import { PageLink } from "./page-link";
import type { SiteEndProps } from "./site-end";
import { useNavigationFocus } from "./use-navigation-focus";
import { useSectionReveal } from "./use-section-reveal";

const DeferredSiteEnd = hydrateOn("viewport", () => import("./site-end").then(({ SiteEnd }) => SiteEnd));

export interface SiteLayoutProps extends SiteEndProps {
  children: ReactNode;
}

/** The frame of every page: skip link, header with its menu, main content, contact block, footer. */
export function SiteLayout({ clinic, branches, navigation, contact, children }: SiteLayoutProps) {
  useSectionReveal();
  const announcedTitle = useNavigationFocus();
  const { menu, desktopMenu, footer } = navigation;
  const onlyInDesktopMenu = desktopMenu.filter(({ path }) => !menu.some((item) => item.path === path));
  const logo = <Logo descriptor={clinic.logo.descriptor}>{clinic.logo.name}</Logo>;
  return (
    <>
      <SkipLink />
      <SiteHeader className="print:hidden">
        {/* Smaller on phones, and only the mark on narrow ones, to leave room for the search. */}
        <SiteHeaderHome className="@max-[21.5rem]/bar:[&_[data-slot=logo-mark]~*]:sr-only max-sm:[&_[data-slot=logo]]:gap-2.5 max-sm:[&_[data-slot=logo]_.font-display]:text-[1.125rem]">
          <Link to="/" aria-label={`${clinic.name}, home`}>
            {logo}
          </Link>
        </SiteHeaderHome>
        <SiteHeaderNav aria-label="Main">
          {desktopMenu.map(({ name, path }) => (
            <TextLink asChild variant="standalone" key={path}>
              <PageLink to={path}>{name}</PageLink>
            </TextLink>
          ))}
        </SiteHeaderNav>
        <SearchButton suggestions={footer.treatments.links} branches={branches} />
        <SiteHeaderAction asChild>
          <Link to={navigation.bookAppointment.path}>{navigation.bookAppointment.name}</Link>
        </SiteHeaderAction>
        <SiteHeaderMenu items={menu} renderLink={({ name, path }) => <PageLink to={path}>{name}</PageLink>}>
          {onlyInDesktopMenu.map(({ name, path }) => (
            <TextLink asChild variant="standalone" className="xl:hidden" key={path}>
              <PageLink to={path}>{name}</PageLink>
            </TextLink>
          ))}
          {branches.map(({ slug, name, phones: [phone] }) => (
            <TextLink variant="standalone" key={slug} href={telHref(phone)}>
              {name}: {phone}
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

      <DeferredSiteEnd {...{ clinic, branches, navigation, contact }} />
      <ConnectionMonitor branches={branches} />
    </>
  );
}
