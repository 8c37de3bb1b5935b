import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../../styles/cn";

const badgeVariants = cva(
  "inline-flex items-center gap-1.5 rounded-control px-2.5 py-0.5 text-sm font-semibold [&_svg]:size-4 [&_svg]:shrink-0",
  {
    variants: {
      tone: {
        neutral: "bg-surface-sunken text-ink",
        primary: "bg-primary-soft text-primary-strong",
        accent: "bg-accent-soft text-ink",
        positive: "bg-positive-soft text-positive",
        warning: "bg-warning-soft text-warning",
        outline: "border border-line-strong text-ink",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);

type Variants = VariantProps<typeof badgeVariants>;

export interface BadgeProps extends ComponentProps<"span"> {
  /**
   * What kind of word it is: `neutral` or `outline` for a category, `primary` for the leading one, `accent` at most
   * once per screen, `positive` and `warning` for a state, with an icon and words.
   * @default "neutral"
   */
  tone?: NonNullable<Variants["tone"]>;
}

/** One or two words that classify something: the category of an article, "Open now". Not a button. */
export function Badge({ tone = "neutral", className, ...props }: BadgeProps) {
  return (
    <span data-slot="badge" data-tone={tone} className={cn(badgeVariants({ tone }), className)} {...props} />
  );
}
