import type { HomePage } from "@clinic/content/pages";
import {
  CadIcon,
  EquipmentIcon,
  ImplantIcon,
  MillingIcon,
  PrintingIcon,
  SmileDesignIcon,
} from "@clinic/ui/drawing";
import { Heading } from "@clinic/ui/heading";
import { Container, Section } from "@clinic/ui/section";
import { TextLink } from "@clinic/ui/text-link";
import { ArrowRightIcon } from "lucide-react";
import type { ComponentProps, ComponentType } from "react";
import { Link } from "react-router-dom";

type Content = HomePage["technology"];

const icons: Record<Content["items"][number]["slug"], ComponentType<ComponentProps<"svg">>> = {
  "smile-design-software": SmileDesignIcon,
  "premium-implant-systems": ImplantIcon,
  "3d-printing": PrintingIcon,
  milling: MillingIcon,
  "cad-software": CadIcon,
  "german-and-swiss-equipment": EquipmentIcon,
};

/** The technology block of the home page: six items as a drawn index. */
export function TechnologyIndex({ heading, intro, items, link }: Content) {
  return (
    <Section tone="deep" aria-labelledby="technology">
      <Container className="grid gap-x-column gap-y-12 md:grid-cols-12">
        <div className="md:col-span-4">
          <Heading id="technology">{heading}</Heading>
          <p className="mt-5 text-lead text-on-primary-muted">{intro}</p>
          <TextLink asChild variant="inverse" className="mt-6 min-h-11 font-semibold">
            <Link to={link.path}>
              {link.label} <ArrowRightIcon aria-hidden strokeWidth={1.5} className="rtl:rotate-180" />
            </Link>
          </TextLink>
        </div>
        <ul className="grid sm:grid-cols-2 md:col-span-8">
          {items.map(({ slug, heading: name, body }) => {
            const Icon = icons[slug];
            return (
              <li key={slug} className="flex gap-5 border-on-primary/25 border-t py-7 sm:pe-8">
                <Icon className="text-on-primary-muted" />
                <div>
                  <Heading level={3}>{name}</Heading>
                  <p className="mt-2 text-on-primary-muted">{body}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </Container>
    </Section>
  );
}
