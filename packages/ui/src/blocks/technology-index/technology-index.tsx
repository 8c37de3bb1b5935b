import { type ComponentProps, type ReactNode, useId } from "react";
import { Heading } from "../../components/heading";
import { Container, Section } from "../../components/section";

export interface TechnologyIndexProps extends Omit<ComponentProps<"section">, "title"> {
  /** The heading. */
  title: ReactNode;
  /** A sentence or two under it. */
  text?: ReactNode;
  /** The link to all of it. */
  action?: ReactNode;
  /** `TechnologyIndexItem`s. */
  children: ReactNode;
}

/** What the clinic works with, as a drawn index. */
export function TechnologyIndex({ title, text, action, children, ...props }: TechnologyIndexProps) {
  const id = useId();
  return (
    <Section data-slot="technology-index" tone="deep" aria-labelledby={id} {...props}>
      <Container className="grid grid-cols-1 gap-x-column gap-y-12 md:grid-cols-12">
        <div className="md:col-span-4">
          <Heading id={id}>{title}</Heading>
          {text && <p className="mt-5 text-lead text-on-deep-muted">{text}</p>}
          {action}
        </div>
        <ul className="grid grid-cols-1 sm:grid-cols-2 md:col-span-8">{children}</ul>
      </Container>
    </Section>
  );
}

export interface TechnologyIndexItemProps extends Omit<ComponentProps<"li">, "title"> {
  /** Its drawn icon: decoration. */
  icon: ReactNode;
  /** Its name. */
  title: ReactNode;
  /** What it is good for, in a sentence or two. */
  children: ReactNode;
}

/** One entry of the index. */
export function TechnologyIndexItem({ icon, title, children, ...props }: TechnologyIndexItemProps) {
  return (
    <li
      data-slot="technology-index-item"
      className="flex flex-wrap gap-5 border-on-deep/25 border-t py-7 sm:pe-8 [&>svg]:text-on-deep-muted"
      {...props}
    >
      {icon}
      {/* It moves below the icon where its longest word doesn't fit beside it. */}
      <div className="min-w-min flex-1">
        <Heading level={3}>{title}</Heading>
        <p className="mt-2 text-on-deep-muted">{children}</p>
      </div>
    </li>
  );
}
