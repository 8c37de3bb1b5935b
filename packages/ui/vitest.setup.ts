import { afterEach, beforeEach, expect } from "vitest";
import { cleanup } from "vitest-browser-react";
import { overriddenClasses } from "./src/styles/overridden-classes";
import "./styles.css";

// Files share a page, and vitest-browser-react would clean up after the first of them only.
beforeEach(cleanup);

// Here and not only over the stories' HTML: an open dialog stands in a page alone.
afterEach(() => {
  const elements = [...document.querySelectorAll("body [class]")];
  expect(elements.flatMap((element) => overriddenClasses(element.getAttribute("class") ?? ""))).toEqual([]);
});
