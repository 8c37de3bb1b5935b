import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { TreatmentFacts, TreatmentPoints } from ".";

it("reads each duration after what it measures, and each list under its heading", async () => {
  const screen = await render(
    <TreatmentFacts
      title="Facts"
      facts={[
        { term: "Visits", value: "4 to 6" },
        { term: "In all", value: "3 months" },
      ]}
    >
      <TreatmentPoints icon={<svg aria-hidden />} title="Wait if" points={["you are under 18"]} />
    </TreatmentFacts>,
  );
  const region = screen.getByRole("region", { name: "Facts" });
  const terms = region.getByRole("term").elements();
  expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ["Visits", "4 to 6"],
    ["In all", "3 months"],
  ]);
  await expect.element(region.getByRole("heading", { level: 3, name: "Wait if" })).toBeVisible();
  await expect.element(region.getByRole("listitem")).toHaveTextContent("you are under 18");
});
