import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { press } from "../../fixtures/press";
import { StatusDialog } from ".";

const dialog = page.getByRole("dialog");
const button = (name: string) => dialog.getByRole("button", { name });
const clickOutside = () => userEvent.click(document.documentElement, { position: { x: 5, y: 5 } });

it("can't be closed while submitting, and shows how much of a file was sent without announcing it", async () => {
  const onClose = vi.fn();
  const screen = await render(<StatusDialog status="submitting" onClose={onClose} />);
  await expect.element(dialog).toHaveAccessibleName("Submitting your application...");
  await expect.element(dialog.getByRole("button")).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await clickOutside();
  expect(onClose).not.toHaveBeenCalled();

  const progress = { sentBytes: 1_500, totalBytes: 2_000 };
  await screen.rerender(<StatusDialog status="submitting" progress={progress} onClose={onClose} />);
  const bar = page.getByRole("progressbar", { name: "Sending your file" });
  await expect.element(bar).toHaveAttribute("aria-valuetext", "75%");
  expect(page.getByRole("status").element().contains(bar.element())).toBe(false);
  await screen.rerender(<StatusDialog status="success" progress={progress} onClose={onClose} />);
  await expect.element(bar).not.toBeInTheDocument();
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

it("announces each change, and keeps the keyboard inside while its buttons come and go", async () => {
  const screen = await render(<StatusDialog status="error" onClose={vi.fn()} onRetry={vi.fn()} />);
  await expect.element(button("Try again")).toHaveFocus();
  const region = page.getByRole("status").element();
  await screen.rerender(<StatusDialog status="submitting" onClose={vi.fn()} />);
  await expect.element(dialog).toHaveFocus();
  await screen.rerender(<StatusDialog status="success" onClose={vi.fn()} />);
  // Screen readers announce only changes inside an element that is already there.
  expect(page.getByRole("status").element()).toBe(region);
  expect(region).toMatchTextContent(/Your application was submitted successfully/);
  await userEvent.tab();
  await expect.element(button("Close")).toHaveFocus();
});
