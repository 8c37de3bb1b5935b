import type { ComponentProps } from "react";
import { Heading } from "../../components/heading";
import { Passage, type PassageProps } from "./passage";

export interface PassageGridProps extends Omit<ComponentProps<"section">, "title" | "children"> {
  /** Id of the heading, for links to it. */
  id: string;
  /** The heading. */
  title: string;
  /** A sentence or two under it, such as that there are no passages now. */
  text?: string;
  /** Short passages: each a heading with paragraphs, a list or a link. */
  passages: readonly Pick<PassageProps, "heading" | "body" | "points" | "link">[];
}

/** Many short passages under one heading, in two columns: all can be read at once, and found on the page. */
export function PassageGrid({ id, title, text, passages, ...props }: PassageGridProps) {
  return (
    <section data-slot="passage-grid" aria-labelledby={id} {...props}>
      <Heading level={2} id={id} className="scroll-mt-28">
        {title}
      </Heading>
      {text && <p className="mt-4 max-w-prose">{text}</p>}
      <div className="mt-8 grid grid-cols-1 gap-x-column gap-y-8 empty:hidden md:grid-cols-2">
        {passages.map((passage) => (
          <Passage key={passage.heading} headingLevel={3} ruled {...passage} />
        ))}
      </div>
    </section>
  );
}
