import { Slot } from "@radix-ui/react-slot";
import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../../styles/cn";
import { Heading, type HeadingProps } from "../heading";
import { Link } from "../link";

const cardVariants = cva("group/card relative flex flex-col", {
  variants: {
    variant: {
      plain: "",
      raised: "overflow-clip rounded-panel border border-line bg-surface-raised",
    },
  },
  defaultVariants: { variant: "plain" },
});

type Variants = VariantProps<typeof cardVariants>;

export interface CardProps extends ComponentProps<"div"> {
  /**
   * Background: `plain` is the page's own, `raised` a sheet with a hairline border, for pictures or text that need one.
   * @default "plain"
   */
  variant?: NonNullable<Variants["variant"]>;
  /**
   * Renders its only child as the card, such as an `<article>` or an `<li>`.
   * @default false
   */
  asChild?: boolean;
}

/** One of several similar items: a picture, a title, a line of text. With a `CardLink`, the whole card is clickable. */
export function Card({ variant = "plain", asChild = false, className, ...props }: CardProps) {
  const Component = asChild ? Slot : "div";
  return (
    <Component
      data-slot="card"
      data-variant={variant}
      className={cn(cardVariants({ variant }), className)}
      {...props}
    />
  );
}

/** The frame of the card's picture. It crops the picture to the frame's proportions. */
export function CardMedia({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="card-media" className={cn("ui-card-media", className)} {...props} />;
}

/** The text of the card. */
export function CardBody({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="card-body" className={cn("ui-card-body", className)} {...props} />;
}

/** The card's title. Put the `CardLink` inside. */
export function CardTitle({ className, ...props }: HeadingProps) {
  return (
    <Heading
      data-slot="card-title"
      level={3}
      // Without this it would be as wide as its longest word and never break it.
      className={cn("max-w-full [overflow-wrap:anywhere]", className)}
      {...props}
    />
  );
}

/** A line or two under the title. */
export function CardText({ className, ...props }: ComponentProps<"p">) {
  return <p data-slot="card-text" className={cn("text-ink-muted", className)} {...props} />;
}

/** The card's one link. Its text is the title; its target is the whole card. */
export function CardLink({ className, ...props }: ComponentProps<"a">) {
  return <Link data-slot="card-link" className={cn("ui-card-link", className)} {...props} />;
}
