import type { FormEvent } from "react";
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from ".";

it("acts on Enter and Space, and doesn't submit a form by default", async () => {
  const act = vi.fn();
  const send = vi.fn((event: FormEvent) => event.preventDefault());
  const screen = await render(
    <form onSubmit={send}>
      <Button onClick={act}>Clinic Walkthrough</Button>
    </form>,
  );
  screen.getByRole("button", { name: "Clinic Walkthrough" }).element().focus();
  await userEvent.keyboard("{Enter} ");
  expect(act).toHaveBeenCalledTimes(2);
  expect(send).not.toHaveBeenCalled();
});

it.each([
  ["by default", undefined, 48],
  ["when small", "small", 44],
  ["around an icon", "icon", 48],
] as const)("is at least as high as promised %s", async (_, size, height) => {
  // Without padding, so that only the promise makes it as high.
  const screen = await render(
    <Button size={size} className="py-0">
      Go
    </Button>,
  );
  const button = screen.getByRole("button").element();
  expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(height);
});
