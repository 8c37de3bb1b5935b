import { Slot } from "@radix-ui/react-slot";
import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../../styles/cn";

/** The classes of a button, for components that render their own. */
export const buttonVariants = cva("ui-button", {
  variants: {
    variant: {
      primary: "ui-button-primary",
      secondary: "ui-button-secondary",
      quiet: "ui-button-quiet",
      inverse: "ui-button-inverse",
    },
    size: {
      default: "ui-button-default",
      small: "ui-button-small",
      icon: "ui-button-icon",
    },
  },
  defaultVariants: { variant: "primary", size: "default" },
});

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
