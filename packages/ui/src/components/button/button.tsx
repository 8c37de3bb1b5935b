import { Slot } from "@radix-ui/react-slot";
import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn";

const buttonVariants = cva(
  [
    "inline-flex min-h-12 items-center justify-center gap-2.5 rounded-control border px-6 py-2.5 text-center font-semibold leading-tight",
    "transition-colors duration-200 [&_svg]:size-5 [&_svg]:shrink-0",
    "disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55",
  ],
  {
    variants: {
      variant: {
        primary:
          "border-primary bg-primary text-on-primary enabled:hover:border-primary-strong enabled:hover:bg-primary-strong [a&]:hover:bg-primary-strong",
        secondary:
          "border-line-strong bg-transparent text-ink enabled:hover:border-ink enabled:hover:bg-surface-sunken [a&]:hover:border-ink [a&]:hover:bg-surface-sunken",
        quiet:
          "border-transparent bg-transparent text-primary enabled:hover:bg-primary-soft [a&]:hover:bg-primary-soft",
        inverse:
          "border-on-primary bg-on-primary text-primary-strong enabled:hover:bg-accent-soft [a&]:hover:bg-accent-soft",
      },
      size: {
        default: "",
        small: "min-h-11 px-4 py-1.5 text-sm",
        icon: "size-12 min-h-12 p-0",
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
