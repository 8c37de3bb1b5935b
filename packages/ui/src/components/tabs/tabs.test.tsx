import type { ComponentProps, ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Tabs, TabsContent, TabsList, TabsTrigger } from ".";

interface PlacesProps extends ComponentProps<typeof Tabs> {
  names?: string[];
  disabled?: string[];
  list?: ComponentProps<typeof TabsList>;
  /** What a panel holds; its words by default. */
  panel?: (name: string) => ReactNode;
}

function Places({
  names = ["Mumbai", "Other State", "International"],
  disabled = [],
  list,
  panel = (name) => `Words from ${name}`,
  ...props
}: PlacesProps) {
  return (
    <Tabs defaultValue="Mumbai" {...props}>
      <TabsList aria-label="Where they come from" {...list}>
        {names.map((name) => (
          <TabsTrigger key={name} value={name} disabled={disabled.includes(name)}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      {names.map((name) => (
        <TabsContent key={name} value={name}>
          {panel(name)}
        </TabsContent>
      ))}
    </Tabs>
  );
}

/** Presses keys, and expects focus on the element with this text. */
async function press(keys: string, focused?: string) {
  await userEvent.keyboard(keys);
  if (focused) await expect.poll(() => document.activeElement?.textContent).toBe(focused);
}

describe("roles, names and states", () => {
  it("references each tab's panel, also when a value has a space in it", async () => {
    const screen = await render(<Places defaultValue="Other State" />);
    await expect.element(screen.getByRole("tabpanel", { name: "Other State" })).toBeVisible();
    const controls = screen.getByRole("tab", { name: "Other State" }).element().getAttribute("aria-controls");
    expect(document.getElementById(controls ?? "")?.textContent).toBe("Words from Other State");
  });
});

describe("keyboard", () => {
  it("selects tabs with the arrow keys, and wraps around", async () => {
    const screen = await render(<Places />);
    await press("{Tab}", "Mumbai");
    for (const [key, name] of [
      ["{ArrowRight}", "Other State"],
      ["{ArrowLeft}", "Mumbai"],
      ["{ArrowLeft}", "International"],
      ["{ArrowRight}", "Mumbai"],
    ] as const) {
      await press(key, name);
      await expect.element(screen.getByRole("tabpanel", { name })).toHaveTextContent(`Words from ${name}`);
    }
  });

  it("reverses the arrow keys in right-to-left text", async () => {
    await render(
      <div dir="rtl">
        <Places />
      </div>,
    );
    await press("{Tab}", "Mumbai");
    await press("{ArrowLeft}", "Other State");
    await press("{ArrowRight}", "Mumbai");
  });
});

describe("panels", () => {
  it("are tab stops while they contain no control", async () => {
    const screen = await render(<Places />);
    await expect.element(screen.getByRole("tabpanel")).toHaveAttribute("tabindex", "0");
  });

  it("are no tab stops when they contain a control", async () => {
    const screen = await render(<Places panel={(name) => <a href="#map">Map of {name}</a>} />);
    await expect.element(screen.getByRole("tabpanel")).not.toHaveAttribute("tabindex", "0");
    await press("{Tab}{Tab}", "Map of Mumbai");
  });

  it("notice a control that comes later", async () => {
    const screen = await render(<Places />);
    await screen.rerender(<Places panel={() => <button type="button">Play</button>} />);
    await expect.element(screen.getByRole("tabpanel")).not.toHaveAttribute("tabindex", "0");
  });
});

describe("selection", () => {
  it("begins with the first tab that isn't disabled", async () => {
    const screen = await render(<Places defaultValue={undefined} disabled={["Mumbai"]} />);
    await expect.element(screen.getByRole("tabpanel", { name: "Other State" })).toBeVisible();
  });

  it("passes to the first tab when the selected one is removed, and says so", async () => {
    const onValueChange = vi.fn();
    const screen = await render(<Places defaultValue="Other State" onValueChange={onValueChange} />);
    await screen.rerender(<Places names={["Mumbai", "International"]} onValueChange={onValueChange} />);
    await expect.element(screen.getByRole("tabpanel", { name: "Mumbai" })).toBeVisible();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith("Mumbai");
  });

  it("takes along the focus of a removed tab", async () => {
    const screen = await render(<Places defaultValue="Other State" />);
    await press("{Tab}", "Other State");
    await screen.rerender(<Places names={["Mumbai", "International"]} />);
    await expect.element(screen.getByRole("tab", { name: "Mumbai" })).toHaveFocus();
  });

  it("changes with a click, and reports it once", async () => {
    const onValueChange = vi.fn();
    const screen = await render(<Places onValueChange={onValueChange} />);
    await screen.getByRole("tab", { name: "Other State" }).click();
    await screen.getByRole("tab", { name: "Other State" }).click();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith("Other State");
  });

  it("is left to a parent that controls it", async () => {
    const onValueChange = vi.fn();
    const screen = await render(<Places value="Mumbai" onValueChange={onValueChange} />);
    await screen.getByRole("tab", { name: "Other State" }).click();
    expect(onValueChange).toHaveBeenCalledWith("Other State");
    await expect.element(screen.getByRole("tabpanel", { name: "Mumbai" })).toBeVisible();
    await screen.rerender(<Places value="International" />);
    await expect.element(screen.getByRole("tabpanel", { name: "International" })).toBeVisible();
  });
});
