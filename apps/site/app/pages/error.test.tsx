import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { ErrorPage } from "./error";

const bug = new TypeError("Cannot read properties of undefined (reading 'title')");

const shown = (detailed: boolean) =>
  renderToString(
    <StaticRouter location="/">
      <ErrorPage error={bug} detailed={detailed} />
    </StaticRouter>,
  );

it("keeps the message of a bug from visitors, and shows it to developers", () => {
  expect(shown(false)).toContain("Something went wrong on this page.");
  expect(shown(false)).not.toContain("undefined");
  expect(shown(true)).toContain("Cannot read properties");
});
