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

it("is clickable anywhere", async () => {
  const screen = await render(<SmileCard />);
  const { left, top } = screen.getByRole("article").element().getBoundingClientRect();
  const underTheFinger = document.elementFromPoint(left + 20, top + 20);
  expect(underTheFinger?.getAttribute("href")).toBe("#smile");
});
