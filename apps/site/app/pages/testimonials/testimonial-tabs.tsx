import type { TestimonialsPage } from "@clinic/content/pages/testimonials";
import { TextTestimonials } from "@clinic/ui/blocks/text-testimonials";
import { VideoTestimonials } from "@clinic/ui/blocks/video-slider";
import { Container } from "@clinic/ui/section";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@clinic/ui/tabs";

/** Video and text testimonials in tabs, grouped by where patients come from. */
export function TestimonialTabs({ label, videos, texts }: TestimonialsPage["tabs"]) {
  return (
    <Tabs defaultValue="videos">
      <Container className="pt-8 md:pt-12">
        <TabsList aria-label={label}>
          <TabsTrigger value="videos">{videos.title}</TabsTrigger>
          <TabsTrigger value="texts">{texts.title}</TabsTrigger>
        </TabsList>
      </Container>
      <TabsContent value="videos" className="pt-0">
        <VideoTestimonials className="pt-8 md:pt-10" titleHidden slides={{ base: 1, md: 2 }} {...videos} />
      </TabsContent>
      <TabsContent value="texts" className="pt-0">
        <TextTestimonials className="pt-8 md:pt-10" titleHidden {...texts} />
      </TabsContent>
    </Tabs>
  );
}
