import { afterEach, expect } from "vitest";
import { overriddenClasses } from "./src/styles/overridden-classes";
import "./styles.css";

// Here and not only over the stories' HTML: an open dialog stands in a page alone.
afterEach(() => {
  const elements = [...document.querySelectorAll("body [class]")];
  expect(elements.flatMap((element) => overriddenClasses(element.getAttribute("class") ?? ""))).toEqual([]);
});
