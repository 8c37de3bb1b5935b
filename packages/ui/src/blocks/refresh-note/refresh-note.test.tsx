import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { RefreshNote } from ".";

it("is a status with a button to try again", async () => {
  const onRetry = vi.fn();
  const screen = await render(<RefreshNote onRetry={onRetry} />);
  await expect.element(screen.getByRole("status").getByText(/There may be newer articles/)).toBeVisible();
  await screen.getByRole("button", { name: "Try again" }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});
