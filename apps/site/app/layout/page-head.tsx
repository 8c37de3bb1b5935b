import { PageBanner, type PageBannerProps, PageTrail as Trail } from "@clinic/ui/blocks/page-banner";
import type { ReactNode } from "react";
import type { ResolvedPicture } from "../pictures";

export interface PageTrailProps {
  /** Pages between the home page and this one. */
  parents?: readonly { name: string; path: string }[];
  current: string;
}

const home = { name: "Home", path: "/" };

/** The breadcrumbs of a page, starting at the home page. */
export function PageTrail({ parents = [], current }: PageTrailProps) {
  return <Trail trail={[home, ...parents]} current={current} />;
}

export interface PageHeadProps extends PageTrailProps, Pick<PageBannerProps, "booking" | "action"> {
  title: string;
  /** One or two sentences below the title. */
  intro: string;
  picture?: ResolvedPicture;
  /** Drawn at the end of the banner on wide screens, in place of a picture. */
  drawing?: ReactNode;
}

/** The banner at the top of every page except the home page. */
export function PageHead({ intro, parents = [], ...props }: PageHeadProps) {
  return <PageBanner text={intro} trail={[home, ...parents]} {...props} />;
}
