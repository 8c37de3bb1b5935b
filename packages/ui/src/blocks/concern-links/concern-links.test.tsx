import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { ConcernLink, ConcernLinks } from ".";

it("is a list of links, each as wide as its place", async () => {
  const screen = await render(
    <ConcernLinks aria-label="Concerns">
      <ConcernLink href="#pain">Pain or swelling</ConcernLink>
      <ConcernLink asChild>
        <a href="#gums">Gums</a>
      </ConcernLink>
    </ConcernLinks>,
  );
  const list = screen.getByRole("list", { name: "Concerns" });
  expect(list.getByRole("listitem").elements()).toHaveLength(2);
  await expect.element(screen.getByRole("link", { name: "Gums" })).toHaveAttribute("href", "#gums");
  const link = screen.getByRole("link", { name: "Pain or swelling" }).element();
  expect(link.clientWidth).toBe(link.parentElement?.clientWidth);
  expect(link.clientHeight).toBeGreaterThanOrEqual(44);
});
