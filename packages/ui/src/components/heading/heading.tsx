import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn";

const headingVariants = cva("font-display text-balance", {
  variants: {
    size: {
      display: "text-display",
      headline: "text-headline",
      heading: "text-heading",
      title: "text-title",
    },
  },
});

/** The place of a heading in the outline of the page. */
export type HeadingLevel = 1 | 2 | 3 | 4;

const sizeOfLevel = { 1: "headline", 2: "heading", 3: "title", 4: "title" } as const;

export interface HeadingProps extends ComponentProps<"h2">, VariantProps<typeof headingVariants> {
  /**
   * The level in the page's outline: one below the heading it stands under, whatever its size.
   * @default 2
   */
  level?: HeadingLevel;
}

/** A heading whose look can differ from its level. */
export function Heading({ level = 2, size = sizeOfLevel[level], className, ...props }: HeadingProps) {
  const Component = `h${level}` as const;
  return (
    <Component
      data-slot="heading"
      data-size={size}
      className={cn(headingVariants({ size }), className)}
      {...props}
    />
  );
}
