import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Progress } from ".";

it("says how much is done in per cent, once for everyone", async () => {
  for (const [value, max, percent] of [
    [2, 3, "67%"],
    [12, 10, "100%"],
    [-1, 10, "0%"],
    [0, 0, "0%"],
  ] as const) {
    const screen = await render(<Progress label="Sending resume.pdf" value={value} max={max} />);
    const bar = page.getByRole("progressbar", { name: "Sending resume.pdf" });
    await expect.element(bar).toHaveAttribute("aria-valuetext", percent);
    await expect.element(bar).toHaveAttribute("aria-valuenow", percent.replace("%", ""));
    await expect.element(page.getByText(percent)).toHaveAttribute("aria-hidden", "true");
    await screen.unmount();
  }
});
