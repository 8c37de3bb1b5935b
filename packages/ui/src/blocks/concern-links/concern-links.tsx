import { Slot } from "@radix-ui/react-slot";
import { ArrowRightIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../styles/cn";

/** What brings a visitor, as a list of links without gaps: the first of two steps to the right page. */
export function ConcernLinks({ className, ...props }: ComponentProps<"ul">) {
  return (
    <ul
      data-slot="concern-links"
      className={cn("full-grid gap-y-0 sm:in-pairs lg:in-threes", className)}
      {...props}
    />
  );
}

export interface ConcernLinkProps extends ComponentProps<"a"> {
  /**
   * Renders its only child, such as a router's link, instead of an `<a>`, and merges props onto it.
   * @default false
   */
  asChild?: boolean;
}

/** One concern, in a visitor's words. */
export function ConcernLink({ asChild = false, className, ...props }: ConcernLinkProps) {
  const Component = asChild ? Slot : "a";
  return (
    <li data-slot="concern-link" className="relative border-line-strong border-t">
      <Component
        className={cn(
          "flex min-h-16 items-center py-3 pe-10 font-display text-primary text-title underline-offset-[0.22em] hover:underline",
          className,
        )}
        {...props}
      />
      <ArrowRightIcon
        aria-hidden
        strokeWidth={1.5}
        className="pointer-events-none absolute end-2 top-5 size-6 text-primary rtl:rotate-180"
      />
    </li>
  );
}
