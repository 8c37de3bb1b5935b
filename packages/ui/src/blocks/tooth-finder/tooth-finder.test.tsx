import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ToothFinder, type ToothFinderProps } from ".";

const names = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"];

const finder = (width: number | undefined, props: Partial<ToothFinderProps> = {}) => (
  <div style={{ width }}>
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
        when: { title: "When to come", text: "Soon" },
      }))}
      back="Back"
      foundTeeth={[6]}
      {...props}
    />
  </div>
);

it("is a group of sixteen named radio buttons along the arch, none of them chosen", async () => {
  const screen = await render(finder(600));
  const teeth = screen.getByRole("group", { name: "Upper teeth" }).getByRole("radio").elements();
  const values = teeth.map((tooth) => (tooth as HTMLInputElement).value);
  expect(values.join(" ")).toBe("18 17 16 15 14 13 12 11 21 22 23 24 25 26 27 28");
  expect(teeth.some((tooth) => tooth.matches(":checked"))).toBe(false);
  await expect.element(screen.getByRole("radio", { name: "Six, left 26" })).toBeInTheDocument();
});

it("reserves space for the tallest panel beside the arch, but not below it", async () => {
  const tall = {
    name: "Six",
    text: "",
    troubles: {
      title: "Troubles",
      choices: Array.from({ length: 20 }, (_, index) => ({ name: `Trouble ${index}`, path: "#" })),
    },
    when: { title: "When to come", text: "Soon" },
  };
  await render(finder(undefined, { teeth: [tall] }));
  const height = () => document.querySelector("[data-slot=tooth-finder-panels]")?.clientHeight;
  await page.viewport(1280, 900);
  expect(height()).toBeGreaterThan(800);
  await page.viewport(390, 844);
  expect(height()).toBeLessThan(100);
});

it("chooses the tooth under the finger, with a target from lip to palate and 24 px wide on the narrowest phone", async () => {
  await page.viewport(320, 640);
  const screen = await render(finder(280));
  const shown = screen.getByText("About Six");
  await expect.element(shown).not.toBeVisible();
  for (const tooth of screen.getByRole("radio").elements() as HTMLInputElement[]) {
    const { x, y, width, height } = tooth.getBoundingClientRect();
    for (const [dx, dy] of [
      [0, 0],
      [-11, 0],
      [11, 0],
      [0, -11],
      [0, 11],
    ] as const) {
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
});

it("marks the kinds of teeth that were found, on both sides", async () => {
  const screen = await render(finder(600));
  const found = [...screen.container.querySelectorAll("[data-found]")].map((drawing) =>
    drawing.closest("label")?.control?.getAttribute("value"),
  );
  expect(found).toEqual(["16", "26"]);
});

it("takes either a tooth or words, by keyboard, and shows the tooth's panel until it is reset", async () => {
  const onWordsChange = vi.fn();
  const screen = await render(finder(600, { onWordsChange }));
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

it("says in one sentence, after a pause, what a tooth or the words have led to", async () => {
  const found = (name: string) => ({
    title: "Closest",
    choices: [{ name, path: "#" }],
    when: { title: "When to come", text: "Soon" },
  });
  const screen = await render(finder(600));
  const spoken: (string | null)[] = [];
  const status = screen.getByRole("status").element();
  new MutationObserver(() => spoken.push(status.textContent)).observe(status, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  await userEvent.click(screen.getByRole("radio", { name: "Six, right 16" }), { force: true });
  await expect.poll(() => spoken, { timeout: 3000 }).toEqual(["Troubles"]);
  for (const name of ["Toast", "Toothache"]) await screen.rerender(finder(600, { found: found(name) }));
  await expect.poll(() => spoken, { timeout: 3000 }).toEqual(["Troubles", "Closest: Toothache"]);
});
