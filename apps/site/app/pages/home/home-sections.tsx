import type { HomePage } from "@clinic/content/pages/home";
import { BlockSection, LeadSection } from "@clinic/ui/blocks/block-section";
import { StatStrip } from "@clinic/ui/blocks/stat-strip";
import { TeamSection } from "@clinic/ui/blocks/team-section";
import { TestimonialCarousel } from "@clinic/ui/blocks/testimonials";
import { TreatmentBlocks } from "@clinic/ui/blocks/treatment-blocks";
import { VideoCarousel } from "@clinic/ui/blocks/video-slider";

export { BeforeAfterGallery } from "@clinic/ui/blocks/before-after-gallery";
export { TechnologyIndex } from "@clinic/ui/blocks/technology-index";
export { HomeArticles } from "./home-articles";

export function Treatments({ treatments, treatmentBlocks }: HomePage) {
  return (
    <LeadSection {...treatments} className="pt-10 md:pt-20">
      <TreatmentBlocks className="mt-5 md:mt-10" treatments={treatmentBlocks} />
    </LeadSection>
  );
}

export function Team({ team, statistics }: HomePage) {
  return <TeamSection {...team} className="pt-0" aside={<StatStrip {...statistics} />} />;
}

export function Testimonials({ section, texts, videos }: HomePage["testimonials"]) {
  return (
    <BlockSection {...section}>
      <div className="grid gap-x-column gap-y-6 sm:grid-cols-2 md:grid-cols-12">
        <div className="min-w-0 last:col-span-full md:col-span-7 xl:col-span-8">
          <TestimonialCarousel {...texts} />
        </div>
        {videos.videos.length > 0 && (
          <div className="min-w-0 md:col-span-5 xl:col-span-4 print:hidden">
            <VideoCarousel slides={{ base: 1 }} {...videos} />
          </div>
        )}
      </div>
    </BlockSection>
  );
}
