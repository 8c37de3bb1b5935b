/** Names for what Decap draws as icons alone. Its lists are sortable, so each entry has three such buttons. */
export function nameControls(root: HTMLElement) {
  new MutationObserver(() => nameAll(root)).observe(root, { childList: true, subtree: true });
}

function nameAll(root: HTMLElement) {
  for (const frame of root.querySelectorAll("iframe:not([title])")) frame.setAttribute("title", "Preview");
  for (const bar of root.querySelectorAll("[class*='ListItemTopBar']:not([class*='IconWrapper'])")) {
    const item = bar.closest("[class*='SortableListItem'], [class*='ListItem']") ?? bar;
    const number = item.parentElement ? [...item.parentElement.children].indexOf(item) + 1 : 1;
    const names = [`Open or close entry ${number}`, `Move entry ${number}`, `Remove entry ${number}`];
    const controls = bar.querySelectorAll("button, [role='button']");
    for (const [index, control] of controls.entries()) {
      const name = controls.length === 3 ? names[index] : undefined;
      if (name && control.getAttribute("aria-label") !== name) control.setAttribute("aria-label", name);
    }
  }
}
