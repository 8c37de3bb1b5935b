import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import {
  SpecialistCard,
  SpecialistCardMore,
  SpecialistCardName,
  SpecialistCardPortrait,
  SpecialistCardRole,
  SpecialistCards,
} from ".";

const cards = (size: "large" | "small") => (
  <SpecialistCards size={size}>
    {["Dr Meera Iyer", "Dr Sana Qureshi"].map((name) => (
      <SpecialistCard key={name}>
        <SpecialistCardPortrait data-testid={`${name} portrait`} />
        <SpecialistCardName>
          <a href={`#${name}`}>{name}</a>
        </SpecialistCardName>
        <SpecialistCardRole>Dentist</SpecialistCardRole>
        <SpecialistCardMore label={`How ${name} works`}>Calmly.</SpecialistCardMore>
      </SpecialistCard>
    ))}
  </SpecialistCards>
);

it("leads to the dentist's page from the portrait too", async () => {
  const screen = await render(cards("large"));
  const link = screen.getByRole("link", { name: "Dr Meera Iyer" }).element();
  const { left, top, width, height } = screen
    .getByTestId("Dr Meera Iyer portrait")
    .element()
    .getBoundingClientRect();
  expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link);
});

it("opens a biography in place", async () => {
  const screen = await render(cards("large"));
  await expect.element(screen.getByText("Calmly.").first()).not.toBeVisible();
  await screen.getByText("How Dr Meera Iyer works").click();
  await expect.element(screen.getByText("Calmly.").first()).toBeVisible();
});

it.each([
  ["large", 390, "beside"],
  ["large", 1024, "above"],
  ["small", 1024, "beside"],
] as const)("shows the portrait of a %s card at %i px %s the name", async (size, width, place) => {
  await page.viewport(width, 900);
  const screen = await render(cards(size));
  const portrait = screen.getByTestId("Dr Meera Iyer portrait").element().getBoundingClientRect();
  const name = screen.getByRole("heading", { name: "Dr Meera Iyer" }).element().getBoundingClientRect();
  if (place === "above") expect(portrait.bottom).toBeLessThanOrEqual(name.top);
  else expect(portrait.right).toBeLessThanOrEqual(name.left);
});
