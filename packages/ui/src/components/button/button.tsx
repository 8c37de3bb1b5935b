import { Slot } from "@radix-ui/react-slot";
import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../../styles/cn";

/** The classes of a button, for components that render their own. */
export const buttonVariants = cva(
  [
    "overridable:inline-flex items-center justify-center gap-2.5 overridable:rounded-control border text-center font-semibold",
    "transition-colors duration-200 [&_svg]:size-5 [&_svg]:shrink-0",
    "disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55",
  ],
  {
    variants: {
      variant: {
        primary:
          "overridable:border-primary overridable:bg-primary overridable:text-on-primary overridable:enabled:hover:border-primary-strong overridable:enabled:hover:bg-primary-strong overridable:[a&]:hover:bg-primary-strong",
        secondary:
          "overridable:border-line-strong overridable:bg-transparent overridable:text-ink overridable:enabled:hover:border-ink overridable:enabled:hover:bg-surface-sunken overridable:[a&]:hover:border-ink overridable:[a&]:hover:bg-surface-sunken",
        quiet:
          "overridable:border-transparent overridable:bg-transparent overridable:text-primary overridable:enabled:hover:bg-primary-soft overridable:[a&]:hover:bg-primary-soft",
        inverse:
          "overridable:border-on-deep overridable:bg-on-deep overridable:text-deep overridable:enabled:hover:bg-accent-soft overridable:enabled:hover:text-ink overridable:[a&]:hover:bg-accent-soft overridable:[a&]:hover:text-ink",
      },
      size: {
        default: "overridable:min-h-12 overridable:px-6 overridable:py-2.5 overridable:leading-tight",
        small: "overridable:min-h-11 overridable:px-4 overridable:py-1.5 overridable:text-sm",
        icon: "overridable:size-12 overridable:min-h-12 overridable:leading-tight",
      },
    },
    defaultVariants: { variant: "primary", size: "default" },
  },
);

type Variants = VariantProps<typeof buttonVariants>;

export interface ButtonProps extends ComponentProps<"button"> {
  /**
   * How prominent it is: `primary` once per screen, `secondary` beside it, `quiet` in a list or card, `inverse`
   * on the deep colour.
   * @default "primary"
   */
  variant?: NonNullable<Variants["variant"]>;
  /**
   * `default` is 48 px high, `small` 44 px, `icon` a square of 48 px for an icon with an `aria-label`.
   * @default "default"
   */
  size?: NonNullable<Variants["size"]>;
  /**
   * Renders its only child instead of a `<button>`, and merges props onto it: for links that look like buttons.
   * @default false
   */
  asChild?: boolean;
}

/** Starts an action or, with `asChild` around a link, leads to it. At least 48 px high, 44 px when small. */
export function Button({
  className,
  variant = "primary",
  size = "default",
  asChild = false,
  ...props
}: ButtonProps) {
  const Component = asChild ? Slot : "button";
  return (
    <Component
      data-slot="button"
      data-variant={variant}
      data-size={size}
      {...(asChild ? {} : { type: "button" as const })}
      className={cn(buttonVariants({ variant, size }), className)}
      {...props}
    />
  );
}
