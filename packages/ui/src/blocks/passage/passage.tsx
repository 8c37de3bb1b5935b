import type { ComponentProps } from "react";
import { Heading, type HeadingProps } from "../../components/heading";
import { TextLink } from "../../components/text-link";
import { cn } from "../../styles/cn";

export interface PassageProps extends Omit<ComponentProps<"section">, "children"> {
  /** The heading. */
  heading: string;
  /**
   * Its level.
   * @default 2
   */
  headingLevel?: HeadingProps["level"];
  /** Its size, where it isn't that of its level. */
  headingSize?: HeadingProps["size"];
  /**
   * Whether a rule sets it off from what is above, in a narrow column of several.
   * @default false
   */
  ruled?: boolean;
  /** The text, one entry a paragraph. */
  body?: readonly string[];
  /** A list under it. */
  points?: readonly string[];
  /** A list of what happens in turn. */
  steps?: readonly string[];
  /** A link at the end. */
  link?: { name: string; path: string };
}

/** A heading and what is to be read under it. */
export function Passage({
  id,
  heading,
  headingLevel = 2,
  headingSize,
  ruled = false,
  body = [],
  points = [],
  steps = [],
  link,
  className,
  ...props
}: PassageProps) {
  return (
    <section data-slot="passage" className={cn(ruled && "border-line border-t pt-6", className)} {...props}>
      <Heading id={id} level={headingLevel} size={headingSize}>
        {heading}
      </Heading>
      {body.length > 0 && (
        <div className={cn("flex flex-col gap-4", ruled ? "mt-4" : "mt-5 max-w-prose")}>
          {body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      {points.length > 0 && (
        <ul className="mt-4 flex list-disc flex-col gap-2 ps-5 marker:text-accent">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {steps.length > 0 && (
        <ol
          className={cn(
            "flex list-decimal flex-col gap-3 marker:text-accent",
            ruled ? "mt-4 ps-5 marker:font-display" : "mt-5 ps-6",
          )}
        >
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {link && (
        <TextLink variant="standalone" className="mt-2" href={link.path}>
          {link.name}
        </TextLink>
      )}
    </section>
  );
}
