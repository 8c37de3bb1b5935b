import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ToothArch, ToothFinder, ToothFinderField, ToothFinderPanel, ToothFinderPanels } from ".";

const names = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"];

const finder = (width: number) => (
  <div style={{ width }}>
    <ToothFinder>
      <ToothArch
        label="Upper teeth"
        hint="Touch a tooth"
        names={names}
        sides={{ right: "right", left: "left" }}
        found={[6]}
      />
      <ToothFinderPanels>
        <ToothFinderPanel>Nothing chosen</ToothFinderPanel>
        <ToothFinderPanel tooth={6}>About the first molar</ToothFinderPanel>
      </ToothFinderPanels>
    </ToothFinder>
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
  await render(
    <ToothFinderPanels>
      <ToothFinderPanel>Nothing chosen</ToothFinderPanel>
      <ToothFinderPanel tooth={6} style={{ height: 800 }} />
    </ToothFinderPanels>,
  );
  const height = () => document.querySelector("[data-slot=tooth-finder-panels]")?.clientHeight;
  await page.viewport(1280, 900);
  expect(height()).toBe(800);
  await page.viewport(390, 844);
  expect(height()).toBeLessThan(100);
});

it("chooses the tooth under the finger, with a target from lip to palate and 24 px wide on the narrowest phone", async () => {
  await page.viewport(320, 640);
  const screen = await render(finder(280));
  const shown = screen.getByText("About the first molar");
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
  const screen = await render(
    <ToothFinder onWordsChange={onWordsChange}>
      <ToothFinderField label="What hurts?" />
      <ToothArch label="Teeth" hint="" names={names} sides={{ right: "right", left: "left" }} />
      <ToothFinderPanels>
        <ToothFinderPanel>Nothing chosen</ToothFinderPanel>
        <ToothFinderPanel tooth={7}>
          <p>About the molar</p>
          <button type="reset">Back</button>
        </ToothFinderPanel>
      </ToothFinderPanels>
    </ToothFinder>,
  );
  const field = screen.getByRole("textbox", { name: "What hurts?" });
  const molar = screen.getByRole("radio", { name: "Seven, right 17" });
  await field.fill("cold");
  expect(onWordsChange).toHaveBeenLastCalledWith("cold");
  await userEvent.tab();
  await userEvent.keyboard(" {ArrowRight}");
  await expect.element(molar).toBeChecked();
  await expect.element(field).toHaveValue("");
  expect(onWordsChange).toHaveBeenLastCalledWith("");
  await expect.element(screen.getByText("About the molar")).toBeVisible();

  await screen.getByRole("button", { name: "Back" }).click();
  await expect.element(molar).not.toBeChecked();
  await expect.element(screen.getByText("Nothing chosen")).toBeVisible();

  await userEvent.click(molar, { force: true });
  await field.fill("cold");
  await expect.element(molar).not.toBeChecked();
});
