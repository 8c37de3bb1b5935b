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

it("says what went wrong and whom to call, then the reference number and what happens next", async () => {
  const onRetry = vi.fn();
  const screen = await render(
    <StatusDialog
      status="error"
      reason="The server did not answer in time."
      contact={<a href="tel:+912200000101">+91 22 0000 0101</a>}
      onRetry={onRetry}
      onClose={vi.fn()}
    />,
  );
  await expect
    .element(dialog)
    .toHaveAccessibleName("There was an error submitting your application. Please try again.");
  await expect
    .element(dialog)
    .toMatchTextContent(/The server did not answer in time\. Your answers are kept\./);
  await expect.element(dialog.getByRole("link", { name: "+91 22 0000 0101" })).toBeVisible();
  await press(button("Try again"));
  expect(onRetry).toHaveBeenCalledOnce();

  await screen.rerender(
    <StatusDialog status="success" reference="AHD-7K3QX" nextSteps={<p>We call you.</p>} onClose={vi.fn()} />,
  );
  await expect.element(dialog).toHaveAccessibleName("Your application was submitted successfully!");
  await expect.element(dialog).toMatchTextContent(/Your reference number\s*AHD-7K3QX\s*We call you\./);
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
