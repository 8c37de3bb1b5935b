import { expect, it } from "vitest";
import { shotsOf } from "./stories.ts";

const modes = { phone: { viewport: 390 }, desktop: { viewport: 1440 } };
const button = { id: "components-button--default", title: "Components/Button" };

it("takes a picture of a story in each of its modes, mode after mode", () => {
  const shots = shotsOf([
    { ...button, chromatic: { modes } },
    { ...button, id: "components-button--small", chromatic: { modes } },
  ]);
  expect(shots.map(({ file, viewport }) => [file, viewport.width])).toEqual([
    ["Components/Button/default.phone.png", 390],
    ["Components/Button/small.phone.png", 390],
    ["Components/Button/default.desktop.png", 1440],
    ["Components/Button/small.desktop.png", 1440],
  ]);
});

it("shows a story in the theme it asks for, and not in a mode it leaves out", () => {
  const shots = shotsOf([
    {
      ...button,
      chromatic: {
        modes: { ...modes, phone: { viewport: 390, disable: true }, kids: { viewport: 1440, theme: "kids" } },
      },
    },
  ]);
  expect(shots).toEqual([
    expect.objectContaining({ file: "Components/Button/default.desktop.png", globals: {} }),
    expect.objectContaining({ file: "Components/Button/default.kids.png", globals: { theme: "kids" } }),
  ]);
});

it("leaves out the stories that have no picture in Chromatic either", () => {
  expect(shotsOf([{ ...button, chromatic: { modes, disableSnapshot: true } }])).toEqual([]);
});

it("takes the window alone of a story that asks for it, as Chromatic does", () => {
  const wholePage = (cropToViewport?: boolean) =>
    shotsOf([{ ...button, chromatic: { modes, cropToViewport } }]).map((shot) => shot.wholePage);
  expect(new Set(wholePage())).toEqual(new Set([true]));
  expect(new Set(wholePage(true))).toEqual(new Set([false]));
});

it("reads widths as Chromatic does", () => {
  const widths = (viewport: number | string | { width: number; height: number }) =>
    shotsOf([{ ...button, chromatic: { modes: { one: { viewport } } } }])[0]?.viewport;
  expect(widths("768px")).toEqual({ width: 768, height: 900 });
  expect(widths({ width: 320, height: 640 })).toEqual({ width: 320, height: 640 });
  expect(() => widths("phone")).toThrow("No width is given for components-button--default, mode one.");
});
