import { expect, it } from "vitest";
import { pageNumbers } from "./page-of";

it.each([
  [1, 3, [1, 2, 3]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 20, [1, 2, 3, 4, 5, "gap", 20]],
  [5, 20, [1, "gap", 4, 5, 6, "gap", 20]],
  [17, 20, [1, "gap", 16, 17, 18, 19, 20]],
  [20, 20, [1, "gap", 16, 17, 18, 19, 20]],
])("on page %i of %i offers %j", (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers);
});
