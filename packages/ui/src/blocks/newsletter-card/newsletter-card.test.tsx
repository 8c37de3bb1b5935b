import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { portrait } from "../../fixtures/pictures";
import { NewsletterCard } from ".";

it("says what opens before it opens: a PDF in a new tab, its size and its pages", async () => {
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
