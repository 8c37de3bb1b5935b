import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { room } from "../../fixtures/pictures";
import { ArticleCard } from ".";

it("links picture, category and title to the article as one link", async () => {
  const screen = await render(
    <div style={{ width: 320 }}>
      <ArticleCard
        title="Crowns explained"
        path="/blogs/crowns"
        category="Crowns"
        picture={{ image: room() }}
      />
    </div>,
  );
  const link = screen.getByRole("link", { name: "Crowns explained" }).element();
  const picture = screen.container.querySelector("img") as Element;
  for (const part of [picture, screen.getByText("Crowns", { exact: true }).element()]) {
    const { left, top, width, height } = part.getBoundingClientRect();
    expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link);
  }
});
