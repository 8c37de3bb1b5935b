import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { room } from "../../fixtures/pictures";
import { ImageGrid } from ".";

it("keeps the pictures of every page in the server HTML", () => {
  const images = Array.from({ length: 15 }, (_, index) => ({
    image: { ...room(), src: `/room-${index}.webp` },
    alt: `Room ${index + 1}`,
  }));
  const html = renderToString(<ImageGrid images={images} page={1} />);
  expect(html.match(/alt="Room /g)).toHaveLength(15);
});
