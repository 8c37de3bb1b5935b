/**
 * Whether a press of a key asks for the search: a plain "/" that is not being typed into a field, and not while
 * a window or the menu is open over the page.
 */
export function isSearchKey(event: KeyboardEvent) {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
    return false;
  const { target } = event;
  const types = target instanceof HTMLElement && (target.isContentEditable || target.matches(fields));
  return !types && !document.querySelector(windows);
}

const windows = "[role=dialog], [data-slot=site-header-panel][data-state=open]";
const fields = "input, textarea, select, [role=textbox], [role=searchbox], [role=combobox]";
