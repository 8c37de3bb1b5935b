import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { VideoSlider } from ".";

it("links to every video in the server HTML", () => {
  const html = renderToString(
    <VideoSlider
      title="Films"
      label="Case films"
      videos={[
        { id: "one", title: "First video" },
        { id: "two", title: "Second video" },
      ]}
    />,
  );
  expect(html).toContain("https://www.youtube.com/watch?v=one");
  expect(html).toContain("https://www.youtube.com/watch?v=two");
  expect(html).not.toContain("<iframe");
});
