/** Names Decap's preview, and mends roles in its menus and rich text. */
export function nameControls(root: HTMLElement) {
  const name = () => {
    for (const frame of root.querySelectorAll("iframe:not([title])")) frame.setAttribute("title", "Preview");
    // The wrapper of a menu's button has the button's states, and opens the menu when an event bubbles to it.
    for (const wrapper of root.querySelectorAll("[aria-expanded]:has(> button)")) {
      const button = wrapper.querySelector("button");
      button?.setAttribute("aria-haspopup", "true");
      button?.setAttribute("aria-expanded", wrapper.getAttribute("aria-expanded") ?? "false");
      for (const attribute of ["aria-haspopup", "aria-expanded"]) wrapper.removeAttribute(attribute);
      wrapper.setAttribute("role", "none");
      wrapper.setAttribute("tabindex", "-1");
    }
    // Slate wraps the entries of a list.
    for (const list of root.querySelectorAll("[contenteditable] :is(ul, ol)")) list.role = "list";
    for (const entry of root.querySelectorAll("[contenteditable] li")) entry.role = "listitem";
  };
  // Changes of other attributes, such as names, don't call it again.
  const attributeFilter = ["aria-expanded"];
  new MutationObserver(name).observe(root, { childList: true, subtree: true, attributeFilter });
}
