import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { Heading } from ".";

const sizeOf = (heading: Element) => Number.parseFloat(getComputedStyle(heading).fontSize);

it("keeps its level with another size", async () => {
  const screen = await render(
    <>
      <Heading>As its level</Heading>
      <Heading size="title">Smaller</Heading>
      <Heading size="display">Larger</Heading>
    </>,
  );
  const [own, smaller, larger] = screen.getByRole("heading", { level: 2 }).elements().map(sizeOf);
  expect(smaller).toBeLessThan(own ?? 0);
  expect(larger).toBeGreaterThan(own ?? 0);
});

it("is smaller the lower its level", async () => {
  const screen = await render(
    <>
      <Heading level={1}>One</Heading>
      <Heading level={2}>Two</Heading>
      <Heading level={3}>Three</Heading>
    </>,
  );
  const sizes = screen.getByRole("heading").elements().map(sizeOf);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(new Set(sizes).size).toBe(3);
});
