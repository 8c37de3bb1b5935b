import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Progress } from ".";

const bar = page.getByRole("progressbar", { name: "Sending resume.pdf" });

it("shows the value in words once for everyone", async () => {
  await render(
    <Progress
      label="Sending resume.pdf"
      value={2}
      max={3}
      valueText={(value, max) => `Part ${value} of ${max}`}
    />,
  );
  await expect.element(bar).toHaveAttribute("aria-valuetext", "Part 2 of 3");
  const shown = page.getByText("Part 2 of 3");
  await expect.element(shown).toBeVisible();
  await expect.element(shown).toHaveAttribute("aria-hidden", "true");
});

it("keeps its value between 0 and its maximum", async () => {
  const screen = await render(<Progress label="Sending resume.pdf" value={12} max={10} />);
  await expect.element(bar).toHaveAttribute("aria-valuenow", "10");
  await expect.element(bar).toHaveAttribute("data-state", "complete");
  await screen.rerender(<Progress label="Sending resume.pdf" value={-1} max={10} />);
  await expect.element(bar).toHaveAttribute("aria-valuenow", "0");
});

it("has no value while its maximum is 0", async () => {
  await render(<Progress label="Sending resume.pdf" value={0} max={0} />);
  await expect.element(bar).toHaveAttribute("data-state", "indeterminate");
});
