import type { HomePage } from "@clinic/content/pages";
import { TechnologyIndex, TechnologyIndexItem } from "@clinic/ui/blocks/technology-index";
import {
  CadIcon,
  EquipmentIcon,
  ImplantIcon,
  MillingIcon,
  PrintingIcon,
  SmileDesignIcon,
} from "@clinic/ui/drawing";
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

export function HomeTechnology({ heading, intro, items, link }: Content) {
  return (
    <TechnologyIndex
      title={heading}
      text={intro}
      action={
        <TextLink asChild variant="inverse" className="mt-6 min-h-11 font-semibold">
          <Link to={link.path}>
            {link.label} <ArrowRightIcon aria-hidden strokeWidth={1.5} className="rtl:rotate-180" />
          </Link>
        </TextLink>
      }
    >
      {items.map(({ slug, heading: title, body }) => {
        const Icon = icons[slug];
        return (
          <TechnologyIndexItem key={slug} icon={<Icon />} title={title}>
            {body}
          </TechnologyIndexItem>
        );
      })}
    </TechnologyIndex>
  );
}
