import type { ComponentProps } from "react";
import { Heading } from "../../components/heading";

export interface PassageGridProps extends Omit<ComponentProps<"section">, "title" | "children"> {
  /** Id of the heading, for links to it. */
  id: string;
  /** The heading. */
  title: string;
  /** Short passages, each with a heading and its paragraphs. */
  passages: readonly { heading: string; body: readonly string[] }[];
}

/** Many short passages under one heading, in two columns: all can be read at once, and found on the page. */
export function PassageGrid({ id, title, passages, ...props }: PassageGridProps) {
  return (
    <section data-slot="passage-grid" aria-labelledby={id} {...props}>
      <Heading level={2} id={id} className="scroll-mt-28">
        {title}
      </Heading>
      <div className="mt-8 grid grid-cols-1 gap-x-column gap-y-8 md:grid-cols-2">
        {passages.map(({ heading, body }) => (
          <div key={heading} className="border-line border-t pt-4">
            <Heading level={3}>{heading}</Heading>
            <div className="mt-3 flex max-w-prose flex-col gap-3">
              {body.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
