import { collections, documents } from "@clinic/content/schemas";
import { expect, it } from "vitest";
import { createConfiguration } from "./create-configuration.ts";
import type { FormField } from "./form-field.ts";

const { collections: forms } = createConfiguration({ local: true, backend: { name: "proxy" }, root: "" });
const fieldsOf = (kind: string) =>
  (forms.find(({ name }) => name === kind)?.fields ?? []) as unknown as FormField[];
const field = (kind: string, name: string) => fieldsOf(kind).find((found) => found.name === name);

it("has a form for every collection, page and setting", () => {
  expect(forms.map(({ name }) => name)).toEqual([...Object.keys(collections), ...Object.keys(documents)]);
  const pages = forms.find(({ name }) => name === "pages")?.files ?? [];
  expect(pages.map(({ name }) => name)).toEqual(Object.keys(documents.pages));
});

it("describes in words what a schema requires", () => {
  expect(field("dentists", "role")).toMatchObject({
    label: "Role",
    required: true,
    hint: expect.stringContaining("At most 80 characters."),
  });
  expect(field("dentists", "specialities")?.hint).toContain("At most 4 entries.");
  expect(field("treatments", "metaDescription")?.hint).toContain("110 to 160 characters.");
  expect(field("dentists", "order")?.required).toBe(false);
});

it("offers references to pick from, and accepts dropped pictures", () => {
  expect(field("articles", "author")).toMatchObject({ widget: "relation", collection: "dentists" });
  expect(field("dentists", "branches")).toMatchObject({ widget: "relation", multiple: true });
  const portrait = field("dentists", "portrait")?.fields ?? [];
  expect(portrait.map(({ name, widget }) => [name, widget])).toEqual([
    ["src", "picture"],
    ["alt", "text"],
    ["focus", "focus"],
  ]);
});

it("edits an article's text as rich text, and paragraphs in one box", () => {
  expect(field("articles", "body")?.widget).toBe("richtext");
  expect(field("dentists", "biography")).toMatchObject({ widget: "lines", paragraphs: true });
  expect(field("treatments", "faqs")).toMatchObject({
    widget: "list",
    summary: "{{fields.question}}",
  });
});
