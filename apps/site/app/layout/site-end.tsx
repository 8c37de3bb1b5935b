import type { Frame, Layout } from "@clinic/content/pages/layout";
import { SiteFooter } from "@clinic/ui/blocks/site-footer";
import { useLocation } from "react-router-dom";
import { SiteContact } from "./site-contact";

export interface SiteEndProps extends Pick<Layout, "contact" | "footer"> {
  /** What it shows of the page. */
  frame?: Frame;
}

/** The end of every page: the contact block and the footer. */
export function SiteEnd({ contact, footer, frame }: SiteEndProps) {
  const { canAttach, formOpen, pageAddress } = frame ?? {};
  return (
    <>
      <SiteContact {...contact} {...{ canAttach, formOpen, pageAddress }} />
      <SiteFooter {...footer} currentPath={useLocation().pathname} />
    </>
  );
}
