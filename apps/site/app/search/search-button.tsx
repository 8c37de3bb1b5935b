import { Button } from "@clinic/ui/button";
import { SearchIcon } from "lucide-react";
import { type ComponentType, useCallback, useEffect, useState } from "react";
import { connectionNotice } from "../connection";
import { searchKeyPreference } from "../preferences";
import type { SiteSearchProps } from "./site-search";

interface SearchButtonProps extends Omit<SiteSearchProps, "onClose" | "openedByKey"> {
  name: string;
}

/** Opens the search on a click or the "/" key. The search itself loads on first use. */
export function SearchButton({ name, ...props }: SearchButtonProps) {
  const [open, setOpen] = useState(false);
  const [openedByKey, setOpenedByKey] = useState(false);
  const [loaded, setLoaded] = useState<{ SiteSearch: ComponentType<SiteSearchProps> }>();

  const show = useCallback(() => {
    import("./site-search").then(
      (module) => {
        setLoaded(module);
        setOpen(true);
      },
      () => connectionNotice.show({ what: "search", retry: show }),
    );
  }, []);

  useEffect(() => {
    const showByKey = (event: KeyboardEvent) => {
      if (!searchKeyPreference.get() || !isSearchKey(event)) return;
      // Otherwise the "/" would be typed into the search field.
      event.preventDefault();
      setOpenedByKey(true);
      show();
    };
    document.addEventListener("keydown", showByKey);
    return () => document.removeEventListener("keydown", showByKey);
  }, [show]);

  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label={name}
        aria-haspopup="dialog"
        className="shrink-0 text-ink max-sm:-mx-1 max-sm:h-11 max-sm:min-h-11 max-sm:w-9 max-sm:@min-[17.5rem]/bar:-mx-2 max-sm:@min-[17.5rem]/bar:w-11 noscript:hidden"
        onClick={() => {
          setOpenedByKey(false);
          show();
        }}
      >
        <SearchIcon aria-hidden strokeWidth={1.5} />
      </Button>
      {open && loaded && (
        <loaded.SiteSearch {...props} openedByKey={openedByKey} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/**
 * Whether a key press should open the search: a plain "/" outside any form or field, with no dialog or menu open over the
 * page.
 */
function isSearchKey(event: KeyboardEvent) {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
    return false;
  const { target } = event;
  const types = target instanceof HTMLElement && (target.isContentEditable || target.matches(fields));
  return !types && !document.querySelector(windows);
}

const windows = "[role=dialog], [data-slot=site-header-panel][data-state=open]";
const fields = "form *, input, textarea, select, [role=textbox], [role=searchbox], [role=combobox]";
