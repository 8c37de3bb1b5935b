import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SearchDialog, type SearchDialogProps, type SearchResult } from ".";

const results: SearchResult[] = ["Aligners", "Braces"].map((title) => ({
  path: `#${title}`,
  label: "Treatment",
  title,
  text: `All about ${title}.`,
  terms: [title.toLowerCase()],
}));

function search(props: Partial<SearchDialogProps> = {}) {
  return (
    <>
      <main id="main" tabIndex={-1} />
      <SearchDialog
        query=""
        onQueryChange={() => {}}
        state={{ status: "found", query: "teeth", results }}
        suggestions={[{ name: "Implants", path: "#implants" }]}
        contact={<p>Call us</p>}
        keyEnabled
        onKeyEnabledChange={() => {}}
        onClose={() => {}}
        {...props}
      />
    </>
  );
}

it("says how many were found, and moves through them by arrow keys", async () => {
  const screen = await render(search());
  await expect.element(screen.getByRole("searchbox")).toHaveFocus();
  await expect.element(screen.getByRole("status")).toHaveTextContent("2 results for “teeth”");
  for (const name of ["Aligners", "Braces"]) {
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(screen.getByRole("link", { name })).toHaveFocus();
  }
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  await expect.element(screen.getByRole("searchbox")).toHaveFocus();
});

it("marks the words that were searched for", async () => {
  const screen = await render(search());
  const marks = screen.getByRole("dialog").element().querySelectorAll("mark");
  expect([...marks].map((mark) => mark.textContent)).toEqual(["Aligners.", "Braces."]);
});

it("tells every change of the words", async () => {
  const onQueryChange = vi.fn();
  const screen = await render(search({ onQueryChange }));
  await screen.getByRole("searchbox").fill("cap");
  expect(onQueryChange).toHaveBeenCalledWith("cap");
});

it("offers treatments before anything is typed, and the phone too where nothing was found", async () => {
  const screen = await render(search({ state: { status: "idle" } }));
  await expect.element(screen.getByRole("link", { name: "Implants" })).toBeVisible();
  expect(screen.getByText("Call us").elements()).toEqual([]);
  await screen.rerender(search({ state: { status: "found", query: "xyz", results: [] } }));
  await expect
    .element(screen.getByRole("status"))
    .toHaveTextContent("Nothing was found for “xyz”. Try another word for it.");
  await expect.element(screen.getByRole("link", { name: "Implants" })).toBeVisible();
  await expect.element(screen.getByText("Call us")).toBeVisible();
});

it("tries again after a failure", async () => {
  const retry = vi.fn();
  const screen = await render(search({ state: { status: "failed", retry } }));
  await screen.getByRole("button", { name: "Try again" }).click();
  expect(retry).toHaveBeenCalledOnce();
});

it("closes when a result is followed here, and hands the focus to the page", async () => {
  const onClose = vi.fn();
  const screen = await render(search({ onClose }));
  await screen.getByRole("link", { name: "Braces" }).click({ modifiers: ["Shift"] });
  expect(onClose).not.toHaveBeenCalled();
  await screen.getByRole("link", { name: "Braces" }).click();
  expect(onClose).toHaveBeenCalledOnce();
  await screen.rerender(<main id="main" tabIndex={-1} />);
  await expect.element(screen.getByRole("main")).toHaveFocus();
});

it("lets a visitor switch the key off", async () => {
  const onKeyEnabledChange = vi.fn();
  const screen = await render(search({ onKeyEnabledChange }));
  await screen.getByRole("checkbox", { name: "The key / opens the search" }).click();
  expect(onKeyEnabledChange).toHaveBeenCalledWith(false);
});
