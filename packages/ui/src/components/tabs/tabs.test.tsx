import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Tabs, TabsContent, TabsList, TabsTrigger } from ".";

const places = ["Mumbai", "Other State", "International"];

function Places({ dir }: { dir?: "ltr" | "rtl" }) {
  return (
    <div dir={dir}>
      <Tabs defaultValue="Mumbai">
        <TabsList aria-label="Where they come from">
          {places.map((name) => (
            <TabsTrigger key={name} value={name.replace(" ", "-")}>
              {name}
            </TabsTrigger>
          ))}
        </TabsList>
        {places.map((name) => (
          <TabsContent key={name} value={name.replace(" ", "-")}>
            Words from {name}
          </TabsContent>
        ))}
      </Tabs>
    </div>
  );
}

const expectFocusOn = (name: string) => expect.poll(() => document.activeElement?.textContent).toBe(name);

it("shows the first panel, named after its tab, and hides the others", async () => {
  const screen = await render(<Places />);
  await expect.element(screen.getByRole("tabpanel", { name: "Mumbai" })).toBeVisible();
  await expect.element(screen.getByText("Words from Other State")).not.toBeVisible();
  await expect.element(screen.getByRole("tab", { name: "Mumbai" })).toHaveAttribute("aria-selected", "true");
});

it("selects tabs with the arrow keys, Home and End", async () => {
  const screen = await render(<Places />);
  await userEvent.tab();
  await expectFocusOn("Mumbai");

  for (const [key, name] of [
    ["{ArrowRight}", "Other State"],
    ["{ArrowLeft}", "Mumbai"],
    ["{ArrowLeft}", "International"],
    ["{ArrowRight}", "Mumbai"],
    ["{End}", "International"],
    ["{Home}", "Mumbai"],
  ] as const) {
    await userEvent.keyboard(key);
    await expectFocusOn(name);
    await expect.element(screen.getByRole("tabpanel", { name })).toHaveTextContent(`Words from ${name}`);
  }

  await userEvent.tab();
  await expect.element(screen.getByRole("tabpanel", { name: "Mumbai" })).toHaveFocus();
});

it("reverses the arrow keys in right-to-left text", async () => {
  await render(<Places dir="rtl" />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}");
  await expectFocusOn("Other State");
});
