import { toSentenceCase } from "@clinic/content/records/describe-field";
import { type CollectionDefinition, collections, DEFAULT_LANGUAGE, documents } from "@clinic/content/schemas";
import type { CmsConfig } from "decap-cms-core";
import type { z } from "zod";
import type { Settings } from "../settings.ts";
import { type FormField, formFields } from "./form-field.ts";

/** Decap's configuration: a form for every collection, page and setting that the schemas define. */
export function createConfiguration({ backend, root, local }: Settings): CmsConfig {
  const configuration = {
    load_config_file: false,
    backend,
    // On a git host, a change waits as a draft (a pull request) until someone publishes it.
    publish_mode: local ? "simple" : "editorial_workflow",
    media_folder: `${root}assets`,
    public_folder: "",
    show_preview_links: !local,
    media_processing: { enabled: true, strip_metadata: true },
    slug: { encoding: "ascii", clean_accents: true },
    // Only the server on this machine can render a page.
    editor: { preview: local },
    collections: [
      ...Object.entries(collections).map(([name, definition]) => recordCollection(name, definition, root)),
      ...Object.entries(documents).map(([name, files]) => documentCollection(name, files, root)),
    ],
  };
  // Decap's types lack custom controls and some of its own options.
  return configuration as unknown as CmsConfig;
}

export const formatName = (kind: string) => `record-${kind}`;

function recordCollection(name: string, definition: CollectionDefinition, root: string) {
  const { label, labelSingular, title, format, newestBy } = definition;
  return {
    name,
    label,
    label_singular: labelSingular,
    folder: `${root}data/${name}/${DEFAULT_LANGUAGE}`,
    extension: format,
    format: formatName(name),
    create: true,
    slug: "{{fields.slug}}",
    identifier_field: title,
    summary: `{{${title}}}`,
    sortable_fields: [...new Set([newestBy ?? "order", title])],
    media_folder: `/${root}assets/${name}`,
    public_folder: name,
    fields: lastOf(formFields(definition.schema), ["order", "previously"]),
  };
}

/** Rarely changed fields go to the end of a form. */
function lastOf(fields: FormField[], names: string[]) {
  const seldom = ({ name }: FormField) => names.includes(name);
  return [...fields.filter((field) => !seldom(field)), ...fields.filter(seldom)];
}

function documentCollection(
  name: string,
  files: Record<string, { label: string; schema: z.ZodObject }>,
  root: string,
) {
  return {
    name,
    label: toSentenceCase(name),
    extension: "yaml",
    format: formatName(name),
    files: Object.entries(files).map(([file, { label, schema }]) => ({
      name: file,
      label,
      file: `${root}data/${name}/${DEFAULT_LANGUAGE}/${file}.yaml`,
      fields: formFields(schema),
    })),
  };
}
