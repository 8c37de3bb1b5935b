import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { TreatmentAftercare, TreatmentSteps } from ".";

it("lists the steps in order, then what to do afterwards", async () => {
  const screen = await render(
    <TreatmentSteps
      title="Steps"
      steps={[
        { heading: "Examination", body: "We look." },
        { heading: "Crown", body: "We fit it." },
      ]}
    >
      <TreatmentAftercare title="Afterwards" points={["Eat soft food"]} />
    </TreatmentSteps>,
  );
  const region = screen.getByRole("region", { name: "Steps" });
  const steps = region.getByRole("list").first().getByRole("listitem").elements();
  expect(steps.map((step) => step.textContent)).toEqual(["1ExaminationWe look.", "2CrownWe fit it."]);
  expect(steps[0]?.closest("ol")).not.toBeNull();
  expect(
    region
      .getByRole("heading", { level: 3 })
      .elements()
      .map((heading) => heading.textContent),
  ).toEqual(["Examination", "Crown", "Afterwards"]);
});
