import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { portrait } from "../../fixtures/pictures";
import { SpecialistCards } from ".";

it("leads to the dentist's page from the portrait too, but opens the biography in place", async () => {
  const screen = await render(
    <SpecialistCards
      dentists={[
        {
          name: "Dr Meera Iyer",
          path: "/dentists/meera-iyer",
          role: "Dentist",
          portrait: { image: portrait(), alt: "Portrait" },
          more: { label: "How Dr Meera Iyer works", body: ["Calmly."] },
        },
      ]}
    />,
  );
  const link = screen.getByRole("link", { name: "Dr Meera Iyer" }).element();
  const { left, top, width, height } = screen.getByAltText("Portrait").element().getBoundingClientRect();
  expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link);

  await expect.element(screen.getByText("Calmly.")).not.toBeVisible();
  await screen.getByText("How Dr Meera Iyer works").click();
  await expect.element(screen.getByText("Calmly.")).toBeVisible();
});
