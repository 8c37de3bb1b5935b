import { LogoMark } from "@clinic/ui/logo";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import mark from "../../public/brand/mark.svg?raw";
import wordmark from "../../public/brand/wordmark.svg?raw";
import favicon from "../../public/favicon.svg?raw";

/** The arches of a logo: the lines that are drawn with a stroke. */
const arches = (svg: string) => [...svg.matchAll(/ d="(M[\d.]+ 56[^"]+)"/g)].map(([, path]) => path);

it("a visitor knows the clinic by one mark: in the tab, on a shared card and on the page", () => {
  const drawn = arches(renderToStaticMarkup(<LogoMark />));
  expect(drawn).toHaveLength(2);
  expect(arches(favicon)).toEqual(drawn);
  expect(arches(mark)).toEqual(drawn);
  expect(arches(wordmark)).toEqual(drawn);
});
