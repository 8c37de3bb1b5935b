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

it("renders a link with asChild", async () => {
  const screen = await render(
    <Button asChild>
      <a href="/contact-us">Book an Appointment</a>
    </Button>,
  );
  const link = screen.getByRole("link", { name: "Book an Appointment" });
  await expect.element(link).toHaveAttribute("href", "/contact-us");
  await expect.element(link).not.toHaveAttribute("type");
});

it("is at least 44 px high, even when small", async () => {
  const screen = await render(
    <>
      <Button>Book an Appointment</Button>
      <Button size="small">Know more</Button>
    </>,
  );
  const heights = screen
    .getByRole("button")
    .elements()
    .map((button) => button.getBoundingClientRect().height);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});
