import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { ArchElevation, CadIcon, DentalArchPlan, ReceptionElevation, ToothSection } from ".";

it("is hidden from screen readers, and takes no focus", async () => {
  const screen = await render(
    <>
      <DentalArchPlan />
      <ArchElevation />
      <ToothSection />
      <ReceptionElevation />
      <CadIcon />
    </>,
  );
  await expect.element(screen.getByRole("img")).not.toBeInTheDocument();
  const drawings = screen.container.querySelectorAll("svg");
  expect(drawings).toHaveLength(5);
  for (const drawing of drawings) {
    expect(drawing).toHaveAttribute("aria-hidden", "true");
    expect(drawing).not.toHaveAttribute("tabindex");
  }
});

it("draws fourteen teeth, and one of them as a gap on a page where something is missing", async () => {
  const screen = await render(<DentalArchPlan missing={9} />);
  const teeth = [...screen.container.querySelectorAll("rect")];
  expect(teeth).toHaveLength(14);
  expect(teeth.flatMap((tooth, index) => (tooth.hasAttribute("stroke-dasharray") ? [index] : []))).toEqual([
    9,
  ]);
});

it("takes the colour of the text around it", async () => {
  const screen = await render(<ArchElevation style={{ color: "rgb(10, 64, 61)" }} />);
  const line = screen.container.querySelector("path") as SVGPathElement;
  expect(getComputedStyle(line).stroke).toBe("rgb(10, 64, 61)");
});
