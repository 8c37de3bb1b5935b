import type { Frame, Layout } from "@clinic/content/pages/layout";
import { PrintFooter } from "@clinic/ui/blocks/print-footer";
import { SiteFooter } from "@clinic/ui/blocks/site-footer";
import { useLocation } from "react-router-dom";
import { SiteContact } from "./site-contact";

export interface SiteEndProps extends Pick<Layout, "contact" | "printFooter" | "footer"> {
  /** What it shows of the page. */
  frame?: Frame;
}

/** The end of every page: the contact block and the footer. */
export function SiteEnd({ contact, printFooter, footer, frame }: SiteEndProps) {
  return (
    <>
      <SiteContact {...contact} canAttach={frame?.canAttach} formOpen={frame?.formOpen} />
      <PrintFooter {...printFooter} address={frame?.address} />
      <SiteFooter {...footer} currentPath={useLocation().pathname} />
    </>
  );
}
