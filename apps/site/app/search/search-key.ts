/**
 * Whether a key press should open the search: a plain "/" outside any field, with no dialog or menu open over the
 * page.
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
