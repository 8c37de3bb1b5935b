/** Presses a button as a pointer does: tabs act when the pointer goes down, other buttons on the click. */
export function press(button: HTMLElement) {
  for (const type of ["mousedown", "mouseup"]) {
    button.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  }
  button.click();
}
