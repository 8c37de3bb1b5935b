import type { ReferenceTarget } from "./meta.ts";
import { slugSchema } from "./text.ts";

/** The slug of a record of another collection. */
export function reference(collection: ReferenceTarget) {
  return slugSchema.meta({ reference: collection });
}
