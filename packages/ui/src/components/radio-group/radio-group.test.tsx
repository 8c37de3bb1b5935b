import type { ComponentProps } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { controlled } from "../../fixtures/controlled";
import { RadioGroup, RadioGroupItem } from ".";

const answer = (name: string) => page.getByRole("radio", { name });

function Branches(props: Partial<ComponentProps<typeof RadioGroup>>) {
  return (
    <RadioGroup label="Branch" {...props}>
      {["Kurla", "Fort", "Worli"].map((name) => (
        <RadioGroupItem key={name} value={name} label={name} />
      ))}
    </RadioGroup>
  );
}

const Controlled = controlled<{ value: string | null; onValueChange: (value: string) => void }>(Branches);

it("is one tab stop, from which the arrow keys choose, whether or not a parent controls it", async () => {
  const onValueChange = vi.fn();
  for (const branches of [
    <Branches key="own" onValueChange={onValueChange} />,
    <Controlled key="controlled" value={null} onValueChange={onValueChange} />,
  ]) {
    onValueChange.mockClear();
    const screen = await render(branches);
    await userEvent.tab();
    await expect.element(answer("Kurla")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}");
    await expect.element(answer("Worli")).toBeChecked();
    expect(onValueChange.mock.calls.flat()).toEqual(["Fort", "Worli", "Kurla", "Worli"]);
    await screen.unmount();
  }
});

it("chooses by a press of the answer's line, at least 44 px high, and is sent with its form", async () => {
  const { container } = await render(
    <form>
      <Branches name="branch" defaultValue="Kurla" />
    </form>,
  );
  const sent = () => [...new FormData(container.querySelector("form") as HTMLFormElement)];
  expect(sent()).toEqual([["branch", "Kurla"]]);
  await page.getByText("Worli").click();
  expect(sent()).toEqual([["branch", "Worli"]]);
  expect(page.getByText("Worli").element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

it("passes the focus of its id to its answers, for links from an error summary", async () => {
  await render(<Branches id="branch" />);
  document.getElementById("branch")?.focus();
  await expect.element(answer("Kurla")).toHaveFocus();
});
