import { DEFAULT_LANGUAGE } from "@clinic/content/languages";
import { toSentenceCase } from "@clinic/content/records/describe-field";
import {
  type CollectionDefinition,
  collections,
  type DocumentDefinition,
  documents,
} from "@clinic/content/schemas";
import type { CmsConfig } from "decap-cms-core";
import type { z } from "zod";
import type { Page } from "../api.ts";
import { definitionOf, extensionOf } from "../record-file.ts";
import { formFields } from "./form-field.ts";

/** Decap's configuration: a form for every collection, page and setting that the schemas define. */
export function createConfiguration(sitePages: readonly Page[]): CmsConfig {
  const shared = (name: string) => {
    const extension = extensionOf(name);
    return { name, extension, format: `record-${extension}` };
  };
  const records = Object.entries<CollectionDefinition>(collections).map(([name, definition]) => {
    const { label, labelSingular, title, newestBy, schema } = definition;
    return {
      ...shared(name),
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
  const pages = Object.entries<Record<string, DocumentDefinition>>(documents).map(([name, definitions]) => ({
    ...shared(name),
    label: toSentenceCase(name),
    files: Object.entries(definitions).map(([page, { label, schema }]) => {
      const file = `data/${name}/${DEFAULT_LANGUAGE}/${page}.yaml`;
      return { name: page, label, file, fields: formFields(schema) };
    }),
  }));
  const part = (name: string, label: string, path: string, names: readonly string[]) => {
    const file = `data/${path}.yaml`;
    const fields = formFields(definitionOf(file).schema as z.ZodObject);
    return { name, label, file, fields: fields.filter((field) => names.includes(field.name)) };
  };
  const branches = sitePages.filter(({ kind }) => kind === "branches");
  // What changes most often, apart from the forms that hold the rest of it.
  const thisWeek = {
    ...shared("this-week"),
    label: "This week",
    files: [
      ...branches.map(({ slug = "", title }) =>
        part(slug, `${title}: hours and phones`, `branches/${DEFAULT_LANGUAGE}/${slug}`, [
          "hours",
          "phones",
          "whatsApp",
        ]),
      ),
      part("holidays", "Holidays and other days closed", `settings/${DEFAULT_LANGUAGE}/clinic`, ["holidays"]),
    ],
  };
  const configuration = {
    load_config_file: false,
    locale: "clinic",
    backend: { name: "proxy", proxy_url: "/admin/api" },
    // Pictures have a control of their own, but Decap asks for a folder.
    media_folder: "assets",
    show_preview_links: false,
    slug: { encoding: "ascii", clean_accents: true },
    collections: [thisWeek, ...records, ...pages],
  };
  // Decap's types lack custom controls and some of its own options.
  return configuration as unknown as CmsConfig;
}
