import type { TestimonialsPage } from "@clinic/content/pages";
import type { TestimonialGroup } from "@clinic/content/testimonials";
import { TextTestimonials } from "@clinic/ui/blocks/text-testimonials";
import type { SliderVideo } from "@clinic/ui/blocks/video-slider";
import { VideoTestimonials } from "@clinic/ui/blocks/video-testimonials";
import { Container } from "@clinic/ui/section";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@clinic/ui/tabs";
import type { TextTestimonialView } from "./testimonial-views.server";

export interface TestimonialTabsProps {
  page: TestimonialsPage;
  videos: readonly SliderVideo[];
  texts: readonly TextTestimonialView[];
}

/** The order of the groups (specification, section 2, "/testimonials"). */
const groups: readonly TestimonialGroup[] = ["mumbai", "other-state", "international"];

/** Video and text testimonials in tabs, grouped by where patients come from. */
export function TestimonialTabs({ page, videos, texts }: TestimonialTabsProps) {
  return (
    <Tabs defaultValue="videos">
      <Container className="pt-8 md:pt-12">
        <TabsList aria-label={page.title}>
          <TabsTrigger value="videos">{page.tabs.videos}</TabsTrigger>
          <TabsTrigger value="texts">{page.tabs.texts}</TabsTrigger>
        </TabsList>
      </Container>
      <TabsContent value="videos" className="pt-0">
        <VideoTestimonials
          className="pt-8 md:pt-10"
          titleHidden
          title={page.tabs.videos}
          label={page.tabs.videos}
          videos={videos}
          slides={{ base: 1, md: 2 }}
        />
      </TabsContent>
      <TabsContent value="texts" className="pt-0">
        <TextTestimonials
          className="pt-8 md:pt-10"
          titleHidden
          title={page.tabs.texts}
          label={page.tabs.texts}
          groups={groups.map((group) => ({
            name: page.groups[group],
            testimonials: texts.filter((text) => text.group === group),
          }))}
        />
      </TabsContent>
    </Tabs>
  );
}
