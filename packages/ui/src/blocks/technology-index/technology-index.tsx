import { ArrowRightIcon } from "lucide-react";
import { type ComponentProps, useId } from "react";
import {
  CadIcon,
  EquipmentIcon,
  ImplantIcon,
  MillingIcon,
  PrintingIcon,
  SmileDesignIcon,
} from "../../components/drawing";
import { Heading } from "../../components/heading";
import { Container, Section } from "../../components/section";
import { TextLink } from "../../components/text-link";

const icons = {
  cad: CadIcon,
  equipment: EquipmentIcon,
  implant: ImplantIcon,
  milling: MillingIcon,
  printing: PrintingIcon,
  "smile-design": SmileDesignIcon,
};

export interface TechnologyIndexProps extends Omit<ComponentProps<"section">, "title" | "children"> {
  /** The heading. */
  title: string;
  /** A sentence or two under it. */
  text?: string;
  /** The link to all of it. */
  link?: { name: string; path: string };
  /** What the clinic works with: a drawn icon, a name, and what it is good for in a sentence or two. */
  items: readonly { icon: keyof typeof icons; title: string; text: string }[];
}

/** What the clinic works with, as a drawn index. */
export function TechnologyIndex({ title, text, link, items, ...props }: TechnologyIndexProps) {
  const id = useId();
  return (
    <Section data-slot="technology-index" tone="deep" aria-labelledby={id} {...props}>
      <Container className="grid grid-cols-1 gap-x-column gap-y-6 md:gap-y-12 md:grid-cols-12">
        <div className="md:col-span-4">
          <Heading id={id}>{title}</Heading>
          {text && <p className="mt-5 text-lead text-on-deep-muted">{text}</p>}
          {link && (
            <TextLink variant="inverse" className="mt-2 min-h-11 md:mt-6 font-semibold" href={link.path}>
              {link.name} <ArrowRightIcon aria-hidden strokeWidth={1.5} className="rtl:rotate-180" />
            </TextLink>
          )}
        </div>
        <ul className="grid grid-cols-1 sm:grid-cols-2 md:col-span-8">
          {items.map(({ icon, title, text }) => {
            const Icon = icons[icon];
            return (
              <li
                key={title}
                className="flex flex-wrap gap-5 border-on-deep/25 border-t py-4 sm:py-7 sm:pe-8 [&>svg]:text-on-deep-muted"
              >
                <Icon />
                {/* It moves below the icon where its longest word doesn't fit beside it. */}
                <div className="min-w-min flex-1">
                  <Heading level={3}>{title}</Heading>
                  <p className="mt-1 text-on-deep-muted sm:mt-2">{text}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </Container>
    </Section>
  );
}
