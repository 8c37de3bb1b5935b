import type { Clinic } from "@clinic/content/clinic";
import type { Navigation } from "@clinic/content/navigation";
import {
  SiteFooter,
  SiteFooterColumn,
  SiteFooterColumns,
  SiteFooterHeading,
  SiteFooterNote,
} from "@clinic/ui/blocks/site-footer";
import { SiteHeader, SiteHeaderHome, SiteHeaderNav } from "@clinic/ui/blocks/site-header";
import { Button } from "@clinic/ui/button";
import { Logo } from "@clinic/ui/logo";
import { SkipLink } from "@clinic/ui/skip-link";
import { TextLink } from "@clinic/ui/text-link";
import type { ReactNode } from "react";
import { Link, NavLink } from "react-router-dom";
import { telHref } from "../lib/phone";
import { BranchContact, type BranchContactProps } from "./branch-contact";

export interface SiteLayoutProps {
  clinic: Pick<Clinic, "name" | "description" | "phone" | "social" | "designerCredit"> & {
    branches: readonly BranchContactProps["branch"][];
    /** What visitors should know about the content, if anything. */
    notice?: string;
  };
  navigation: Pick<Navigation, "bookAppointment" | "desktopMenu">;
  children: ReactNode;
}

/** The frame of every page: skip link, header, main content, footer. */
export function SiteLayout({ clinic, navigation, children }: SiteLayoutProps) {
  const logo = <Logo descriptor="Dental">{clinic.name.replace(/ Dental$/, "")}</Logo>;
  return (
    <>
      <SkipLink />
      <SiteHeader>
        <SiteHeaderHome>
          <Link to="/" aria-label={`${clinic.name}, home`}>
            {logo}
          </Link>
        </SiteHeaderHome>
        <SiteHeaderNav aria-label="Main">
          {navigation.desktopMenu.map(({ name, path }) => (
            <TextLink asChild variant="standalone" key={path}>
              <NavLink to={path}>{name}</NavLink>
            </TextLink>
          ))}
          <TextLink variant="standalone" href={telHref(clinic.phone)}>
            {clinic.phone}
          </TextLink>
        </SiteHeaderNav>
        <Button asChild className="max-sm:min-h-11 max-sm:px-3 max-sm:text-sm">
          <Link to={navigation.bookAppointment.path}>{navigation.bookAppointment.name}</Link>
        </Button>
      </SiteHeader>

      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>

      <SiteFooter>
        <SiteFooterColumns>
          <SiteFooterColumn className="gap-5">
            {logo}
            <p className="max-w-80 text-on-primary-muted">{clinic.description}</p>
          </SiteFooterColumn>
          {clinic.branches.map((branch) => (
            <SiteFooterColumn key={branch.slug}>
              <SiteFooterHeading>{branch.name}</SiteFooterHeading>
              <BranchContact branch={branch} />
            </SiteFooterColumn>
          ))}
          <SiteFooterColumn>
            <SiteFooterHeading>Follow us</SiteFooterHeading>
            <ul>
              {clinic.social.map(({ network, label, url }) => (
                <li key={network}>
                  <TextLink variant="inverse" href={url} rel="me noopener">
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </SiteFooterColumn>
        </SiteFooterColumns>
        <SiteFooterNote>
          {clinic.notice && <p>{clinic.notice}</p>}
          <p>{clinic.designerCredit.label}</p>
        </SiteFooterNote>
      </SiteFooter>
    </>
  );
}
