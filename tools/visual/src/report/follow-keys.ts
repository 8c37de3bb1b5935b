/** Runs in the report: the slider shows more or less of a picture, and the arrow keys go to the next one. */
export function followKeys() {
  const shown = () => document.querySelector(location.hash || "article");

  addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === "range")
      document.body.style.setProperty("--shown", `${target.value}%`);
  });
  addEventListener("keydown", ({ key, target, altKey, ctrlKey, metaKey }) => {
    // In sliders and choices, and with another key, arrow keys have their own meaning.
    if (target instanceof HTMLInputElement || altKey || ctrlKey || metaKey) return;
    const rel = { ArrowLeft: "prev", ArrowRight: "next" }[key];
    if (rel) shown()?.querySelector<HTMLAnchorElement>(`a[rel=${rel}]`)?.click();
  });
}
