import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../../styles/cn";

const headingVariants = cva("ui-heading", {
  variants: {
    size: {
      display: "overridable:text-display",
      headline: "overridable:text-headline",
      heading: "overridable:text-heading",
      title: "overridable:text-title",
    },
  },
});

/** The level of a heading in the outline of the page. */
export type HeadingLevel = 1 | 2 | 3 | 4;

const sizeOfLevel = { 1: "headline", 2: "heading", 3: "title", 4: "title" } as const;

type Variants = VariantProps<typeof headingVariants>;

export interface HeadingProps extends ComponentProps<"h2"> {
  /**
   * The level in the page's outline: one below the heading above it, whatever its size.
   * @default 2
   */
  level?: HeadingLevel;
  /**
   * How large it looks: `display` once, in the hero; then `headline`, `heading` and `title`.
   * @default by level: headline for 1, heading for 2, title for 3 and 4
   */
  size?: NonNullable<Variants["size"]> | undefined;
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
