import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { Prose } from ".";
import { sanitiseHtml } from "./sanitise-html";

it("keeps wide tables and pictures inside a narrow column, and lets the keyboard scroll a table", async () => {
  const cells = "<td>A wide table scrolls by itself</td>".repeat(12);
  const screen = await render(
    <div style={{ width: 300 }}>
      <Prose
        html={sanitiseHtml(
          `<table><tbody><tr>${cells}</tr></tbody></table><p><img alt="" width="1200" height="800"></p>`,
        )}
      />
    </div>,
  );
  const frame = screen.getByRole("group", { name: "Table" }).element();
  expect(frame.getBoundingClientRect().width).toBeLessThanOrEqual(300);
  expect(frame).toHaveAttribute("tabindex", "0");
  frame.scrollLeft = 50;
  expect(frame.scrollLeft).toBe(50);
  expect(screen.container.querySelector("img")?.getBoundingClientRect().width).toBeLessThanOrEqual(300);
});
