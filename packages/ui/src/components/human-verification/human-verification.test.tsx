import type { ComponentProps } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { controlled } from "../../fixtures/controlled";
import { press } from "../../fixtures/press";
import { HumanVerification, type VerificationWidget } from ".";

const box = page.getByRole("checkbox", { name: "I am not a robot" });
const status = page.getByRole("status");

const Stateful = controlled(HumanVerification);

function Example(props: Partial<ComponentProps<typeof HumanVerification>>) {
  return <Stateful verify={async () => "token"} value="" onValueChange={() => {}} {...props} />;
}

it("runs the check once, announces it and ticks the box", async () => {
  let resolve: (token: string) => void = () => {};
  const promise = new Promise<string>((settle) => {
    resolve = settle;
  });
  const verify = vi.fn(() => promise);
  const onValueChange = vi.fn();
  await render(<Example verify={verify} onValueChange={onValueChange} />);
  const region = status.element();
  expect(region).toHaveTextContent("");

  await userEvent.tab();
  await userEvent.keyboard("  ");
  await expect.element(status).toHaveTextContent("Checking.");
  await expect.element(box).not.toBeChecked();
  await expect.element(box).toHaveFocus();
  expect(verify).toHaveBeenCalledOnce();

  resolve("the token");
  await expect.element(box).toBeChecked();
  await expect.element(status).toHaveTextContent("Done, thank you.");
  // Screen readers announce only changes inside a region that is already there.
  expect(status.element()).toBe(region);
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("the token");
});

it("says that it is still working, and what the visitor can do meanwhile", async () => {
  await render(<Example verify={() => new Promise(() => {})} verifyingHint="You can go on." />);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  (box.element() as HTMLInputElement).click();
  const said = status.element();
  expect(said.textContent).toBe("Checking.");
  await expect.element(page.getByText("You can go on.")).toBeVisible();
  vi.advanceTimersByTime(5_000);
  vi.useRealTimers();
  await expect
    .element(status)
    .toHaveTextContent("Still checking. A slow device needs a little longer. You can go on.");
});

it("reports a failed check, can be retried, and unticks itself when the check has expired", async () => {
  const verify = vi.fn(async () => "token").mockRejectedValueOnce(new Error("offline"));
  const onValueChange = vi.fn();
  const screen = await render(<Example verify={verify} onValueChange={onValueChange} />);
  await press(box);
  await expect.element(status).toMatchTextContent(/^The check did not work. Your answers are kept/);
  await press(box);
  await expect.element(box).toBeChecked();
  // Set only now, so that however slow the click is, the tick is seen before it goes.
  await screen.rerender(<Example verify={verify} expiresInMs={1} onValueChange={onValueChange} />);
  await expect.element(status).toHaveTextContent("The check has expired. Please tick the box again.");
  await expect.element(box).not.toBeChecked();
  expect(onValueChange.mock.calls).toEqual([["token"], [""]]);
});

it("shows a provider's own widget below the box, and takes it away when the check is done", async () => {
  let given: VerificationWidget | undefined;
  await render(
    <Example
      verify={(_signal, widget) => {
        given = widget;
        return new Promise((resolve) => {
          const answer = Object.assign(document.createElement("button"), { textContent: "I am a person" });
          answer.addEventListener("click", () => resolve("their token"));
          widget.open().append(answer);
        });
      }}
    />,
  );
  await press(box);
  await expect.element(status).toHaveTextContent("Please complete the check below.");
  const answer = page.getByRole("button", { name: "I am a person" });
  await press(answer);
  await expect.element(box).toBeChecked();
  await expect.element(box).toHaveFocus();
  await expect.element(answer).not.toBeInTheDocument();

  given?.expire();
  await expect.element(status).toHaveTextContent("The check has expired. Please tick the box again.");
  await expect.element(box).not.toBeChecked();
});

it("ignores a widget that expires after another check has begun", async () => {
  const widgets: VerificationWidget[] = [];
  const onValueChange = vi.fn();
  const check = (value: string) => (
    <HumanVerification
      value={value}
      onValueChange={onValueChange}
      verify={async (_signal, widget) => `token ${widgets.push(widget)}`}
    />
  );
  const screen = await render(check(""));
  await press(box);
  await expect.poll(() => onValueChange.mock.calls).toEqual([["token 1"]]);
  await press(box);
  await screen.rerender(check("token 2"));
  widgets[0]?.expire();
  expect(onValueChange.mock.calls).toEqual([["token 1"], ["token 2"]]);
});

it("is unticked by a reset of its form", async () => {
  const onValueChange = vi.fn();
  const { container } = await render(
    <form>
      <Example value="token" onValueChange={onValueChange} />
    </form>,
  );
  await expect.element(box).toBeChecked();
  container.querySelector("form")?.reset();
  await expect.element(box).not.toBeChecked();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("");
});
