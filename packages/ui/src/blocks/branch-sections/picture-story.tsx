import { Picture, type PictureValue } from "../../components/picture";
import { LeadSection, type LeadSectionProps } from "../block-section";

export interface PictureStoryProps extends Omit<LeadSectionProps, "children" | "text" | "tone"> {
  /** The story, from its beginning to its end. */
  steps: readonly { text: string; picture: PictureValue }[];
}

/** A story in numbered pictures, each with a sentence or two. Printed, it is a sheet of pictures. */
export function PictureStory({ steps, ...props }: PictureStoryProps) {
  return (
    <LeadSection data-slot="picture-story" {...props}>
      <ol className="full-grid mt-10 gap-y-12 sm:in-pairs lg:in-threes print:in-pairs print:mt-4 print:gap-y-4">
        {steps.map(({ text, picture }, index) => (
          <li key={text} className="break-inside-avoid">
            <Picture
              {...picture}
              sizes="(min-width: 56.3125rem) 25rem, (min-width: 37.5625rem) 50vw, 100vw"
              className="aspect-4/3 w-full rounded-panel"
            />
            <p className="mt-4 flex gap-3 text-lead">
              <span aria-hidden className="font-display text-primary tabular-nums">
                {index + 1}
              </span>
              {text}
            </p>
          </li>
        ))}
      </ol>
    </LeadSection>
  );
}
