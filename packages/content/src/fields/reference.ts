import type { z } from "zod";
import type { Slug } from "../collection/slug.ts";
import type { ReferenceTarget } from "./meta.ts";
import { slugSchema } from "./text.ts";

/** The slug of a record of another collection. The check ensures that there is one. */
export function reference<Name extends ReferenceTarget>(collection: Name) {
  return slugSchema.meta({ reference: collection, label: undefined }) as unknown as z.ZodType<Slug<Name>>;
}
