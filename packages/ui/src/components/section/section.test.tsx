import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Container, Section } from ".";

it("limits content to 1240 px on a wide window, and keeps a gutter of 20 px on a phone", async () => {
  await page.viewport(1920, 900);
  const screen = await render(
    <Section>
      <Container>
        <p>Two branches</p>
      </Container>
    </Section>,
  );
  const text = () => screen.getByText("Two branches").element().getBoundingClientRect();
  expect(text().width).toBe(1240);
  await page.viewport(320, 700);
  const { left, right } = screen.container.getBoundingClientRect();
  expect([text().left - left, right - text().right]).toEqual([20, 20]);
  await page.viewport(1280, 900);
});
