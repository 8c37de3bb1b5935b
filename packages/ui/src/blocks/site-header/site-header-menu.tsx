"use client";

import { MenuIcon, MinusIcon, PlusIcon, XIcon } from "lucide-react";
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Button } from "../../components/button";
import { ArchElevation } from "../../components/drawing";
import { useMessages } from "../../components/i18n-provider";
import { currentOf, Link } from "../../components/link";
import { Container } from "../../components/section";
import { TextLink } from "../../components/text-link";
import { cn } from "../../styles/cn";
import { siteHeaderMessages } from "./messages";

/** An entry of the menu. Entries nest up to three levels (requirements, section 2). */
export interface MenuItem {
  name: string;
  /** Path of its page. Omit it for a heading without a page of its own. */
  path?: string;
  submenu?: readonly MenuItem[];
}

/** An entry that leads to a page. */
export interface MenuLink {
  name: string;
  path: string;
}

export interface SiteHeaderMenuProps {
  /** The entries, in order. The first with three levels takes the middle of the panel on wide screens. */
  items: readonly MenuItem[];
  /** The page that the menu is on: links to it, or to one above it, say so. */
  currentPath?: string;
  /** Links above the entries: the branches with their phones. */
  phones?: readonly MenuLink[];
  /** The way to an appointment, after them. */
  booking?: MenuLink;
  /** Links at the bottom of the panel, where the header hasn't room for the second menu. */
  links?: readonly MenuLink[];
}

/**
 * The menu button and its panel, which fills the window under the header: a table of contents with every level
 * open above 1200 px, below that an accordion with one open entry a level. CSS alone decides which.
 *
 * The panel is a popover: it opens before hydration and without JavaScript. Esc closes it and returns focus to
 * the button. A link in it closes the panel and its submenus (requirements, section 2).
 */
export function SiteHeaderMenu({
  items,
  currentPath,
  phones = [],
  booking,
  links = [],
}: SiteHeaderMenuProps) {
  const { menu: label } = useMessages("siteHeader", siteHeaderMessages);
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const [expanded, setExpanded] = useState<readonly string[]>([]);

  // It may have been opened before hydration.
  useEffect(() => {
    if (popoversWork()) setOpen(panel.current?.matches(":popover-open") ?? false);
  }, []);

  // Not `usePageLock`: that is for what is mounted while it is open, and has a shade. The panel opens before hydration.
  useEffect(() => {
    if (!open) return;
    const { style } = document.documentElement;
    const { overflow } = style;
    style.overflow = "hidden";
    return () => {
      style.overflow = overflow;
    };
  }, [open]);

  const close = () => {
    if (popoversWork()) panel.current?.hidePopover();
    else setOpen(false);
  };

  const closeOnLink = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (opensElsewhere || !(event.target as Element).closest("a")) return;
    close();
    setExpanded([]);
  };

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    close();
    button.current?.focus();
  };

  // The panel covers the page: focus must not move on behind it.
  const closeOnLeave = (event: FocusEvent) => {
    const header = event.currentTarget.closest("header");
    if (event.relatedTarget && !header?.contains(event.relatedTarget)) close();
  };

  const toggle = (level: number, key: string) =>
    setExpanded((keys) => [...keys.slice(0, level), ...(keys[level] === key ? [] : [key])]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the events of its links and buttons
    <div
      data-slot="site-header-menu"
      className="contents"
      onClick={closeOnLink}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
    >
      <Button
        ref={button}
        data-slot="site-header-menu-button"
        variant="quiet"
        popoverTarget={panelId}
        aria-controls={panelId}
        aria-expanded={open}
        className="-me-2 size-11 min-h-11 shrink-0 p-0 text-ink sm:size-auto sm:min-h-12 sm:px-3"
        onClick={() => {
          if (!popoversWork()) setOpen(!open);
        }}
      >
        <MenuIcon aria-hidden strokeWidth={1.5} className="group-has-[:popover-open]/header:hidden" />
        <XIcon aria-hidden strokeWidth={1.5} className="hidden group-has-[:popover-open]/header:block" />
        <span className="max-sm:sr-only">{label}</span>
      </Button>
      <nav
        ref={panel}
        id={panelId}
        popover="auto"
        aria-label={label}
        data-slot="site-header-panel"
        data-state={open ? "open" : "closed"}
        onToggle={(event) => setOpen(event.newState === "open")}
        className={cn(
          "fixed inset-x-0 top-(--header-height) bottom-auto m-0 h-[calc(100dvh-var(--header-height))] w-auto max-w-none border-0 p-0 ps-[env(safe-area-inset-left)] pe-[env(safe-area-inset-right)]",
          "supports-[top:anchor(bottom)]:top-[anchor(--site-header_bottom)] supports-[top:anchor(bottom)]:bottom-0 supports-[top:anchor(bottom)]:h-auto",
          "hidden overflow-x-clip overflow-y-auto overscroll-contain bg-surface text-ink open:block data-[state=open]:block",
          "transition-[opacity,translate] duration-200 starting:-translate-y-2 starting:opacity-0",
        )}
      >
        <Container className="flex min-h-full flex-col pt-4 pb-8 xl:pt-10 xl:pb-4">
          {(phones.length > 0 || booking) && (
            <div
              data-slot="site-header-menu-head"
              className="mb-2 flex flex-wrap items-center gap-x-8 gap-y-1 border-line border-b pb-4 xl:mb-10"
            >
              {phones.map(({ name, path }) => (
                <TextLink key={path} variant="standalone" href={path}>
                  {name}
                </TextLink>
              ))}
              {booking && (
                <Button asChild className="max-sm:mt-2 max-sm:w-full">
                  <Link href={booking.path}>{booking.name}</Link>
                </Button>
              )}
            </div>
          )}
          <div className="relative grow xl:flex">
            <ArchElevation className="absolute -end-40 bottom-0 hidden h-[34rem] w-auto md:block xl:-start-[17rem] xl:end-auto" />
            <MenuList
              items={items}
              level={0}
              expanded={expanded}
              onToggle={toggle}
              currentPath={currentPath}
            />
          </div>
          {links.length > 0 && (
            <div
              data-slot="site-header-menu-foot"
              className="mt-6 flex flex-wrap items-center gap-x-8 xl:mt-8 xl:border-t xl:border-line xl:pt-4"
            >
              {links.map(({ name, path }) => (
                <TextLink
                  key={path}
                  variant="standalone"
                  className="xl:hidden"
                  href={path}
                  aria-current={currentOf(path, currentPath)}
                >
                  {name}
                </TextLink>
              ))}
            </div>
          )}
        </Container>
      </nav>
    </div>
  );
}

/** Safari before 17 has no popovers: there the panel opens after hydration only. */
function popoversWork() {
  return "popover" in HTMLElement.prototype;
}

interface MenuListProps extends Pick<SiteHeaderMenuProps, "items" | "currentPath"> {
  id?: string;
  level: number;
  /** Key of the expanded entry of each level, from the top. */
  expanded: readonly string[];
  onToggle: (level: number, key: string) => void;
  open?: boolean;
}

function MenuList({ id, items, level, open = true, ...shared }: MenuListProps) {
  const middle = level === 0 ? items.find((item) => depth(item) === 3) : undefined;
  return (
    <ul
      id={id}
      data-level={level}
      data-state={open ? "open" : "closed"}
      className={cn(
        "max-xl:data-[state=closed]:hidden max-xl:noscript:data-[state=closed]:block",
        listStyles[level],
        level === 0 && (middle ? "xl:grid-cols-[1fr_3.5fr_1.3fr]" : "xl:grid-cols-4"),
      )}
    >
      {items.map((item) => (
        <MenuEntry key={item.name} item={item} level={level} middle={item === middle} {...shared} />
      ))}
    </ul>
  );
}

interface MenuEntryProps extends Omit<MenuListProps, "id" | "items" | "open"> {
  item: MenuItem;
  /** Whether it takes the middle column on wide screens, with the entries after it beside it. */
  middle: boolean;
}

function MenuEntry({ item, level, middle, expanded, onToggle, currentPath }: MenuEntryProps) {
  const messages = useMessages("siteHeader", siteHeaderMessages);
  const id = useId();
  const { name, path, submenu } = item;
  const open = expanded[level] === id;
  return (
    <li data-slot="site-header-menu-item" data-middle={middle || undefined} className={itemStyles[level]}>
      <div className={cn("relative flex items-center justify-between", rowStyles[level])}>
        {path ? (
          <Link
            href={path}
            aria-current={currentOf(path, currentPath)}
            className={cn(linkStyles, "flex grow items-center rounded-control")}
          >
            {name}
          </Link>
        ) : (
          <span id={`${id}-name`} className="flex items-center">
            {name}
          </span>
        )}
        {submenu && (
          <button
            type="button"
            data-slot="site-header-menu-toggle"
            aria-expanded={open}
            aria-controls={`${id}-list`}
            {...(path ? { "aria-label": messages.submenu(name) } : { "aria-labelledby": `${id}-name` })}
            className={cn(
              "flex min-h-12 min-w-12 items-center justify-end text-ink hover:text-primary xl:hidden noscript:hidden",
              // An entry without a page: its whole row is the button.
              path ? "self-stretch" : "absolute inset-0 w-full",
            )}
            onClick={() => onToggle(level, id)}
          >
            {open ? (
              <MinusIcon aria-hidden strokeWidth={1.5} className="me-3 size-5" />
            ) : (
              <PlusIcon aria-hidden strokeWidth={1.5} className="me-3 size-5" />
            )}
          </button>
        )}
      </div>
      {submenu && (
        <MenuList
          id={`${id}-list`}
          items={submenu}
          level={level + 1}
          open={open}
          {...{ expanded, onToggle, currentPath }}
        />
      )}
    </li>
  );
}

function depth({ submenu = [] }: MenuItem): number {
  return 1 + Math.max(0, ...submenu.map(depth));
}

/* Styles by level, from the top: as an accordion, and from 1201 px as a table of contents. */

const listStyles = [
  // The entry in the middle spans all rows; the last row takes what is left, so that the others stay together.
  "relative max-xl:max-w-2xl xl:grid xl:grow xl:grid-rows-[repeat(20,auto)_1fr] xl:gap-x-12",
  "max-xl:pb-3 xl:in-data-middle:grid xl:in-data-middle:grid-cols-3 xl:in-data-middle:gap-x-8 xl:in-data-middle:gap-y-9 xl:in-data-middle:pt-5",
  "max-xl:ms-1 max-xl:mb-2 max-xl:border-s max-xl:border-line max-xl:ps-5",
];

const itemStyles = [
  "max-xl:border-b max-xl:border-line xl:has-[ul]:pb-7 xl:data-middle:col-start-2 xl:data-middle:row-start-1 xl:data-middle:-row-end-1 xl:[[data-middle]~&]:col-start-3",
  "xl:in-data-middle:border-t xl:in-data-middle:border-line xl:in-data-middle:pt-3",
  "",
];

const rowStyles = [
  "min-h-14 font-display text-title xl:min-h-10",
  "min-h-12 max-xl:font-semibold xl:min-h-0 xl:leading-tight xl:*:py-2 xl:text-ink-muted xl:in-data-middle:font-semibold xl:in-data-middle:text-ink",
  "min-h-12 text-ink-muted xl:min-h-0 xl:text-sm xl:leading-snug xl:*:py-1.5",
];

const linkStyles =
  "self-stretch underline-offset-[0.22em] transition-colors duration-200 hover:text-primary hover:underline aria-[current]:text-primary aria-[current]:underline aria-[current]:decoration-2";
