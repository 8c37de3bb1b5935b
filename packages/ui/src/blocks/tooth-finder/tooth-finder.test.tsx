import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ToothFinder, type ToothFinderProps } from ".";
import { toothShapes } from "./tooth-shapes";

const names = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"];
/** As long as a name may be. */
const long = names.map((_, index) => `Second small back tooth${index}`);

const finder = (props: Partial<ToothFinderProps> = {}) => (
  <ToothFinder
    id="teeth"
    title="What brings you here?"
    text="Touch a tooth."
    field={{ label: "What hurts?" }}
    arch={{ label: "Upper teeth", hint: "Touch a tooth", sides: { right: "right", left: "left" } }}
    concerns={{ title: "Nothing chosen", choices: [] }}
    teeth={names.map((name) => ({ name, choices: [{ name: `About ${name}`, path: "#" }] }))}
    troubles="troubles"
    when={{ title: "When to come", text: "Soon" }}
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
  await page.viewport(1280, 900);
  // Beside the arch, the panel takes the place of the concerns.
  await expect.element(screen.getByText("Nothing chosen")).not.toBeVisible();
});

/** The largest circle inside a target and the picture, whose left half has the targets. */
function widestCircle(target: string) {
  const corners = [...target.matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const edges = corners.map(([x, y], index) => {
    const [nextX = 0, nextY = 0] = corners[(index + 1) % corners.length] ?? [];
    const length = Math.hypot(nextX - x, nextY - y);
    return { x, y, alongX: (nextX - x) / length, alongY: (nextY - y) / length };
  });
  let radius = 0;
  for (let x = 0; x < toothShapes.width / 2; x += 2) {
    for (let y = 0; y < toothShapes.height; y += 2) {
      const inside = edges.map((edge) => (x - edge.x) * edge.alongY - (y - edge.y) * edge.alongX);
      radius = Math.max(radius, Math.min(x, y, ...inside));
    }
  }
  return 2 * radius;
}

it("has room for a finger of 44 px on each tooth, the arch being as wide as the phone", async () => {
  await page.viewport(390, 844);
  // The gutters of a page.
  const screen = await render(<div style={{ width: 350, margin: "0 20px" }}>{finder()}</div>);
  const { width } = screen.getByRole("group", { name: "Upper teeth" }).element().getBoundingClientRect();
  const sizes = toothShapes.teeth.map(({ target }) => (widestCircle(target) * width) / toothShapes.width);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  await page.viewport(1280, 900);
});

// The second is wide enough for names at 100 %.
it.each([320, 376])("shows a tooth's name whole, not the hint, at %i px in twice the size", async (width) => {
  await page.viewport(width, 640);
  document.documentElement.style.fontSize = "200%";
  const screen = await render(
    <div style={{ margin: "0 20px" }}>{finder({ teeth: long.map((name) => ({ name, choices: [] })) })}</div>,
  );
  await screen.getByRole("textbox").click();
  await userEvent.tab();
  const [hint, name] = [...screen.container.querySelectorAll<HTMLElement>(".tooth-name")];
  await expect.element(hint ?? null).not.toBeVisible();
  await expect.element(name ?? null).toBeVisible();
  const arch = screen.getByRole("group", { name: "Upper teeth" }).element().getBoundingClientRect();
  const shown = name?.getBoundingClientRect();
  expect(shown?.bottom).toBeLessThanOrEqual(arch.bottom);
  expect(name?.scrollWidth).toBeLessThanOrEqual(name?.clientWidth ?? 0);
  document.documentElement.style.fontSize = "";
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

it("announces a tooth that was chosen before hydration", async () => {
  const choose = (place: Element | null) =>
    Object.assign(place?.querySelector("[data-tooth='6']") ?? {}, { checked: true });
  const screen = await render(<div ref={(place) => void choose(place)}>{finder()}</div>);
  await expect.element(screen.getByRole("status")).toHaveTextContent("Six: troubles");
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
  const teeth = ["Six: troubles", "Seven: troubles"];
  for (const [index, name] of ["Six, right 16", "Seven, left 27"].entries()) {
    await userEvent.click(screen.getByRole("radio", { name }), { force: true });
    await expect.poll(() => spoken).toEqual(teeth.slice(0, index + 1));
  }
  for (const name of ["Toast", "Toothache"]) {
    const found = { title: "Closest", choices: [{ name, path: "#" }] };
    await screen.rerender(finder({ found, foundTeeth: [6] }));
  }
  await expect.poll(() => spoken).toEqual([...teeth, "Closest: Toothache"]);
  const marked = [...screen.container.querySelectorAll("[data-found]")].map((drawing) =>
    drawing.closest("label")?.control?.getAttribute("value"),
  );
  expect(marked).toEqual(["16", "26"]);
});
