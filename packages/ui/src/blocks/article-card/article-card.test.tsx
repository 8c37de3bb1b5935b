import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { room } from "../../fixtures/pictures";
import { ArticleCard } from ".";

it("links picture, category and title to the article as one link", async () => {
  const screen = await render(
    <div style={{ width: 320 }}>
      <ArticleCard image={room()} alt="Crowns explained" category="Crowns" headingLevel={3}>
        <a href="/blogs/crowns-explained">Crowns explained</a>
      </ArticleCard>
    </div>,
  );
  const link = screen.getByRole("link", { name: "Crowns explained" });
  await expect.element(link).toHaveAttribute("href", "/blogs/crowns-explained");
  await expect.element(screen.getByRole("heading", { level: 3, name: "Crowns explained" })).toBeVisible();
  await expect.element(screen.getByRole("img", { name: "Crowns explained" })).toBeVisible();

  for (const part of [screen.getByRole("img"), screen.getByText("Crowns", { exact: true })]) {
    const { left, top, width, height } = part.element().getBoundingClientRect();
    expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link.element());
  }
});
