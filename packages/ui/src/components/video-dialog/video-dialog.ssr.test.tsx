import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { VideoPoster } from ".";

it("links to the video in the server HTML", () => {
  const html = renderToString(<VideoPoster title="Walk" href="https://video.example/walk" />);
  expect(html).toContain('href="https://video.example/walk"');
  expect(html).not.toContain("<iframe");
});
