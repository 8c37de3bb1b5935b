import { expect, it } from "vitest";
import { changedOn } from "./changed-on";

it("returns the date of the last change, or of publication when nothing has changed", () => {
  expect(changedOn({ publishedOn: "2026-10-01" })).toBe("2026-10-01");
  expect(changedOn({ publishedOn: "2026-10-01", updatedOn: "2026-11-02" })).toBe("2026-11-02");
});
