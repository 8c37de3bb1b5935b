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
  it("is a named row of tabs, each of which says whether it is selected", async () => {
    const screen = await render(<Places />);
    const tabs = screen.getByRole("tablist", { name: "Where they come from" }).getByRole("tab").elements();
    expect(tabs.map((tab) => tab.getAttribute("aria-selected"))).toEqual(["true", "false", "false"]);
  });

  it("shows the selected panel, named by its tab, and hides the others from everyone", async () => {
    const screen = await render(<Places />);
    await expect.element(screen.getByRole("tabpanel", { name: "Mumbai" })).toBeVisible();
    await expect.element(screen.getByText("Words from Other State")).not.toBeVisible();
    expect(screen.getByRole("tabpanel").elements()).toHaveLength(1);
  });

  it("references each tab's panel, also when a value has a space in it", async () => {
    const screen = await render(<Places defaultValue="Other State" />);
    await expect.element(screen.getByRole("tabpanel", { name: "Other State" })).toBeVisible();
    const controls = screen.getByRole("tab", { name: "Other State" }).element().getAttribute("aria-controls");
    expect(document.getElementById(controls ?? "")?.textContent).toBe("Words from Other State");
  });

  it("says when the row is vertical", async () => {
    const screen = await render(<Places orientation="vertical" />);
    await expect.element(screen.getByRole("tablist")).toHaveAttribute("aria-orientation", "vertical");
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

  it("selects the first and the last tab with Home and End", async () => {
    await render(<Places />);
    await press("{Tab}", "Mumbai");
    await press("{End}", "International");
    await press("{Home}", "Mumbai");
  });

  it("enters at the selected tab, and leaves for its panel, with Tab", async () => {
    const screen = await render(<Places defaultValue="International" />);
    await press("{Tab}", "International");
    await userEvent.tab();
    await expect.element(screen.getByRole("tabpanel", { name: "International" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(screen.getByRole("tab", { name: "International" })).toHaveFocus();
  });

  it("is a single tab stop: Shift+Tab leaves it backwards", async () => {
    await render(
      <>
        <button type="button">Before</button>
        <Places defaultValue="International" />
      </>,
    );
    await press("{Tab}{Tab}", "International");
    await press("{Shift>}{Tab}{/Shift}", "Before");
  });

  it("stops at the ends when it doesn't loop", async () => {
    await render(<Places list={{ loop: false }} />);
    await press("{Tab}", "Mumbai");
    await press("{ArrowLeft}", "Mumbai");
    await press("{End}", "International");
    await press("{ArrowRight}", "International");
  });

  it("moves up and down, and not sideways, when it is vertical", async () => {
    await render(<Places orientation="vertical" />);
    await press("{Tab}", "Mumbai");
    await press("{ArrowDown}", "Other State");
    await press("{ArrowUp}", "Mumbai");
    await press("{ArrowRight}", "Mumbai");
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

  it("skips a disabled tab", async () => {
    await render(<Places disabled={["Other State"]} />);
    await press("{Tab}", "Mumbai");
    await press("{ArrowRight}", "International");
    await press("{ArrowLeft}", "Mumbai");
  });

  it("waits for Enter or Space when it is activated manually", async () => {
    const screen = await render(<Places activationMode="manual" />);
    await press("{Tab}", "Mumbai");
    await press("{ArrowRight}", "Other State");
    await expect.element(screen.getByRole("tabpanel", { name: "Mumbai" })).toBeVisible();
    await press("{Enter}");
    await expect.element(screen.getByRole("tabpanel", { name: "Other State" })).toBeVisible();
    await press("{ArrowRight}", "International");
    await press(" ");
    await expect.element(screen.getByRole("tabpanel", { name: "International" })).toBeVisible();
  });

  it("leaves the arrow keys, Home and End to a field inside a panel", async () => {
    const screen = await render(<Places panel={(name) => <input aria-label={name} defaultValue="12" />} />);
    await screen.getByRole("textbox", { name: "Mumbai" }).click();
    await press("{End}{ArrowLeft}{Home}9");
    await expect.element(screen.getByRole("textbox", { name: "Mumbai" })).toHaveValue("912");
  });

  it("ignores the keys of tabs inside a panel", async () => {
    const screen = await render(
      <Places
        panel={(name) =>
          name === "Mumbai" && (
            <Places names={["Kurla", "Fort"]} defaultValue="Kurla" list={{ "aria-label": "" }} />
          )
        }
      />,
    );
    screen.getByRole("tab", { name: "Kurla" }).element().focus();
    await press("{ArrowRight}", "Fort");
    await press("{ArrowRight}", "Kurla");
    await expect
      .element(screen.getByRole("tab", { name: "Mumbai" }))
      .toHaveAttribute("aria-selected", "true");
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

  it("are tab stops when their only control is disabled", async () => {
    const screen = await render(
      <Places
        panel={() => (
          <button type="button" disabled>
            Map
          </button>
        )}
      />,
    );
    await expect.element(screen.getByRole("tabpanel")).toHaveAttribute("tabindex", "0");
  });

  it("notice a control that comes later", async () => {
    const screen = await render(<Places />);
    await screen.rerender(<Places panel={() => <button type="button">Play</button>} />);
    await expect.element(screen.getByRole("tabpanel")).not.toHaveAttribute("tabindex", "0");
  });

  it("keep what was typed in them while another is shown", async () => {
    const screen = await render(<Places panel={(name) => <input aria-label={name} />} />);
    await screen.getByRole("textbox", { name: "Mumbai" }).fill("typed");
    screen.getByRole("tab", { name: "Mumbai" }).element().focus();
    await press("{ArrowRight}", "Other State");
    await press("{ArrowLeft}", "Mumbai");
    await expect.element(screen.getByRole("textbox", { name: "Mumbai" })).toHaveValue("typed");
  });
});

describe("selection", () => {
  it("begins with the first tab where no default is given", async () => {
    const screen = await render(<Places defaultValue={undefined} />);
    await expect.element(screen.getByRole("tabpanel", { name: "Mumbai" })).toBeVisible();
    await press("{Tab}", "Mumbai");
  });

  it("begins with the first tab that isn't disabled", async () => {
    const screen = await render(<Places defaultValue={undefined} disabled={["Mumbai"]} />);
    await expect.element(screen.getByRole("tabpanel", { name: "Other State" })).toBeVisible();
  });

  it("is empty when every tab is disabled", async () => {
    const names = ["Mumbai", "Other State"];
    const screen = await render(<Places defaultValue={undefined} names={names} disabled={names} />);
    expect(screen.getByRole("tabpanel").elements()).toHaveLength(0);
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

  it("stays when another tab is removed", async () => {
    const onValueChange = vi.fn();
    const screen = await render(<Places defaultValue="Other State" onValueChange={onValueChange} />);
    await screen.rerender(<Places names={["Other State", "International"]} onValueChange={onValueChange} />);
    await expect.element(screen.getByRole("tabpanel", { name: "Other State" })).toBeVisible();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it("changes with a click, and reports it once", async () => {
    const onValueChange = vi.fn();
    const screen = await render(<Places onValueChange={onValueChange} />);
    await screen.getByRole("tab", { name: "Other State" }).click();
    await screen.getByRole("tab", { name: "Other State" }).click();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith("Other State");
  });

  it("goes on by arrow key from the tab that was pressed", async () => {
    const screen = await render(<Places />);
    await screen.getByRole("tab", { name: "Other State" }).click();
    await press("{ArrowRight}", "International");
  });

  it("lets a field in the panel lose its focus before another panel is shown", async () => {
    const onBlur = vi.fn();
    const screen = await render(
      <Places panel={(name) => <input aria-label={`Name in ${name}`} onBlur={onBlur} />} />,
    );
    await screen.getByLabelText("Name in Mumbai").click();
    await screen.getByRole("tab", { name: "Other State" }).click();
    expect(onBlur).toHaveBeenCalledOnce();
    await expect.element(screen.getByRole("tab", { name: "Other State" })).toHaveFocus();
  });

  it("ignores the secondary mouse button", async () => {
    const screen = await render(<Places />);
    await screen.getByRole("tab", { name: "Other State" }).click({ button: "right" });
    await expect
      .element(screen.getByRole("tab", { name: "Mumbai" }))
      .toHaveAttribute("aria-selected", "true");
  });

  it("ignores a press on a disabled tab", async () => {
    const onValueChange = vi.fn();
    const screen = await render(<Places disabled={["Other State"]} onValueChange={onValueChange} />);
    await screen.getByRole("tab", { name: "Other State" }).click({ force: true });
    expect(onValueChange).not.toHaveBeenCalled();
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
