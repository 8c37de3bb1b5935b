import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ToothFinder, type ToothFinderProps } from ".";

const names = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"];
const when = { title: "When to come", text: "Soon" };

const finder = (props: Partial<ToothFinderProps> = {}) => (
  <ToothFinder
    id="teeth"
    title="What brings you here?"
    text="Touch a tooth."
    field={{ label: "What hurts?" }}
    arch={{ label: "Upper teeth", hint: "Touch a tooth", sides: { right: "right", left: "left" } }}
    concerns={{ title: "Nothing chosen", choices: [] }}
    teeth={names.map((name) => ({
      name,
      text: `About ${name}`,
      troubles: { title: "Troubles", choices: [] },
      when,
    }))}
    back="Back"
    {...props}
  />
);

it("chooses the tooth under the finger, with a target from lip to palate and 24 px wide on the narrowest phone", async () => {
  await page.viewport(320, 640);
  const screen = await render(<div style={{ width: 280 }}>{finder()}</div>);
  const shown = screen.getByText("About Six");
  await expect.element(shown).not.toBeVisible();
  const offsets = [
    [0, 0],
    [-11, 0],
    [11, 0],
    [0, -11],
    [0, 11],
  ] as const;
  for (const tooth of screen.getByRole("radio").elements() as HTMLInputElement[]) {
    const { x, y, width, height } = tooth.getBoundingClientRect();
    for (const [dx, dy] of offsets) {
      const hit = document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy);
      expect(hit?.closest("label")?.control, `${tooth.value} at ${dx}, ${dy}`).toBe(tooth);
    }
  }
  const molar = screen.getByRole("radio", { name: "Six, right 16" }).element();
  const { right, y, height } = molar.getBoundingClientRect();
  document
    .elementFromPoint(right + 15, y + height / 2)
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect((molar as HTMLInputElement).checked).toBe(true);
  await expect.element(shown).toBeVisible();
  await expect.element(screen.getByText("Nothing chosen")).not.toBeVisible();
  await page.viewport(1280, 900);
});

it("takes either a tooth or words, by keyboard, and shows the tooth's panel until it is reset", async () => {
  const onWordsChange = vi.fn();
  const screen = await render(finder({ onWordsChange }));
  const field = screen.getByRole("textbox", { name: "What hurts?" });
  const molar = screen.getByRole("radio", { name: "Seven, right 17" });
  await field.fill("cold");
  expect(onWordsChange).toHaveBeenLastCalledWith("cold");
  await userEvent.tab();
  await userEvent.keyboard(" {ArrowRight}");
  await expect.element(molar).toBeChecked();
  await expect.element(field).toHaveValue("");
  expect(onWordsChange).toHaveBeenLastCalledWith("");
  await expect.element(screen.getByText("About Seven")).toBeVisible();

  await screen.getByRole("button", { name: "Back" }).click();
  await expect.element(molar).not.toBeChecked();
  await expect.element(screen.getByRole("heading", { name: "Nothing chosen" })).toHaveFocus();

  await userEvent.click(molar, { force: true });
  await field.fill("cold");
  await expect.element(molar).not.toBeChecked();
});

it("marks the teeth that were found, and says once, after a pause, what a tooth or the words have led to", async () => {
  const screen = await render(finder());
  const spoken: (string | null)[] = [];
  const status = screen.getByRole("status").element();
  new MutationObserver(() => spoken.push(status.textContent)).observe(status, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  await userEvent.click(screen.getByRole("radio", { name: "Six, right 16" }), { force: true });
  await expect.poll(() => spoken).toEqual(["Troubles"]);
  for (const name of ["Toast", "Toothache"]) {
    const found = { title: "Closest", choices: [{ name, path: "#" }], when };
    await screen.rerender(finder({ found, foundTeeth: [6] }));
  }
  await expect.poll(() => spoken).toEqual(["Troubles", "Closest: Toothache"]);
  const marked = [...screen.container.querySelectorAll("[data-found]")].map((drawing) =>
    drawing.closest("label")?.control?.getAttribute("value"),
  );
  expect(marked).toEqual(["16", "26"]);
});
