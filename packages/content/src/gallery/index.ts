import { defineCollection } from "../lib/collection.ts";
import type { GalleryImage } from "./schema.ts";

export type { GalleryImage } from "./schema.ts";

/** The pictures of the rooms: 15 of Kurla, then 7 of South Mumbai. */
export const galleryImages = defineCollection<GalleryImage>([]);
