import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { Card, CardBody, CardLink, CardMedia, CardTitle } from ".";

it("is clickable anywhere", async () => {
  const screen = await render(
    <Card asChild>
      <article style={{ width: 300 }}>
        <CardMedia />
        <CardBody>
          <CardTitle>
            <CardLink href="#smile">Smile makeover</CardLink>
          </CardTitle>
        </CardBody>
      </article>
    </Card>,
  );
  const { left, top } = screen.getByRole("article").element().getBoundingClientRect();
  expect(document.elementFromPoint(left + 20, top + 20)?.getAttribute("href")).toBe("#smile");
});
