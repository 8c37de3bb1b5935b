import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ConnectionNotice } from ".";

it("takes the focus, says what failed, tries again once online, and returns focus on Escape", async () => {
  const [onRetry, onClose] = [vi.fn(), vi.fn()];
  const field = <input aria-label="Message" />;
  const screen = await render(field);
  await screen.getByLabelText("Message").click();
  await screen.rerender(
    <>
      {field}
      <ConnectionNotice what="The next page" offline branches={[]} onRetry={onRetry} onClose={onClose} />
    </>,
  );
  const notice = screen.getByRole("alertdialog", { name: "The next page could not be loaded." });
  await expect.element(notice).toHaveFocus();
  await expect.element(notice).toHaveAccessibleDescription(/offline/);
  window.dispatchEvent(new Event("online"));
  expect(onRetry).toHaveBeenCalledOnce();
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
  await expect.element(screen.getByLabelText("Message")).toHaveFocus();
});
