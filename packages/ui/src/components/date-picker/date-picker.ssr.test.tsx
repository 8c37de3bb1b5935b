import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { DatePicker } from ".";

it("has label and button in the server's HTML, and no calendar", () => {
  const html = renderToString(
    <DatePicker
      getToday={() => "2026-11-18"}
      label="Select Date"
      name="date"
      value=""
      onValueChange={vi.fn()}
    />,
  );
  expect(html).toContain("Select Date");
  expect(html).toContain("Choose date");
  expect(html).not.toContain("grid");
});
