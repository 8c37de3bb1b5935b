import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { Prose } from ".";
import { sanitiseHtml } from "./sanitise-html";

it("keeps the roles of headings, lists and links", async () => {
  const screen = await render(
    <Prose html='<h2>Care</h2><ul><li>Brush</li></ul><p><a href="/root-canal">Root canal</a></p>' />,
  );
  await expect.element(screen.getByRole("heading", { level: 2, name: "Care" })).toBeVisible();
  await expect.element(screen.getByRole("listitem")).toHaveTextContent("Brush");
  await expect
    .element(screen.getByRole("link", { name: "Root canal" }))
    .toHaveAttribute("href", "/root-canal");
});

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
  expect(frame.scrollWidth).toBeGreaterThan(300);
  expect(screen.container.querySelector("img")?.getBoundingClientRect().width).toBeLessThanOrEqual(300);
});
