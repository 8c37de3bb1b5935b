import { Slot } from "@radix-ui/react-slot";
import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn";

/** The classes of a button, for a component that draws its own. */
export const buttonVariants = cva(
  [
    "soft:inline-flex items-center justify-center gap-2.5 soft:rounded-control border text-center font-semibold",
    "transition-colors duration-200 [&_svg]:size-5 [&_svg]:shrink-0",
    "disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55",
  ],
  {
    variants: {
      variant: {
        primary:
          "soft:border-primary soft:bg-primary soft:text-on-primary soft:enabled:hover:border-primary-strong soft:enabled:hover:bg-primary-strong soft:[a&]:hover:bg-primary-strong",
        secondary:
          "soft:border-line-strong soft:bg-transparent soft:text-ink soft:enabled:hover:border-ink soft:enabled:hover:bg-surface-sunken soft:[a&]:hover:border-ink soft:[a&]:hover:bg-surface-sunken",
        quiet:
          "soft:border-transparent soft:bg-transparent soft:text-primary soft:enabled:hover:bg-primary-soft soft:[a&]:hover:bg-primary-soft",
        inverse:
          "soft:border-on-primary soft:bg-on-primary soft:text-primary-strong soft:enabled:hover:bg-accent-soft soft:[a&]:hover:bg-accent-soft",
      },
      size: {
        default: "soft:min-h-12 soft:px-6 soft:py-2.5 soft:leading-tight",
        small: "soft:min-h-11 soft:px-4 soft:py-1.5 soft:text-sm",
        icon: "soft:size-12 soft:min-h-12 soft:leading-tight",
      },
    },
    defaultVariants: { variant: "primary", size: "default" },
  },
);

type Variants = VariantProps<typeof buttonVariants>;

export interface ButtonProps extends ComponentProps<"button"> {
  /**
   * How much it asks for attention: `primary` once a screen, `secondary` beside it, `quiet` in a list or card,
   * `inverse` on the deep colour.
   * @default "primary"
   */
  variant?: NonNullable<Variants["variant"]>;
  /**
   * `default` is 48 px high, `small` 44 px, `icon` a square of 48 px for an icon with an `aria-label`.
   * @default "default"
   */
  size?: NonNullable<Variants["size"]>;
  /**
   * Gives the look to the one child instead of drawing a `<button>`: for links that act as buttons.
   * @default false
   */
  asChild?: boolean;
}

/** Starts an action, or, with `asChild` around a link, goes to the page of the action. */
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
