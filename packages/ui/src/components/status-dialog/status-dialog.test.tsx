import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { press } from "../../fixtures/press";
import { StatusDialog, type StatusDialogProps } from ".";

const dialog = page.getByRole("dialog");
const button = (name: string) => dialog.getByRole("button", { name });
const clickOutside = () => userEvent.click(document.documentElement, { position: { x: 5, y: 5 } });

it("can't be closed while submitting", async () => {
  const onClose = vi.fn();
  await render(<StatusDialog status="submitting" onClose={onClose} />);
  await expect.element(dialog).toHaveAccessibleName("Submitting your application...");
  await expect.element(dialog.getByRole("button")).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await clickOutside();
  expect(onClose).not.toHaveBeenCalled();
});

it("after success or an error is closed by Esc or Close, never by a click outside", async () => {
  for (const status of ["success", "error"] as const) {
    const onClose = vi.fn();
    const screen = await render(<StatusDialog status={status} onClose={onClose} />);
    await clickOutside();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledTimes(1);
    await press(button("Close"));
    expect(onClose).toHaveBeenCalledTimes(2);
    await screen.unmount();
  }
});

it("takes focus anew in each state, to be read out once, keeps it inside, and returns it in the end", async () => {
  const states = (props: Partial<StatusDialogProps>) => (
    <>
      <button type="button">Send</button>
      <StatusDialog status="idle" onClose={vi.fn()} {...props} />
    </>
  );
  const screen = await render(states({}));
  const send = page.getByRole("button", { name: "Send" });
  (send.element() as HTMLElement).focus();
  let before: Element | undefined;
  for (const [props, description] of [
    [{ status: "submitting" }, /This takes a few seconds/],
    [{ status: "error", reason: "It is down.", onRetry: vi.fn() }, "It is down. Your answers are kept."],
    [{ status: "submitting" }, /This takes a few seconds/],
    [{ status: "success", reference: "AHD-7K3QX" }, "Your reference number AHD-7K3QX"],
  ] as const) {
    await screen.rerender(states(props));
    await expect.element(dialog).toHaveFocus();
    await expect.element(dialog).toHaveAccessibleDescription(description);
    // An element that has focus already isn't read out again.
    expect(dialog.element()).not.toBe(before);
    expect(document.querySelector("[role=status]")).toBeNull();
    before = dialog.element();
  }
  await userEvent.tab();
  await expect.element(button("Close")).toHaveFocus();
  await screen.rerender(states({}));
  await expect.element(send).toHaveFocus();
});
