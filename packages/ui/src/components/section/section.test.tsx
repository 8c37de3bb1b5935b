import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Container, Section } from ".";

afterEach(() => page.viewport(1280, 900));

const section = (
  <Section>
    <Container>
      <p>Two branches</p>
    </Container>
  </Section>
);

it("limits content to 1240 px on a wide window", async () => {
  await page.viewport(1920, 900);
  const screen = await render(section);
  const text = screen.getByText("Two branches").element().getBoundingClientRect();
  expect(text.width).toBe(1240);
});

it("keeps a gutter of 20 px on a phone", async () => {
  await page.viewport(320, 700);
  const screen = await render(section);
  const text = screen.getByText("Two branches").element().getBoundingClientRect();
  const band = screen.container.querySelector("[data-slot=section]")?.getBoundingClientRect();
  expect(text.left - (band?.left ?? 0)).toBe(20);
  expect((band?.right ?? 0) - text.right).toBe(20);
});
