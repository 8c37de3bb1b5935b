import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { Heading } from ".";

it("is smaller the lower its level, unless it has a size of its own", async () => {
  const screen = await render(
    <>
      <Heading level={4} size="display">
        First, whatever its level
      </Heading>
      <Heading level={1}>Second</Heading>
      <Heading>Third</Heading>
      <Heading level={3}>Fourth</Heading>
    </>,
  );
  const sizes = screen
    .getByRole("heading")
    .elements()
    .map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
  expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => b - a));
});
