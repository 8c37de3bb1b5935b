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

it("is named by its question, and each answer by its label", async () => {
  await render(<Branches hint="Both are open on Sunday." required />);
  await expect.element(group).toHaveAccessibleDescription("Both are open on Sunday.");
  await expect.element(group).toHaveAttribute("aria-required", "true");
  await expect.element(answer("Kurla")).toHaveAccessibleName("Kurla");
});

it("describes an answer by its hint", async () => {
  await render(
    <RadioGroup label="Branch">
      <RadioGroupItem value="kurla" label="Kurla" hint="Step-free" />
    </RadioGroup>,
  );
  await expect.element(answer("Kurla")).toHaveAccessibleDescription("Step-free");
});

it("starts with nothing chosen, and is one tab stop at its first answer", async () => {
  await render(
    <>
      <Branches />
      <button type="button">After</button>
    </>,
  );
  expect(await press("{Tab}")).toBe("Kurla");
  await expect.element(answer("Kurla")).not.toBeChecked();
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "After" })).toHaveFocus();
  expect(await press("{Shift>}{Tab}{/Shift}")).toBe("Kurla");
});

it("is one tab stop at the chosen answer", async () => {
  await render(<Branches defaultValue="Fort" />);
  expect(await press("{Tab}")).toBe("Fort");
});

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

it("chooses with Space, and doesn't send its form with Enter", async () => {
  const onSubmit = vi.fn((event) => event.preventDefault());
  await render(
    <form onSubmit={onSubmit}>
      <Branches />
    </form>,
  );
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await expect.element(answer("Kurla")).toBeChecked();
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).not.toHaveBeenCalled();
});

it("chooses by a press of the answer's line, and keeps it on a second press", async () => {
  await render(<Branches />);
  await page.getByText("Worli").click();
  await expect.element(answer("Worli")).toBeChecked();
  await page.getByText("Worli").click();
  await expect.element(answer("Worli")).toBeChecked();
  expect(answer("Worli").element().parentElement?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

it("skips an answer that is disabled", async () => {
  await render(<Branches defaultValue="Kurla" disabledItem="Fort" />);
  await userEvent.tab();
  expect(await press("{ArrowDown}")).toBe("Worli");
  await expect.element(answer("Fort")).toBeDisabled();
});

it("can't be reached while all of it is disabled", async () => {
  await render(<Branches disabled />);
  expect(await press("{Tab}")).toBeNull();
  await expect.element(answer("Kurla")).toBeDisabled();
});

it("leaves the answer to a parent that controls it", async () => {
  const onValueChange = vi.fn();
  await render(<Branches value="Kurla" onValueChange={onValueChange} />);
  await answer("Fort").click();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("Fort");
  await expect.element(answer("Kurla")).toBeChecked();
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

it("is sent with its form, and follows a reset", async () => {
  const screen = await render(
    <form>
      <Branches name="branch" defaultValue="Fort" />
      <button type="reset">Reset</button>
    </form>,
  );
  const form = screen.container.querySelector("form") as HTMLFormElement;
  const sent = () => new FormData(form).get("branch");
  await answer("Worli").click();
  await expect.poll(sent).toBe("Worli");
  await screen.getByRole("button", { name: "Reset" }).click();
  await expect.element(answer("Fort")).toBeChecked();
  await expect.poll(sent).toBe("Fort");
});

it("isn't chosen by focus alone", async () => {
  await render(<Branches />);
  (answer("Fort").element() as HTMLElement).focus();
  await expect.element(answer("Fort")).toHaveFocus();
  await expect.element(answer("Fort")).not.toBeChecked();
});

it("can be cleared by its parent, and then chosen again", async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Branches value="Fort" onValueChange={onValueChange} />);
  await expect.element(answer("Fort")).toBeChecked();
  await screen.rerender(<Branches value={null} onValueChange={onValueChange} />);
  await expect.element(answer("Fort")).not.toBeChecked();
  await answer("Fort").click();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("Fort");
});

it("keeps its form invalid for the browser until an answer is chosen", async () => {
  const { container } = await render(
    <form>
      <Branches name="branch" required />
    </form>,
  );
  const form = container.querySelector("form") as HTMLFormElement;
  expect(form.checkValidity()).toBe(false);
  await answer("Kurla").click();
  await expect.poll(() => form.checkValidity()).toBe(true);
});

it("fires a change event on its form", async () => {
  const onChange = vi.fn();
  await render(
    <form onChange={(event) => onChange(new FormData(event.currentTarget).get("branch"))}>
      <Branches name="branch" />
    </form>,
  );
  await answer("Fort").click();
  await expect.poll(() => onChange.mock.calls).toEqual([["Fort"]]);
});
