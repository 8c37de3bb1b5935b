import { LogoMark } from "@clinic/ui/logo";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { expect, it } from "vitest";
import mark from "../../public/brand/mark.svg?raw";
import wordmark from "../../public/brand/wordmark.svg?raw";
import favicon from "../../public/favicon.svg?raw";

/** The stroked paths of a logo: its arches. */
const arches = (svg: string) => [...svg.matchAll(/ d="(M[\d.]+ 56[^"]+)"/g)].map(([, path]) => path);

it("uses the same arches in the favicon, the share cards and the page's logo, and the same green in icons", async () => {
  const drawn = arches(renderToStaticMarkup(<LogoMark />));
  expect(drawn).toHaveLength(2);
  expect(arches(favicon)).toEqual(drawn);
  expect(arches(mark)).toEqual(drawn);
  expect(arches(wordmark)).toEqual(drawn);
  const [green] = favicon.match(/(?<=#)\w{6}/) ?? [];
  for (const name of ["apple-touch-icon", "icon-192", "icon-512", "icon-maskable-512"]) {
    const pixels = await sharp(`public/${name}.png`).raw().toBuffer();
    expect(pixels.toString("hex"), name).toContain(`${green}ff`.repeat(60));
  }
});
