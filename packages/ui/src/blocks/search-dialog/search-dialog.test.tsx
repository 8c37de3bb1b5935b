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
  // A suggestion is no answer.
  await screen.rerender(search({ state: { status: "found", query: "xyz", results: [] } }));
  await field.click();
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveFocus();
});

it("closes when a result opens in this window", async () => {
  const onClose = vi.fn();
  const screen = await render(search({ onClose }));
  await screen.getByRole("link", { name: "Braces" }).click({ modifiers: ["Shift"] });
  expect(onClose).not.toHaveBeenCalled();
  await screen.getByRole("link", { name: "Braces" }).click();
  expect(onClose).toHaveBeenCalledOnce();
});
