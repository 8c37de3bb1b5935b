import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { portrait } from "../../fixtures/pictures";
import { SpecialistCards } from ".";

it("leads to the dentist's page from the portrait too, but opens the biography in place", async () => {
  const dentist = {
    name: "Dr Meera Iyer",
    path: "/dentists/meera-iyer",
    role: "Dentist",
    portrait: { image: portrait(), alt: "Portrait" },
    more: { label: "How Dr Meera Iyer works", body: ["Calmly."] },
  };
  const screen = await render(<SpecialistCards dentists={[dentist]} />);
  const { left, top } = screen.getByAltText("Portrait").element().getBoundingClientRect();
  const link = screen.getByRole("link", { name: "Dr Meera Iyer" }).element();
  expect(document.elementFromPoint(left + 9, top + 99)).toBe(link);
  await screen.getByText("How Dr Meera Iyer works").click();
  await expect.element(screen.getByText("Calmly.")).toBeVisible();
});
