"use client";

import { MenuIcon, XIcon } from "lucide-react";
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
import { useMessages } from "../../components/i18n-provider";
import { currentOf, Link, type NamedLink } from "../../components/link";
import { Container } from "../../components/section";
import { LinkRow } from "../../components/text-link";
import { cn } from "../../styles/cn";
import { siteHeaderMessages } from "./messages";

/** An entry of the menu. Entries nest up to three levels. */
export interface MenuItem {
  name: string;
  /** Path of its page. Omit it for a heading without a page of its own. */
  path?: string | undefined;
  submenu?: readonly MenuItem[] | undefined;
}

export interface SiteHeaderMenuProps {
  /** The entries, in order. The first with three levels takes the middle of the panel on wide screens. */
  items: readonly MenuItem[];
  /** The page that the menu is on: links to it, or to one above it, say so. */
  currentPath?: string | undefined;
  /** Links above the entries: the branches with their phones. */
  phones?: readonly NamedLink[];
}

/**
 * The menu button and its panel, which fills the window under the header: a table of contents with every level
 * open above 1200 px, below that an accordion with one open entry a level. CSS alone decides which.
 *
 * The panel is a popover: it opens before hydration and without JavaScript. Esc closes it and returns focus to
 * the button. A link in it closes the panel and its submenus.
 */
export function SiteHeaderMenu({ items, currentPath, phones = [] }: SiteHeaderMenuProps) {
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
        <MenuIcon strokeWidth={1.5} className="group-has-[.site-menu-panel:popover-open]/header:hidden" />
        <XIcon strokeWidth={1.5} className="hidden group-has-[.site-menu-panel:popover-open]/header:block" />
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
          "site-menu-panel fixed inset-x-0 top-(--header-height) bottom-auto m-0 h-[calc(100dvh-var(--header-height))] w-auto max-w-none border-0 p-0 pl-[env(safe-area-inset-left)] pr-[env(safe-area-inset-right)]",
          "supports-[top:anchor(bottom)]:top-[anchor(--site-header_bottom)] supports-[top:anchor(bottom)]:bottom-0 supports-[top:anchor(bottom)]:h-auto",
          "hidden overflow-x-clip overflow-y-auto overscroll-contain bg-surface text-ink open:block data-[state=open]:block",
          "transition-[opacity,translate] starting:-translate-y-2 starting:opacity-0",
          open && "site-menu-open",
        )}
      >
        <Container className="flex min-h-full flex-col pt-4 pb-8 xl:pt-10 xl:pb-4">
          <LinkRow links={phones} className="mb-2 gap-x-8 border-line border-b pb-2 xl:mb-10" />
          <div className="site-menu">
            {columnsOf(items).map((column) => (
              <ul key={column[0]?.name}>
                {column.map((item) => (
                  <MenuEntry
                    key={item.name}
                    level={0}
                    onToggle={toggle}
                    {...{ item, expanded, currentPath }}
                  />
                ))}
              </ul>
            ))}
          </div>
        </Container>
      </nav>
    </div>
  );
}

/** Safari before 17 has no popovers: there the panel opens after hydration only. */
function popoversWork() {
  return "popover" in HTMLElement.prototype;
}

/** What precedes the first entry with three levels, that entry, and what follows it. */
function columnsOf(items: readonly MenuItem[]) {
  const middle = items.findIndex(({ submenu }) => submenu?.some((entry) => entry.submenu));
  if (middle === -1) return [items];
  return [items.slice(0, middle), items.slice(middle, middle + 1), items.slice(middle + 1)].filter(
    ({ length }) => length > 0,
  );
}

interface MenuEntryProps extends Pick<SiteHeaderMenuProps, "currentPath"> {
  item: MenuItem;
  level: number;
  /** Key of the expanded entry of each level, from the top. */
  expanded: readonly string[];
  onToggle: (level: number, key: string) => void;
}

/** What it looks like is in `styles/site-menu.css`. */
function MenuEntry({ item: { name, path, submenu }, level, ...shared }: MenuEntryProps) {
  const messages = useMessages("siteHeader", siteHeaderMessages);
  const id = useId();
  const { expanded, onToggle, currentPath } = shared;
  return (
    <li>
      {path ? (
        <Link href={path} aria-current={currentOf(path, currentPath)}>
          {name}
        </Link>
      ) : (
        <span id={`${id}-name`}>{name}</span>
      )}
      {submenu && (
        <>
          <button
            type="button"
            aria-expanded={expanded[level] === id}
            aria-controls={`${id}-list`}
            {...(path ? { "aria-label": messages.submenu(name) } : { "aria-labelledby": `${id}-name` })}
            onClick={() => onToggle(level, id)}
          />
          <ul
            id={`${id}-list`}
            className={submenu.some((entry) => entry.submenu) ? "site-menu-columns" : undefined}
          >
            {submenu.map((entry) => (
              <MenuEntry key={entry.name} item={entry} level={level + 1} {...shared} />
            ))}
          </ul>
        </>
      )}
    </li>
  );
}
