/** Collections that a field can refer to. */
export type ReferenceTarget =
  | "articles"
  | "branches"
  | "dentists"
  | "fees"
  | "guides"
  | "smiles"
  | "testimonials"
  | "treatments"
  | "videos";

/** How a field is edited where its type isn't enough to tell. */
export type FieldInput =
  | "address"
  | "date"
  | "film"
  | "line"
  | "markdown"
  | "page"
  | "pdf"
  | "phone"
  | "picture"
  | "search-word"
  | "time"
  | "youtube";

declare module "zod" {
  interface GlobalMeta {
    /** Name of the field in the editor. Defaults to its key in sentence case. */
    label?: string;
    /** Text in a language. A field without it is a fact, which every language shares. */
    translated?: boolean;
    /** The field holds the slug of a record of this collection. */
    reference?: ReferenceTarget;
    input?: FieldInput;
    /** What the pattern requires, to complete "It must be …". */
    form?: string;
    /** Which fields of this group are needed depends on its other answers. */
    dependent?: boolean;
  }
}
