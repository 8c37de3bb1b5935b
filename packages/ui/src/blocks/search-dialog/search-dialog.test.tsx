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

it("says how many results there are, and moves through them with the arrow keys", async () => {
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

it("closes when a result opens in this window, and moves focus to the page", async () => {
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

it("stays at the last result on ArrowDown, and at the field on ArrowUp", async () => {
  const screen = await render(search());
  await expect.element(screen.getByRole("searchbox")).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(screen.getByRole("searchbox")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
  await expect.element(screen.getByRole("link", { name: "Braces" })).toHaveFocus();
});

it("goes to the first result with Enter in the field, and nowhere when there is none", async () => {
  const screen = await render(search());
  await expect.element(screen.getByRole("searchbox")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("link", { name: "Aligners" })).toHaveFocus();
  screen.getByRole("searchbox").element().focus();
  await screen.rerender(search({ state: { status: "loading" } }));
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("searchbox")).toHaveFocus();
});

it("leaves Home, End and the left and right arrow keys to the field", async () => {
  const onQueryChange = vi.fn();
  await render(search({ query: "root", onQueryChange }));
  await userEvent.keyboard("{Home}{End}{ArrowLeft}9");
  expect(onQueryChange).toHaveBeenLastCalledWith("roo9t");
  await userEvent.keyboard("{Home}{ArrowRight}9");
  expect(onQueryChange).toHaveBeenLastCalledWith("r9oot");
});

it("doesn't move the text cursor with the keys that move through the results", async () => {
  const screen = await render(search({ query: "root" }));
  const field = screen.getByRole("searchbox").element() as HTMLInputElement;
  await expect.element(screen.getByRole("searchbox")).toHaveFocus();
  field.setSelectionRange(2, 2);
  await userEvent.keyboard("{ArrowDown}{ArrowUp}");
  await expect.element(screen.getByRole("searchbox")).toHaveFocus();
  expect(field.selectionStart).toBe(2);
});

it("closes with Escape, from the field and from a result", async () => {
  const onClose = vi.fn();
  const screen = await render(search({ onClose }));
  await expect.element(screen.getByRole("searchbox")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.keyboard("{ArrowDown}{Escape}");
  expect(onClose).toHaveBeenCalledTimes(2);
});

it("announces that it loads, that it failed and that nothing was found", async () => {
  const screen = await render(search({ state: { status: "loading" } }));
  const status = screen.getByRole("status");
  await expect.element(status).toHaveTextContent("Loading...");
  await screen.rerender(search({ state: { status: "failed", retry: () => {} } }));
  await expect
    .element(status)
    .toHaveTextContent("The search could not be loaded. Please check that you are online.");
  await screen.rerender(search({ state: { status: "found", query: "x", results: [] } }));
  await expect.element(status).toHaveTextContent("Nothing was found for “x”. Try another word for it.");
});
