import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { portrait } from "../../fixtures/pictures";
import { NewsletterList } from ".";

it("opens PDFs in a new tab, six issues per page, with named pagination", async () => {
  const newsletters = [1, 2, 3, 4, 5, 6, 7].map((number) => ({
    title: `Issue ${number}`,
    published: "March 2026",
    href: `/${number}.pdf`,
    size: "1 MB",
    pages: 8,
    image: portrait(),
  }));
  const screen = await render(<NewsletterList newsletters={newsletters} />);
  expect(screen.getByRole("link").all()).toHaveLength(6);
  const link = screen.getByRole("link", { name: "Issue 1 (opens in a new tab)" });
  await expect.element(link).toHaveAttribute("target", "_blank");

  const pages = screen.getByRole("navigation", { name: "Pages: Newsletters" });
  await pages.getByRole("button", { name: "Page 2" }).click();
  await expect.element(screen.getByRole("heading", { name: "Issue 7 (opens in a new tab)" })).toBeVisible();
  expect(screen.getByRole("link").all()).toHaveLength(1);
});
