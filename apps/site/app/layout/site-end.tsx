import type { Clinic } from "@clinic/content/clinic";
import type { Navigation } from "@clinic/content/navigation";
import { PrintFooter } from "@clinic/ui/blocks/print-footer";
import {
  SiteFooter,
  SiteFooterColumn,
  SiteFooterColumns,
  SiteFooterFold,
  SiteFooterLegal,
  SiteFooterLinks,
  SiteFooterNote,
  SiteFooterSocial,
  SiteFooterSocialLink,
} from "@clinic/ui/blocks/site-footer";
import { Logo } from "@clinic/ui/logo";
import { TextLink } from "@clinic/ui/text-link";
import { useMatches } from "react-router-dom";
import type { BranchView } from "../branches";
import type { Resolved } from "../pictures";
import { siteUrl } from "../seo";
import { DesignerCredit } from "./designer-credit";
import { PageLink } from "./page-link";
import { SiteContact, type SiteContactProps } from "./site-contact";

export interface SiteEndProps {
  clinic: Pick<Clinic, "name" | "logo" | "description" | "email" | "social" | "designerCredit"> & {
    /** A notice about the content: that it is a demonstration, for example. */
    notice?: string;
  };
  branches: readonly Resolved<BranchView>[];
  navigation: Navigation;
  contact: SiteContactProps["contact"];
}

/** The end of every page: the contact block and the footer. */
export function SiteEnd({ clinic, branches, navigation, contact }: SiteEndProps) {
  const { footer } = navigation;
  return (
    <>
      <SiteContact branches={branches} contact={contact} />
      <PrintFooter
        name={clinic.name}
        email={clinic.email}
        branches={branches.map(({ addressLines, hoursLines, ...branch }) => ({
          ...branch,
          address: addressLines,
          hours: hoursLines,
        }))}
        address={usePageAddress()}
      />
      <SiteFooter>
        <SiteFooterColumns>
          <SiteFooterColumn className="gap-5">
            <Logo descriptor={clinic.logo.descriptor}>{clinic.logo.name}</Logo>
            <p className="max-w-80 text-on-deep-muted">{clinic.description}</p>
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
              <SiteFooterFold heading={heading}>
                <SiteFooterLinks>
                  {links.map(({ name, path }) => (
                    <li key={path}>
                      <TextLink asChild variant="inverse">
                        <PageLink to={path}>{name}</PageLink>
                      </TextLink>
                    </li>
                  ))}
                </SiteFooterLinks>
              </SiteFooterFold>
            </SiteFooterColumn>
          ))}
        </SiteFooterColumns>
        <SiteFooterNote>
          <SiteFooterLegal>
            {navigation.legal.map(({ name, path }) => (
              <li key={path}>
                <TextLink asChild variant="inverse">
                  <PageLink to={path}>{name}</PageLink>
                </TextLink>
              </li>
            ))}
          </SiteFooterLegal>
          <DesignerCredit {...clinic.designerCredit} />
          {clinic.notice && <p className="basis-full">{clinic.notice}</p>}
        </SiteFooterNote>
      </SiteFooter>
    </>
  );
}

/** The page's canonical URL without scheme or trailing slash. The address bar may show another URL of the same page. */
function usePageAddress() {
  const { head } = (useMatches().at(-1)?.loaderData ?? {}) as { head?: { path?: string } };
  return head?.path && siteUrl(head.path).replace(/^https?:\/\/|\/$/g, "");
}
