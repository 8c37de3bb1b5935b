import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { ErrorPage } from "./error";

const bug = new TypeError("Cannot read properties of undefined (reading 'title')");

it("keeps the message of a bug from visitors, and shows it to developers", () => {
  expect(renderToString(<ErrorPage error={bug} detailed={false} />)).toContain(
    "Something went wrong on this page.",
  );
  expect(renderToString(<ErrorPage error={bug} detailed={false} />)).not.toContain("undefined");
  expect(renderToString(<ErrorPage error={bug} detailed />)).toContain("Cannot read properties");
});
