type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controls = "input[name], textarea[name], select[name]";

/** Puts what was typed into the old form into the new one that took its place, and the focus where it was. */
export function carryOver(from: ParentNode, to: ParentNode, focused: Element | null) {
  for (const old of from.querySelectorAll<Control>(controls)) {
    const control = to.querySelector<Control>(`[name="${CSS.escape(old.name)}"]`);
    if (!control || control === old) continue;
    if (isTyped(old)) {
      control.value = old.value;
      control.dispatchEvent(new Event("input", { bubbles: true }));
    }
    if (old === focused) control.focus({ preventScroll: true });
  }
}

function isTyped(control: Control) {
  return (
    !(control instanceof HTMLSelectElement) &&
    control.type !== "file" &&
    control.value !== control.defaultValue
  );
}
