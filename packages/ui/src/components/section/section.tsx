import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../../styles/cn";

/** Limits its content to the page's measure of 1240 px, with a gutter at the window's edges. */
export function Container({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="container" className={cn("ui-container", className)} {...props} />;
}

const sectionVariants = cva("overridable:py-section", {
  variants: {
    tone: {
      plain: "",
      sunken: "overridable:bg-surface-sunken",
      deep: "overridable:bg-deep overridable:text-on-deep",
    },
  },
});

type Variants = VariantProps<typeof sectionVariants>;

export interface SectionProps extends ComponentProps<"section"> {
  /**
   * Background of the band: `plain` is the page's own, `sunken` a shade darker, `deep` the deep colour with
   * light text.
   * @default "plain"
   */
  tone?: NonNullable<Variants["tone"]>;
}

/**
 * A band of the page with 40 to 144 px of space above and below, by the width of the window. Name it with
 * `aria-labelledby` where it has a heading.
 */
export function Section({ tone = "plain", className, ...props }: SectionProps) {
  return (
    <section
      data-slot="section"
      data-tone={tone}
      className={cn(sectionVariants({ tone }), className)}
      {...props}
    />
  );
}
