import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { TextLink } from ".";

it("is distinguishable without colour", async () => {
  const screen = await render(
    <p>
      Read more <TextLink href="/about-us">about our dentists</TextLink>.
    </p>,
  );
  expect(getComputedStyle(screen.getByRole("link").element()).textDecorationLine).toBe("underline");
});
