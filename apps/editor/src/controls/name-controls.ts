/** Names what Decap leaves without a name, and mends roles in its rich text. */
export function nameControls(root: HTMLElement) {
  const name = () => {
    for (const frame of root.querySelectorAll("iframe:not([title])")) frame.setAttribute("title", "Preview");
    for (const form of root.querySelectorAll("[class*='EditorContainer']")) form.role = "main";
    for (const title of root.querySelectorAll("[class*='BackCollection']"))
      Object.assign(title, { role: "heading", ariaLevel: "1" });
    // A button within the button of a menu.
    for (const button of root.querySelectorAll<HTMLElement>("[role='button'][aria-haspopup] > button")) {
      button.parentElement?.setAttribute("aria-label", button.title);
      button.inert = true;
    }
    // Slate wraps the entries of a list.
    for (const part of root.querySelectorAll("[contenteditable] :is(ul, ol, li)"))
      part.role = part.matches("li") ? "listitem" : "list";
    // The bar of an entry in a list of groups has icons.
    for (const bar of root.querySelectorAll("[class*='ListItemTopBar']")) {
      const item = bar.parentElement as HTMLElement;
      const place = [...(item.parentElement?.children ?? [])].indexOf(item) + 1;
      for (const [at, control] of bar.querySelectorAll("button, [role='button']").entries())
        control.ariaLabel = `${["Open or close", "Move", "Remove"][at]} entry ${place}`;
    }
  };
  new MutationObserver(name).observe(root, { childList: true, subtree: true });
}
