import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { room } from "../../fixtures/pictures";
import { contrast } from "../../styles/contrast";
import { Picture } from ".";

const image = {
  ...room(),
  sources: [
    { type: "image/avif", srcSet: "/room-480.avif 480w, /room-960.avif 960w" },
    { type: "image/webp", srcSet: "/room-480.webp 480w" },
  ],
};

it("offers the formats best first, and the size for the layout", async () => {
  const screen = await render(<Picture image={image} alt="A room" sizes="50vw" />);
  const sources = [...screen.container.querySelectorAll("source")];
  expect(sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
  expect(sources.map(({ sizes }) => sizes)).toEqual(["50vw", "50vw"]);

  const img = screen.getByRole("img").element();
  expect(img.getAttribute("width")).toBe("1200");
  expect(img.getAttribute("height")).toBe("800");
});

it("takes a plain URL, with its size if that is known", async () => {
  const screen = await render(<Picture image="/room.jpg" alt="A room" width={1200} height={800} />);
  const img = screen.getByRole("img").element();
  expect(["src", "width", "height"].map((name) => img.getAttribute(name))).toEqual([
    "/room.jpg",
    "1200",
    "800",
  ]);
  expect(screen.container.querySelector("source")).toBeNull();
});

it("loads lazily, unless it has priority", async () => {
  const screen = await render(
    <>
      <Picture image={image} alt="later" />
      <Picture image={image} alt="first" priority />
    </>,
  );
  await expect.element(screen.getByAltText("later")).toHaveAttribute("loading", "lazy");
  await expect.element(screen.getByAltText("first")).toHaveAttribute("loading", "eager");
  await expect.element(screen.getByAltText("first")).toHaveAttribute("fetchpriority", "high");
});

it("keeps the picture's proportions before it has loaded", async () => {
  const screen = await render(
    <div style={{ width: 600 }}>
      <Picture image={{ ...image, sources: [], src: "data:," }} alt="" />
    </div>,
  );
  expect(screen.container.querySelector("img")?.getBoundingClientRect().height).toBeCloseTo(400, 0);
});

it("keeps the focal point visible where it is cropped", async () => {
  const screen = await render(
    <>
      <Picture image={{ ...image, focus: { x: 20, y: 0 } }} alt="A face" className="aspect-4/1" />
      <Picture image={image} alt="A room" className="aspect-4/1" />
    </>,
  );
  await expect.element(screen.getByAltText("A face")).toHaveStyle({ objectPosition: "20% 0%" });
  expect(screen.getByAltText("A room").element().getAttribute("style") ?? "").not.toContain(
    "object-position",
  );
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
  for (const color of ["#000000", "#0f2030", "#c2472b", "#0f5a56", "#ffffff"]) {
    const screen = await render(
      <Picture image={{ ...image, sources: [], src: "data:,", color }} alt="A room" />,
    );
    const style = getComputedStyle(screen.getByAltText("A room").element());
    expect(style.backgroundColor).not.toBe("rgba(0, 0, 0, 0)");
    expect(contrast(toHex(style.color), toHex(style.backgroundColor)), color).toBeGreaterThan(4.5);
    await screen.unmount();
  }
});
