import { DEFAULT_LANGUAGE } from "@clinic/content/languages";
import { toSentenceCase } from "@clinic/content/records/describe-field";
import {
  type CollectionDefinition,
  collections,
  type DocumentDefinition,
  definitionOf,
  documents,
} from "@clinic/content/schemas";
import type { CmsConfig } from "decap-cms-core";
import type { z } from "zod";
import type { Page } from "../api.ts";
import { formFields } from "./form-field.ts";

/** Decap's configuration: a form for every collection, page and setting that the schemas define. */
export function createConfiguration(sitePages: readonly Page[]): CmsConfig {
  const records = Object.entries<CollectionDefinition>(collections).map(([name, definition]) => {
    const { label, labelSingular, title, newestBy, schema, format = "yaml" } = definition;
    return {
      name,
      extension: format,
      format: `record-${format}`,
      label,
      label_singular: labelSingular,
      folder: `data/${name}/${DEFAULT_LANGUAGE}`,
      create: true,
      slug: "{{fields.slug}}",
      identifier_field: title,
      summary: `{{${title}}}`,
      sortable_fields: [...new Set([newestBy ?? "order", title])],
      fields: formFields(schema),
    };
  });
  /** A form of one file; of some of its fields, if these are named. */
  const form = (name: string, file: string, label = definitionOf(file).label, only?: readonly string[]) => {
    const fields = formFields(definitionOf(file).schema as z.ZodObject);
    return { name, label, file, fields: fields.filter((field) => only?.includes(field.name) ?? true) };
  };
  const single = (name: string, label: string, files: ReturnType<typeof form>[]) => {
    return { name, label, extension: "yaml", format: "record-yaml", files };
  };
  const pages = Object.entries<Record<string, DocumentDefinition>>(documents).map(([name, definitions]) => {
    const files = Object.keys(definitions).map((page) => `data/${name}/${DEFAULT_LANGUAGE}/${page}.yaml`);
    return single(
      name,
      toSentenceCase(name),
      files.map((file) => form(definitionOf(file).name, file)),
    );
  });
  // What changes most often, apart from the forms that hold the rest of it.
  const week = sitePages
    .filter(({ kind }) => kind === "branches")
    .map(({ slug, title, file }) =>
      form(slug, file, `${title}: hours and phones`, ["hours", "phones", "whatsApp"]),
    );
  const clinic = `data/settings/${DEFAULT_LANGUAGE}/clinic.yaml`;
  const holidays = form("holidays", clinic, "Holidays and other days closed", ["holidays"]);
  const configuration = {
    load_config_file: false,
    locale: "clinic",
    backend: { name: "proxy", proxy_url: "/admin/api" },
    // Pictures have a control of their own, but Decap asks for a folder.
    media_folder: "assets",
    show_preview_links: false,
    slug: { encoding: "ascii", clean_accents: true },
    collections: [single("this-week", "This week", [...week, holidays]), ...records, ...pages],
  };
  // Decap's types lack custom controls and some of its own options.
  return configuration as unknown as CmsConfig;
}
