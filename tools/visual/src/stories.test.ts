import { expect, it } from "vitest";
import { shotsOf } from "./stories.ts";

const modes = { phone: { viewport: 390 }, desktop: { viewport: 1440 } };
const button = { id: "components-button--default", title: "Components/Button" };

it("takes a screenshot of a story in each of its modes, grouped by mode", () => {
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

it("applies a mode's globals and skips disabled modes", () => {
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

it("takes the given widths instead of a story's modes", () => {
  const shots = shotsOf([{ ...button, chromatic: { modes } }], [1920, 768]);
  expect(shots.map(({ file, viewport }) => [file, viewport.width])).toEqual([
    ["Components/Button/default.768.png", 768],
    ["Components/Button/default.1920.png", 1920],
  ]);
});

it("skips stories with `disableSnapshot`", () => {
  expect(shotsOf([{ ...button, chromatic: { modes, disableSnapshot: true } }])).toEqual([]);
});

it("captures only the viewport of a story with `cropToViewport`", () => {
  const wholePage = (cropToViewport?: boolean) =>
    shotsOf([{ ...button, chromatic: { modes, cropToViewport } }]).map((shot) => shot.wholePage);
  expect(new Set(wholePage())).toEqual(new Set([true]));
  expect(new Set(wholePage(true))).toEqual(new Set([false]));
});

it("parses viewports as Chromatic does", () => {
  const widths = (viewport: number | string | { width: number; height: number }) =>
    shotsOf([{ ...button, chromatic: { modes: { one: { viewport } } } }])[0]?.viewport;
  expect(widths("768px")).toEqual({ width: 768, height: 900 });
  expect(widths({ width: 320, height: 640 })).toEqual({ width: 320, height: 640 });
  expect(() => widths("phone")).toThrow("No width is given for components-button--default, mode one.");
});
