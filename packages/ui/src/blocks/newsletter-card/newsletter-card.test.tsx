import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { portrait } from "../../fixtures/pictures";
import { NewsletterCard, NewsletterList } from ".";

it("announces a PDF in a new tab, its size and its pages", async () => {
  const screen = await render(
    <NewsletterCard
      image={portrait()}
      title="The first visit"
      published="March 2026"
      href="/first-visit.pdf"
      size="1.2 MB"
      pages={8}
    />,
  );
  const link = screen.getByRole("link", { name: "The first visit (opens in a new tab)" });
  await expect.element(link).toHaveAttribute("href", "/first-visit.pdf");
  await expect.element(link).toHaveAttribute("target", "_blank");
  await expect.element(screen.getByText("PDF, 1.2 MB, 8 pages")).toBeVisible();
  await expect.element(screen.getByText("March 2026")).toBeVisible();
});

it("shows six issues per page, with named pagination", async () => {
  const screen = await render(
    <NewsletterList>
      {["1", "2", "3", "4", "5", "6", "7"].map((number) => (
        <NewsletterCard
          key={number}
          image={portrait()}
          title={`Issue ${number}`}
          published="March 2026"
          href={`/${number}.pdf`}
          size="1 MB"
          pages={1}
        />
      ))}
    </NewsletterList>,
  );
  expect(screen.getByRole("link").all()).toHaveLength(6);
  const pages = screen.getByRole("navigation", { name: "Pages: Newsletters" });
  await pages.getByRole("button", { name: "Page 2" }).click();
  await expect.element(screen.getByRole("heading", { name: "Issue 7 (opens in a new tab)" })).toBeVisible();
  expect(screen.getByRole("link").all()).toHaveLength(1);
});
