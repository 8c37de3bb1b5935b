import { Slot } from "@radix-ui/react-slot";
import type { ComponentProps } from "react";
import { Container } from "../../components/section";
import { useScrolledPast } from "../../hooks/use-scrolled-past";
import { cn } from "../../lib/cn";

export interface SiteHeaderProps extends ComponentProps<"header"> {
  /**
   * Distance in px after which the header sticks to the top of the window (specification, section 2).
   * @default 100
   */
  stickyAfter?: number;
}

/**
 * The head of every page: logo, navigation, one action. It scrolls away with the page and comes back, thinner
 * and with a hairline, once the page has scrolled past `stickyAfter`. Its place in the flow keeps its height,
 * so that nothing moves.
 */
export function SiteHeader({ stickyAfter = 100, className, children, ...props }: SiteHeaderProps) {
  const sticky = useScrolledPast(stickyAfter);
  return (
    <div className="h-20 sm:h-24">
      <header
        data-slot="site-header"
        data-state={sticky ? "sticky" : "static"}
        className={cn(
          "group/header z-40 flex h-20 items-center bg-surface sm:h-24",
          "data-[state=sticky]:fixed data-[state=sticky]:inset-x-0 data-[state=sticky]:top-0 data-[state=sticky]:h-16",
          "data-[state=sticky]:border-b data-[state=sticky]:border-line motion-safe:data-[state=sticky]:animate-header-in",
          className,
        )}
        {...props}
      >
        <Container className="flex items-center gap-3 sm:gap-8">{children}</Container>
      </header>
    </div>
  );
}

/** The link to the home page around the logo: give a router's link as the one child. */
export function SiteHeaderHome({ className, ...props }: ComponentProps<typeof Slot>) {
  return (
    <Slot
      data-slot="site-header-home"
      className={cn("me-auto rounded-control py-1 text-primary-strong", className)}
      {...props}
    />
  );
}

/** The links of the header, laid out in a row from 601 px. */
export function SiteHeaderNav({ className, ...props }: ComponentProps<"nav">) {
  return (
    <nav
      data-slot="site-header-nav"
      className={cn("hidden items-center gap-8 sm:flex", className)}
      {...props}
    />
  );
}
