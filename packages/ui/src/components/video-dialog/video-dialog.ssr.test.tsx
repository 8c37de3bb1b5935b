import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { VideoPoster } from ".";

it("has a way to the film in the server HTML, for visitors without JavaScript", () => {
  const html = renderToString(<VideoPoster title="Walk" href="https://video.example/walk" />);
  expect(html).toContain('href="https://video.example/walk"');
  expect(html).not.toContain("<iframe");
});
