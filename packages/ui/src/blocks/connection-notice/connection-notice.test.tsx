import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ConnectionNotice, type ConnectionNoticeProps } from ".";

function notice(props: Partial<ConnectionNoticeProps> = {}) {
  return (
    <ConnectionNotice
      what="The next page"
      branches={[{ slug: "kurla", name: "Kurla", phones: ["+91 22 0000 0101"] }]}
      onRetry={() => {}}
      onClose={() => {}}
      {...props}
    />
  );
}

it("takes the focus, says what failed, and offers the phone", async () => {
  const screen = await render(notice());
  const box = screen.getByRole("alertdialog", { name: "The next page could not be loaded." });
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveAccessibleDescription(/did not answer/);
  await expect
    .element(screen.getByRole("link", { name: "Kurla: +91 22 0000 0101" }))
    .toHaveAttribute("href", "tel:+912200000101");
  await screen.rerender(notice({ offline: true }));
  await expect.element(box).toHaveAccessibleDescription(/offline/);
});

it("closes on Escape and returns focus", async () => {
  const onClose = vi.fn();
  const screen = await render(<input aria-label="Message" />);
  await screen.getByLabelText("Message").click();
  await screen.rerender(
    <>
      <input aria-label="Message" />
      {notice({ onClose })}
    </>,
  );
  await expect.element(screen.getByRole("alertdialog")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
  await expect.element(screen.getByLabelText("Message")).toHaveFocus();
});

it("tries again on request, and once the browser is online", async () => {
  const onRetry = vi.fn();
  const screen = await render(notice({ onRetry }));
  await screen.getByRole("button", { name: "Try again" }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event("online"));
  expect(onRetry).toHaveBeenCalledTimes(2);
});
