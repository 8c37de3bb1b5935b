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
import { Logo } from "@clinic/ui/logo";
import { SkipLink } from "@clinic/ui/skip-link";
import { TextLink } from "@clinic/ui/text-link";
import { MessageCircleIcon, PhoneIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { ConnectionMonitor } from "../connection";
import { hydrateOn } from "../hydration/hydrate-on";
import { SearchButton } from "../search";
import { BOOKING_ID } from "./fragments";
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
  const { bookAppointment, contactBar, menu, desktopMenu, footer } = navigation;
  const bookingPath = `${bookAppointment.path}#${BOOKING_ID}`;
  const onlyInDesktopMenu = desktopMenu.filter(({ path }) => !menu.some((item) => item.path === path));
  const logo = <Logo descriptor={clinic.logo.descriptor}>{clinic.logo.name}</Logo>;
  return (
    <>
      <SkipLink />
      <SiteHeader className="print:hidden">
        {/* Smaller on phones, to leave room for the search. */}
        <SiteHeaderHome className="max-sm:[&_[data-slot=logo]]:gap-2.5 max-sm:[&_[data-slot=logo]_.font-display]:text-[1.125rem]">
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
          <Link to={bookAppointment.path} aria-label={bookAppointment.name}>
            <span className="sm:hidden">{bookAppointment.shortName}</span>
            <span className="max-sm:hidden">{bookAppointment.name}</span>
          </Link>
        </SiteHeaderAction>
        <SiteHeaderMenu
          items={menu}
          renderLink={({ name, path }) => <PageLink to={path}>{name}</PageLink>}
          head={
            <>
              {branches.map(({ slug, name, phones: [phone] }) => (
                <TextLink variant="standalone" key={slug} href={telHref(phone)}>
                  {name}: {phone}
                </TextLink>
              ))}
              <Button asChild className="max-sm:mt-2 max-sm:w-full">
                <Link to={bookingPath}>{bookAppointment.name}</Link>
              </Button>
            </>
          }
        >
          {onlyInDesktopMenu.map(({ name, path }) => (
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

      <DeferredSiteEnd {...{ clinic, branches, navigation, contact }} />
      <BookBar aria-label={contactBar.label}>
        <BookBarChoice
          icon={<PhoneIcon aria-hidden strokeWidth={1.5} />}
          label={contactBar.call}
          title={contactBar.callHeading}
        >
          {branches.map(({ slug, name, phones: [phone] }) => (
            <BookBarBranch key={slug} name={name} phone={phone} href={telHref(phone)} />
          ))}
        </BookBarChoice>
        <BookBarChoice
          icon={<MessageCircleIcon aria-hidden strokeWidth={1.5} />}
          label={contactBar.whatsApp}
          title={contactBar.whatsAppHeading}
        >
          {branches.map(({ slug, name, whatsApp }) => (
            <BookBarBranch
              key={slug}
              name={name}
              phone={whatsApp}
              href={whatsAppHref(whatsApp)}
              rel="noopener"
            />
          ))}
        </BookBarChoice>
        <BookBarAction asChild>
          <Link to={bookingPath} aria-label={bookAppointment.name}>
            <span className="@min-[20.5rem]/book-bar:hidden">{bookAppointment.shortName}</span>
            <span className="@max-[20.5rem]/book-bar:hidden">{bookAppointment.name}</span>
          </Link>
        </BookBarAction>
      </BookBar>
      <ConnectionMonitor branches={branches} />
    </>
  );
}
