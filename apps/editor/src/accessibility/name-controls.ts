/** Names for what Decap draws as icons alone: in lists, each entry has three such buttons. */
export function nameControls(root: HTMLElement) {
  new MutationObserver(() => nameAll(root)).observe(root, { childList: true, subtree: true });
}

const FIELD = "[id*='-field-']";

function nameAll(root: HTMLElement) {
  for (const frame of root.querySelectorAll("iframe:not([title])")) frame.setAttribute("title", "Preview");
  const entries = new Map<Element | null, number>();
  for (const bar of root.querySelectorAll("[class*='ListItemTopBar']")) {
    const controls = bar.querySelectorAll("button, [role='button']");
    if (controls.length !== 3) continue;
    const list = bar.closest(FIELD);
    const number = (entries.get(list) ?? 0) + 1;
    entries.set(list, number);
    for (const [index, verb] of ["Open or close", "Move", "Remove"].entries()) {
      const name = `${verb} entry ${number}`;
      if (controls[index]?.getAttribute("aria-label") !== name)
        controls[index]?.setAttribute("aria-label", name);
    }
  }
}
