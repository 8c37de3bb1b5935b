import type { HomePage } from "@clinic/content/pages/home";
import { BeforeAfterGallery } from "@clinic/ui/blocks/before-after-gallery";
import { LeadSection } from "@clinic/ui/blocks/block-section";
import { TeamSection } from "@clinic/ui/blocks/team-section";
import { TechnologyIndex } from "@clinic/ui/blocks/technology-index";
import { TextTestimonials } from "@clinic/ui/blocks/text-testimonials";
import { TreatmentBlocks } from "@clinic/ui/blocks/treatment-blocks";
import { VideoSlider } from "@clinic/ui/blocks/video-slider";
import { HomeArticles } from "./home-articles";

/** The sections of the home page below the teeth. */
export function HomeSections(page: HomePage) {
  return (
    <>
      <LeadSection {...page.treatments}>
        <TreatmentBlocks className="mt-8 md:mt-14" treatments={page.treatmentBlocks} />
      </LeadSection>
      <TeamSection {...page.team} />
      <BeforeAfterGallery tone="sunken" {...page.smiles} />
      <TechnologyIndex {...page.technology} />
      <TextTestimonials {...page.testimonials} />
      <VideoSlider tone="sunken" slides={{ base: 1 }} {...page.videos} />
      <HomeArticles {...page.articles} />
    </>
  );
}
