import type { TestimonialsPage } from "@clinic/content/pages/testimonials";
import { Testimonials } from "@clinic/ui/blocks/testimonials";
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
        <Testimonials className="pt-8 md:pt-10" titleHidden {...videos} />
      </TabsContent>
      <TabsContent value="texts" className="pt-0">
        <Testimonials className="pt-8 md:pt-10" titleHidden {...texts} />
      </TabsContent>
    </Tabs>
  );
}
