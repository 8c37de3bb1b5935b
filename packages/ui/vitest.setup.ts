import { afterEach, beforeEach, expect } from "vitest";
import { cleanup } from "vitest-browser-react";
import { overriddenClasses } from "./src/styles/overridden-classes";
import "./src/styles/all.css";

// Files share a page, and vitest-browser-react would clean up after the first of them only.
beforeEach(async () => {
  await cleanup();
  startTabbingAtTheTop();
});

/** Without this, Tab goes on from where the last test left focus, even in a frame that is gone. */
function startTabbingAtTheTop() {
  window.focus();
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute("tabindex");
}

// In addition to `cn.ssr.test.tsx`, whose server HTML has no open dialogs.
afterEach(() => {
  const elements = [...document.querySelectorAll("body [class]")];
  expect(elements.flatMap((element) => overriddenClasses(element.getAttribute("class") ?? ""))).toEqual([]);
});
