import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { room } from "../../fixtures/pictures";
import { contrast } from "../../styles/contrast";
import { Picture } from ".";

const image = {
  ...room(),
  src: "data:,",
  sources: [
    { type: "image/avif", srcSet: "data:,480 480w, data:,960 960w" },
    { type: "image/webp", srcSet: "data:,480 480w" },
  ],
};

it("offers the formats best first, keeps its proportions and its focal point, and loads lazily without priority", async () => {
  const screen = await render(
    <div style={{ width: 600 }}>
      <Picture image={{ ...image, focus: { x: 20, y: 0 } }} alt="later" sizes="50vw" />
      <Picture image={image} alt="first" priority />
    </div>,
  );
  const later = screen.getByAltText("later");
  const sources = [...(later.element().parentElement?.querySelectorAll("source") ?? [])];
  expect(sources.map(({ type, sizes }) => [type, sizes])).toEqual([
    ["image/avif", "50vw"],
    ["image/webp", "50vw"],
  ]);
  await expect.element(later).toHaveAttribute("loading", "lazy");
  await expect.element(later).toHaveStyle({ objectPosition: "20% 0%" });
  expect(later.element().getBoundingClientRect().height).toBeCloseTo(400, 0);
  const first = screen.getByAltText("first");
  await expect.element(first).toHaveAttribute("loading", "eager");
  await expect.element(first).toHaveAttribute("fetchpriority", "high");
});

/** A CSS colour as six hexadecimal digits. */
function toHex(colour: string) {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D;
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, "0")}`;
}

it("has legible alternative text on any colour when pictures are blocked", async () => {
  for (const color of ["#000000", "#c2472b", "#0f5a56"]) {
    const screen = await render(<Picture image={{ ...image, sources: [], color }} alt="A room" />);
    const style = getComputedStyle(screen.getByAltText("A room").element());
    expect(style.backgroundColor).not.toBe("rgba(0, 0, 0, 0)");
    expect(contrast(toHex(style.color), toHex(style.backgroundColor)), color).toBeGreaterThan(4.5);
    await screen.unmount();
  }
});
