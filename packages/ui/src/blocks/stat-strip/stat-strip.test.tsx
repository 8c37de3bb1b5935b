import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { StatStrip } from ".";

it("gives each figure with its label and source", async () => {
  const screen = await render(
    <StatStrip
      label="In numbers"
      stats={[
        { value: 22, suffix: "+", label: "years of experience" },
        { value: 30000, suffix: "+", label: "patients treated" },
      ]}
      note="Counted by us."
    />,
  );
  const strip = screen.getByRole("region", { name: "In numbers" });
  expect(
    strip
      .getByRole("definition")
      .elements()
      .map((figure) => figure.textContent),
  ).toEqual(["22+", "30000+"]);
  expect(
    strip
      .getByRole("term")
      .elements()
      .map((label) => label.textContent),
  ).toEqual(["years of experience", "patients treated"]);
  await expect.element(strip.getByText("Counted by us.")).toBeVisible();
});
