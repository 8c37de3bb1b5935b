import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { TextLink } from ".";

it("is distinguishable without colour", async () => {
  const screen = await render(
    <p>
      Read more <TextLink href="/about-us">about our dentists</TextLink>.
    </p>,
  );
  const link = screen.getByRole("link", { name: "about our dentists" });
  await expect.element(link).toHaveAttribute("href", "/about-us");
  expect(getComputedStyle(link.element()).textDecorationLine).toBe("underline");
});

it.each([
  ["standalone", 44],
  ["inverse", 24],
] as const)("is a target of its own when it is %s: at least %i px high", async (variant, height) => {
  const screen = await render(
    <TextLink variant={variant} href="/blogs">
      All articles
    </TextLink>,
  );
  expect(screen.getByRole("link").element().getBoundingClientRect().height).toBeGreaterThanOrEqual(height);
});
