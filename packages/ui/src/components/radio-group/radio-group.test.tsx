import type { ComponentProps } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { RadioGroup, RadioGroupItem } from ".";

const group = page.getByRole("radiogroup", { name: "Branch" });
const answer = (name: string) => page.getByRole("radio", { name });

function Branches({
  disabledItem,
  ...props
}: Partial<ComponentProps<typeof RadioGroup>> & { disabledItem?: string }) {
  return (
    <RadioGroup label="Branch" {...props}>
      {["Kurla", "Fort", "Worli"].map((name) => (
        <RadioGroupItem key={name} value={name} label={name} disabled={name === disabledItem} />
      ))}
    </RadioGroup>
  );
}

async function press(keys: string) {
  await userEvent.keyboard(keys);
  const focused = document.activeElement;
  return focused?.getAttribute("role") === "radio" ? focused.getAttribute("value") : null;
}

it("chooses with all four arrow keys, and wraps around", async () => {
  const onValueChange = vi.fn();
  await render(<Branches onValueChange={onValueChange} />);
  await userEvent.tab();
  expect(await press("{ArrowDown}")).toBe("Fort");
  expect(await press("{ArrowRight}")).toBe("Worli");
  expect(await press("{ArrowDown}")).toBe("Kurla");
  expect(await press("{ArrowUp}")).toBe("Worli");
  expect(await press("{ArrowLeft}")).toBe("Fort");
  await expect.element(answer("Fort")).toBeChecked();
  expect(onValueChange.mock.calls.flat()).toEqual(["Fort", "Worli", "Kurla", "Worli", "Fort"]);
});

it("reverses the left and right arrow keys in right-to-left text", async () => {
  await render(
    <div dir="rtl">
      <Branches defaultValue="Kurla" />
    </div>,
  );
  await userEvent.tab();
  expect(await press("{ArrowLeft}")).toBe("Fort");
  expect(await press("{ArrowRight}")).toBe("Kurla");
});

it("chooses by a press of the answer's line, and keeps it on a second press", async () => {
  await render(<Branches />);
  await page.getByText("Worli").click();
  await expect.element(answer("Worli")).toBeChecked();
  await page.getByText("Worli").click();
  await expect.element(answer("Worli")).toBeChecked();
  expect(answer("Worli").element().parentElement?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

it("adds its error to a caller's aria-describedby", async () => {
  await render(
    <>
      <Branches error="Please choose a branch." aria-describedby="terms" />
      <p id="terms">Both are open.</p>
    </>,
  );
  await expect.element(group).toHaveAttribute("aria-invalid", "true");
  await expect.element(group).toHaveAccessibleDescription("Please choose a branch. Both are open.");
});

it("passes the focus of its id to its answers, for links from an error summary", async () => {
  await render(<Branches id="branch" />);
  document.getElementById("branch")?.focus();
  await expect.element(answer("Kurla")).toHaveFocus();
});

it("isn't chosen by focus alone", async () => {
  await render(<Branches />);
  (answer("Fort").element() as HTMLElement).focus();
  await expect.element(answer("Fort")).toHaveFocus();
  await expect.element(answer("Fort")).not.toBeChecked();
});
