import type { TestimonialsPage as Content } from "@clinic/content/pages";
import type { TextTestimonial } from "@clinic/content/testimonials";
import type { SliderVideo } from "@clinic/ui/blocks/video-slider";
import { hydrateOn } from "../../hydration/hydrate-on";
import { PageHead } from "../../layout/page-head";

const DeferredTestimonialTabs = hydrateOn("viewport", () =>
  import("./testimonial-tabs").then(({ TestimonialTabs }) => TestimonialTabs),
);

export interface TestimonialsPageProps {
  page: Content;
  videos: readonly SliderVideo[];
  texts: readonly TextTestimonial[];
}

/** The page of what patients tell. */
export function TestimonialsPage(props: TestimonialsPageProps) {
  const { page } = props;
  return (
    <>
      <PageHead title={page.title} intro={page.intro} current={page.title} />
      <DeferredTestimonialTabs {...props} />
    </>
  );
}
