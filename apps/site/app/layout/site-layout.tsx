import type { Clinic } from "@clinic/content/clinic";
import type { Navigation } from "@clinic/content/navigation";
import {
  SiteFooter,
  SiteFooterColumn,
  SiteFooterColumns,
  SiteFooterCredit,
  SiteFooterHeading,
  SiteFooterLegal,
  SiteFooterLinks,
  SiteFooterNote,
  SiteFooterSocial,
  SiteFooterSocialLink,
} from "@clinic/ui/blocks/site-footer";
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
import { Link, NavLink } from "react-router-dom";
import type { BranchView } from "../branches/branches.server";
import { telHref } from "../branches/phone";
import { ConnectionNotice } from "../connection/connection-notice";
import { SiteContact } from "../hydration/later-blocks";
import type { Resolved } from "../pictures/pictures.server";
import { SearchButton } from "../search/search-button";
import { PrintFoot } from "./print-foot";
import type { SiteContactProps } from "./site-contact";

export interface SiteLayoutProps {
  clinic: Pick<Clinic, "name" | "logo" | "description" | "social" | "designerCredit"> & {
    /** What visitors should know about the content, if anything. */
    notice?: string;
  };
  branches: readonly Resolved<BranchView>[];
  navigation: Navigation;
  contact: SiteContactProps["contact"];
  children: ReactNode;
}

/** The frame of every page: skip link, header with its menu, main content, contact block, footer. */
export function SiteLayout({ clinic, branches, navigation, contact, children }: SiteLayoutProps) {
  const { menu, desktopMenu, footer } = navigation;
  const onlyInDesktopMenu = desktopMenu.filter(({ path }) => !menu.some((item) => item.path === path));
  const logo = <Logo descriptor={clinic.logo.descriptor}>{clinic.logo.name}</Logo>;
  return (
    <>
      <SkipLink />
      <SiteHeader className="print:hidden">
        {/* Smaller on phones, and left to the mark alone on narrow ones: the search needs room beside it. */}
        <SiteHeaderHome className="@max-[21.5rem]/bar:[&_[data-slot=logo-mark]~*]:sr-only max-sm:[&_[data-slot=logo]]:gap-2.5 max-sm:[&_[data-slot=logo]_.font-display]:text-[1.125rem]">
          <Link to="/" aria-label={`${clinic.name}, home`}>
            {logo}
          </Link>
        </SiteHeaderHome>
        <SiteHeaderNav aria-label="Main">
          {desktopMenu.map(({ name, path }) => (
            <TextLink asChild variant="standalone" key={path}>
              <NavLink to={path}>{name}</NavLink>
            </TextLink>
          ))}
        </SiteHeaderNav>
        <SearchButton suggestions={footer.treatments.links} branches={branches} />
        <SiteHeaderAction asChild>
          <Link to={navigation.bookAppointment.path}>{navigation.bookAppointment.name}</Link>
        </SiteHeaderAction>
        <SiteHeaderMenu
          items={menu}
          renderLink={({ name, path }) => (
            <NavLink to={path} end>
              {name}
            </NavLink>
          )}
        >
          {onlyInDesktopMenu.map(({ name, path }) => (
            <TextLink asChild variant="standalone" className="xl:hidden" key={path}>
              <NavLink to={path}>{name}</NavLink>
            </TextLink>
          ))}
          {branches.map(({ slug, name, phones: [phone] }) => (
            <TextLink variant="standalone" key={slug} href={telHref(phone)}>
              {name}: {phone}
            </TextLink>
          ))}
        </SiteHeaderMenu>
      </SiteHeader>

      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>

      <SiteContact branches={branches} contact={contact} />
      <PrintFoot name={clinic.name} branches={branches} />
      <SiteFooter>
        <SiteFooterColumns>
          <SiteFooterColumn className="gap-5">
            {logo}
            <p className="max-w-80 text-on-primary-muted">{clinic.description}</p>
            <SiteFooterSocial aria-label="Follow us">
              {clinic.social.map(({ network, label, url }) => (
                <li key={network}>
                  <SiteFooterSocialLink network={network} href={url}>
                    {label}
                  </SiteFooterSocialLink>
                </li>
              ))}
            </SiteFooterSocial>
          </SiteFooterColumn>
          {[footer.about, footer.treatments, footer.resources].map(({ heading, links }) => (
            <SiteFooterColumn key={heading}>
              <SiteFooterHeading>{heading}</SiteFooterHeading>
              <SiteFooterLinks>
                {links.map(({ name, path }) => (
                  <li key={path}>
                    <TextLink asChild variant="inverse">
                      <Link to={path}>{name}</Link>
                    </TextLink>
                  </li>
                ))}
              </SiteFooterLinks>
            </SiteFooterColumn>
          ))}
        </SiteFooterColumns>
        <SiteFooterNote>
          <SiteFooterLegal>
            {navigation.legal.map(({ name, path }) => (
              <li key={path}>
                <TextLink asChild variant="inverse">
                  <Link to={path}>{name}</Link>
                </TextLink>
              </li>
            ))}
          </SiteFooterLegal>
          <SiteFooterCredit>{clinic.designerCredit.label}</SiteFooterCredit>
          {clinic.notice && <p className="basis-full">{clinic.notice}</p>}
        </SiteFooterNote>
      </SiteFooter>
      <ConnectionNotice branches={branches} />
    </>
  );
}
