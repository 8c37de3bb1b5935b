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

const search = (props: Partial<SearchDialogProps> = {}) => (
  <>
    <main id="main" tabIndex={-1} />
    <SearchDialog
      query="root"
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

it("moves through the results with the arrow keys and Enter, and leaves other keys to the field", async () => {
  const [onClose, onQueryChange] = [vi.fn(), vi.fn()];
  const screen = await render(search({ onClose, onQueryChange }));
  const field = screen.getByRole("searchbox");
  const result = (name: string) => screen.getByRole("link", { name });
  await expect.element(field).toHaveFocus();
  const marks = screen.getByRole("dialog").element().querySelectorAll("mark");
  expect([...marks].map((mark) => mark.textContent)).toEqual(["Aligners.", "Braces."]);

  const input = field.element() as HTMLInputElement;
  input.setSelectionRange(2, 2);
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(result("Aligners")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.element(result("Braces")).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  await expect.element(field).toHaveFocus();
  expect(input.selectionStart).toBe(2);

  await userEvent.keyboard("{Home}{End}{ArrowLeft}9");
  expect(onQueryChange).toHaveBeenLastCalledWith("roo9t");
  await userEvent.keyboard("{Home}{ArrowRight}9");
  expect(onQueryChange).toHaveBeenLastCalledWith("r9oot");
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.keyboard("{Enter}");
  await expect.element(result("Aligners")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledTimes(2);
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

it("offers treatments, the phone and another try where they help, and says what has happened", async () => {
  const [onKeyEnabledChange, retry] = [vi.fn(), vi.fn()];
  const screen = await render(search({ state: { status: "idle" }, onKeyEnabledChange }));
  const suggestion = screen.getByRole("link", { name: "Implants" });
  const contact = screen.getByText("Call us");
  const told = (text: string) => expect.element(screen.getByText(text).first()).toBeVisible();
  await expect.element(suggestion).toBeVisible();
  await expect.element(contact).not.toBeInTheDocument();
  await screen.getByRole("checkbox", { name: "The key / opens the search" }).click();
  expect(onKeyEnabledChange).toHaveBeenCalledWith(false);

  await screen.rerender(search({ state: { status: "loading" } }));
  await told("Loading...");
  await screen.rerender(search({ state: { status: "failed", retry } }));
  await told("The search could not be loaded. Please check that you are online.");
  await expect.element(contact).toBeVisible();
  await screen.getByRole("button", { name: "Try again" }).click();
  expect(retry).toHaveBeenCalledOnce();

  await screen.rerender(search());
  await told("2 results for “teeth”");
  await screen.rerender(search({ state: { status: "found", query: "xyz", results: [] } }));
  await expect.element(suggestion).toBeVisible();
  await expect.element(contact).toBeVisible();
  await expect
    .element(screen.getByRole("status"))
    .toHaveTextContent("Nothing was found for “xyz”. Try another word for it.");
});
