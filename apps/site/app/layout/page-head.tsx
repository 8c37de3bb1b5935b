import {
  PageBanner,
  PageBannerActions,
  PageBannerBody,
  PageBannerBreadcrumb,
  PageBannerPicture,
  PageBannerText,
  PageBannerTitle,
} from "@clinic/ui/blocks/page-banner";
import { Breadcrumb, BreadcrumbItem, BreadcrumbLink, BreadcrumbPage } from "@clinic/ui/breadcrumb";
import { Picture } from "@clinic/ui/picture";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { ResolvedPicture } from "../pictures";

export interface PageTrailProps {
  /** Pages between the home page and this one. */
  parents?: readonly { name: string; path: string }[];
  current: string;
}

/** The breadcrumbs of a page, starting at the home page. */
export function PageTrail({ parents = [], current }: PageTrailProps) {
  return (
    <Breadcrumb>
      {[{ name: "Home", path: "/" }, ...parents].map(({ name, path }) => (
        <BreadcrumbItem key={path}>
          <BreadcrumbLink asChild>
            <Link to={path}>{name}</Link>
          </BreadcrumbLink>
        </BreadcrumbItem>
      ))}
      <BreadcrumbItem>
        <BreadcrumbPage>{current}</BreadcrumbPage>
      </BreadcrumbItem>
    </Breadcrumb>
  );
}

export interface PageHeadProps extends PageTrailProps {
  title: string;
  /** One or two sentences below the title. */
  intro: string;
  picture?: ResolvedPicture;
  /** Drawn at the end of the banner on wide screens, in place of a picture. */
  drawing?: ReactNode;
  /** Actions, such as buttons. */
  children?: ReactNode;
}

/** The banner at the top of every page except the home page. */
export function PageHead({ title, intro, parents, current, picture, drawing, children }: PageHeadProps) {
  return (
    <PageBanner drawing={drawing}>
      <PageBannerBody>
        <PageBannerBreadcrumb>
          <PageTrail parents={parents} current={current} />
        </PageBannerBreadcrumb>
        <PageBannerTitle>{title}</PageBannerTitle>
        <PageBannerText>{intro}</PageBannerText>
        {children && <PageBannerActions>{children}</PageBannerActions>}
      </PageBannerBody>
      {picture && (
        <PageBannerPicture>
          <Picture {...picture} priority sizes="(max-width: 800px) 100vw, 40rem" />
        </PageBannerPicture>
      )}
    </PageBanner>
  );
}
