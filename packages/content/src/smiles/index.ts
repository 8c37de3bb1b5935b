import records from "../../dist/en/records/smiles.json" with { type: "json" };
import { defineCollection } from "../collection/collection.ts";
import type { Slug } from "../collection/slug.ts";
import type { Smile } from "./schema.ts";

export type { Smile } from "./schema.ts";

/** All before/after pairs. Both pictures of a pair are taken from the same camera. */
export const smiles = defineCollection<Smile, Slug<"smiles">>(records);
