import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import {
  TechnologyEntries,
  TechnologyEntry,
  TechnologyEntryBody,
  TechnologyEntryPicture,
  TechnologyEntryTitle,
} from ".";

const entries = (
  <TechnologyEntries>
    {["Scanner", "Mill", "Printer"].map((name) => (
      <TechnologyEntry key={name} id={name.toLowerCase()} aria-label={name}>
        <TechnologyEntryPicture data-testid={`${name} picture`} />
        <TechnologyEntryBody data-testid={name}>
          <TechnologyEntryTitle level={3}>{name}</TechnologyEntryTitle>
        </TechnologyEntryBody>
      </TechnologyEntry>
    ))}
  </TechnologyEntries>
);

it.each(["ltr", "rtl"])("alternates picture and text on wide windows (%s)", async (dir) => {
  await page.viewport(1440, 900);
  const screen = await render(<div dir={dir}>{entries}</div>);
  const pictureFirst = ["Scanner", "Mill", "Printer"].map((name) => {
    const [picture, body] = [`${name} picture`, name].map((id) => {
      const { left, right } = screen.getByTestId(id).element().getBoundingClientRect();
      return dir === "ltr" ? left : -right;
    });
    return Number(picture) < Number(body);
  });
  expect(pictureFirst).toEqual([true, false, true]);
});

it("shows the picture above the words on a phone, in articles with ids", async () => {
  await page.viewport(390, 844);
  const screen = await render(entries);
  for (const name of ["Scanner", "Mill"]) {
    const top = (id: string) => screen.getByTestId(id).element().getBoundingClientRect().top;
    expect(top(`${name} picture`)).toBeLessThan(top(name));
    await expect.element(screen.getByRole("article", { name })).toHaveAttribute("id", name.toLowerCase());
    await expect.element(screen.getByRole("heading", { name, level: 3 })).toBeVisible();
  }
});
