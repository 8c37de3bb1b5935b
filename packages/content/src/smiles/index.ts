import records from "../../dist/en/smiles.json" with { type: "json" };
import { defineCollection } from "../collection/collection.ts";
import type { Slug } from "../collection/slug.ts";
import type { Smile } from "./schema.ts";

export type { Smile } from "./schema.ts";

/** All before/after cases. Both pictures of a case are taken from the same camera. */
export const smiles = defineCollection<Smile, Slug<"smiles">>(records);
