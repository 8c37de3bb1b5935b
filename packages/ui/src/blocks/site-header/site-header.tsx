"use client";

import { Slot } from "@radix-ui/react-slot";
import type { ComponentProps } from "react";
import { Button, type ButtonProps } from "../../components/button";
import { Container } from "../../components/section";
import { useScrolledPast } from "../../hooks/use-scrolled-past";
import { cn } from "../../styles/cn";

export interface SiteHeaderProps extends ComponentProps<"header"> {
  /**
   * Distance in px after which the header sticks to the top of the window (specification, section 2).
   * @default 100
   */
  stickyAfter?: number;
}

/**
 * The header of every page: logo, second menu, one action, and the button of the whole menu. It scrolls away
 * with the page and comes back, thinner and with a hairline, once the page has scrolled past `stickyAfter`. Its
 * place and height in the page stay reserved, so that nothing moves. Make it a child of the body, or of an
 * element as tall as the page.
 */
export function SiteHeader({ stickyAfter = 100, className, children, ...props }: SiteHeaderProps) {
  const sticky = useScrolledPast(stickyAfter);
  return (
    <header
      data-slot="site-header"
      data-state={sticky ? "sticky" : "static"}
      className={cn(
        "group/header z-40 flex min-h-20 items-center border-b border-transparent bg-surface sm:min-h-24",
        // Where the panel below begins in browsers without anchor positioning.
        "[--header-height:5rem] [anchor-name:--site-header] sm:[--header-height:6rem]",
        // Looks thinner but keeps its height: its upper part stays outside the window.
        "data-[state=sticky]:sticky data-[state=sticky]:-top-4 data-[state=sticky]:border-line",
        "data-[state=sticky]:[--header-height:4rem] sm:data-[state=sticky]:-top-8",
        "motion-safe:data-[state=sticky]:animate-header-in",
        // Stays above an open menu, even if the page has scrolled a little.
        "has-[:popover-open]:sticky has-[:popover-open]:border-line data-[state=static]:has-[:popover-open]:top-0",
        className,
      )}
      {...props}
    >
      <Container className="@container/bar">
        <div className="relative flex flex-wrap items-center justify-end gap-x-2 gap-y-3 py-2 group-data-[state=sticky]/header:top-2 sm:gap-x-4 sm:py-4 sm:group-data-[state=sticky]/header:top-4 xl:gap-x-6">
          {children}
        </div>
      </Container>
    </header>
  );
}

/** The link to the home page around the logo: takes a router's link as its only child. */
export function SiteHeaderHome({ className, ...props }: ComponentProps<typeof Slot>) {
  return (
    <Slot
      data-slot="site-header-home"
      className={cn(
        "me-auto rounded-control py-1 text-primary-strong",
        // On narrow phones and with large text there is only room for the name.
        "@max-[19.5rem]/bar:[&_[data-slot=logo-mark]]:hidden",
        className,
      )}
      {...props}
    />
  );
}

/** The second menu: links in a row from 1201 px (specification, section 2). */
export function SiteHeaderNav({ className, ...props }: ComponentProps<"nav">) {
  return (
    <nav
      data-slot="site-header-nav"
      className={cn("hidden items-center gap-x-7 xl:me-2 xl:flex", className)}
      {...props}
    />
  );
}

/**
 * The one action, a `Button` on one line: takes a router's link as its child, with `asChild`. On phones it is
 * outlined, because there the `BookBar` has the primary button, and needs a short label.
 */
export function SiteHeaderAction({ className, ...props }: ButtonProps) {
  return (
    <Button
      data-slot="site-header-action"
      className={cn(
        "whitespace-nowrap max-sm:min-h-11 max-sm:border-line-strong max-sm:bg-transparent max-sm:px-3.5 max-sm:py-1 max-sm:text-primary max-sm:text-sm",
        // On its own line where large text leaves no room beside the menu button.
        "@max-[14rem]/bar:order-last @max-[14rem]/bar:w-full",
        className,
      )}
      {...props}
    />
  );
}
