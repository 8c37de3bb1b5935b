import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import {
  TreatmentBlock,
  TreatmentBlockBody,
  TreatmentBlockLink,
  TreatmentBlockLinks,
  TreatmentBlockMore,
  TreatmentBlockPicture,
  TreatmentBlocks,
  TreatmentBlockTitle,
} from ".";

const blocks = (
  <TreatmentBlocks>
    {["Implants", "Aligners"].map((name) => (
      <TreatmentBlock key={name} aria-label={name}>
        <TreatmentBlockPicture data-testid={`${name} picture`} />
        <TreatmentBlockBody data-testid={name}>
          <TreatmentBlockTitle>{name}</TreatmentBlockTitle>
          <TreatmentBlockLinks>
            <li>
              <TreatmentBlockLink asChild>
                <a href={`#${name}-cost`}>{name} cost</a>
              </TreatmentBlockLink>
            </li>
          </TreatmentBlockLinks>
          <TreatmentBlockMore>
            <a href={`#${name}`}>Know more about {name}</a>
          </TreatmentBlockMore>
        </TreatmentBlockBody>
      </TreatmentBlock>
    ))}
  </TreatmentBlocks>
);

it("reaches each treatment's links by keyboard", async () => {
  const screen = await render(blocks);
  for (const name of [
    "Implants cost",
    "Know more about Implants",
    "Aligners cost",
    "Know more about Aligners",
  ]) {
    await userEvent.tab();
    await expect.element(screen.getByRole("link", { name })).toHaveFocus();
  }
});

it.each(["ltr", "rtl"])("alternates sides, with the words overlapping the pictures (%s)", async (dir) => {
  await page.viewport(1440, 900);
  const screen = await render(<div dir={dir}>{blocks}</div>);
  const box = (id: string) => {
    const { left, right } = screen.getByTestId(id).element().getBoundingClientRect();
    return dir === "ltr" ? { start: left, end: right } : { start: -right, end: -left };
  };
  expect(box("Implants").start).toBeGreaterThan(box("Implants picture").start);
  expect(box("Implants").start).toBeLessThan(box("Implants picture").end);
  expect(box("Aligners").start).toBeLessThan(box("Aligners picture").start);
  expect(box("Aligners").end).toBeGreaterThan(box("Aligners picture").start);
});

it("has targets of 44 px", async () => {
  const screen = await render(blocks);
  for (const link of screen.getByRole("link").elements()) {
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});
