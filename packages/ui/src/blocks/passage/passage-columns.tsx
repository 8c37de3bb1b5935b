import type { ComponentProps } from "react";
import { Heading } from "../../components/heading";
import { Container, Section } from "../../components/section";

export interface PassageColumnsProps extends Omit<ComponentProps<"section">, "children"> {
  /** Three passages, each with a heading and its paragraphs. */
  passages: readonly { heading: string; body: readonly string[] }[];
}

/** Passages side by side, each below a rule: what belongs together, in no order. */
export function PassageColumns({ passages, ...props }: PassageColumnsProps) {
  return (
    <Section data-slot="passage-columns" {...props}>
      <Container className="grid grid-cols-1 gap-12 wrap-break-word lg:grid-cols-3">
        {passages.map(({ heading, body }) => (
          <section key={heading} className="border-line-strong border-t pt-6">
            <Heading>{heading}</Heading>
            <div className="mt-5 flex flex-col gap-4">
              {body.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        ))}
      </Container>
    </Section>
  );
}
