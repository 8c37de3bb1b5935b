import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { Card, CardBody, CardLink, CardMedia, CardText, CardTitle } from ".";

function SmileCard() {
  return (
    <Card asChild>
      <article style={{ width: 300 }}>
        <CardMedia />
        <CardBody>
          <CardTitle level={2}>
            <CardLink href="#smile">Smile makeover</CardLink>
          </CardTitle>
          <CardText>Planned together.</CardText>
        </CardBody>
      </article>
    </Card>
  );
}

it("is one link, named by its title", async () => {
  const screen = await render(<SmileCard />);
  await expect.element(screen.getByRole("article")).toBeVisible();
  await expect.element(screen.getByRole("heading", { level: 2, name: "Smile makeover" })).toBeVisible();
  expect(screen.getByRole("link").all()).toHaveLength(1);
  await expect.element(screen.getByRole("link", { name: "Smile makeover" })).toBeVisible();
});

it("is clickable anywhere", async () => {
  const screen = await render(<SmileCard />);
  const { left, top } = screen.getByRole("article").element().getBoundingClientRect();
  const underTheFinger = document.elementFromPoint(left + 20, top + 20);
  expect(underTheFinger?.getAttribute("href")).toBe("#smile");
});
