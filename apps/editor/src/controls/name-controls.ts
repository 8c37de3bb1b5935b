/** Names what Decap leaves without a name, and mends roles in its rich text. */
const nameControls = () => {
  for (const frame of document.querySelectorAll<HTMLElement>("iframe:not([title])")) frame.title = "Preview";
  const ariaLabel = document.querySelector(".shell strong")?.textContent;
  for (const form of document.querySelectorAll("[class*='EditorContainer']"))
    Object.assign(form, { role: "main", ariaLabel });
  for (const title of document.querySelectorAll("[class*='BackCollection']"))
    Object.assign(title, { role: "heading", ariaLevel: "1" });
  // A button within the button of a menu.
  for (const button of document.querySelectorAll<HTMLElement>("[role='button'][aria-haspopup] > button")) {
    button.parentElement?.setAttribute("aria-label", button.title);
    button.inert = true;
  }
  // Slate wraps the entries of a list.
  for (const part of document.querySelectorAll("[contenteditable] :is(ul, ol, li)"))
    part.role = part.matches("li") ? "listitem" : "list";
  // The bar of an entry in a list of groups has icons.
  for (const bar of document.querySelectorAll("[class*='ListItemTopBar']")) {
    const item = bar.parentElement as HTMLElement;
    const place = [...(item.parentElement?.children ?? [])].indexOf(item) + 1;
    for (const [at, control] of bar.querySelectorAll("button, [role='button']").entries())
      control.ariaLabel = `${["Open or close", "Move", "Remove"][at]} entry ${place}`;
  }
};
new MutationObserver(nameControls).observe(document.body, { childList: true, subtree: true });
