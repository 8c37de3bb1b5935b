import { Heading } from "../../components/heading";
import { LeadSection, type LeadSectionProps } from "../block-section";

export interface SensoryGuideProps extends Omit<LeadSectionProps, "children" | "text" | "tone"> {
  /** The places in the order of the visit, each with what there is to see, hear and feel. */
  places: readonly { place: string; impressions: readonly { term: string; value: string }[] }[];
}

/** What each place looks, sounds and feels like, for visitors who need to know before they come. */
export function SensoryGuide({ places, ...props }: SensoryGuideProps) {
  return (
    <LeadSection data-slot="sensory-guide" tone="sunken" {...props}>
      <div className="mt-10 grid grid-cols-1 gap-6 wrap-break-word md:grid-cols-2 print:mt-4">
        {places.map(({ place, impressions }) => (
          <section key={place} className="break-inside-avoid rounded-panel bg-surface-raised p-6 sm:p-8">
            <Heading level={3}>{place}</Heading>
            <dl className="mt-4 grid gap-3">
              {impressions.map(({ term, value }) => (
                <div key={term}>
                  <dt className="font-semibold">{term}</dt>
                  <dd className="text-ink-muted">{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </LeadSection>
  );
}
