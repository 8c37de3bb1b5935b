import { DEFAULT_LANGUAGE, languages } from "@clinic/content/languages";
import { toSentenceCase } from "@clinic/content/records/describe-field";
import { collections, type DocumentDefinition, definitionOf, documents } from "@clinic/content/schemas";
import type { CmsConfig } from "decap-cms-core";
import type { z } from "zod";
import type { Page } from "../../server/pages.ts";
import { BESIDE } from "../preview/preview.tsx";
import { formFields, translatedFields } from "./form-field.ts";

/** A form of one file; of some of its fields, if these are named. */
function formOf(name: string, file: string, label = definitionOf(file).label, only?: readonly string[]) {
  const { schema, language } = definitionOf(file);
  const all = formFields(schema as z.ZodObject);
  const fields = language === DEFAULT_LANGUAGE ? all : translatedFields(all);
  return { name, label, file, fields: fields.filter((field) => only?.includes(field.name) ?? true) };
}

const inYaml = { extension: "yaml", format: "record-yaml" };

/** All forms of a language. Those of translations are reached from the records that they translate. */
function formsIn(language: string) {
  const isTranslation = language !== DEFAULT_LANGUAGE;
  const records = Object.keys(collections).map((name) => {
    const file = `data/${name}/${language}/any.yaml`;
    const { label, labelSingular, title = "", newestBy, format } = definitionOf(file);
    return {
      name,
      extension: format,
      format: `record-${format}`,
      label,
      label_singular: labelSingular,
      folder: `data/${name}/${language}`,
      create: !isTranslation,
      slug: "{{fields.slug}}",
      identifier_field: title,
      // As the site sorts them.
      sortable_fields: [{ field: newestBy ?? "order", default_sort: newestBy ? "desc" : "asc" }, title],
      fields: formOf(name, file).fields,
    };
  });
  const pages = Object.entries<Record<string, DocumentDefinition>>(documents).map(([kind, definitions]) => {
    const files = Object.keys(definitions)
      .map((name) => formOf(name, `data/${kind}/${language}/${name}.yaml`))
      // Some have no texts to translate.
      .filter(({ fields }) => fields.length > 0);
    return { ...inYaml, name: kind, label: toSentenceCase(kind), files };
  });
  const suffix = isTranslation ? `-${language}` : "";
  return [...records, ...pages].map((form) => ({ ...form, name: form.name + suffix, hide: isTranslation }));
}

/** Decap's configuration: a form for every collection, page and setting that the schemas define, and for translations. */
export function createConfiguration(sitePages: readonly Page[]): CmsConfig {
  // What changes most often, apart from the forms that hold the rest of it.
  const ofWeek = ["hours", "phones", "whatsApp"];
  const week = sitePages
    .filter(({ kind }) => kind === "branches")
    .map(({ slug, title, file }) => formOf(slug, file, `${title}: hours and phones`, ofWeek));
  const clinic = `data/settings/${DEFAULT_LANGUAGE}/clinic.yaml`;
  const holidays = formOf("holidays", clinic, "Holidays and other days closed", ["holidays"]);
  const hasRoom = matchMedia("(width >= 50rem)").matches;
  // Decap's types lack custom controls and some of its own options.
  return {
    load_config_file: false,
    locale: "clinic",
    backend: { name: "proxy", proxy_url: "/admin/api" },
    // Pictures have a control of their own, but Decap asks for a folder.
    media_folder: "assets",
    collections: [
      { ...inYaml, name: "this-week", label: "This week", files: [...week, holidays] },
      ...Object.keys(languages).flatMap(formsIn),
    ].map((form) => ({ ...form, editor: { preview: hasRoom && window.name !== BESIDE } })),
  } as unknown as CmsConfig;
}
