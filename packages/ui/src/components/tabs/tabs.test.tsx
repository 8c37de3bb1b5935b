import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Tabs, TabsContent, TabsList, TabsTrigger } from ".";

const places = ["Mumbai", "Elsewhere", "Abroad"];

function Places({ panel = (name) => `Words from ${name}` }: { panel?: (name: string) => ReactNode }) {
  return (
    <Tabs defaultValue="Mumbai">
      <TabsList aria-label="Where they come from">
        {places.map((name) => (
          <TabsTrigger key={name} value={name}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      {places.map((name) => (
        <TabsContent key={name} value={name}>
          {panel(name)}
        </TabsContent>
      ))}
    </Tabs>
  );
}

it("shows the panel of the tab that the arrow keys select, in the direction of its text", async () => {
  const screen = await render(
    <div dir="rtl">
      <Places />
    </div>,
  );
  await userEvent.tab();
  for (const [key, name] of [
    ["{ArrowLeft}", "Elsewhere"],
    ["{ArrowRight}", "Mumbai"],
    ["{ArrowRight}", "Abroad"],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(screen.getByRole("tab", { name })).toHaveFocus();
    await expect.element(screen.getByRole("tabpanel", { name })).toHaveTextContent(`Words from ${name}`);
  }
  expect(screen.getByRole("tabpanel").elements()).toHaveLength(1);
});

it("has panels that are tab stops only while they contain no control", async () => {
  const screen = await render(<Places />);
  const panel = screen.getByRole("tabpanel");
  await expect.element(panel).toHaveAttribute("tabindex", "0");
  await screen.rerender(<Places panel={(name) => <a href="#map">Map of {name}</a>} />);
  await expect.element(panel).not.toHaveAttribute("tabindex", "0");
  await screen.rerender(<Places panel={() => <input disabled />} />);
  await expect.element(panel).toHaveAttribute("tabindex", "0");
  // Hydration would take the stop away under the visitor.
  expect(renderToString(<Places />)).not.toContain('tabindex="0"');
});
