import { expect, it } from "vitest";
import { queryOf } from "./use-search";

it("searches for nothing while one letter has been typed", () => {
  expect(["", " t ", " to "].map(queryOf)).toEqual(["", "", "to"]);
});
