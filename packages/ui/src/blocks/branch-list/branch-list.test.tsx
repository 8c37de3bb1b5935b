import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { BranchFact, BranchFacts, BranchItem, BranchList, BranchName } from ".";

const list = (
  <BranchList>
    {["Kurla", "South Mumbai"].map((name, index) => (
      <BranchItem key={name}>
        <BranchName>{name}</BranchName>
        <BranchFacts>
          <BranchFact term="Address">{12 + index} Kaman Lane</BranchFact>
          <BranchFact term="Phone">
            <a href={`tel:+91220000010${index}`}>Call {name}</a>
          </BranchFact>
        </BranchFacts>
      </BranchItem>
    ))}
  </BranchList>
);

it("lists the facts of each branch under its name", async () => {
  const screen = await render(list);
  const branches = screen.getByRole("listitem");
  expect(branches.all()).toHaveLength(2);
  const second = branches.nth(1);
  await expect.element(second.getByRole("heading", { level: 3, name: "South Mumbai" })).toBeVisible();
  expect(
    second
      .getByRole("term")
      .elements()
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  ).toEqual([
    ["Address", "13 Kaman Lane"],
    ["Phone", "Call South Mumbai"],
  ]);
});

it("reaches every phone number by keyboard", async () => {
  const screen = await render(list);
  for (const name of ["Call Kurla", "Call South Mumbai"]) {
    await userEvent.tab();
    await expect.element(screen.getByRole("link", { name })).toHaveFocus();
  }
});

it("sets branches side by side, and stacks them on a phone", async () => {
  const screen = await render(list);
  const tops = () =>
    screen
      .getByRole("listitem")
      .elements()
      .map((branch) => branch.getBoundingClientRect().top);
  expect(new Set(tops()).size).toBe(1);

  await page.viewport(390, 844);
  expect(new Set(tops()).size).toBe(2);
  await page.viewport(1280, 900);
});

it("lets the only branch fill the list", async () => {
  const screen = await render(
    <BranchList>
      <BranchItem>Kurla</BranchItem>
    </BranchList>,
  );
  const width = (role: "list" | "listitem") => screen.getByRole(role).element().clientWidth;
  expect(width("listitem")).toBe(width("list"));
});
