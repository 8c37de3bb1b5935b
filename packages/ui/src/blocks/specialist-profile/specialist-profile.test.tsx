import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import {
  SpecialistBody,
  SpecialistFact,
  SpecialistFacts,
  SpecialistName,
  SpecialistPortrait,
  SpecialistProfile,
  SpecialistProfiles,
} from ".";

const profiles = (
  <SpecialistProfiles>
    {["Dr Meera Iyer", "Dr Sana Qureshi"].map((name) => (
      <SpecialistProfile key={name} aria-label={name}>
        <SpecialistPortrait data-testid={`${name} portrait`} />
        <SpecialistBody data-testid={name}>
          <SpecialistName level={4}>{name}</SpecialistName>
          <SpecialistFacts>
            <SpecialistFact term="Languages">Tamil, English</SpecialistFact>
          </SpecialistFacts>
        </SpecialistBody>
      </SpecialistProfile>
    ))}
  </SpecialistProfiles>
);

it("has each dentist in an article with a heading and facts", async () => {
  const screen = await render(profiles);
  const article = screen.getByRole("article", { name: "Dr Meera Iyer" });
  await expect.element(article.getByRole("heading", { level: 4 })).toHaveTextContent("Dr Meera Iyer");
  await expect.element(article.getByRole("term")).toHaveTextContent("Languages");
  await expect.element(article.getByRole("definition")).toHaveTextContent("Tamil, English");
});

it.each([
  ["ltr", 1440],
  ["rtl", 1440],
  ["ltr", 900],
] as const)("mirrors every second profile (%s, %i px)", async (dir, width) => {
  await page.viewport(width, 900);
  const screen = await render(<div dir={dir}>{profiles}</div>);
  const start = (id: string) => {
    const { left, right } = screen.getByTestId(id).element().getBoundingClientRect();
    return dir === "ltr" ? left : -right;
  };
  expect(start("Dr Meera Iyer portrait")).toBeLessThan(start("Dr Meera Iyer"));
  expect(start("Dr Sana Qureshi portrait")).toBeGreaterThan(start("Dr Sana Qureshi"));
});
