import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PagedList } from ".";

const names = Array.from({ length: 9 }, (_, index) => `Award ${index + 1}`);
const awards = names.map((name) => <p key={name}>{name}</p>);

it("shows six awards, and the other three on the second page", async () => {
  const screen = await render(<PagedList label="Awards">{awards}</PagedList>);
  const shown = () =>
    screen
      .getByText(/^Award /)
      .elements()
      .filter((award) => award.checkVisibility());
  expect(shown()).toHaveLength(6);
  await screen
    .getByRole("navigation", { name: "Pages: Awards" })
    .getByRole("button", { name: "Page 2" })
    .click();
  await expect
    .poll(() => shown().map((award) => award.textContent))
    .toEqual(["Award 7", "Award 8", "Award 9"]);
});

it("brings the start of another page into view, with focus", async () => {
  const tall = names.map((name) => (
    <p key={name} style={{ height: 400 }}>
      <a href={`#${name}`}>{name}</a>
    </p>
  ));
  const screen = await render(<PagedList label="Awards">{tall}</PagedList>);
  const pageTwo = screen.getByRole("button", { name: "Page 2" });
  pageTwo.element().scrollIntoView();
  await pageTwo.click();
  await expect.element(screen.getByRole("list", { name: "Awards", exact: true })).toHaveFocus();
  await expect.element(screen.getByText("Award 7")).toBeInViewport();
  await userEvent.tab();
  await expect.element(screen.getByText("Award 7")).toHaveFocus();
});
