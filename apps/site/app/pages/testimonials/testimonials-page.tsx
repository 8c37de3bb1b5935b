import { ConversationElevation } from "@clinic/ui/drawing";
import { hydrateOn } from "../../hydration/hydrate-on";
import { PageHead } from "../../layout";
import type { TestimonialTabsProps } from "./testimonial-tabs";

const DeferredTestimonialTabs = hydrateOn("viewport", () =>
  import("./testimonial-tabs").then(({ TestimonialTabs }) => TestimonialTabs),
);

export function TestimonialsPage(props: TestimonialTabsProps) {
  const { page } = props;
  return (
    <>
      <PageHead
        title={page.title}
        intro={page.intro}
        current={page.title}
        drawing={<ConversationElevation />}
      />
      <DeferredTestimonialTabs {...props} />
    </>
  );
}
