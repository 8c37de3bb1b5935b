import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { RuledList } from ".";

it("lists each statement under its own rule", async () => {
  const screen = await render(<RuledList aria-label="Suits you" items={["Healthy gums", "A lost tooth"]} />);
  const items = screen.getByRole("list", { name: "Suits you" }).getByRole("listitem").elements();
  expect(items.map((item) => item.textContent)).toEqual(["Healthy gums", "A lost tooth"]);
  for (const item of items) expect(getComputedStyle(item).borderTopWidth).toBe("1px");
});
