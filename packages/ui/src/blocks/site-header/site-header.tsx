"use client";

import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import { Button } from "../../components/button";
import { useMessages } from "../../components/i18n-provider";
import { currentOf, Link, type NamedLink } from "../../components/link";
import { Logo } from "../../components/logo";
import { Container } from "../../components/section";
import { TextLink } from "../../components/text-link";
import { cn } from "../../styles/cn";
import { siteHeaderMessages } from "./messages";
import { SiteHeaderMenu, type SiteHeaderMenuProps } from "./site-header-menu";

/** Where the header begins to stick to the top of the window. */
const STICKY_AFTER_PX = 100;

export interface SiteHeaderProps extends Omit<ComponentProps<"header">, "children"> {
  /** The page the header is on: links to it, or to one above it, say so. */
  currentPath?: string | undefined;
  /** The logo, which leads to the home page, and what names that link for screen readers. */
  home: { label: string; path: string; logo: { name: string; descriptor: string } };
  /** The page in other languages, each by its own name, above the header. */
  languages?: readonly { language: string; name: string; path: string }[];
  /** The link for who can't wait, at every width. */
  urgent?: NamedLink;
  /** The second menu: links in a row from 1201 px. */
  nav: { label: string; links: readonly NamedLink[] };
  /** The one action, in words. On phones it is outlined, because there the `BookBar` has the primary button, and short. */
  action: { name: string; shortName?: string; path: string };
  /** The whole menu, behind its button. */
  menu: Omit<SiteHeaderMenuProps, "currentPath">;
  /** What else there is to press, before the action: the search. */
  children?: ReactNode;
}

/**
 * The header of every page: logo, second menu, one action, and the button of the whole menu. It scrolls away
 * with the page and comes back, thinner and with a hairline, once the page has scrolled a little, unless the window is
 * low for its text. Its place and height in the page stay reserved, so that nothing moves. Make it a child of the body,
 * or of an element as tall as the page.
 */
export function SiteHeader({
  currentPath,
  home,
  languages = [],
  urgent,
  nav,
  action,
  menu,
  className,
  children,
  ...props
}: SiteHeaderProps) {
  const messages = useMessages("siteHeader", siteHeaderMessages);
  const bar = (
    <StickyHeader className={className} {...props}>
      <Container className="@container/bar">
        <div className="relative flex flex-wrap items-center justify-end gap-x-2 gap-y-3 py-2 @max-[17.5rem]/bar:gap-x-0.5 @max-[14rem]/bar:gap-x-2 group-data-[state=sticky]/header:top-2 sm:gap-x-4 sm:py-4 sm:group-data-[state=sticky]/header:top-4 @min-[76rem]/bar:gap-x-6 xl:@max-[76rem]/bar:gap-x-3">
          <Link
            data-slot="site-header-home"
            href={home.path}
            aria-label={home.label}
            className={cn(
              "me-auto rounded-control py-1 text-primary-strong",
              // On narrow phones and with large text there is only room for the name.
              "@max-[23rem]/bar:[&_[data-slot=logo-mark]]:hidden",
              // Smaller on phones, to leave room for the search.
              "max-sm:[&_[data-slot=logo]]:gap-2.5 max-sm:[&_[data-slot=logo]_.font-display]:text-[1.125rem] @max-[19rem]/bar:[&_[data-slot=logo]_.font-display]:text-base",
            )}
          >
            <Logo descriptor={home.logo.descriptor}>{home.logo.name}</Logo>
          </Link>
          {urgent && (
            <TextLink
              variant="standalone"
              data-slot="site-header-urgent"
              href={urgent.path}
              aria-current={currentOf(urgent.path, currentPath)}
              className="text-center text-critical leading-tight max-sm:text-sm xl:me-2 @max-[19rem]/bar:w-min @min-[19rem]/bar:whitespace-nowrap"
            >
              {urgent.name}
            </TextLink>
          )}
          <nav
            data-slot="site-header-nav"
            aria-label={nav.label}
            className="hidden items-center gap-x-7 xl:flex @max-[76rem]/bar:gap-x-5"
          >
            {nav.links.map(({ name, path }) => (
              <TextLink
                key={path}
                variant="standalone"
                href={path}
                aria-current={currentOf(path, currentPath)}
              >
                {name}
              </TextLink>
            ))}
          </nav>
          {children}
          <Button
            asChild
            data-slot="site-header-action"
            className={cn(
              "whitespace-nowrap max-sm:min-h-11 max-sm:border-line-strong max-sm:bg-transparent max-sm:px-2 max-sm:py-1 max-sm:text-primary max-sm:text-sm",
              // On its own line where large text leaves no room beside the menu button.
              "@max-[14rem]/bar:order-last @max-[14rem]/bar:w-full",
            )}
          >
            <Link href={action.path}>
              <span className="@min-[42rem]/bar:hidden">{action.shortName ?? action.name}</span>
              <span className="hidden @min-[42rem]/bar:inline">{action.name}</span>
            </Link>
          </Button>
          <SiteHeaderMenu {...menu} currentPath={currentPath} />
        </div>
      </Container>
    </StickyHeader>
  );
  if (languages.length === 0) return bar;
  return (
    <>
      <Container className="@container print:hidden">
        <nav
          data-slot="site-header-languages"
          aria-label={messages.languages}
          // Large enough for a finger, over the room above the header, also while an open menu holds it. There is less
          // where the header has several lines.
          className="relative z-50 -me-1.5 -mb-4 flex flex-wrap justify-end text-sm @max-[21rem]:-mb-2"
        >
          {languages.map(({ language, name, path }) => (
            // A document of its own: no router follows it.
            <a
              key={language}
              href={path}
              lang={language}
              hrefLang={language}
              className="inline-flex min-h-11 min-w-11 items-center justify-center px-1.5 text-primary underline-offset-4 hover:underline"
            >
              {name}
            </a>
          ))}
        </nav>
      </Container>
      {bar}
    </>
  );
}

/** A component of its own, because React would render all links again where the header begins to stick. */
function StickyHeader({ className, ...props }: ComponentProps<"header">) {
  const [sticky, setSticky] = useState(false);
  useEffect(() => {
    const look = () => setSticky(window.scrollY > STICKY_AFTER_PX);
    // A frame computes the layout anyway.
    requestAnimationFrame(look);
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);
  return (
    <header
      data-slot="site-header"
      data-state={sticky ? "sticky" : "static"}
      className={cn(
        "group/header z-40 flex min-h-20 items-center border-b border-transparent bg-surface sm:min-h-24 print:hidden",
        // Where the panel below begins in browsers without anchor positioning.
        "[--header-height:5rem] [anchor-name:--site-header] sm:[--header-height:6rem]",
        // Looks thinner but keeps its height: its upper part stays outside the window.
        "data-[state=sticky]:sticky data-[state=sticky]:top-[min(-1rem,var(--room-for-bars))] data-[state=sticky]:border-line",
        "not-supports-[top:anchor(bottom)]:data-[state=sticky]:[--header-height:4rem] sm:data-[state=sticky]:top-[min(-2rem,var(--room-for-bars))]",
        "motion-safe:data-[state=sticky]:animate-header-in",
        // Stays above an open menu, even if the page has scrolled a little.
        "has-[.site-menu-panel:popover-open]:sticky has-[.site-menu-panel:popover-open]:border-line data-[state=static]:has-[.site-menu-panel:popover-open]:top-0",
        className,
      )}
      {...props}
    />
  );
}
