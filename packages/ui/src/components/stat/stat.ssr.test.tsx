import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Stat, StatList } from ".";

it("has the figure itself in the server HTML", () => {
  const html = renderToString(
    <StatList>
      <Stat value={30000} suffix="+" label="patients treated" />
    </StatList>,
  );
  expect(html.replace(/<!-- -->/g, "")).toContain(">30000+<");
});
