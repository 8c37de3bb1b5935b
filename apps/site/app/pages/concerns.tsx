import type { ConcernsPage as Content } from "@clinic/content/pages/concerns";
import { ConcernList } from "@clinic/ui/blocks/concern-list";
import { EmergencyNotice } from "@clinic/ui/blocks/emergency-notice";
import { PageBanner } from "@clinic/ui/blocks/page-banner";
import { Container } from "@clinic/ui/section";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { PageProps } from "../page-props";

export { loader } from "../page.server";
export { meta } from "../page-meta";

/** From a concern, in a visitor's words, to the page that answers it: native disclosures and links, in two steps. */
export default function ConcernsPage({ loaderData: page }: PageProps<Content>) {
  useLinkedConcern();
  return (
    <>
      <PageBanner {...page.banner} />
      <Container className="grid gap-12 py-12">
        <EmergencyNotice {...page.emergency} />
        <ConcernList {...page.concerns} />
      </Container>
    </>
  );
}

/** Opens the concern in the URL's fragment. Browsers do so when a page loads, but not when a router changes the URL. */
function useLinkedConcern() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice
  useEffect(() => {
    const linked = document
      .getElementById(hash.slice(1))
      ?.closest<HTMLDetailsElement>("details[name=concern]");
    if (!linked) return;
    linked.open = true;
    // After the router has restored or reset the scroll position.
    const frame = requestAnimationFrame(() => linked.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}
