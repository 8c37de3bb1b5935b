import type { TestimonialsPage as Content } from "@clinic/content/pages/testimonials";
import { PageBanner } from "@clinic/ui/blocks/page-banner";
import { ConversationElevation } from "@clinic/ui/drawing";
import { useOutletContext } from "react-router-dom";
import { hydrateOn } from "../hydration/hydrate-on";

const DeferredTestimonialTabs = hydrateOn("viewport", () =>
  import("./testimonials/testimonial-tabs").then(({ TestimonialTabs }) => TestimonialTabs),
);

export default function TestimonialsPage() {
  const page = useOutletContext<Content>();
  return (
    <>
      <PageBanner {...page.banner} drawing={<ConversationElevation />} />
      <DeferredTestimonialTabs {...page.tabs} />
    </>
  );
}
