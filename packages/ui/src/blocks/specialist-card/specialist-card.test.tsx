import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { portrait } from "../../fixtures/pictures";
import { SpecialistCards } from ".";

it("opens the profile from the portrait too", async () => {
  const dentist = {
    id: "meera-iyer",
    name: "Dr Meera Iyer",
    role: "Dentist",
    portrait: { image: portrait(), alt: "Portrait" },
    biography: ["Calmly."],
    facts: [{ term: "Languages", value: "Tamil, English" }],
  };
  const screen = await render(<SpecialistCards dentists={[dentist]} />);
  await expect.element(screen.getByText("Calmly.")).not.toBeVisible();
  await screen.getByAltText("Portrait").click();
  await expect.element(screen.getByText("Calmly.")).toBeVisible();
  await expect.element(screen.getByText("Tamil, English")).toBeVisible();
});
