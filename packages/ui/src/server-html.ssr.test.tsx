import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { CompareSlider } from "./components/compare-slider";
import { PagedList } from "./components/pagination";
import { Stat } from "./components/stat";
import { room } from "./fixtures/pictures";

const entries = Array.from({ length: 9 }, (_, index) => `Entry ${index + 1}.`);

// What other components hide, the journey without scripts reads on the site's pages.
it.each<[string, ReactNode, ...string[]]>([
  [
    "the entries of every page",
    <PagedList key="" label="Awards">
      {entries}
    </PagedList>,
    ...entries,
  ],
  [
    "both pictures of a comparison, and where its handle is",
    <CompareSlider
      key=""
      label="Two veneers"
      before={{ image: room(), alt: "With a gap" }}
      after={{ image: room(), alt: "Without a gap" }}
    />,
    "With a gap",
    "Without a gap",
    "--rcs-raw-position:50%",
    "--rcs-raw-position 200ms ease-out",
  ],
  ["a figure", <Stat key="" value={30000} suffix="+" label="patients treated" />, ">30000+<"],
])("has %s in the server's HTML", (_, element, ...expected) => {
  const html = renderToString(element).replaceAll("<!-- -->", "");
  for (const part of expected) expect(html).toContain(part);
});
