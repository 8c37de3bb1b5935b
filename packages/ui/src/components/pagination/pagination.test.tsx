import { useState } from "react";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Pagination } from ".";

function Gallery({ total }: { total: number }) {
  const [page, setPage] = useState(1);
  return <Pagination total={total} page={page} onPageChange={setPage} />;
}

it("starts on page 1 with previous disabled, and ends with next disabled", async () => {
  const screen = await render(<Gallery total={7} />);
  const [previous, next] = [
    screen.getByRole("button", { name: "Previous" }),
    screen.getByRole("button", { name: "Next" }),
  ];
  await expect.element(previous).toHaveAttribute("aria-disabled", "true");
  await expect.element(next).toHaveAttribute("aria-disabled", "false");

  await next.click();
  await expect.element(previous).toHaveAttribute("aria-disabled", "false");
  await expect.element(next).toHaveAttribute("aria-disabled", "true");
});

it("is operable by keyboard, and announces the page", async () => {
  const screen = await render(<Gallery total={18} />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Page 2" })).toHaveFocus();

  await userEvent.keyboard("{Enter}");
  await expect
    .element(screen.getByRole("button", { name: "Page 2" }))
    .toHaveAttribute("aria-current", "page");
  await expect.element(screen.getByText("Page 2 of 3")).toHaveAttribute("role", "status");

  screen.getByRole("button", { name: "Next" }).element().focus();
  await userEvent.keyboard(" ");
  await expect
    .element(screen.getByRole("button", { name: "Page 3" }))
    .toHaveAttribute("aria-current", "page");
  await expect.element(screen.getByRole("button", { name: "Next" })).toHaveFocus();
});
