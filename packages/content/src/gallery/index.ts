import records from "../../dist/en/records/gallery.json" with { type: "json" };
import { defineCollection } from "../collection/collection.ts";
import type { GalleryImage } from "./schema.ts";

export type { GalleryImage } from "./schema.ts";

/** The pictures of the rooms, branch by branch. */
export const galleryImages = defineCollection<GalleryImage>(records);
