import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { BranchHours } from "./branch-hours";

it("renders no open status on the server, where the time is that of the build", () => {
  const html = renderToString(
    <BranchHours lines={[]} openingHours={{ hours: [], holidays: [], words: {} as never }} />,
  );
  expect(html).toMatch(/^<p [^>]*><\/p><ul [^>]*><\/ul>$/);
});
