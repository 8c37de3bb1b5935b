/** Names the controls that Decap renders as icons only: in lists, each entry has three such buttons. */
export function nameControls(root: HTMLElement) {
  new MutationObserver(() => nameAll(root)).observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ["aria-expanded"],
  });
}

const FIELD = "[id*='-field-']";

function nameAll(root: HTMLElement) {
  for (const frame of root.querySelectorAll("iframe:not([title])")) frame.setAttribute("title", "Preview");
  describeRichText(root);
  const entries = new Map<Element | null, number>();
  for (const bar of root.querySelectorAll("[class*='ListItemTopBar']")) {
    const controls = bar.querySelectorAll("button, [role='button']");
    if (controls.length !== 3) continue;
    const list = bar.closest(FIELD);
    const number = (entries.get(list) ?? 0) + 1;
    entries.set(list, number);
    for (const [index, verb] of ["Open or close", "Move", "Remove"].entries()) {
      const name = `${verb} entry ${number}`;
      const control = controls[index];
      if (control) set(control, "aria-label", name);
    }
  }
}

/** Rich text: its switch has neither name nor state, its menu is a button within a button, and Slate wraps entries of lists. */
function describeRichText(root: HTMLElement) {
  for (const toggle of root.querySelectorAll("[class*='ToolbarToggle'][role='switch']")) {
    set(toggle, "aria-label", "Write Markdown");
    // While Markdown is edited, the rich text's buttons are disabled.
    const off = toggle.closest("[class*='ToolbarContainer']")?.querySelector("button:disabled");
    set(toggle, "aria-checked", String(Boolean(off)));
  }
  // The wrapper opens the menu when an event bubbles from its button. Decap rewrites its attributes on every change.
  for (const wrapper of root.querySelectorAll("[aria-expanded]:has(> button)")) {
    const button = wrapper.querySelector("button");
    for (const attribute of ["aria-haspopup", "aria-expanded"]) {
      button?.setAttribute(attribute, wrapper.getAttribute(attribute) ?? "true");
      wrapper.removeAttribute(attribute);
    }
    set(wrapper, "role", "none");
    set(wrapper, "tabindex", "-1");
  }
  for (const list of root.querySelectorAll("[contenteditable] :is(ul, ol):not([role])"))
    set(list, "role", "list");
  for (const entry of root.querySelectorAll("[contenteditable] li:not([role])"))
    set(entry, "role", "listitem");
}

/** Skips unchanged values: writing them would call the observer again, endlessly. */
function set(element: Element, attribute: string, value: string) {
  if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
}
