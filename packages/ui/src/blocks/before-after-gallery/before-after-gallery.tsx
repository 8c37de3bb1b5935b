"use client";

import { Carousel, type SlidesPerView } from "../../components/carousel";
import { CompareSlider, type CompareSliderProps } from "../../components/compare-slider";
import { compareSliderMessages } from "../../components/compare-slider/messages";
import { useMessages } from "../../components/i18n-provider";
import type { PictureValue } from "../../components/picture";
import { TextLink } from "../../components/text-link";
import { BesideSection, type BlockProps, BlockSection } from "../block-section";
import { useWholeSlides } from "../block-section/slides";
import { beforeAfterGalleryMessages } from "./messages";

/** One case: two pictures and what was done. */
export type BeforeAfterPair = Pick<CompareSliderProps, "before" | "after" | "label" | "caption">;

export interface BeforeAfterGalleryProps extends Omit<BlockProps, "children" | "titleHidden"> {
  /** The cases in order. */
  pairs: readonly BeforeAfterPair[];
  /** Names the slider for screen readers. */
  label: string;
}

const slides: SlidesPerView = { base: 1, sm: 2, md: 3 };

/**
 * Before/after comparisons in a slider. 3 slides, 2 up to 800 px, 1 up to 600 px; 200 ms per move; each handle starts
 * in the middle. A single one needs no slider.
 */
export function BeforeAfterGallery({ pairs, label, ...props }: BeforeAfterGalleryProps) {
  const messages = useMessages("beforeAfterGallery", beforeAfterGalleryMessages);
  const sides = useMessages("compareSlider", compareSliderMessages);
  const isWhole = useWholeSlides(slides);
  const [only, ...others] = pairs;
  if (!only) return null;
  if (others.length === 0)
    return (
      <BesideSection data-slot="before-after-gallery" {...props}>
        <CompareSlider
          {...only}
          caption={only.caption ?? only.label}
          sizes="(min-width: 50.0625rem) 52rem, 100vw"
        />
      </BesideSection>
    );
  return (
    <BlockSection data-slot="before-after-gallery" {...props}>
      <Carousel label={label} noun={messages.comparisons} slides={slides}>
        {pairs.map((pair, index) =>
          isWhole(index) ? (
            <CompareSlider
              key={pair.label}
              data-slide-name={pair.label}
              {...pair}
              caption={pair.caption ?? pair.label}
              sizes="(min-width: 50.0625rem) 25rem, (min-width: 37.5625rem) 50vw, 100vw"
            />
          ) : (
            <p key={pair.label}>
              {pair.caption ?? pair.label}: <PictureLink {...pair.before}>{sides.before}</PictureLink>,{" "}
              <PictureLink {...pair.after}>{sides.after}</PictureLink>
            </p>
          ),
        )}
      </Carousel>
    </BlockSection>
  );
}

function PictureLink({ image, children }: PictureValue & { children: string }) {
  return (
    <TextLink asChild>
      <a href={image.src}>{children}</a>
    </TextLink>
  );
}
