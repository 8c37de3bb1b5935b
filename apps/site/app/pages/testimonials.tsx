import type { TestimonialsPage as Content } from "@clinic/content/pages/testimonials";
import { PageBanner } from "@clinic/ui/blocks/page-banner";
import { ConversationElevation } from "@clinic/ui/drawing";
import { hydrateOn } from "../hydration/hydrate-on";
import type { PageProps } from "../page-props";

export { loader } from "../page.server";
export { meta } from "../page-meta";

const DeferredTestimonialTabs = hydrateOn("viewport", () =>
  import("./testimonials/testimonial-tabs").then(({ TestimonialTabs }) => TestimonialTabs),
);

export default function TestimonialsPage({ loaderData: page }: PageProps<Content>) {
  return (
    <>
      <PageBanner {...page.banner} drawing={<ConversationElevation />} />
      <DeferredTestimonialTabs {...page.tabs} />
    </>
  );
}
