import { Slot } from "@radix-ui/react-slot";
import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../../styles/cn";
import { Link, type NamedLink } from "../link";

const textLinkVariants = cva("ui-link", {
  variants: {
    variant: {
      inline: "ui-link-inline",
      standalone: "ui-link-standalone",
    },
  },
});

type Variants = VariantProps<typeof textLinkVariants>;

export interface TextLinkProps extends ComponentProps<"a"> {
  /**
   * Where it is: `inline` in a sentence, `standalone` on its own line, in lists and navigation.
   * @default "inline"
   */
  variant?: NonNullable<Variants["variant"]>;
  /**
   * Renders its only child, such as a router's link, instead of an `<a>`, and merges props onto it.
   * @default false
   */
  asChild?: boolean;
}

/**
 * A link in words: always underlined inside a sentence, a target of 44 px on its own line. For an action that
 * looks like a button, use `Button` with `asChild`.
 */
export function TextLink({ variant = "inline", asChild = false, className, ...props }: TextLinkProps) {
  const Component = asChild ? Slot : Link;
  return (
    <Component
      data-slot="text-link"
      data-variant={variant}
      className={cn(textLinkVariants({ variant }), className)}
      {...props}
    />
  );
}

export interface LinkRowProps extends ComponentProps<"ul"> {
  /** The links in order. Nothing is rendered without any. */
  links: readonly NamedLink[];
}

/** Standalone links in a row, or in several where it is narrow. */
export function LinkRow({ links, className, ...props }: LinkRowProps) {
  if (links.length === 0) return null;
  return (
    <ul className={cn("flex flex-wrap overridable:gap-x-10", className)} {...props}>
      {links.map(({ name, path }) => (
        <li key={path}>
          <TextLink variant="standalone" href={path}>
            {name}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
