import { CompareSlider } from "../../components/compare-slider";
import { LeadSection, type LeadSectionProps } from "../block-section";
import type { BeforeAfterPair } from "./before-after-gallery";

export interface BeforeAfterGridProps extends Omit<LeadSectionProps, "children"> {
  /** The cases in order. */
  pairs: readonly BeforeAfterPair[];
}

/** Many before/after comparisons, all in sight. */
export function BeforeAfterGrid({ pairs, ...props }: BeforeAfterGridProps) {
  return (
    <LeadSection tone="sunken" {...props}>
      <ul className="full-grid mt-12 gap-y-12 sm:in-pairs xl:in-threes">
        {pairs.map((pair) => (
          <li key={pair.label}>
            <CompareSlider {...pair} caption={pair.label} sizes="(max-width: 600px) 100vw, 26rem" />
          </li>
        ))}
      </ul>
    </LeadSection>
  );
}
