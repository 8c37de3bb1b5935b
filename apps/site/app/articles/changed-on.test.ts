import { expect, it } from "vitest";
import { changedOn } from "./changed-on";

it("a reader is told the day of the last change, and before any change that of publication", () => {
  expect(changedOn({ publishedOn: "2026-10-01" })).toBe("2026-10-01");
  expect(changedOn({ publishedOn: "2026-10-01", updatedOn: "2026-11-02" })).toBe("2026-11-02");
});
