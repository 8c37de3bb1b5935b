/** Runs in the report: the slider shows more or less of a picture, and the arrow keys go to the next one. */
export function followKeys() {
  const shown = () => document.querySelector(location.hash || "article");

  addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === "range")
      document.body.style.setProperty("--shown", `${target.value}%`);
  });
  addEventListener("keydown", ({ key, target, altKey, ctrlKey, metaKey }) => {
    // These have a meaning of their own in a slider, in a choice, and with another key.
    if (target instanceof HTMLInputElement || altKey || ctrlKey || metaKey) return;
    const rel = { ArrowLeft: "prev", ArrowRight: "next" }[key];
    if (rel) shown()?.querySelector<HTMLAnchorElement>(`a[rel=${rel}]`)?.click();
  });
}
