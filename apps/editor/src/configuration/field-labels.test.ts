import { collections } from "@clinic/content/schemas";
import { expect, it } from "vitest";
import { labelsOf } from "./field-labels.ts";

it.each([
  ["metaTitle", "Title for search engines"],
  ["faqs.0.answer", "Faqs › no. 1 › Answer"],
  ["steps.2.heading", "Steps › no. 3 › Heading"],
  ["banner.alt", "Banner › Alternative text"],
  ["banner.focus.x", "Banner › Focal point › X"],
  ["", "The whole form"],
])("calls %s “%s”, as the form does", (path, labels) => {
  expect(labelsOf(path, collections.treatments.schema)).toBe(labels);
});
