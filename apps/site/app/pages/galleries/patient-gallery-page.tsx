import type { PatientGalleryPage as Content } from "@clinic/content/pages";
import type { BeforeAfterPair } from "@clinic/ui/blocks/before-after-gallery";
import type { SliderVideo } from "@clinic/ui/blocks/video-slider";
import { CompareSlider } from "@clinic/ui/compare-slider";
import { DentalArchPlan } from "@clinic/ui/drawing";
import { Heading } from "@clinic/ui/heading";
import { Container, Section } from "@clinic/ui/section";
import { hydrateOn } from "../../hydration/hydrate-on";
import { PageHead } from "../../layout";

const DeferredVideoSlider = hydrateOn("viewport", () =>
  import("@clinic/ui/blocks/video-slider").then(({ VideoSlider }) => VideoSlider),
);

export interface PatientGalleryPageProps {
  page: Content;
  videos: readonly SliderVideo[];
  pairs: readonly BeforeAfterPair[];
}

/** The patient gallery: case videos and before/after pairs. */
export function PatientGalleryPage({ page, videos, pairs }: PatientGalleryPageProps) {
  return (
    <>
      <PageHead title={page.title} intro={page.intro} current={page.title} drawing={<DentalArchPlan />} />
      <DeferredVideoSlider
        title={page.videos.heading}
        text={page.videos.intro}
        label={page.videos.heading}
        videos={videos}
        autoplay={false}
      />
      <Section tone="sunken" aria-labelledby="smiles">
        <Container>
          <Heading id="smiles">{page.smiles.heading}</Heading>
          <p className="mt-4 max-w-prose text-lead text-ink-muted">{page.smiles.intro}</p>
          <ul className="full-grid mt-12 gap-y-12 sm:in-pairs xl:in-threes">
            {pairs.map((pair) => (
              <li key={pair.label}>
                <CompareSlider {...pair} caption={pair.label} sizes="(max-width: 600px) 100vw, 26rem" />
              </li>
            ))}
          </ul>
        </Container>
      </Section>
    </>
  );
}
