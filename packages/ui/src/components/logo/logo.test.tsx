import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { Logo } from ".";

it("names the link around it", async () => {
  const screen = await render(
    <a href="/">
      <Logo descriptor="Dental">Arch House</Logo>
    </a>,
  );
  await expect.element(screen.getByRole("link", { name: "Arch House Dental" })).toBeVisible();
  await expect.element(screen.getByRole("img")).not.toBeInTheDocument();
});

it("takes the colour of the text", async () => {
  const screen = await render(
    <div style={{ color: "rgb(255, 255, 255)", background: "#0a403d" }}>
      <Logo>Arch House</Logo>
    </div>,
  );
  expect(getComputedStyle(screen.getByText("Arch House").element()).color).toBe("rgb(255, 255, 255)");
  const line = screen.container.querySelector("path") as SVGPathElement;
  expect(getComputedStyle(line).stroke).toBe("rgb(255, 255, 255)");
});
