import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Carousel } from ".";

it("has all slides in the server HTML", () => {
  const html = renderToString(
    <Carousel label="Articles" autoplay={10_000} slides={{ base: 1, md: 2, xl: 3 }}>
      {Array.from({ length: 14 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the slides never move
        <p key={index}>Article {index + 1}.</p>
      ))}
    </Carousel>,
  ).replace(/<!-- -->/g, "");
  for (let number = 1; number <= 14; number++) expect(html).toContain(`Article ${number}.`);
  expect(html).toContain("--slides-base:1;--slides-sm:1;--slides-md:2;--slides-lg:2;--slides-xl:3");
});
