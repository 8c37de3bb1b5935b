import { useState } from "react";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { press } from "../../fixtures/press";
import { PagedList, Pagination } from ".";

function Gallery({ total }: { total: number }) {
  const [page, setPage] = useState(1);
  return <Pagination total={total} page={page} onPageChange={setPage} />;
}

it("is operable by keyboard, announces the page, and keeps focus at its ends", async () => {
  const screen = await render(<Gallery total={18} />);
  const button = (name: string) => screen.getByRole("button", { name });
  await expect.element(button("Previous")).toHaveAttribute("aria-disabled", "true");
  await expect.element(screen.getByRole("status")).toBeEmptyDOMElement();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(button("Page 2")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Page 2")).toHaveAttribute("aria-current", "page");
  await expect.element(screen.getByText("Page 2 of 3")).toHaveAttribute("role", "status");
  await expect.element(button("Previous")).toHaveAttribute("aria-disabled", "false");

  button("Next").element().focus();
  await userEvent.keyboard("{Enter}{Enter}");
  await expect.element(button("Page 3")).toHaveAttribute("aria-current", "page");
  await expect.element(button("Next")).toHaveAttribute("aria-disabled", "true");
  await expect.element(button("Next")).toHaveFocus();
  await press(button("Previous"));
  await expect.element(button("Page 2")).toHaveAttribute("aria-current", "page");
});

it("shows six entries of a list, then the start of the next page, with focus", async () => {
  const screen = await render(
    <PagedList label="Awards">
      {Array.from({ length: 9 }, (_, index) => `Award ${index + 1}`).map((name) => (
        <p key={name} style={{ height: 400 }}>
          <a href={`#${name}`}>{name}</a>
        </p>
      ))}
    </PagedList>,
  );
  const shown = () => screen.getByRole("link").elements();
  expect(shown()).toHaveLength(6);
  const pages = screen.getByRole("navigation", { name: "Pages: Awards" });
  await press(pages.getByRole("button", { name: "Page 2" }));
  await expect.poll(shown).toHaveLength(3);
  await expect.element(screen.getByRole("list", { name: "Awards", exact: true })).toHaveFocus();
  await expect.element(screen.getByText("Award 7")).toBeInViewport();
  await userEvent.tab();
  await expect.element(screen.getByText("Award 7")).toHaveFocus();
});
