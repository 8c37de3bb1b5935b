import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "../../components/button";
import { NotFound, NotFoundActions, NotFoundLinks, NotFoundText, NotFoundTitle } from ".";

it("has the specification's sentence, and links to the home page first", async () => {
  const screen = await render(
    <NotFound>
      <NotFoundTitle />
      <NotFoundText />
      <NotFoundActions>
        <Button asChild>
          <a href="/">Go to the homepage</a>
        </Button>
      </NotFoundActions>
      <NotFoundLinks>
        <li>
          <a href="/blogs">Blogs</a>
        </li>
      </NotFoundLinks>
    </NotFound>,
  );
  expect(screen.getByRole("heading", { level: 1 }).element().textContent).toBe("Page Not Found");
  await expect
    .element(
      screen.getByText("Sorry, the page you’re looking for doesn’t exist or has been moved.", {
        exact: true,
      }),
    )
    .toBeVisible();
  for (const name of ["Go to the homepage", "Blogs"]) {
    await userEvent.tab();
    await expect.element(screen.getByRole("link", { name })).toHaveFocus();
  }
});

it("draws the arch with one tooth missing, as decoration", async () => {
  const screen = await render(<NotFound />);
  const plan = screen.container.querySelector("[data-slot=dental-arch-plan]");
  expect(plan?.getAttribute("aria-hidden")).toBe("true");
  expect(plan?.querySelectorAll("rect[stroke-dasharray]")).toHaveLength(1);
});
