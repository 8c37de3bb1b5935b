import type { HomePage } from "@clinic/content/pages/home";
import { BeforeAfterGallery } from "@clinic/ui/blocks/before-after-gallery";
import { BlockSection, LeadSection } from "@clinic/ui/blocks/block-section";
import { StatStrip } from "@clinic/ui/blocks/stat-strip";
import { TeamSection } from "@clinic/ui/blocks/team-section";
import { TechnologyIndex } from "@clinic/ui/blocks/technology-index";
import { TestimonialCarousel } from "@clinic/ui/blocks/testimonials";
import { TreatmentBlocks } from "@clinic/ui/blocks/treatment-blocks";
import { VideoCarousel } from "@clinic/ui/blocks/video-slider";
import { HomeArticles } from "./home-articles";

export function HomeSections(page: HomePage) {
  return (
    <>
      <LeadSection {...page.treatments} className="pt-10 md:pt-20">
        <TreatmentBlocks className="mt-5 md:mt-10" treatments={page.treatmentBlocks} />
      </LeadSection>
      <TeamSection {...page.team} className="pt-0" aside={<StatStrip {...page.statistics} />} />
      <BeforeAfterGallery tone="sunken" {...page.smiles} />
      <BlockSection {...page.testimonials.section}>
        <div className="grid gap-x-column gap-y-6 sm:grid-cols-2 md:grid-cols-12">
          <div className="min-w-0 last:col-span-full md:col-span-7 xl:col-span-8">
            <TestimonialCarousel {...page.testimonials.texts} />
          </div>
          {page.testimonials.videos.videos.length > 0 && (
            <div className="min-w-0 md:col-span-5 xl:col-span-4 print:hidden">
              <VideoCarousel slides={{ base: 1 }} {...page.testimonials.videos} />
            </div>
          )}
        </div>
      </BlockSection>
      <TechnologyIndex {...page.technology} />
      {page.articles && <HomeArticles {...page.articles} />}
    </>
  );
}
