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
import { cn } from "../../styles/cn";
import { MoreLink } from "../block-section/more-link";

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
  /** The link to all of it. */
  link: { name: string; path: string };
  /** What the clinic works with: a drawn icon and a name. */
  items: readonly { icon: keyof typeof icons; title: string }[];
}

/** What the clinic works with, as a drawn index. */
export function TechnologyIndex({ title, link, items, className, ...props }: TechnologyIndexProps) {
  const id = useId();
  return (
    <Section
      data-slot="technology-index"
      tone="deep"
      aria-labelledby={id}
      className={cn("py-10 md:py-16", className)}
      {...props}
    >
      <Container className="grid grid-cols-1 gap-x-column gap-y-5 md:grid-cols-12">
        <div className="max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-between max-md:gap-x-6 md:col-span-4 xl:col-span-3">
          <Heading id={id}>{title}</Heading>
          <MoreLink {...link} className="md:mt-3" />
        </div>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(6rem,100%),1fr))] gap-x-4 gap-y-6 md:col-span-8 xl:col-span-9 xl:grid-cols-6">
          {items.map(({ icon, title }) => {
            const Icon = icons[icon];
            return (
              <li
                key={title}
                className="flex flex-col gap-2 border-on-deep/25 border-t pt-4 font-semibold leading-snug [&>svg]:text-on-deep-muted"
              >
                <Icon />
                {title}
              </li>
            );
          })}
        </ul>
      </Container>
    </Section>
  );
}
