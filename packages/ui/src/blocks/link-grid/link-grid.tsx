import type { ComponentProps } from "react";
import { Heading } from "../../components/heading";
import { Container, Section } from "../../components/section";
import { TextLink } from "../../components/text-link";

export interface LinkGridProps extends Omit<ComponentProps<"section">, "title" | "children"> {
  /** Id of the heading, for links to it. */
  id: string;
  /** The heading. */
  title: string;
  /** The links, in order. */
  links: readonly { name: string; path: string }[];
}

/** Many links under one heading, each on a rule. */
export function LinkGrid({ id, title, links, ...props }: LinkGridProps) {
  return (
    <Section data-slot="link-grid" tone="sunken" aria-labelledby={id} {...props}>
      <Container>
        <Heading id={id}>{title}</Heading>
        <ul className="mt-6 grid gap-x-12 sm:grid-cols-2 xl:grid-cols-3">
          {links.map(({ name, path }) => (
            <li key={path} className="border-line border-b">
              <TextLink variant="standalone" href={path}>
                {name}
              </TextLink>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
