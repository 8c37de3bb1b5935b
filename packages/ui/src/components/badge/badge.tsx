import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../../styles/cn";

const badgeVariants = cva("inline-flex items-center rounded-control px-2.5 py-0.5 text-sm font-semibold", {
  variants: {
    tone: {
      neutral: "bg-surface-sunken text-ink",
      primary: "bg-primary-soft text-primary-strong",
    },
  },
  defaultVariants: { tone: "neutral" },
});

type Variants = VariantProps<typeof badgeVariants>;

export interface BadgeProps extends ComponentProps<"span"> {
  /**
   * What kind of word it is: `neutral` for a category, `primary` for the leading one.
   * @default "neutral"
   */
  tone?: NonNullable<Variants["tone"]>;
}

/** One or two words that classify something: the category of an article. Not a button. */
export function Badge({ tone = "neutral", className, ...props }: BadgeProps) {
  return (
    <span data-slot="badge" data-tone={tone} className={cn(badgeVariants({ tone }), className)} {...props} />
  );
}
